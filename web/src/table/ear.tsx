// Two live regions: one for what you are asked, one for the log, at most one sentence in two seconds.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../state/table';
import { words } from '../words/words';
import { lineText, promptText } from './speech';

const PAUSE = 2000;

export function Ear({ table }: { table: TableState }) {
    const book = table.book.value,
        view = table.view.value,
        log = table.log.value;
    const heard = useRef(0);
    const [polite, setPolite] = useState('');
    useEffect(() => {
        if (!book || heard.current >= log.length) return;
        if (heard.current === 0) {
            heard.current = log.length;
            return;
        }
        const timer = window.setTimeout(() => {
            const lines = log.slice(heard.current).filter((n) => n.priv === null); // never one's own secrets
            heard.current = log.length;
            setPolite(
                lines
                    .slice(-2)
                    .map((n) => lineText(book, table.info.value, n))
                    .join('. '),
            );
        }, PAUSE);
        return () => window.clearTimeout(timer);
    }, [log.length, book]);
    const ask =
        book && view && table.asked.value
            ? `${words.value.signs.yourTurn}. ${promptText(book, table.info.value, view)}`
            : '';
    return (
        <div class="for-ear">
            <div aria-live="assertive">{ask}</div>
            <div aria-live="polite">{polite}</div>
        </div>
    );
}
