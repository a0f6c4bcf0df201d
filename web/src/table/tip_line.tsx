// What is said the first time it matters. It stands where the story does, so that the board keeps its room, and goes
// with the next answer. A phone shows its beginning; a tap opens it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import bulb from 'icon:tabler/bulb';
import up from 'icon:tabler/chevron-up';
import { helpOf, loadHelp } from '../state/help';
import { turnsOf } from '../state/story';
import type { TableState } from '../state/table';
import { FirstTimes, tipsOn, type Tip } from '../state/tips';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Book, Help } from '../wire/types';
import { language, words } from '../words/words';
import { Glossed } from './glossed';
import { tipsNow } from './now';
import { RuleId } from './rules';
import './tip_line.css';

/** What is said, and after how many answers of this seat it was; no tip: what a first game is. */
interface Said {
    tip: Tip | null;
    after: number;
}

function useTip(table: TableState, book: Book, help: Help | null): [Said | null, (s: Said | null) => void] {
    const times = useMemo(() => new FirstTimes(table.link, book.game), [table, book.game]);
    const [said, setSaid] = useState<Said | null>(null);
    const view = table.view.value,
        after = table.answers.value,
        asked = table.asked.value && !table.looking.value;
    useEffect(() => {
        if (said && said.after !== after) setSaid(null);
        if (!help || !view || !asked || said?.after === after) return;
        if (table.info.value?.seed && times.greets()) {
            setSaid({ tip: null, after });
            return;
        }
        const tip = times.next(tipsNow(help, book, view, table.told.value), turnsOf(book, table.told.value).length);
        if (tip) setSaid({ tip, after });
    }, [help, view, asked, after]);
    return [said?.after === after ? said : null, setSaid];
}

function Line({ table, book }: { table: TableState; book: Book }) {
    const help = helpOf(book.game),
        w = words.value.now;
    useEffect(() => {
        loadHelp(book.game).catch(() => undefined); // without it there are no tips
    }, [book.game]);
    const [said, setSaid] = useTip(table, book, help);
    const [whole, setWhole] = useState<Tip | 'first' | null>(null); // the one that is open
    if (!said || !help || table.looking.value) return null;
    const open = whole === (said.tip ?? 'first');
    return (
        <section
            class={`tip-line${open ? ' is-open' : ''}`}
            role="status"
            data-tip={said.tip?.id ?? 'first-game'}
            aria-label={w.tips}
        >
            <Icon of={bulb} size={18} />
            <b class="tip-head">{w.tips}</b>
            <p>
                <Glossed text={said.tip ? said.tip[language.value] : w.firstGame} help={help} />{' '}
                {said.tip?.rules.split(' ').map((id) => (
                    <RuleId key={id} id={id} />
                ))}
            </p>
            {!open && (
                <button
                    type="button"
                    class="tip-open"
                    aria-label={w.whole}
                    aria-expanded={false}
                    onClick={() => setWhole(said.tip ?? 'first')}
                >
                    <Icon of={up} size={16} />
                </button>
            )}
            <Button size="small" onClick={() => setSaid({ ...said, after: -1 })}>
                {w.gotIt}
            </Button>
        </section>
    );
}

export function TipLine({ table }: { table: TableState }) {
    const book = table.book.value,
        view = table.view.value;
    if (!book || !view || view.seat === null || view.over || !tipsOn()) return null;
    return <Line table={table} book={book} />;
}
