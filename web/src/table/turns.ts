// The turns of a match, and what each is remembered by.
import { isOfTable, undoneIn } from '../state/story';
import type { Book, News } from '../wire/types';
import type { Reel } from './curves';
import { played, type Said } from './played';
import { tellsMost } from './telling';

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

/** The line that tells what the turn is remembered by, as the log has it; null: it tells of nothing. */
export function lineOf(book: Book, log: readonly News[], { from, to, said }: Turn): News | null {
    const gone = undoneIn(log),
        last = to >= Math.max(0, ...log.map((n) => n.at)), // what the last answer brought counts to its turn
        news = log.filter((n, i) => !gone.has(i) && !isOfTable(n) && n.at >= from && (last || n.at < to));
    return tellsMost(book, { seat: said?.said.seat ?? null, news, to: [] });
}
