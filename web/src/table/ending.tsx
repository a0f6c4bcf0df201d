// How a match ended: who won, and by what.
import type { ComponentChildren } from 'preact';
import type { Book, TableInfo, View } from '../wire/types';
import { filled, gameWords, words } from '../words/words';
import { boardOf } from './board';
import { listed, Who } from './speech';

export function outcomeText(book: Book, outcome: string): string {
    return gameWords(book.game).outcomes?.[outcome] ?? boardOf(book.game).outcomes?.[outcome] ?? outcome;
}

/** The points of all winners; undefined: none, or not the same. */
function pointsOf(book: Book, view: View, winners: readonly number[]): number | undefined {
    const points = new Set(winners.map((s) => boardOf(book.game).points?.(view, s)));
    return points.size === 1 ? [...points][0] : undefined;
}

/** "Altair wins with 36 points"; without a view nobody counts. */
export function winnersText(
    book: Book,
    info: TableInfo | null,
    winners: readonly number[],
    view?: View,
): ComponentChildren {
    const w = words.value.bar;
    if (!winners.length) return w.noWinner;
    const who = listed(winners.map((s) => <Who info={info} seat={s} />));
    const n = view && pointsOf(book, view, winners);
    if (n === undefined) return filled(winners.length === 1 ? w.wins : w.win, { who });
    return filled(winners.length === 1 ? w.winsWith : w.winWith, { who, n });
}
