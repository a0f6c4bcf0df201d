// The list of games: the only place that knows them all. What is not listed here is shown by the plain board and
// box.
import { boardComes, type Game } from '../table/board';
import { language, wordsCome } from '../words/words';
import { earthGambit } from './earth_gambit';
import { marsVsEarth } from './mars_vs_earth';
import { martians } from './martians';
import { onwardToVenus } from './onward_to_venus';

const games: readonly Game[] = [earthGambit, marsVsEarth, onwardToVenus, martians];

/** In the order of the shelf. */
export const onTheShelf = games;

export const gameOf = (id: string): Game | undefined => games.find((g) => g.ids.includes(id));

/** Fetches a game's words in the language chosen now; most of the English ones come with the board and its book. */
export async function loadWords(id: string): Promise<void> {
    const game = gameOf(id),
        chosen = language.value,
        come = await game?.words[chosen]();
    if (game && come) wordsCome(chosen, game.ids, come);
}

/** Fetches a game's board and words. A game without a board of its own needs nothing. */
export async function loadGame(id: string): Promise<void> {
    const game = gameOf(id);
    const [board] = await Promise.all([game?.board(), loadWords(id)]);
    if (game && board) boardComes(game.ids, board);
}
