// Somebody came by a code: the server knows the link while the table waits for players.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { words } from '../words/words';
import { TablePage } from './table';

export function ByCode({ code }: { code: string }) {
    const [mine, setMine] = useState(false);
    const [why, setWhy] = useState('');
    useEffect(() => {
        // A table from before there were links has its code for one; it opens to those who sit there.
        api.table(code).then(
            () => setMine(true),
            () =>
                api.linkOf(code).then(
                    ({ link }) => location.replace(`/t/${link}`),
                    (e: Error) => setWhy(e.message),
                ),
        );
    }, [code]);
    if (mine) return <TablePage link={code} />;
    return (
        <main class="page">
            <p class={why ? '' : 'soft'}>
                {why || words.value.loading} {why && <a href="/">{words.value.toLobby}</a>}
            </p>
        </main>
    );
}
