// The timeline of a replay: lines of progress over the turns, one sign for what was played in each, a mark where we
// are. It takes its width from the screen; where a turn has no room for a sign it is a small bar. A tap or a drag
// seeks.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Book, TableInfo } from '../wire/types';
import { fill, words } from '../words/words';
import { curvesOf, dashes, type Curve, type Reel } from './curves';
import { IconMark } from './icon';
import { played, type Said } from './played';
import { labelText, seatName } from './speech';

const LINES = 58, // height of the lines
    CELL = 34, // and of the row of signs
    NUMBERS = 18,
    SIGN = 10; // below it a turn is too narrow for its sign

export interface Turn {
    from: number;
    to: number;
    said: ReturnType<typeof played>;
}

const saidOf = ([seat, verb, a, b, c]: Reel['answers'][number]): Said => ({ seat, a: [verb, a, b, c] });

/** The turns of a match: where they begin and end, and what was played. */
export function turnsOf(book: Book, reel: Reel): Turn[] {
    return reel.turns.map((from, i) => {
        const to = reel.turns[i + 1] ?? reel.n;
        return { from, to, said: played(book, reel.answers.slice(from, to).map(saidOf)) };
    });
}

/** The turn that is going on after so many answers. */
export function turnAt(turns: readonly Turn[], at: number): number {
    let i = turns.length - 1;
    while (i > 0 && turns[i]!.from > at) i--;
    return Math.max(0, i);
}

/** "Basil: Play Heal All", or the seat that began. */
export function turnText(book: Book, info: TableInfo | null, turn: Turn | undefined): string {
    return turn?.said ? `${seatName(info, turn.said.said.seat)}: ${labelText(book, info, turn.said.said.a)}` : '';
}

function useWidth() {
    const ref = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(320);
    useEffect(() => {
        const e = ref.current;
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setWidth(Math.max(120, e.clientWidth)));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    return { ref, width };
}

/** A line that steps from value to value. */
function stairs(values: readonly number[], x: (n: number) => number, y: (v: number) => number): string {
    let d = `M${x(0).toFixed(1)} ${y(values[0] ?? 0).toFixed(1)}`;
    for (let n = 1; n < values.length; n++)
        if (values[n] !== values[n - 1]) d += `H${x(n).toFixed(1)}V${y(values[n]!).toFixed(1)}`;
    return `${d}H${x(values.length - 1).toFixed(1)}`;
}

function Lines({ curves, x }: { curves: readonly Curve[]; x: (n: number) => number }) {
    const top = Math.max(1, ...curves.flatMap((c) => c.values)),
        low = Math.min(0, ...curves.flatMap((c) => c.values));
    // lines that run together lie side by side
    const y = (v: number, i: number) => LINES - 6 - ((v - low) / (top - low)) * (LINES - 14) + (i - 1) * 2;
    return (
        <>
            {curves.map((c, i) => (
                <path
                    key={c.name}
                    class={`curve curve-${i}`}
                    stroke-dasharray={dashes[i]}
                    fill="none"
                    d={stairs(c.values, x, (v) => y(v, i))}
                />
            ))}
        </>
    );
}

interface Cell {
    turn: Turn;
    i: number;
    width: number;
}

/** What was played in a turn, as a sign; as a bar where there is no room for one. */
function SignOf({ turn, i, width }: Cell) {
    const middle = (i + 0.5) * width;
    if (turn.said && width >= SIGN) {
        const { icon } = turn.said;
        return (
            <IconMark name={icon} x={middle} y={LINES + CELL / 2} size={Math.min(18, width - 1)} cls={`sign-${icon}`} />
        );
    }
    return (
        <rect
            class="turn-bar"
            x={middle - Math.min(1.5, width / 4)}
            y={LINES + CELL / 2 - (turn.said ? 6 : 3)}
            width={Math.min(3, width / 2)}
            height={turn.said ? 12 : 6}
            rx="1"
        />
    );
}

function TurnCell({ turn, i, width, now, says }: Cell & { now: number; says: string }) {
    const every = Math.max(1, Math.ceil(24 / width)); // so many turns to one number
    return (
        <g
            class={`turn-sign${i > now ? ' turn-later' : ''}`}
            data-turn={i + 1}
            data-sign={turn.said?.icon}
            role="img"
            aria-label={[fill(words.value.rail.turn, { n: i + 1 }), says].filter(Boolean).join('. ')}
        >
            {i > 0 && width >= SIGN && <path d={`M${i * width} ${LINES + 2}v${CELL - 4}`} class="turn-line" />}
            <SignOf turn={turn} i={i} width={width} />
            {(i + 1) % every === 0 && (
                <text
                    x={(i + 0.5) * width}
                    y={LINES + CELL + 13}
                    text-anchor="middle"
                    class={i === now ? 'turn-now' : ''}
                >
                    {i + 1}
                </text>
            )}
        </g>
    );
}

/** The line and the frame that stand where the replay stands. */
function NowMark({ x, now, cell, width }: { x: number; now: number; cell: number; width: number }) {
    const mark = Math.max(cell, 14);
    return (
        <>
            <path d={`M${x} 0V${LINES}`} class="now-line" />
            <rect
                class="now-turn"
                x={Math.max(1.5, Math.min(width - mark - 1.5, (now + 0.5) * cell - mark / 2))}
                y={LINES}
                width={mark}
                height={CELL}
                rx="7"
            />
        </>
    );
}

function CurveNames({ curves, at }: { curves: readonly Curve[]; at: number }) {
    return (
        <ul class="curve-names small soft">
            {curves.map((c, i) => (
                <li key={c.name}>
                    <svg width="26" height="8" aria-hidden="true">
                        <path d="M0 4h26" class={`curve curve-${i}`} stroke-dasharray={dashes[i]} />
                    </svg>{' '}
                    {c.name} <b>{c.values[at] ?? ''}</b>
                </li>
            ))}
        </ul>
    );
}

interface TimelineProps {
    book: Book;
    info: TableInfo | null;
    reel: Reel;
    turns: readonly Turn[];
    at: number;
    seek: (n: number) => void;
}

export function Timeline({ book, info, reel, turns, at, seek }: TimelineProps) {
    const { ref, width } = useWidth();
    const cell = width / turns.length,
        now = turnAt(turns, at);
    const x = (n: number): number => {
        const i = turnAt(turns, n),
            t = turns[i]!;
        return (i + (n - t.from) / Math.max(1, t.to - t.from)) * cell;
    };
    const curves = Object.entries(reel.lines)
        .flatMap(([word, values]) => curvesOf(book, info, word, values))
        .slice(0, dashes.length);
    const to = (e: PointerEvent) => {
        const box = (e.currentTarget as Element).getBoundingClientRect();
        const i = Math.floor(((e.clientX - box.left) / box.width) * turns.length);
        seek(turns[Math.max(0, Math.min(turns.length - 1, i))]!.from);
    };
    return (
        <div class="timeline" ref={ref}>
            <svg
                width={width}
                height={LINES + CELL + NUMBERS}
                role="group"
                aria-label={words.value.replay.timeline}
                onPointerDown={(e) => {
                    (e.currentTarget as Element).setPointerCapture(e.pointerId);
                    to(e);
                }}
                onPointerMove={(e) => {
                    if (e.buttons) to(e);
                }}
            >
                <path d={`M0 ${LINES - 2}H${width}`} class="turn-line" />
                <Lines curves={curves} x={x} />
                <rect class="turn-row" x=".5" y={LINES + 2} width={width - 1} height={CELL - 4} rx="7" />
                {turns.map((t, i) => (
                    <TurnCell key={i} turn={t} i={i} width={cell} now={now} says={turnText(book, info, t)} />
                ))}
                <NowMark x={x(at)} now={now} cell={cell} width={width} />
            </svg>
            <CurveNames curves={curves} at={at} />
        </div>
    );
}
