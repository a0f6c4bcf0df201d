// The turns of a match, and what each is remembered by.
import { isHead, isOfTable, undoneIn } from '../state/story';
import type { Book, News } from '../wire/types';
import type { Reel } from './curves';
import { played, type Said } from './played';
import { tellsMost } from './telling';

export interface Turn {
    /** Its answers, counted from 1, are those after `from` up to `to`. */
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

/** What was told in a turn. The answer that ends it also begins the next one: from the line that says so on, what it
 *  brought belongs there. */
export function newsIn(log: readonly News[], { from, to }: Turn): News[] {
    const gone = undoneIn(log),
        told = log.filter((n, i) => !gone.has(i) && !isOfTable(n));
    const begin = (answer: number): number => {
        const head = told.findIndex((n) => n.at === answer && isHead(n));
        const next = told.findIndex((n) => n.at > answer);
        return head >= 0 ? head : next >= 0 ? next : told.length;
    };
    return told.slice(from ? begin(from) : 0, to >= (told.at(-1)?.at ?? 0) ? told.length : begin(to));
}

/** The line that tells what the turn is remembered by, as the log has it; null: it tells of nothing. */
export function lineOf(book: Book, log: readonly News[], turn: Turn): News | null {
    return tellsMost(book, { seat: turn.said?.said.seat ?? null, news: newsIn(log, turn), to: [] });
}
