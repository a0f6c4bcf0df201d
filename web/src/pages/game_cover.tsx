// The cover of a game, small or large; a game without one shows its letters on a plain box.
import { gameOf } from '../games';
import { Cover } from './art/box';

/** The first letters of the first two words: "Gravity Well" is GW. */
export const lettersOf = (title: string): string =>
    (title.match(/[\p{L}\p{N}]+/gu) ?? ['?'])
        .slice(0, 2)
        .map((word) => [...word][0])
        .join('')
        .toUpperCase();

/** What is painted on the box. */
export function artOf(id: string, title: string) {
    const game = gameOf(id);
    if (game) return { Art: game.Cover, spine: game.spine };
    const letters = lettersOf(title);
    const Art = () => (
        <>
            <rect width="300" height="330" fill="#141f3d" />
            <circle cx="150" cy="150" r="104" fill="none" stroke="#d9b56a" stroke-width="3" />
            <text x="150" y="180" text-anchor="middle" font-size="88" fill="#f3efe4" class="shell-letters">
                {letters}
            </text>
        </>
    );
    return { Art, spine: '#0a1022' };
}

export function GameCover({ game, title }: { game: string; title: string }) {
    return (
        <span class="shell-tiny-cover" data-picture={gameOf(game) ? 'drawn' : 'letters'}>
            <Cover Art={artOf(game, title).Art} />
        </span>
    );
}
