// What a page and its Worker say to each other.

export interface Where {
    /** Addresses of apps/solo as WebAssembly, and of the texts that only some pages need. */
    module: string;
    texts: string;
    /** Of the networks of bots, by game: few tables need one. */
    nets: Record<string, string>;
    /** Milliseconds in which bots answer; 0: the usual ones. */
    window: number;
}

export type ToWorker =
    | { begin: Where }
    | { ask: number; path: string; body?: string }
    | { connect: number; link: string; steal: boolean; seat: number }
    | { say: number; text: string }
    | { leave: number };

export type FromWorker =
    | { answer: number; status: number; text: string }
    | { heard: number; text: string }
    | { opened: number }
    | { closed: number; code: number }
    /** The module could not be had; what was asked gets no answer. */
    | { failed: true }
    /** Nothing can be kept in this browser: matches end with the page. */
    | { forgets: true };

/** Close code: another tab of this browser has this table. */
export const OTHER_TAB = 4004;
/** Close code: this tab has another line to the table, as when people hand the device over. */
export const HANDED_OVER = 4005;

/** Seats of a line (apps/solo/solo.h): the device lies face down; or whoever it is, if there is but one. */
export const NOBODY = 254,
    ANYBODY = 255;
