// What is drawn over the town while you choose: squares you can reach, the Martian you move, where a tile fits, who is
// meant.
import swords from 'icon:game-icons/crossed-swords';
import { round, type Point } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import './marks.css';

interface SquareProps {
    /** Middle and size of the square. */
    x: number;
    y: number;
    size: number;
    /** fight: somebody waits there; way: on the way you chose. */
    kind?: 'free' | 'fight' | 'way';
}

/** Drawn under the figures. */
export function ReachMark({ x, y, size: s, kind = 'free' }: SquareProps) {
    const box = { x: x - s / 2 + 2.5, y: y - s / 2 + 2.5, width: s - 5, height: s - 5, rx: 6 };
    return (
        <>
            <rect class="mar-reach-rim" {...box} />
            <rect class={`mar-reach is-${kind}`} {...box} />
        </>
    );
}

interface StepsProps extends SquareProps {
    /** How many steps it takes. */
    steps: number;
    /** A sign hangs in the lower corner: the number goes up. */
    up?: boolean;
}

/** Drawn over the figures: the number of steps, or crossed swords. */
export function StepsMark({ x, y, size: s, kind = 'free', steps, up = false }: StepsProps) {
    const font = Math.max(11, s * 0.31);
    return (
        <g
            class={`mar-steps-left is-${kind}`}
            transform={`translate(${round(x + s * 0.3)} ${round(y + s * (up ? -0.28 : 0.3))})`}
        >
            <circle r={Math.max(8.5, s * 0.2)} />
            {kind === 'fight' ? (
                <Mark of={swords} x={0} y={0} size={Math.max(11, s * 0.28)} color="#fff" />
            ) : (
                <text y={font * 0.36} font-size={font}>
                    {steps}
                </text>
            )}
        </g>
    );
}

/** Round a figure: picked = you move this one; asked = you could; hit = it is meant. */
export function RingMark({
    x,
    y,
    size,
    state = 'picked',
}: {
    x: number;
    y: number;
    size: number;
    state?: 'picked' | 'asked' | 'hit';
}) {
    return (
        <>
            {state !== 'asked' && <circle class="mar-ring-rim" cx={x} cy={y} r={size * 0.56} />}
            <circle class={`mar-ring is-${state}`} cx={x} cy={y} r={size * 0.56} />
        </>
    );
}

/** It has moved. */
export function TickMark({ x, y }: { x: number; y: number }) {
    return (
        <g transform={`translate(${x} ${y})`} stroke="#6fdda4" stroke-linecap="round">
            <circle r="8" fill="#0b0716" stroke-width="2" />
            <path d="M-3.8 0L-1 3 4.2-3" fill="none" stroke-width="2.4" />
        </g>
    );
}

interface SlotProps {
    /** Upper left corner and size of the tile; less high where it is cut off by the edge of the window. */
    x: number;
    y: number;
    size: number;
    height?: number;
    number: number;
    /** The tile itself stands in it then, as a ghost. */
    picked?: boolean;
}

/** A place where the tile fits. */
export function SlotMark({ x, y, size, height = size, number, picked = false }: SlotProps) {
    const cut = height < size;
    return (
        <>
            {picked ? (
                <rect class="mar-slot-picked" x={x - 1} y={y - 1} width={size + 2} height={height + 2} rx="5" />
            ) : (
                <rect class="mar-slot" x={x + 3} y={y + 3} width={size - 6} height={height - 6} rx="8" />
            )}
            <FlagMark
                x={picked ? x + size - 18 : x + size / 2 - (cut ? 18 : 0)}
                y={picked ? y + size - 18 : y + height / 2}
                number={number}
                picked={picked}
                r={cut ? Math.min(17, height * 0.46) : 17}
            />
            {cut && <path class="mar-arrow is-more" d={`M${x + size / 2 + 8} ${y + height / 2 - 6}h18l-9 11z`} />}
        </>
    );
}

function FlagMark({ x, y, number, picked, r }: { x: number; y: number; number: number; picked: boolean; r: number }) {
    return (
        <g class={`mar-flag${picked ? ' is-picked' : ''}`} transform={`translate(${x} ${y})`}>
            <circle r={r} />
            <text y={r * 0.42} font-size={r * 1.24}>
                {number}
            </text>
        </g>
    );
}

interface LetterProps {
    x: number;
    y: number;
    size: number;
    letter?: string;
    up?: boolean;
    right?: boolean;
}

/** The letter of a tile, in its lower left corner, or in another one. */
export function LetterMark({ x, y, size, letter = '', up = false, right = false }: LetterProps) {
    const high = Math.max(10, Math.min(17, size * 0.13));
    return (
        <text
            class="mar-tile-letter"
            x={x + size * (right ? 0.965 : 0.035)}
            text-anchor={right ? 'end' : undefined}
            y={y + (up ? size * 0.03 + high * 0.85 : size * 0.965)}
            font-size={high}
            aria-hidden="true"
        >
            {letter}
        </text>
    );
}

/** From a card to the one it is aimed at: a dotted bow. */
export function AimMark({ from: [x, y], to: [X, Y] }: { from: Point; to: Point }) {
    const d = `M${x} ${y}C${x - 200} ${y + 140} ${X + 226} ${Y + 132} ${X} ${Y}`;
    return (
        <>
            <path class="mar-aim" d={d} />
            <path class="mar-aim is-light" d={d} />
        </>
    );
}
