// Time ran out and the table has answered: the person is told what was done for them.
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { actorOf, isOfTable } from '../state/story';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import type { News } from '../wire/types';
import { filled, words } from '../words/words';
import { Line, listed } from './speech';

const MOST = 1; // lines that are told

/** The newest step, and what was said of the table itself just before it. */
function lately(log: readonly News[], fresh: readonly News[]): readonly News[] {
    let from = log.length - fresh.length;
    while (from > 0 && isOfTable(log[from - 1]!)) from--;
    return log.slice(from);
}

/** What the table did for this seat when its time had run out; null: nothing new. */
function doneFor(table: TableState, fresh: readonly News[]): News[] | null {
    const book = table.book.peek(),
        you = table.view.peek()?.seat ?? null,
        news = fresh.length ? lately(table.told.peek(), fresh) : [];
    const at = news.findIndex((n) => isOfTable(n) && n.kind === 'out' && n.pub[0] === you);
    if (!book || at < 0 || table.info.peek()?.out !== 'skip') return null;
    return news
        .slice(at)
        .filter((n) => !isOfTable(n) && actorOf(book, n) === you)
        .slice(0, MOST);
}

export function OutNotice({ table }: { table: TableState }) {
    const [done, setDone] = useState<News[] | null>(null);
    const book = table.book.value,
        info = table.info.value,
        answers = table.answers.value;
    useEffect(
        () =>
            effect(() => {
                const now = doneFor(table, table.fresh.value);
                if (now) setDone(now);
            }),
        [table],
    );
    useEffect(() => setDone(null), [answers]); // whoever answers goes on
    if (!book || !done || table.view.value?.over) return null;
    const w = words.value.clock;
    const lines = done.map((news) => <Line book={book} info={info} news={news} />);
    return (
        <div class="hint out-notice" role="status">
            <p>{lines.length ? filled(w.outDone, { what: listed(lines) }) : w.outYours}</p>
            <Button size="small" onClick={() => setDone(null)}>
                {words.value.rail.gotIt}
            </Button>
        </div>
    );
}
