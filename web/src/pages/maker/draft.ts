// A table as it is being made, and what it becomes.
import { gameOf } from '../../games';
import type { GameInfo } from '../../wire/types';
import { level } from '../level';
import { botsOn, openTable, usualOf } from '../new_table';

export type Time = 'none' | '60' | '180' | 'days';

export interface Draft {
    seats: number;
    /** How many of them are kept free for people. */
    open: number;
    level: string;
    options: Record<string, string>;
    public: boolean;
    time: Time;
    files: Record<string, string> | null;
    obvious: boolean;
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
        open: n - 1,
        level: level.value,
        options: {},
        public: false,
        time: 'none',
        files: null,
        obvious: true,
    };
}

/** With more or fewer seats: those for people stay as many as there is room for. */
export function withSeats(draft: Draft, seats: number): Partial<Draft> {
    const all = draft.open === draft.seats - 1;
    return { seats, open: all ? seats - 1 : Math.min(draft.open, seats - 1) };
}

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
            pace: draft.time === 'days' ? 'days' : 'live',
            clock: draft.time === '60' || draft.time === '180' ? Number(draft.time) : 0,
            level: draft.level,
            obvious: draft.obvious,
        },
        game.title,
    );
}

export async function readFiles(list: FileList | null): Promise<Record<string, string> | null> {
    if (!list?.length) return null;
    const files: Record<string, string> = {};
    for (const f of list) files[f.name] = await f.text();
    return files;
}
