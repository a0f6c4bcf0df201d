// The catalogue of the chosen language, and filling the places in its sentences.
import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { settings } from '../state/settings';
import type { Note } from '../wire/types';
import { en, type Catalogue, type GameWords } from './en';
import { it } from './it';
import { itGames } from './it/games';
import { withoutFigures } from './texts';

export const languages: Record<'en' | 'it', Catalogue> = { en, it };
export const words = computed<Catalogue>(() => languages[settings.value.language]);

export function gameWords(game: string): GameWords {
    return settings.value.language === 'it' ? (itGames[game] ?? {}) : {};
}

/** Text into the places: fill('Seat {n}', { n: 3 }). */
export function fill(sentence: string, values: Record<string, string | number>): string {
    return sentence.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}

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

/** What the rules of the table say after "because", by language: from its book. */
export const reasons = signal<Record<string, Record<string, string>>>({});

/** The reason of a refusal in the chosen language; `why` is what the server said of it, in English. */
export function reasonText(rule: string | null, why: string): string {
    return reasons.value[settings.value.language]?.[rule ?? ''] ?? why;
}

/** A refusal as a whole sentence: with a rule that it is not possible now and why, else what the server said. */
export function refusalText(rule: string | null, why: string): string {
    const reason = reasons.value[settings.value.language]?.[rule ?? ''];
    return reason ? `${fill(words.value.signs.locked, { why: reason })}.` : why;
}

/** fill() with badges and bold names in the places. */
export function filled(sentence: string, values: Record<string, ComponentChildren>): ComponentChildren[] {
    return sentence.split(/(\{\w+\})/).map((part) => {
        const key = /^\{(\w+)\}$/.exec(part)?.[1];
        return key !== undefined && key in values ? values[key] : part;
    });
}

/** The words a board writes itself, in every language. */
export function boardWords<T>(all: Record<'en' | 'it', T>): { readonly value: T } {
    return computed(() => all[settings.value.language]);
}
