// The turns of a match, and what each is remembered by.
import type { Book, TableInfo } from '../wire/types';
import type { Reel } from './curves';
import { played, type Said } from './played';
import { labelText, seatName } from './speech';

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

/** "Basil: Play Heal All", or the seat that began. */
export function turnText(book: Book, info: TableInfo | null, turn: Turn | undefined): string {
    return turn?.said ? `${seatName(info, turn.said.said.seat)}: ${labelText(book, info, turn.said.said.a)}` : '';
}
