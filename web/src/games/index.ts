// The list of games: the only place that knows them all. What is not listed here is shown by the plain board and
// box. What a folder has besides its index is found by its name and fetched when somebody needs it, a chunk each.
import { boardComes, type Board, type EndArt, type Game, type Guide, type Shelved } from '../table/board';
import { language, wordsCome, type GameWords, type Language } from '../words/words';
import { earthGambit } from './earth_gambit';
import { marsVsEarth } from './mars_vs_earth';
import { martians } from './martians';
import { onwardToVenus } from './onward_to_venus';

/** By folder, in the order of the shelf. */
const folders = {
    earth_gambit: earthGambit,
    mars_vs_earth: marsVsEarth,
    onward_to_venus: onwardToVenus,
    martians,
};

const guides = import.meta.glob<Record<Language, Guide>>('./*/guide.ts', { import: 'guide' }),
    boards = import.meta.glob<Board>('./*/board.tsx', { import: 'board' }),
    endings = import.meta.glob<EndArt>('./*/ending.tsx', { import: 'ending' }),
    values = import.meta.glob<NonNullable<GameWords['values']>>('./*/values.ts', { import: 'values' }),
    names = import.meta.glob<NonNullable<GameWords['nouns']>>('./*/names.ts', { import: 'nouns' }),
    outcomes = import.meta.glob<NonNullable<GameWords['outcomes']>>('./*/en.ts', { import: 'outcomes' }),
    italian = import.meta.glob<GameWords>('./*/it.ts', { import: 'it' });

function part<T>(parts: Record<string, () => Promise<T>>, file: string): () => Promise<T> {
    const found = parts[file];
    if (!found) throw new Error(`${file} is missing`);
    return found;
}

const whole = ([folder, shelved]: [string, Shelved]): Game => ({
    ...shelved,
    guide: part(guides, `./${folder}/guide.ts`),
    board: part(boards, `./${folder}/board.tsx`),
    ending: part(endings, `./${folder}/ending.tsx`),
    words: {
        en: async () => ({
            values: await part(values, `./${folder}/values.ts`)(),
            outcomes: await part(outcomes, `./${folder}/en.ts`)(),
            nouns: await names[`./${folder}/names.ts`]?.(), // only where the book's own do not do
        }),
        it: part(italian, `./${folder}/it.ts`),
    },
});
const games: readonly Game[] = Object.entries(folders).map(whole);

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
