// What matters now, log, chat and rules in one drawer over the board and never over the dock; on a phone a sheet.
import { useEffect, useRef, useState } from 'preact/hooks';
import chatIcon from 'icon:tabler/message-circle';
import bookIcon from 'icon:tabler/book-2';
import logIcon from 'icon:tabler/list-details';
import nowIcon from 'icon:tabler/bulb';
import { chaptersOf, isOfTable, seatsIn, undoneIn, type Turn } from '../state/story';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Drawer } from '../ui/drawer';
import { Segmented, Tabs } from '../ui/segmented';
import type { Book, News, TableInfo } from '../wire/types';
import { fill, hintText, winsSaid, words } from '../words/words';
import { ChatPanel } from './chat';
import { NowPanel } from './now';
import { drawn, type DrawerTab } from './open';
import { RuleId, RulesPanel, ruleToRead } from './rules';
import { labelText, Line, seatName } from './speech';
import { isPlay } from './telling';

type Filter = 'all' | 'me' | 'plays';

function titleOf(info: TableInfo | null, you: number | null, t: Turn): string {
    const w = words.value.rail;
    if (!t.head) return w.before;
    const name = t.seat === null ? '' : t.seat === you ? words.value.youThere : seatName(info, t.seat);
    if (t.number !== null) return fill(w.turnOf, { n: t.number, who: name });
    return '';
}

interface LineProps {
    book: Book;
    info: TableInfo | null;
    news: News;
    gone: boolean;
}

function LogLine({ book, info, news, gone }: LineProps) {
    return (
        <li class={`log-line${gone ? ' log-undone' : ''}`}>
            <span class="log-text">
                <Line book={book} info={info} news={news} />
                {gone && (
                    <>
                        {' '}
                        <em class="log-mark">{words.value.rail.undone}</em>
                    </>
                )}
            </span>{' '}
            <RuleId id={news.rule} />
        </li>
    );
}

/** Which lines of a chapter the filter lets through. */
function kept(book: Book, you: number | null, filter: Filter, t: Turn): { news: News; place: number }[] {
    return t.news
        .map((news, i) => ({ news, place: t.places[i]! }))
        .filter(
            ({ news }) =>
                filter === 'all' ||
                isOfTable(news) ||
                (filter === 'plays' ? isPlay(book, news) : you !== null && seatsIn(book, news).includes(you)),
        );
}

function Chapters({ table, book, filter }: { table: TableState; book: Book; filter: Filter }) {
    const log = table.told.value,
        info = table.info.value,
        you = info?.you ?? null;
    const gone = undoneIn(log);
    const chapters = chaptersOf(book, log)
        .map((turn) => ({ turn, lines: kept(book, you, filter, turn) }))
        .filter(({ turn, lines }) => lines.length || (filter === 'all' && turn.head));
    const looked = ({ turn }: { turn: Turn }) => turn.places.some((line) => table.isLookedAt(line));
    // where a chapter is a whole phase, one looks at a line in the middle of it
    const ended = chapters.find(({ turn }) => table.isLookedAt(turn.places.at(-1) ?? -1)),
        shown = ended ?? chapters.filter(looked).at(-1),
        here = useRef<HTMLElement>(null);
    useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [shown?.turn.places[0]]);
    return (
        <>
            {chapters.reverse().map(({ turn, lines }) => (
                <section
                    class={`log-turn${turn === shown?.turn ? ' log-now' : ''}`}
                    aria-current={turn === shown?.turn || undefined}
                    ref={turn === shown?.turn ? here : undefined}
                    key={`${turn.head?.at ?? 0} ${turn.places[0] ?? turn.at}`}
                >
                    <h3>
                        {titleOf(info, you, turn) || (turn.head && <Line book={book} info={info} news={turn.head} />)}
                    </h3>
                    <ol>
                        {lines.map(({ news, place }) => (
                            <LogLine key={place} book={book} info={info} news={news} gone={gone.has(place)} />
                        ))}
                    </ol>
                </section>
            ))}
        </>
    );
}

export function Log({ table }: { table: TableState }) {
    const w = words.value.rail,
        book = table.book.value;
    const [filter, setFilter] = useState<Filter>('all');
    if (!book) return null;
    const options: { value: Filter; text: string }[] = [
        { value: 'all', text: w.all },
        { value: 'me', text: w.aboutMe },
        { value: 'plays', text: w.playsOnly },
    ];
    return (
        <div class="log-page">
            <Segmented name={w.filter} value={filter} options={options} change={setFilter} />
            <div class="log" role="log" tabIndex={0} aria-label={w.log}>
                <Chapters table={table} book={book} filter={filter} />
            </div>
        </div>
    );
}

/** One drawer with four pages. */
export function TableDrawer({ table }: { table: TableState }) {
    const w = words.value.rail,
        book = table.book.value,
        open = drawn.value;
    const reading = ruleToRead.value;
    useEffect(() => {
        if (reading) drawn.value = 'rules';
    }, [reading]);
    if (!book || !open || open === 'settings') return null;
    const unread = table.unread.value;
    const pages: { value: DrawerTab; text: string; icon: typeof logIcon }[] = [
        { value: 'now', text: w.now, icon: nowIcon },
        { value: 'log', text: w.log, icon: logIcon },
        { value: 'chat', text: unread ? `${w.chat} ${unread}` : w.chat, icon: chatIcon },
        { value: 'rules', text: w.rules, icon: bookIcon },
    ];
    return (
        <Drawer
            open
            title={w[open]}
            head={<Tabs name={w.log} value={open} options={pages} change={(tab) => (drawn.value = tab)} />}
            closeLabel={w.close}
            close={() => (drawn.value = null)}
        >
            {open === 'now' && <NowPanel table={table} />}
            {open === 'log' && <Log table={table} />}
            {open === 'chat' && <ChatPanel table={table} />}
            {open === 'rules' && <RulesPanel book={book} />}
        </Drawer>
    );
}

/** What the expert would do, until the question changes or it is put away. */
export function HintBubble({ table }: { table: TableState }) {
    const hint = table.hint.value,
        book = table.book.value,
        w = words.value.rail;
    if (!hint || !book) return null;
    return (
        <div class="hint" role="status">
            <p>
                {hint.a
                    ? fill(`${w.hintSays}.`, { label: labelText(book, table.info.value, hint.a) })
                    : `${w.hintSilence}.`}{' '}
                {winsSaid(hint.chance)}. {hint.reason && hintText(book.game, hint.reason)}
            </p>
            <Button size="small" onClick={() => (table.hint.value = null)}>
                {w.gotIt}
            </Button>
        </div>
    );
}
