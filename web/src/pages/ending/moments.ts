// Key moments of a match: the turns in which its numbers moved most, and the last one.
import type { Turn } from '../../table/turns';
import { byTurn, type Lines } from '../series';

export interface Moment {
    /** From 0. */
    turn: number;
    /** The line that moved most, or those that moved alike: name, before and after. */
    moves: readonly { what: string; from: number; to: number }[];
}

const TIED = 2; // as many lines that moved alike are named: one card can count for two teams

interface Swing extends Moment {
    size: number;
}

function swings(lines: readonly Lines[], turns: readonly Turn[]): Swing[] {
    const curves = lines.flatMap((l) =>
        l.curves.map((c) => ({ name: l.bySeat ? `${l.name}, ${c.name}` : c.name, values: byTurn(c, turns) })),
    );
    return turns.map((_, turn) => {
        const moves = curves.map(({ name, values }) => ({
            what: name,
            from: values[turn] ?? 0,
            to: values[turn + 1] ?? 0,
        }));
        const sizeOf = (m: { from: number; to: number }) => Math.abs(m.to - m.from),
            size = Math.max(0, ...moves.map(sizeOf));
        return { turn, size, moves: size ? moves.filter((m) => sizeOf(m) === size).slice(0, TIED) : [] };
    });
}

/** In the order they happened; `most` of them with the last turn. */
export function momentsOf(lines: readonly Lines[], turns: readonly Turn[], most = 4): Moment[] {
    const all = swings(lines, turns),
        last = all.at(-1);
    if (!last) return [];
    const large = all
        .slice(0, -1)
        .filter((m) => m.size > 0)
        .sort((a, b) => b.size - a.size || b.turn - a.turn)
        .slice(0, most - 1)
        .sort((a, b) => a.turn - b.turn);
    return [...large, last];
}
