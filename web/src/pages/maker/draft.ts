// A table as it is being made, and what it becomes.
import { gameOf } from '../../games';
import { house } from '../../wire/house';
import type { GameInfo, NewTable, Out } from '../../wire/types';
import { fill, words } from '../../words/words';
import { level } from '../level';
import { botsOn, openTable, usualOf } from '../new_table';

export type Time = 'none' | '60' | '180' | 'bank' | 'days';
export const DAY = 86400;

export interface Draft {
    seats: number;
    /** How many of them are kept free for people; where this browser keeps the table, for others at this device. */
    open: number;
    /** What those are called; empty: by their number. */
    names: string[];
    level: string;
    options: Record<string, string>;
    public: boolean;
    time: Time;
    /** Of a bank: minutes, and the seconds each answer adds. */
    minutes: number;
    increment: number;
    /** Over days: how many for a move; 0: no limit. */
    days: number;
    out: Out;
    files: Record<string, string> | null;
    obvious: boolean;
    /** Seconds that bots leave to people who could interject. */
    react: number;
}
export interface Part {
    game: GameInfo;
    draft: Draft;
    change: (d: Partial<Draft>) => void;
}

export function firstDraft(game: GameInfo): Draft {
    const { id, seats } = usualOf(game);
    const [low, high] = game.seats;
    const n = id === game.id ? seats : Math.max(low, Math.min(high, seats));
    return {
        seats: n,
        open: house.alone ? 0 : n - 1,
        names: [],
        level: level.value,
        options: {},
        public: false,
        time: 'none',
        minutes: 10,
        increment: 10,
        days: 3,
        out: 'skip',
        files: null,
        obvious: true,
        react: 0,
    };
}

/** With more or fewer seats: those for people stay as many as there is room for. */
export function withSeats(draft: Draft, seats: number): Partial<Draft> {
    const all = draft.open === draft.seats - 1 && !house.alone;
    return { seats, open: all ? seats - 1 : Math.min(draft.open, seats - 1) };
}

/** What the table is told about time. */
export function timeOf(draft: Draft): Pick<NewTable, 'pace' | 'clock' | 'bank' | 'increment' | 'out'> {
    const { time, out } = draft;
    if (time === 'days') return { pace: 'days', clock: draft.days * DAY, bank: 0, increment: 0, out };
    if (time === 'bank') return { pace: 'live', clock: 0, bank: draft.minutes * 60, increment: draft.increment, out };
    return { pace: 'live', clock: time === 'none' ? 0 : Number(time), bank: 0, increment: 0, out };
}

/** Of the others at this device, the first one is player 2. */
export const nameOf = (draft: Draft, i: number): string =>
    draft.names[i]?.trim() || fill(words.value.alone.player, { n: i + 2 });

export function make(game: GameInfo, draft: Draft): Promise<void> {
    const alone = draft.seats === 1 ? gameOf(game.id)?.alone : undefined;
    const bots = Array.from({ length: draft.seats - 1 - draft.open }, (_, i) => draft.open + 1 + i);
    return openTable(
        {
            game: game.id,
            seats: draft.seats,
            options: { ...draft.options, ...alone },
            set: draft.files,
            bots: botsOn(bots, draft.level),
            public: draft.public,
            ...timeOf(draft),
            level: draft.level,
            obvious: draft.obvious,
            react: draft.react,
        },
        game.title,
        false,
        house.alone ? Array.from({ length: draft.open }, (_, i) => nameOf(draft, i)) : [],
    );
}

export async function readFiles(list: FileList | null): Promise<Record<string, string> | null> {
    if (!list?.length) return null;
    const files: Record<string, string> = {};
    for (const f of list) files[f.name] = await f.text();
    return files;
}
