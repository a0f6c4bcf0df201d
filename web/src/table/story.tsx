// The story: what others did since your last turn, one row per turn, newest last. The arrows show the table as it was.
import { isValidElement, type ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import arrow from 'icon:tabler/arrow-narrow-right';
import history from 'icon:tabler/history';
import left from 'icon:tabler/chevron-left';
import right from 'icon:tabler/chevron-right';
import up from 'icon:tabler/chevron-up';
import { seatsIn, sinceYours, type Turn } from '../state/story';
import type { TableState } from '../state/table';
import type { Drawing } from '../ui/drawing';
import { Icon } from '../ui/icon';
import { SeatBadge } from '../ui/seat_badge';
import type { Book, TableInfo, View } from '../wire/types';
import { fill, gameWords, words } from '../words/words';
import { boardOf, type StoryRow, type Told } from './board';
import { drawn } from './open';
import { tellsMost } from './telling';
import { Line, seatName } from './speech';

/** What a board is told about a turn. */
export function toldOf(book: Book, seat: number | null, news: Turn['news']): Told {
    const named = new Set(news.flatMap((n) => seatsIn(book, n)));
    if (seat !== null) named.delete(seat);
    return { seat, news, to: [...named] };
}

/** The game's row for a turn, or the line that tells most; null: nothing worth a row. */
export function rowOf(book: Book, view: View, info: TableInfo | null, turn: Turn): StoryRow | null {
    const told = toldOf(book, turn.seat, turn.news);
    const own = boardOf(book.game).story;
    if (own) return own(book, view, told, info);
    const line = tellsMost(book, told);
    const you = line && view.seat !== null && seatsIn(book, line).includes(view.seat);
    return line ? { words: <Line book={book} info={info} news={line} rest />, you: !!you } : null;
}

const isDrawing = (sign: unknown): sign is Drawing =>
    typeof sign === 'object' && sign !== null && !isValidElement(sign) && 'body' in sign;

function SignOf({ sign }: { sign: StoryRow['sign'] }) {
    if (!sign) return null;
    return (
        <span class="story-sign">{isDrawing(sign) ? <Icon of={sign} size={17} /> : (sign as ComponentChildren)}</span>
    );
}

/** The last line of a turn. */
const endOf = (turn: Turn): number => turn.places.at(-1) ?? 0;

interface Entry {
    turn: Turn;
    row: StoryRow;
    you: boolean;
}

export function useStory(table: TableState): Entry[] {
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value,
        log = table.told.value,
        spoken = book && gameWords(book.game); // another language tells it anew
    return useMemo(() => {
        if (!book || !view) return [];
        return sinceYours(book, log, view.seat).flatMap((turn) => {
            const row = rowOf(book, view, info, turn);
            if (!row) return [];
            const named = turn.news.some((n) =>
                seatsIn(book, n)
                    .slice(1)
                    .includes(view.seat ?? -1),
            );
            return [{ turn, row, you: row.you ?? named }];
        });
    }, [book, view, info, log, spoken, words.value]);
}

function Row({ table, entry, now }: { table: TableState; entry: Entry; now: boolean }) {
    const { turn, row, you } = entry;
    const info = table.info.value;
    return (
        <li>
            <button
                type="button"
                class={`story-row${you ? ' story-you' : ''}${now ? ' story-now' : ''}`}
                aria-current={now || undefined}
                disabled={!table.canLook(endOf(turn))}
                onClick={() => table.look(now ? null : endOf(turn))}
            >
                {turn.seat !== null && <SeatBadge seat={turn.seat} size={19} label={seatName(info, turn.seat)} />}
                <SignOf sign={row.sign} />
                {row.to !== undefined && (
                    <>
                        <Icon of={arrow} size={15} class="story-arrow" />
                        <SeatBadge seat={row.to} size={19} label={seatName(info, row.to)} />
                    </>
                )}
                <span class="story-words">{row.words}</span>
            </button>
        </li>
    );
}

/** A list that shows the row looked at, else the newest one, which is its last. */
function useShown(at: number, rows: number) {
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => {
        const e = list.current,
            row = e?.querySelector('[aria-current]');
        if (!e) return;
        if (row) row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        else e.scrollTop = e.scrollHeight;
    }, [at, rows]);
    return list;
}

export function Story({ table }: { table: TableState }) {
    const w = words.value.story,
        all = useStory(table);
    const looking = table.looking.value;
    const title = table.recap.value.length ? w.away : table.info.value?.you === null ? w.lately : w.since;
    const stops = table.stops(all.map((e) => endOf(e.turn)));
    const at = looking === null ? stops.length : stops.findIndex((line) => table.isLookedAt(line));
    const list = useShown(at, all.length);
    const step = (by: number) => table.look(stops[at + by] ?? null);
    return (
        <aside class={`story${looking ? ' is-looking' : ''}`} aria-label={title}>
            <header class="story-head">
                <Icon of={history} size={15} />
                <h2>{title}</h2>
                <b>{all.length > 1 ? fill(w.turns, { n: all.length }) : ''}</b>
                <span class="ui-grow" />
                {looking && (
                    <button type="button" class="story-live" onClick={() => table.look(null)}>
                        {w.now}
                    </button>
                )}
                <button
                    type="button"
                    class="story-step"
                    data-step="back"
                    aria-label={w.back}
                    disabled={at <= 0}
                    onClick={() => step(-1)}
                >
                    <Icon of={left} size={16} />
                </button>
                <button
                    type="button"
                    class="story-step"
                    data-step="on"
                    aria-label={w.on}
                    disabled={looking === null}
                    onClick={() => step(1)}
                >
                    <Icon of={right} size={16} />
                </button>
            </header>
            {all.length === 0 && <p class="story-none">{w.none}</p>}
            <ol class="story-rows" ref={list}>
                {all.map((e) => (
                    <Row key={e.turn.places[0]} table={table} entry={e} now={table.isLookedAt(endOf(e.turn))} />
                ))}
            </ol>
            <button
                type="button"
                class="story-more"
                aria-label={words.value.rail.log}
                onClick={() => (drawn.value = 'log')}
            >
                {all.length > 1 && fill(w.turns, { n: all.length })} <Icon of={up} size={16} />
            </button>
        </aside>
    );
}
