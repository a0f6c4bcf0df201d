// What the heroes are put together from: shoulders, a face, eyes, a nose. 100 x 100.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { polar, range, through } from '../../../ui/geometry';
import { Ink, InkOval, Line, Shade } from './comic';

export function Shoulders({ color }: { color: string }) {
    return (
        <>
            <Ink d="M6 104Q8 74 34 70L50 80 66 70Q92 74 94 104z" fill={color} w={5} />
            <Shade d="M66 70Q92 74 94 104H70z" opacity={0.3} />
        </>
    );
}

/** How a hero feels: it is seen by the eyes. */
export type Mood = 'awake' | 'asleep' | 'hit';
export const MoodContext = createContext<Mood>('awake');

const CLOSED: Partial<Record<Mood, string>> = {
    asleep: 'M35 46Q41 52 47 46M53 46Q59 52 65 46',
    hit: 'M36 41L46 51M46 41L36 51M54 41L64 51M64 41L54 51',
};

function Eyes() {
    const closed = CLOSED[useContext(MoodContext)];
    if (closed) return <Line d={closed} w={3.8} />;
    return (
        <>
            <InkOval x={41} y={46} rx={6} ry={6.6} fill="#fff" w={2.4} />
            <InkOval x={59} y={46} rx={6} ry={6.6} fill="#fff" w={2.4} />
            <circle cx="43" cy="47" r="2.8" />
            <circle cx="61" cy="47" r="2.8" />
        </>
    );
}

export function Face({ skin }: { skin: string }) {
    return (
        <>
            <Ink d="M27 42Q27 20 50 20T73 42Q74 62 62 71 50 80 38 71 26 62 27 42z" fill={skin} />
            <Shade d="M73 42Q74 62 62 71 54 77 46 75 66 66 66 26 73 32 73 42z" opacity={0.24} />
            <Eyes />
            <Line d="M51 48Q56 56 50 57" w={2.8} />
        </>
    );
}

/** Brows that mean it. */
export const Stern = () => <Line d="M35 37L46 40M65 37L54 40" w={3.6} />;

/** A sheriff's star round a point. */
export function Star({ x, y, r, w }: { x: number; y: number; r: number; w: number }) {
    const corners = range(10).map((i) => polar(x, y, i % 2 ? r * 0.44 : r, 36 * i - 90));
    return <Ink d={`${through(corners)}z`} fill="#ffd24d" w={w} />;
}

/** A red cross round a point; r is half its width. */
export function Cross({ x, y, r }: { x: number; y: number; r: number }) {
    const s = r / 3;
    const d = `M${x - s} ${y - r}h${2 * s}v${2 * s}h${2 * s}v${2 * s}h${-2 * s}v${2 * s}h${-2 * s}v${-2 * s}h${-2 * s}v${-2 * s}h${2 * s}z`;
    return <Ink d={d} fill="#e0301e" w={1.6} />;
}
