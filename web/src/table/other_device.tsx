// The same seat on another device.
import { useState } from 'preact/hooks';
import { rememberSeat } from '../state/settings';
import { api } from '../wire/api';
import { serverText, words } from '../words/words';

/** A second device enters the code that the first one shows. */
export function BringCode({ link, title }: { link: string; title: string }) {
    const w = words.value.gather;
    const [code, setCode] = useState('');
    const [why, setWhy] = useState('');
    const bring = (e: Event) => {
        e.preventDefault();
        api.post<{ seat: number }>(api.at(link, '/seats'), { word: code.trim() }).then(
            (r) => {
                rememberSeat(link, title, r.seat);
                location.reload();
            },
            (error: Error) => setWhy(error.message),
        );
    };
    return (
        <details>
            <summary class="ui-small">{w.haveCode}</summary>
            <form class="chat-form" onSubmit={bring}>
                <label class="ui-grow">
                    <span class="ui-unseen">{w.haveCode}</span>
                    <input class="ui-field" value={code} required onInput={(e) => setCode(e.currentTarget.value)} />
                </label>
                <button class="ui-button is-plain is-medium" type="submit">
                    {words.value.lobby.sitDown}
                </button>
            </form>
            {why && (
                <p class="refusal" role="alert">
                    {serverText(why)}
                </p>
            )}
        </details>
    );
}
