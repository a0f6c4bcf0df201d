// The pace of the table on this screen: what others do is shown step by step, however fast it came. Nothing waits for
// it on the server; an answer or "skip to my turn" goes straight to the newest table.
import { signal } from '@preact/signals';
import type { News, View } from '../wire/types';
import { settings } from './settings';

/** One table the server has sent, and the log that led to it. */
export interface Step {
    view: View;
    log: News[];
}

/** What a step is worth: how long it stands, in ms at 1x, and what is shown large meanwhile. */
export interface Beat {
    ms: number;
    show: unknown;
}

interface Screen {
    apply: (step: Step) => void;
    now: () => View | null;
    /** How many lines the screen has told. */
    told: () => number;
}

const RUSH = 3; // more steps than these wait: everything goes faster

const still = (): boolean =>
    settings.value.pace === 'instant' ||
    document.hidden ||
    !settings.value.motion ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Pace {
    /** What is shown large now. */
    readonly showing = signal<unknown>(null);
    readonly paused = signal(false);
    /** How many steps wait. */
    readonly waiting = signal(0);
    /** How long the present step stands, in ms. */
    readonly lasts = signal(0);
    /** The board says what a step is worth; null: nothing of others, it passes at once. */
    beatOf: (before: View, step: Step, fresh: readonly News[]) => Beat | null = () => null;
    private queue: Step[] = [];
    private timer = 0;
    private mine = false;
    private resting = false;

    constructor(private screen: Screen) {}

    /** The newest table that was heard of, whether shown or not. */
    get last(): View | null {
        return this.queue.at(-1)?.view ?? this.screen.now();
    }

    hear(step: Step): void {
        const own = this.mine;
        this.mine = false;
        if (!this.screen.now() || own || still()) {
            this.clear();
            this.screen.apply(step);
            return;
        }
        this.queue.push(step);
        this.waiting.value = this.queue.length;
        if (!this.timer && !this.paused.value && !this.resting) this.next();
    }

    /** A page stands before the next question: what comes behind it waits until it has been read. */
    rest(on: boolean): void {
        this.resting = on;
        window.clearTimeout(this.timer);
        this.timer = 0;
        if (on) this.showing.value = null;
        else if (!this.paused.value) this.end();
    }

    /** The person has answered: what comes next is their own doing. */
    own(): void {
        this.skip();
        this.mine = true;
    }

    skip(): void {
        const last = this.queue.at(-1);
        this.clear();
        if (last) this.screen.apply(last);
    }

    /** The person begins to answer: what is shown large goes, if nothing waits behind it. */
    hush(): void {
        if (!this.queue.length) this.clear();
    }

    clear(): void {
        window.clearTimeout(this.timer);
        this.timer = 0;
        this.queue = [];
        this.waiting.value = 0;
        this.paused.value = false;
        this.showing.value = null;
    }

    /** Holds the present step, or goes on. */
    hold(on: boolean): void {
        this.paused.value = on;
        window.clearTimeout(this.timer);
        this.timer = 0;
        if (!on) this.end();
    }

    private next(): void {
        const step = this.queue.shift(),
            before = this.screen.now();
        this.waiting.value = this.queue.length;
        if (!step) return;
        const beat = before && this.beatOf(before, step, step.log.slice(this.screen.told()));
        this.screen.apply(step);
        this.showing.value = beat?.show ?? null;
        const ms = still() || !beat ? 0 : beat.ms / (settings.value.pace === 'two' ? 2 : 1);
        this.lasts.value = ms / Math.max(1, this.queue.length / RUSH);
        if (this.lasts.value > 0) this.timer = window.setTimeout(() => this.end(), this.lasts.value);
        else this.end();
    }

    private end(): void {
        this.timer = 0;
        this.showing.value = null;
        if (this.queue.length && !this.resting) this.next();
    }
}
