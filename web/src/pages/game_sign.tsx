// The small picture that stands for a game in the lobby: its own, or for a game without one its letters on a plain
// card.
import { gameOf } from '../games';

/** The first letters of the first two words: "Gravity Well" is GW. */
export const lettersOf = (title: string): string =>
    (title.match(/[\p{L}\p{N}]+/gu) ?? ['?'])
        .slice(0, 2)
        .map((word) => [...word][0])
        .join('')
        .toUpperCase();

function Letters({ title }: { title: string }) {
    return (
        <>
            <rect x="7" y="4" width="34" height="40" rx="4" class="f-surface o-ink" />
            <text x="24" y="30" class="sign-letters" text-anchor="middle">
                {lettersOf(title)}
            </text>
        </>
    );
}

export function GameSign({ game, title, size = 48 }: { game: string; title: string; size?: number }) {
    const Picture = gameOf(game)?.Picture;
    return (
        <svg
            class="game-sign"
            data-picture={Picture ? 'drawn' : 'letters'}
            width={size}
            height={size}
            viewBox="0 0 48 48"
            aria-hidden="true"
        >
            {Picture ? <Picture /> : <Letters title={title} />}
        </svg>
    );
}
