// Lettering of a comic: captions, speech, shouts, bursts. Widths are estimated from the letters, because a drawing
// cannot measure them.
import { polar, range, sequence, through } from '../../../ui/geometry';
import { OUTLINE } from './comic';
import './lettering.css';

/** About how wide words are in the display face; a little too wide rather than too narrow. */
export const wordsWidth = (text: string, size: number): number => text.length * size * 0.42;

/** The size at which a caption is not wider than the room, and never larger than wanted. */
export const fitting = (text: string, room: number, wanted: number): number =>
    Math.max(14, Math.min(wanted, room / (text.length * 0.42 + 1.3)));

interface WordsProps {
    text: string;
    x: number;
    y: number;
    size?: number;
}

/** What happens where: a yellow box. x and y are its upper left corner, or its upper right one. */
export function CaptionMark({ text, x, y, size = 23, right = false }: WordsProps & { right?: boolean }) {
    const [w, h] = [wordsWidth(text, size) + size * 1.3, size * 1.8];
    return (
        <g class="mar-caption" transform={`translate(${right ? x - w : x} ${y})`}>
            <rect x="4" y="4" width={w} height={h} fill={OUTLINE} />
            <rect width={w} height={h} fill="#ffe14d" stroke={OUTLINE} stroke-width={size * 0.15} />
            <text x={w / 2} y={h / 2 + size * 0.36} font-size={size}>
                {text}
            </text>
        </g>
    );
}

interface SpeechProps extends WordsProps {
    /** Where the mouth is, from the upper left corner of the bubble. */
    to: readonly [dx: number, dy: number];
}

/** What somebody says. x and y are the upper left corner of the bubble. */
export function SpeechMark({ text, x, y, size = 26, to: [dx, dy] }: SpeechProps) {
    const [w, h] = [wordsWidth(text, size) + size * 1.6, size * 2.1];
    const r = size * 0.5;
    const root = Math.max(r * 2, Math.min(w - r * 4, dx));
    const side = (from: number, to: number) => (dy > h ? `H${from + r * 2}L${dx} ${dy} ${from} ${to}` : '');
    const d =
        `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}` +
        `${side(root, h)}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0z`;
    return (
        <g class="mar-speech" transform={`translate(${x} ${y})`}>
            <path d={d} fill="#fff" stroke={OUTLINE} stroke-width={size * 0.16} stroke-linejoin="round" />
            <text x={w / 2} y={h / 2 + size * 0.36} font-size={size}>
                {text}
            </text>
        </g>
    );
}

/** White words with an outline, round a point. */
export function ShoutMark({
    text,
    x,
    y,
    size = 31,
    color = '#fff',
    turn = 0,
}: WordsProps & { color?: string; turn?: number }) {
    return (
        <text
            class="mar-shout"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            font-size={size}
            fill={color}
            stroke-width={size * 0.2}
        >
            {text}
        </text>
    );
}

interface BurstProps {
    x: number;
    y: number;
    /** Of the longest points. */
    r: number;
    points?: number;
    color?: string;
    seed?: number;
}

/** A star of points of many lengths, a little flat, with a hard shadow. */
export function BurstMark({ x, y, r, points = 16, color = '#ffe14d', seed = 4 }: BurstProps) {
    const next = sequence(seed);
    const corners = range(points * 2).map((i) =>
        polar(0, 0, i % 2 ? r * 0.66 : r * (0.86 + next() * 0.2), (i * 180) / points),
    );
    const d = `${through(corners.map(([dx, dy]) => [dx, dy * 0.82]))}z`;
    return (
        <g class="mar-burst" transform={`translate(${x} ${y})`}>
            <path d={d} fill={OUTLINE} transform={`translate(${r * 0.04} ${r * 0.055})`} />
            <path d={d} fill={color} stroke={OUTLINE} stroke-width={r * 0.046} stroke-linejoin="round" />
        </g>
    );
}

/** Lines that rush towards a point and leave a disc free. */
export function rushing(x: number, y: number, free: number, count = 34): string {
    return range(count)
        .map((i) => {
            const at = (i * 360) / count;
            const [near, a, b] = [polar(x, y, free, at), polar(x, y, 900, at - 1.7), polar(x, y, 900, at + 1.7)];
            return `M${a[0]} ${a[1]}L${near[0]} ${near[1]} ${b[0]} ${b[1]}z`;
        })
        .join('');
}
