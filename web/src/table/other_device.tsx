// The same seat on another device.
import { useState } from 'preact/hooks';
import { rememberSeat } from '../state/settings';
import { api } from '../wire/api';
import { words } from '../words/words';

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
            <summary class="soft small">{w.haveCode}</summary>
            <form class="chat-form" onSubmit={bring}>
                <label class="grow">
                    <span class="for-ear">{w.haveCode}</span>
                    <input value={code} required onInput={(e) => setCode(e.currentTarget.value)} />
                </label>
                <button class="button" type="submit">
                    {words.value.lobby.sitDown}
                </button>
            </form>
            {why && (
                <p class="refusal" role="alert">
                    {why}
                </p>
            )}
        </details>
    );
}
