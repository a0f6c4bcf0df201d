// The seats in the order of play, you first: who sits there, whose turn it is, what is in front of them.
import chevron from 'icon:tabler/chevron-right';
import plays from 'icon:tabler/player-play-filled';
import robot from 'icon:tabler/robot';
import { useScene } from '../state/context';
import { Icon } from '../ui/icon';
import { SeatBadge } from '../ui/seat_badge';
import { Tag, type Tone } from '../ui/tag';
import type { TableInfo, View } from '../wire/types';
import { fill, words } from '../words/words';
import { boardOf } from './board';
import { clockText, isShort, useClock } from './clock';
import { useEnds } from './ends';
import { seatName } from './speech';
import { useThing } from './thing';

const SEAT = 1;

/** In the order of play, the reader first. */
export const inOrder = (seats: number, you: number | null): number[] =>
    Array.from({ length: seats }, (_, i) => ((you ?? 0) + i) % seats);

/** The seat that plays after this one, where one seat plays at a time. */
export const nextOf = (seats: number, asked: readonly number[]): number | null =>
    asked.length === 1 ? ((asked[0] ?? 0) + 1) % seats : null;

interface Said {
    tone: Tone;
    text: string;
}

/** What the table says about a seat now: it wins over the game's own tag. */
function stateOf(view: View, info: TableInfo | null, seat: number, hit: boolean): Said | null {
    const w = words.value.signs,
        s = info?.seats[seat];
    if (view.over) return view.result?.winners.includes(seat) ? { tone: 'good', text: w.winner } : null;
    if (s?.substitute)
        return { tone: 'plain', text: fill(w.bot, { level: words.value.levels[s.substitute] ?? s.substitute }) };
    if (s?.late) return { tone: 'danger', text: w.late };
    if (s?.person && !s.here) return { tone: 'danger', text: w.away };
    const you = seat === view.seat;
    if (you && hit) return { tone: 'danger', text: w.aimed };
    if (view.asked.includes(seat)) return { tone: 'ask', text: you ? w.yourTurn : w.playing };
    if (view.may.includes(seat) && you) return { tone: 'may', text: w.may };
    return null;
}

function SeatTag({ seat, hit }: { seat: number; hit: boolean }) {
    const { book, view, info } = useScene();
    const left = useClock(info, seat);
    const said = stateOf(view, info, seat, hit);
    const Own = boardOf(book.game).SeatTag;
    if (!said) return Own ? <Own seat={seat} /> : null;
    const asked = view.asked.includes(seat) && !info?.seats[seat]?.late;
    const short = asked && info && left !== null && isShort(info, left);
    return (
        <Tag tone={short ? 'danger' : said.tone}>
            {asked && <Icon of={plays} size={12} class="seat-tag-sign" />}
            <span class="seat-tag-word">{said.text}</span>
            {asked && left !== null && <span class="seat-clock"> {clockText(left)}</span>}
        </Tag>
    );
}

function Seat({ seat, hit, last }: { seat: number; hit: boolean; last: boolean }) {
    const { book, view, info, changed } = useScene();
    const board = boardOf(book.game),
        s = info?.seats[seat],
        you = seat === view.seat,
        asked = view.asked.includes(seat);
    const says = board.seatSays?.(book, view, seat);
    const said = stateOf(view, info, seat, hit)?.text;
    const name = [you ? words.value.you : seatName(info, seat), said, says].filter(Boolean).join(', ');
    const { t, props } = useThing({ noun: SEAT, value: seat }, name);
    const cls = [
        'seat thing',
        you ? 'seat-you' : '',
        asked ? (you && hit ? 'seat-hit' : 'seat-turn') : '',
        changed.has(seat) ? 'seat-changed' : '',
    ];
    return (
        <div class={cls.filter(Boolean).join(' ')} title={t.note ?? says} {...props}>
            <span class="seat-face">{board.SeatFace ? <board.SeatFace seat={seat} /> : <SeatBadge seat={seat} />}</span>
            <span class="seat-words">
                <span class="seat-name">
                    {board.SeatFace && <SeatBadge seat={seat} size={17} />}
                    <b>{you ? words.value.you : seatName(info, seat)}</b>
                    {s && !s.person && <Icon of={robot} size={14} class="seat-robot" />}
                </span>
                <span class="seat-mark">{board.SeatMark && <board.SeatMark seat={seat} />}</span>
            </span>
            <span class="seat-tag">
                <SeatTag seat={seat} hit={hit} />
            </span>
            {!last && <Icon of={chevron} size={13} class="seat-chevron" />}
        </div>
    );
}

export function SeatsRow({ hit }: { hit: boolean }) {
    const { book, view } = useScene();
    const { ref, more } = useEnds<HTMLElement>();
    const seats = inOrder(book.seats, view.seat),
        Rest = boardOf(book.game).SeatsRest;
    return (
        <nav
            class="seats"
            ref={ref}
            data-more={more || undefined}
            tabIndex={more ? 0 : undefined}
            data-many={book.seats > 6 ? '' : undefined}
            data-full={book.seats > 4 ? '' : undefined}
            aria-label={words.value.rail.seats}
        >
            {seats.map((s, i) => (
                <Seat key={s} seat={s} hit={hit} last={i === seats.length - 1} />
            ))}
            {Rest && <Rest />}
        </nav>
    );
}
