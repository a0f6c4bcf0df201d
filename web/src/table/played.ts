// One sign for a turn: what was played in it. Which verbs tell most, and the sign of each, is the board's.
import { boardOf } from './board';
import type { Drawing } from '../ui/drawing';
import type { Action, Book } from '../wire/types';

/** An answer of the record; an argument of -1 is one that these eyes may not read. */
export interface Said {
    seat: number;
    a: Action;
}

/**
 * What a turn is remembered by: the first answer with the verb that tells most, and its sign; null: nothing was played.
 */
export function played(book: Book, answers: readonly Said[]): { said: Said; icon: Drawing } | null {
    for (const [verb, sign] of boardOf(book.game).signs ?? []) {
        const said = answers.find((x) => book.verbs[x.a[0]]?.word === verb);
        if (said) return { said, icon: typeof sign === 'function' ? sign(book, said.a) : sign };
    }
    return null;
}
