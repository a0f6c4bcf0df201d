// The rules of a game in the chosen language. English comes with the book of the table; another language is fetched
// when somebody opens the rules.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import type { Book } from '../wire/types';
import { language } from '../words/words';

type Rules = Readonly<Record<string, string>>; // text by ID

const fetched = signal<Record<string, Rules>>({}); // by language and game

/** Fetches them; without an answer the English ones stay. */
export async function loadRules(game: string): Promise<void> {
    const chosen = language.value,
        key = `${chosen} ${game}`;
    if (chosen === 'en' || fetched.value[key]) return;
    const { rules } = await api.rules(game, chosen);
    fetched.value = { ...fetched.value, [key]: rules };
}

/** The texts to show now, and whether they are in the language chosen. */
export function rulesOf(book: Book): { rules: Rules; foreign: boolean } {
    const rules = fetched.value[`${language.value} ${book.game}`];
    return { rules: rules ?? book.rules, foreign: language.value !== 'en' && !rules };
}
