// Two live regions: one for what you are asked, one for what others did, one message per turn and at most one in two
// seconds.
import { useEffect, useRef, useState } from 'preact/hooks';
import { turnsOf } from '../state/story';
import type { TableState } from '../state/table';
import { words } from '../words/words';
import { toldOf } from './story';
import { lineText, promptText } from './speech';
import { tellsMost } from './telling';

const PAUSE = 2000;

export function Ear({ table }: { table: TableState }) {
    const book = table.book.value,
        view = table.view.value,
        log = table.told.value;
    const heard = useRef(-1);
    const [polite, setPolite] = useState('');
    useEffect(() => {
        if (!book) return undefined;
        const turns = turnsOf(book, log);
        const last = turns.at(-1)?.places.at(-1) ?? -1;
        if (heard.current < 0) heard.current = last; // what was there when the page came is no news
        if (last <= heard.current) return undefined;
        const timer = window.setTimeout(() => {
            const fresh = turns.filter((t) => (t.places.at(-1) ?? -1) > heard.current);
            heard.current = last;
            const lines = fresh.flatMap((t) => {
                const line = tellsMost(book, toldOf(book, t.seat, t.news));
                return line && line.priv === null ? [lineText(book, table.info.value, line)] : []; // no secrets
            });
            setPolite(lines.slice(-3).join('. '));
        }, PAUSE);
        return () => window.clearTimeout(timer);
    }, [log, book]);
    const ask =
        book && view && table.asked.value ? `${words.value.signs.yourTurn}. ${promptText(book, view.prompt)}` : '';
    return (
        <div class="ui-unseen">
            <div aria-live="assertive">{ask}</div>
            <div aria-live="polite">{polite}</div>
        </div>
    );
}
