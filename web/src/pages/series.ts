// The numbers of a match as lines over its turns: one colour and one dash for each player or thing that is counted.
import { curvesOf, lineName, type Curve, type Reel } from '../table/curves';
import { seatName } from '../table/speech';
import { turnsOf, type Turn } from '../table/turns';
import type { Series } from '../ui/chart';
import { seatColor } from '../ui/seats';
import type { Book, TableInfo } from '../wire/types';
import { words } from '../words/words';

const COLORS = [
    '#ff6d5f',
    '#5aa9ff',
    '#ffd23f',
    '#5fd39a',
    '#c79bff',
    '#ff9dce',
    '#7fe0e8',
    '#f5a35a',
    '#b8c4d8',
    '#a8d84a',
];

export interface Lines {
    /** What is counted. */
    name: string;
    /** One line for each seat, or for each thing. */
    bySeat: boolean;
    curves: Curve[];
}

const whose = (info: TableInfo | null, seat: number): string =>
    seat === info?.you ? words.value.you : seatName(info, seat);

/** Every number of the reel: those that are one line each come together. */
export function linesOf(book: Book, info: TableInfo | null, reel: Reel): Lines[] {
    const all = Object.entries(reel.lines).map(([word, values]) => {
        const curves = curvesOf(book, info, word, values),
            name = lineName(book, word);
        const bySeat =
            curves.length === book.seats && curves.every((c, s) => c.name === `${name} ${seatName(info, s)}`);
        const named = bySeat ? curves.map((c, s) => ({ ...c, name: whose(info, s) })) : curves;
        return { name, bySeat, curves: named };
    });
    const single = all.filter((l) => l.curves.length === 1);
    const several = all.filter((l) => l.curves.length > 1);
    if (single.length < 2) return all;
    const together = {
        name: single.map((l) => l.name).join(', '),
        bySeat: false,
        curves: single.flatMap((l) => l.curves),
    };
    return all[0]!.curves.length === 1 ? [together, ...several] : [...several, together];
}

/** The turns in which something was answered: a match can end as the next one begins. */
export const turnsPlayed = (book: Book, reel: Reel): Turn[] => turnsOf(book, reel).filter((t) => t.to > t.from);

/** A line's value at the beginning and after each turn. */
export const byTurn = (curve: Curve, turns: readonly Turn[]): number[] => [
    curve.values[0] ?? 0,
    ...turns.map((t) => curve.values[t.to] ?? curve.values.at(-1) ?? 0),
];

export const seriesOf = (lines: Lines, turns: readonly Turn[]): Series[] =>
    lines.curves.map((c, i) => ({
        name: c.name,
        color: lines.bySeat
            ? `color-mix(in srgb, ${seatColor(i)} 78%, var(--ink))`
            : `color-mix(in srgb, ${COLORS[i % COLORS.length]!} 82%, var(--ink))`,
        values: byTurn(c, turns),
    }));

/** The largest value, rounded up, and lines to read it by. */
export function scaleOf(series: readonly Series[]): { top: number; grid: number[] } {
    const high = Math.max(1, ...series.flatMap((s) => [...s.values]));
    const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((s) => high / s <= 5) ?? Math.ceil(high / 5);
    const top = Math.ceil(high / step) * step;
    return { top, grid: Array.from({ length: top / step - 1 }, (_, i) => (i + 1) * step) };
}
