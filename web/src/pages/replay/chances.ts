// Who would have won from each moment, by imagined games, as one more set of lines under a replay.
import { useEffect, useState } from 'preact/hooks';
import { nameSaid, seatName } from '../../table/speech';
import { api } from '../../wire/api';
import { fill, words } from '../../words/words';
import type { Lines } from '../series';
import type { Film } from './film';

interface Chances {
    sides: string[];
    at: { answers: number; games: number; won: number[] }[];
}

/** They come a little later than the film; until then, and if they cannot be had, there are none. */
export function useChances(link: string): Chances | null {
    const [all, setAll] = useState<Chances | null>(null);
    useEffect(() => {
        api.get<Chances>(api.at(link, '/chances')).then(setAll, () => setAll(null));
    }, [link]);
    return all;
}

/** A value for every answer: the last position looked at before it. */
function valuesOf({ at }: Chances, line: number, answers: number): number[] {
    const out: number[] = [];
    for (let i = 0, k = 0; i <= answers; i++) {
        while (k + 1 < at.length && at[k + 1]!.answers <= i) k++;
        out.push(Math.round((100 * at[k]!.won[line]!) / at[k]!.games));
    }
    return out;
}

export function chanceLines({ book, info, reel }: Film, chances: Chances): Lines {
    const names = chances.sides.length
        ? chances.sides.map((side) => nameSaid(book, side))
        : Array.from({ length: book.seats }, (_, s) => seatName(info, s));
    return {
        name: words.value.pages.film.chances,
        bySeat: !chances.sides.length,
        curves: names.map((name, i) => ({ name, values: valuesOf(chances, i, reel.n) })),
    };
}

/** How the lines came about and how sure they are: two standard errors of a half, in points. */
export function chanceNote({ at }: Chances): string {
    const games = Math.min(...at.slice(0, -1).map((a) => a.games), at[0]!.games);
    return fill(words.value.pages.film.chancesBy, { n: games, sure: Math.round(100 / Math.sqrt(games)) });
}
