// The catalogue of the chosen language, the words that games bring along, and filling the places in a sentence.
import { computed, effect, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Note } from '../wire/types';
import { en, type Catalogue } from './en';
import { second as english } from './en_second';
import type { Second } from './second';
import { atPlaces, euphonic } from './forms';
import { said, withoutFigures } from './texts';

export type Language = 'en' | 'it';

/** Names and sentences of one game in another language; what is missing is read in the server's English. */
export interface GameWords<Board = object> {
    nouns?: Record<string, Record<string, string>>; // noun, then word of the value
    verbs?: Record<string, string>; // word of the verb: "Gioca {a}"
    events?: Record<string, string>; // word of the event: "{1} pesca {4|una carta}"
    prompts?: Record<string, string>; // the English sentence
    outcomes?: Record<string, string>;
    notes?: Record<string, string>; // word of the note: "Ne scarta 1 di {1}"
    texts?: Record<string, string>; // the English text, its figures as {1}, {2}: cards, Roles, options, the set
    hints?: Record<string, string>; // the English reason of a hint
    values?: Record<string, Record<string, string>>; // word of the option, then of what it can be
    board?: Board; // the words that its board writes
}

/** Each language by its own name. */
export const languages: readonly (readonly [Language, string])[] = [
    ['en', 'English'],
    ['it', 'Italiano'],
];
/** The language chosen now; the settings say which. */
export const language = signal<Language>('en');

const catalogues = signal<Partial<Record<Language, Catalogue>>>({ en });
const seconds = signal<Partial<Record<Language, Second>>>({ en: english });
const ofGames = signal<Record<string, GameWords>>({}); // by language and game

export const words = computed<Catalogue>(() => catalogues.value[language.value] ?? en);
/** How lines are said that are about the reader. */
export const second = computed<Second>(() => seconds.value[language.value] ?? english);

/** Fetches the catalogue of the chosen language. */
export async function loadLanguage(): Promise<void> {
    if (language.value !== 'it' || catalogues.value.it) return;
    const italian = await import('./it');
    seconds.value = { ...seconds.value, it: italian.second };
    catalogues.value = { ...catalogues.value, it: italian.it };
}
effect(() => {
    if (language.value) loadLanguage().catch(() => undefined); // English is there
});

/** The words of a game have been fetched. */
export function wordsCome(chosen: Language, games: readonly string[], come: GameWords): void {
    ofGames.value = { ...ofGames.value, ...Object.fromEntries(games.map((g) => [`${chosen} ${g}`, come])) };
}

const NONE: GameWords = {};
export const gameWords = (game: string): GameWords => ofGames.value[`${language.value} ${game}`] ?? NONE;

/** The sentence as it is said with these words in its places, where the language asks for it. */
export const joined = (sentence: string, plain: (key: string) => string): string =>
    language.value === 'it' ? euphonic(sentence, plain) : sentence;

/** Text into the places: fill('Seat {n}', { n: 3 }); "{n#card|cards}" is said by the number. */
export function fill(sentence: string, values: Record<string, string | number>): string {
    return ended(
        atPlaces(
            joined(sentence, (key) => String(values[key] ?? '')),
            (key, place) => String(values[key] ?? place),
            (key) => Number(values[key]),
        ),
    );
}

/** A name that ends a sentence with a mark of its own needs no full stop: "Candy!". */
export const ended = (sentence: string): string => sentence.replace(/([!?])\.(?=\s|$)/g, '$1');

/** What an answer would bring. */
export function noteText(game: string, note: Note | null | undefined): string | null {
    const said = note && gameWords(game).notes?.[note.kind];
    return said ? fill(said, Object.fromEntries(note.numbers.map((n, i) => [i + 1, n]))) : (note?.text ?? null);
}

/** A text that the game gives in English: of a card, of an option. One that is not known stays as it is. */
export function gameText(game: string, text: string): string {
    const { pattern, figures } = withoutFigures(text);
    const said = gameWords(game).texts?.[pattern];
    return said ? fill(said, Object.fromEntries(figures.map((n, i) => [i + 1, n]))) : text;
}

/** What an option is set to: in the words of the game, or of all games (yes, no, at random); a figure is a figure. */
export const valueText = (game: string, option: string, value: string): string =>
    gameWords(game).values?.[option]?.[value] ?? words.value.pages.values[value] ?? value.replace(/_/g, ' ');

/** Why a hint suggests something; one that is not known stays as it is. */
export const hintText = (game: string, reason: string): string => gameWords(game).hints?.[reason] ?? reason;

const FEW = 0.03; // a few hundred games cannot tell less from none

/** How often bots would win from here. Not a promise: people play differently. */
export function winsSaid(chance: number): string {
    const w = words.value.rail;
    if (chance <= FEW) return w.winsHardlyAny;
    return chance >= 1 - FEW ? w.winsAlmostAll : fill(w.wins, { n: Math.round(chance * 100) });
}

/** The title of a game with its edition. */
export const titleText = (title: string): string => said(words.value.server, title);

/** What browsers say when there is no server, and our own socket (wire/socket.ts). */
const NO_ANSWER = /^(Failed to fetch|NetworkError|Load failed|Connection lost)/;

/** What the server says when something cannot be done, in the chosen language. */
export const serverText = (why: string): string =>
    NO_ANSWER.test(why) ? words.value.noAnswer : said(words.value.server, why);

/** What the rules of the table say after "because", by language: from its book. */
export const reasons = signal<Record<string, Record<string, string>>>({});

/** The reason of a refusal in the chosen language; `why` is what the server said of it, in English. */
export function reasonText(rule: string | null, why: string): string {
    return reasons.value[language.value]?.[rule ?? ''] ?? why;
}

/** A refusal as a whole sentence: with a rule that it is not possible now and why, else what the server said. */
export function refusalText(rule: string | null, why: string): string {
    const reason = reasons.value[language.value]?.[rule ?? ''];
    return reason ? `${fill(words.value.signs.locked, { why: reason })}.` : serverText(why);
}

/** The words in a piece of a page; a component of its own tells none. */
function wordsIn(piece: ComponentChildren): string {
    if (Array.isArray(piece)) return piece.map(wordsIn).join('');
    if (piece && typeof piece === 'object') return 'props' in piece ? wordsIn(piece.props.children) : '';
    return typeof piece === 'string' || typeof piece === 'number' ? String(piece) : '';
}

/** fill() with badges and bold names in the places. */
export function filled(sentence: string, values: Record<string, ComponentChildren>): ComponentChildren[] {
    const text = (key: string) => wordsIn(values[key]);
    const said = atPlaces(
        joined(sentence, text),
        (_, place) => place,
        (key) => Number(text(key)),
    );
    let before = '';
    return said.split(/(\{\w+\})/).map((part) => {
        const key = /^\{(\w+)\}$/.exec(part)?.[1];
        if (key !== undefined && key in values) {
            before = text(key);
            return values[key];
        }
        const after = /[!?]$/.test(before) && part.startsWith('.') ? part.slice(1) : part;
        before = '';
        return after;
    });
}

/** The words that a board writes: in English, or as its game has them in the chosen language. */
export function boardWords<T extends object>(game: string, english: T): { readonly value: T } {
    return computed(() => (gameWords(game).board as T | undefined) ?? english);
}
