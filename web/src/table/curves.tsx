// Numbers over a match: which lines a field becomes, and a small chart of them. Dashes and labels tell lines apart, not
// colour.
import { boardOf } from './board';
import type { Book, FieldValue, TableInfo } from '../wire/types';
import { nameOf, seatName } from './speech';

export interface Reel {
    n: number;
    turns: number[];
    /** What was answered: seat, verb, three arguments. */
    answers: [number, number, number, number, number][];
    lines: Record<string, FieldValue[]>;
}
export interface Curve {
    name: string;
    values: number[];
}
export const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

export const lineName = (book: Book, word: string): string => boardOf(book.game).lines?.()[word] ?? word;

/**
 * What a field becomes on the timeline: a number is one line, a set its size, a list one line for each of its members.
 */
export function curvesOf(book: Book, info: TableInfo | null, word: string, values: FieldValue[]): Curve[] {
    const f = book.fields.find((x) => x.word === word),
        first = values[0],
        name = lineName(book, word);
    if (first === undefined) return [];
    if (!f) {
        // a fact of every seat
        return (first as number[]).map((_, s) => ({
            name: `${name} ${seatName(info, s)}`,
            values: values.map((v) => (v as number[])[s] ?? 0),
        }));
    }
    if (f.type === 'set' && !f.by) return [{ name, values: values.map((v) => (v as number[]).length) }];
    if (typeof first === 'number') return [{ name, values: values as number[] }];
    const sum = (v: FieldValue): number =>
        typeof v === 'number' ? v : f.type === 'set' ? v.length : v.reduce<number>((n, x) => n + sum(x), 0);
    if (f.by && f.each) {
        // by value, then by seat: a line for each seat
        return Array.from({ length: book.seats }, (_, s) => ({
            name: `${name} ${seatName(info, s)}`,
            values: values.map((v) => (v as number[][]).reduce((n, row) => n + (row[s] ?? 0), 0)),
        }));
    }
    if (f.type === 'set')
        return [{ name, values: values.map((v) => (v as number[][]).reduce((n, row) => n + row.length, 0)) }];
    const count = f.each ? book.seats : f.count;
    return Array.from({ length: count }, (_, i) => ({
        name: f.each ? `${name} ${seatName(info, i)}` : nameOf(book, f.by, i),
        values: values.map((v) => sum((v as number[])[i] ?? 0)),
    }));
}

const W = 420,
    H = 170,
    LEFT = 34,
    RIGHT = 110,
    TOP = 10,
    BOTTOM = 22;

/** Labels at the ends of the lines, moved apart so that none covers another. */
function labels(curves: readonly Curve[], y: (v: number) => number): number[] {
    const order = curves.map((c, i) => ({ i, at: y(c.values.at(-1) ?? 0) })).sort((a, b) => a.at - b.at);
    for (let k = 1; k < order.length; k++) order[k]!.at = Math.max(order[k]!.at, order[k - 1]!.at + 13);
    const over = Math.max(0, (order.at(-1)?.at ?? 0) - (H - BOTTOM));
    const out: number[] = [];
    for (const o of order) out[o.i] = o.at - over;
    return out;
}

export function Chart({ title, curves }: { title: string; curves: readonly Curve[] }) {
    const n = Math.max(1, ...curves.map((c) => c.values.length - 1));
    const all = curves.flatMap((c) => c.values);
    const low = Math.min(0, ...all),
        high = Math.max(1, ...all);
    const x = (i: number) => LEFT + (i / n) * (W - LEFT - RIGHT),
        y = (v: number) => H - BOTTOM - ((v - low) / (high - low)) * (H - TOP - BOTTOM);
    const at = labels(curves, y);
    const said = curves.map((c) => `${c.name} ${c.values.at(-1) ?? 0}`).join(', ');
    return (
        <figure class="chart">
            <figcaption>
                <b>{title}</b>
            </figcaption>
            <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}: ${said}`}>
                {[low, high].map((v) => (
                    <g key={v}>
                        <path d={`M${LEFT} ${y(v)}H${W - RIGHT}`} class="interval-base" />
                        <text x={LEFT - 6} y={y(v) + 4} text-anchor="end">
                            {v}
                        </text>
                    </g>
                ))}
                <text x={LEFT} y={H - 6}>
                    0
                </text>
                <text x={W - RIGHT} y={H - 6} text-anchor="end">
                    {n}
                </text>
                {curves.map((c, i) => (
                    <g key={c.name}>
                        <polyline
                            class="curve"
                            fill="none"
                            stroke-dasharray={dashes[i % dashes.length]}
                            points={c.values.map((v, k) => `${x(k).toFixed(1)},${y(v).toFixed(1)}`).join(' ')}
                        />
                        <path
                            d={`M${W - RIGHT + 4} ${at[i]}h16`}
                            class="curve"
                            stroke-dasharray={dashes[i % dashes.length]}
                        />
                        <text x={W - RIGHT + 24} y={(at[i] ?? 0) + 4}>
                            {c.name.slice(0, 14)}
                        </text>
                    </g>
                ))}
            </svg>
        </figure>
    );
}
