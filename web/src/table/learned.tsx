// What only you have learned, large for a moment: a Role, a card, DNA. It covers nothing that can be answered, and
// stays until you go on; afterwards the seat says it.
import eye from 'icon:tabler/eye';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { News } from '../wire/types';
import { words } from '../words/words';
import { boardOf } from './board';
import { Line } from './speech';

const STAYS = 7000;

/** The line, and how often the person had answered by then. */
interface Seen {
    news: News;
    answers: number;
}

/** The last line of the newest step that told this seat alone what it looked at. */
function useLearned(table: TableState): [Seen | null, () => void] {
    const [seen, setSeen] = useState<Seen | null>(null);
    useEffect(
        () =>
            effect(() => {
                const fresh = table.fresh.value,
                    book = table.book.peek(),
                    kinds = (book && boardOf(book.game).learned?.kinds) ?? [],
                    you = table.view.peek()?.seat;
                const found = fresh.filter((n) => n.priv && n.pub[0] === you && kinds.includes(n.kind)).at(-1);
                const own = table.sending.peek() ? 1 : 0; // the answer that led to it may not be counted yet
                if (found) setSeen({ news: found, answers: table.answers.peek() + own });
            }),
        [table],
    );
    useEffect(() => {
        if (!seen) return undefined;
        const timer = window.setTimeout(() => setSeen(null), STAYS);
        return () => window.clearTimeout(timer);
    }, [seen]);
    return [seen, () => setSeen(null)];
}

export function Learned({ table }: { table: TableState }) {
    const [seen, done] = useLearned(table);
    const book = table.book.value,
        info = table.info.value,
        answers = table.answers.value,
        picked = !table.sending.value && table.choice.value.picks.length > 0;
    useEffect(() => {
        if (seen && (picked || answers > seen.answers)) done(); // whoever goes on has seen it
    }, [picked, answers]);
    const news = seen?.news,
        of = book && news ? boardOf(book.game).learned : undefined;
    if (!book || !news || !of || table.looking.value || table.hidden.value) return null;
    const w = words.value.rail;
    return (
        <div class="show night learned" role="status">
            <div class="show-picture">{of.picture(book, news)}</div>
            <div class="show-words">
                <p class="show-says">
                    <Line book={book} info={info} news={news} />
                </p>
                <p class="show-text">
                    <Icon of={eye} size={18} /> {w.onlyYou}
                </p>
                <span class="show-buttons">
                    <Button onClick={done}>{w.gotIt}</Button>
                </span>
            </div>
        </div>
    );
}
