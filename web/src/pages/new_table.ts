// Making tables: at once against bots, or as somebody has set it up.
import { gameOf } from '../games';
import { lessonsDone } from '../state/lesson';
import { rememberSeat, settings } from '../state/settings';
import { api } from '../wire/api';
import { go } from '../wire/go';
import type { GameInfo, NewTable } from '../wire/types';
import { words } from '../words/words';
import { level } from './level';

/** Editions of one game stand in one box: the ids end in the edition. */
export const family = (id: string): string => id.replace(/-\de$/, '');

/** The first of the editions by their name: "Mars vs Earth". */
export const shortTitle = (title: string): string => title.replace(/\s*[(,:].*$/, '');

export const editionOf = (g: GameInfo): string =>
    family(g.id) === g.id ? '' : g.title.replace(/^.*?[(,]\s*|\)$/g, '');

const START = 'orrery-start';

/** The table that begins as soon as its page is there: nobody else is expected. */
export function startsAtOnce(link: string): boolean {
    try {
        return sessionStorage.getItem(START) === link;
    } catch {
        return false;
    }
}
export function started(): void {
    try {
        sessionStorage.removeItem(START);
    } catch {
        /* nothing was kept */
    }
}
export function startSoon(link: string): void {
    try {
        sessionStorage.setItem(START, link);
    } catch {
        /* then the waiting room has a button for it */
    }
}

export const myName = (): string => settings.value.name.trim() || words.value.pages.guest;

/** Makes a table, sits down at its first seat and goes there; others: the next seats are for them, at this device. */
export async function openTable(
    t: Omit<NewTable, 'name' | 'seat'>,
    title: string,
    atOnce = false,
    others: readonly string[] = [],
): Promise<void> {
    const made = await api.make({ ...t, name: myName(), seat: 0 });
    for (const [i, name] of others.entries()) await api.sit(made.link, name, i + 1);
    rememberSeat(made.link, title, made.seat ?? 0);
    if (atOnce) startSoon(made.link);
    go(`/t/${made.link}`);
}

/** How many sit at a table of a game that says nothing about it. */
const usualSeats = ({ seats: [low, high] }: GameInfo): number => Math.max(low, Math.min(high, 4));

export function usualOf(game: GameInfo): { id: string; seats: number; options: Record<string, string> } {
    const usual = gameOf(game.id)?.usual;
    return { id: game.id, seats: usualSeats(game), options: {}, ...usual };
}

export const botsOn = (seats: readonly number[], how: string): Record<string, string> =>
    Object.fromEntries(seats.map((s) => [String(s), how]));

const FIRST = 'orrery-first';
const firstPlayed = (): string[] => {
    try {
        return JSON.parse(localStorage.getItem(FIRST) ?? '[]') as string[];
    } catch {
        return [];
    }
};

/** Whoever has done three lessons of a game, or all, and has not played it with the coach yet. */
export const mayPlayFirst = (game: string): boolean =>
    lessonsDone((g) => family(g) === family(game)) >= 3 && !firstPlayed().includes(family(game));

/** A first game: easy bots, the coach, and a deal that ends early. */
export async function playFirst(game: GameInfo): Promise<void> {
    const { id } = usualOf(game),
        seats = gameOf(id)?.first ?? 0;
    const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
    const bots = botsOn(others, 'easy');
    const table = { game: id, seats, options: {}, set: null, bots, public: false, pace: 'live' as const, clock: 0 };
    const made = openTable({ ...table, level: 'easy', obvious: true, first: true }, game.title);
    try {
        localStorage.setItem(FIRST, JSON.stringify([...new Set([...firstPlayed(), family(id)])]));
    } catch {
        /* then it is offered again */
    }
    return made;
}

/** One click: you against bots, with the numbers of the box. */
export function playNow(game: GameInfo): Promise<void> {
    const { id, seats, options } = usualOf(game);
    const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
    return openTable(
        {
            game: id,
            seats,
            options,
            set: null,
            bots: botsOn(others, level.value),
            public: false,
            pace: 'live',
            clock: 0,
            level: level.value,
            obvious: true,
        },
        game.title,
        true,
    );
}
