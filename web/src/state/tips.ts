// Tips at first times: each one once per browser, one per turn, at most twelve per match. Kept by the browser.
import { signal } from '@preact/signals';
import type { Help } from '../wire/types';

export type Tip = Help['tips'][number];
export const MOST_PER_MATCH = 12;
const KEY = 'orrery-tips';
const GREETED = 'first games'; // no game is called so

interface Told {
    off: boolean;
    /** Ids by game. */
    seen: Record<string, string[]>;
    /** The match that had the last ones, and how many. */
    match: { link: string; shown: number };
}
const NOTHING: Told = { off: false, seen: {}, match: { link: '', shown: 0 } };

function load(): Told {
    try {
        return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Told>) };
    } catch {
        return NOTHING; // storage may be forbidden; then tips come again with the next visit
    }
}
const told = signal<Told>(load());

function keep(change: Partial<Told>): void {
    told.value = { ...told.value, ...change };
    try {
        localStorage.setItem(KEY, JSON.stringify(told.value));
    } catch {
        /* not kept, but it works for this visit */
    }
}

export const tipsOn = (): boolean => !told.value.off;
export const switchTips = (on: boolean): void => keep({ off: !on });
/** Is there any this browser has not seen? */
export const tipsLeft = (game: string, all: readonly Tip[]): boolean =>
    all.some((t) => !told.value.seen[game]?.includes(t.id));

/** The tips of one match: which one to show now, if any. `turn` says which turn of the match it is. */
export class FirstTimes {
    private lastTurn = -1;
    constructor(
        private readonly link: string,
        private readonly game: string,
    ) {}

    /** Once per match: whoever begins a first game is told what it is. */
    greets(): boolean {
        const { off, seen } = told.value,
            greeted = seen[GREETED] ?? [];
        if (off || greeted.includes(this.link)) return false;
        keep({ seen: { ...seen, [GREETED]: [...greeted, this.link] } });
        return true;
    }

    /** The first of these that is new to this browser; it counts as shown. */
    next(fit: readonly Tip[], turn: number): Tip | null {
        const { off, seen, match } = told.value,
            known = seen[this.game] ?? [],
            shown = match.link === this.link ? match.shown : 0;
        if (off || turn === this.lastTurn || shown >= MOST_PER_MATCH) return null;
        const tip = fit.find((t) => !known.includes(t.id));
        if (!tip) return null;
        this.lastTurn = turn;
        keep({ seen: { ...seen, [this.game]: [...known, tip.id] }, match: { link: this.link, shown: shown + 1 } });
        return tip;
    }
}
