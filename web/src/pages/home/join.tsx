// By the code that somebody read to you, or by a whole link; without a server there are no such tables.
import { useState } from 'preact/hooks';
import { mySeats } from '../../state/settings';
import { api } from '../../wire/api';
import { go } from '../../wire/go';
import { house } from '../../wire/house';
import { readLink } from '../../wire/link';
import { serverText, words } from '../../words/words';

export function Join({ first = '' }: { first?: string }) {
    const w = words.value.pages;
    const [said, setSaid] = useState(first);
    const [why, setWhy] = useState('');
    const join = (e: Event) => {
        e.preventDefault();
        const table = readLink(said);
        if (!table) {
            setWhy(said.trim() ? w.noCode : w.noCodeYet);
            return;
        }
        const known =
            'link' in table ? table.link : 'code' in table && mySeats().find((s) => s.link === table.code)?.link;
        const pass = 'pass' in table && table.pass ? `#${table.pass}` : '';
        if (known) go(`/t/${known}${pass}`);
        else if (!('link' in table))
            api.linkOf('code' in table ? table.code : table.pass).then(
                ({ link }) => {
                    go(`/t/${link}${pass}`);
                },
                (error: Error) => setWhy(error.message),
            );
    };
    if (house.alone) return null;
    return (
        <form class="home-join" onSubmit={join}>
            <span class="home-join-field">
                <input
                    value={said}
                    maxLength={300}
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck={false}
                    placeholder={w.tableCode}
                    aria-label={w.codeOrLink}
                    aria-invalid={why ? true : undefined}
                    onInput={(e) => {
                        setSaid(e.currentTarget.value);
                        setWhy('');
                    }}
                />
                <button type="submit">{w.join}</button>
            </span>
            {why && (
                <p class="shell-refusal home-join-why" role="alert">
                    {serverText(why)}
                </p>
            )}
        </form>
    );
}
