// Key moments of a match: the turns in which its numbers moved most, and the last one.
import type { Turn } from '../../table/turns';
import { byTurn, type Lines } from '../series';

export interface Moment {
    /** From 0. */
    turn: number;
    /** The line that moved most: its name, before and after. */
    what: string;
    from: number;
    to: number;
}

interface Swing extends Moment {
    size: number;
}

function swings(lines: readonly Lines[], turns: readonly Turn[]): Swing[] {
    const curves = lines.flatMap((l) =>
        l.curves.map((c) => ({ name: l.bySeat ? `${l.name}, ${c.name}` : c.name, values: byTurn(c, turns) })),
    );
    return turns.map((_, turn) => {
        let best: Swing = { turn, what: '', from: 0, to: 0, size: 0 };
        for (const { name, values } of curves) {
            const [from, to] = [values[turn] ?? 0, values[turn + 1] ?? 0];
            const size = Math.abs(to - from);
            if (size > best.size) best = { turn, what: name, from, to, size };
        }
        return best;
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
