// Somebody came by a code: the server knows the link while the table waits for players.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { placed } from '../wire/base';
import { Loading } from './loading';
import { Oops, troubleOf, type Trouble } from './oops';
import { TablePage } from './table';

export function ByCode({ code }: { code: string }) {
    const [mine, setMine] = useState(false);
    const [why, setWhy] = useState<Trouble | null>(null);
    useEffect(() => {
        // A table from before there were links has its code for one; it opens to those who sit there.
        api.table(code).then(
            () => setMine(true),
            () =>
                api.linkOf(code).then(
                    ({ link }) => location.replace(placed(`/t/${link}`)),
                    (e: Error) => setWhy(troubleOf(e)),
                ),
        );
    }, [code]);
    if (mine) return <TablePage link={code} />;
    if (why) return <Oops kind={why} code={code.toUpperCase()} />;
    return <Loading />;
}
