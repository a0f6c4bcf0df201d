// A puzzle as something to walk through, and today's date.
import { gameOf } from '../../games';
import type { LessonInfo, PuzzleInfo } from '../../wire/types';
import { fill, words } from '../../words/words';
import { shortTitle } from '../new_table';

/** As in 2026-11-16: today where you are. */
export function today(now = new Date()): string {
    const two = (n: number) => String(n).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const gameTitle = (id: string): string => shortTitle(gameOf(id)?.title ?? id);

export const headOf = (p: { game: string; id: string }): string =>
    fill(words.value.pages.puzzle.head, { game: gameTitle(p.game), id: p.id });

export function walkOf(p: PuzzleInfo): LessonInfo {
    const head = headOf(p);
    return {
        game: p.game,
        number: 0,
        puzzle: p.id,
        title: { en: head, it: head },
        steps: p.moves,
        seats: p.seats,
        you: p.you,
        names: p.names,
        after: [],
        rules: [],
        hash: p.hash,
    };
}
