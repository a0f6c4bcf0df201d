// The help of a game (sections, tips, words), fetched once when somebody looks at it.
import { signal } from '@preact/signals';
import { api } from '../wire/api';
import type { Help } from '../wire/types';

const fetched = signal<Record<string, Help>>({}); // by game

export async function loadHelp(game: string): Promise<void> {
    if (fetched.value[game]) return;
    const help = await api.help(game);
    fetched.value = { ...fetched.value, [game]: help };
}

export const helpOf = (game: string): Help | null => fetched.value[game] ?? null;
