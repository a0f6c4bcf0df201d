// What a board draws from: the same for a table in play and for a replay.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Action, Book, FieldValue, Legal, Locked, News, Pile, TableInfo, View } from '../wire/types';
import type { Pick, Target } from './choice';
import type { Held, Thing } from './table';

export interface Scene {
    book: Book;
    view: View;
    info: TableInfo | null;
    /** The person hides their secrets: draw backs. */
    hidden: boolean;
    /** What a thing is to the person now: its ring, its outcome line, why not, and what a tap does. */
    thing: (target: Target) => Thing;
    /** Takes a thing up for a drag; a replay has nothing to take up. */
    hold?: (target: Target | null) => Held | null;
    /**
     * The answers that agree with every pick so far, the one the dark button would send, and making another one that.
     */
    left: readonly Legal[];
    ready: Legal | null;
    arm: (answer: Legal) => void;
    /** What has been picked so far, picking more, sending a whole answer: for scenes and controls of a game's own. */
    picks?: readonly Pick[];
    pick?: (...more: Pick[]) => void;
    answer?: (answer: Legal) => void;
    /** An answer is on its way: another one would not be sent. */
    sending?: boolean;
    /** Sends what a panel has gathered: `next` answers each question of this seat; null: it is asked as usual. */
    answerAll?: (next: (view: View) => Legal | null | Promise<Legal | null>) => void;
    /** What the bot would answer now; null: it has nothing to say. */
    advise?: () => Promise<Action | null>;
    /** Why something cannot be done now; null: it can. */
    why?: (a: Action) => Promise<Locked | null>;
    /** The log as far as the table on the screen has come. */
    told?: readonly News[];
    /** Seats that something has happened to just now. */
    changed: ReadonlySet<number>;
    /** What can be said now without doing anything, and saying it. */
    phrases: readonly Legal[];
    say: (phrase: Legal) => void;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
    const scene = useContext(SceneContext);
    if (!scene) throw new Error('A board is drawn outside a table.');
    return scene;
}

/** A noun's number by its name; -1 if the game has none of that name. */
export const nounOf = (book: Book, name: string): number => book.nouns.findIndex((n) => n.name === name);

/** The pile of a place that lies once on the table. */
export const pile = (view: View, word: string): Pile => (view.places[word] ?? []) as Pile;
/** The piles of a place that every seat has, or that lies once for every value of a noun. */
export const piles = (view: View, word: string): Pile[] => (view.places[word] ?? []) as Pile[];
export const count = (p: Pile | undefined): number => (p ?? []).reduce((n, c) => n + c[1], 0);

const asNumber = (v: FieldValue | undefined): number => (typeof v === 'number' ? v : 0);
export const field = (view: View, word: string): number => asNumber(view.fields[word]);
export const fieldList = (view: View, word: string): number[] =>
    Array.isArray(view.fields[word]) ? (view.fields[word] as number[]) : [];
export const fact = (view: View, word: string): number | undefined => {
    const v = view.facts[word];
    return typeof v === 'number' ? v : undefined;
};
export const factList = (view: View, word: string): number[] =>
    Array.isArray(view.facts[word]) ? (view.facts[word] as number[]) : [];

/** One card as it lies somewhere: what it is, and the mark it bears there. */
export interface Lying {
    kind: number;
    tag: number;
}
/** The cards of a pile one by one, bottom first. */
export const eachCard = (p: Pile | undefined): Lying[] =>
    (p ?? []).flatMap(([kind, copies, tag]) => Array.from({ length: copies }, () => ({ kind, tag })));
/** The cards in your hand; none for watchers. */
export const yourHand = (view: View): Lying[] => (view.seat === null ? [] : eachCard(piles(view, 'hand')[view.seat]));

/**
 * Which seats stand at the left (from below), above (from the left) and at the right (from above), clockwise from you.
 */
export function around(seats: number, you: number | null): { left: number[]; top: number[]; right: number[] } {
    const first = you === null ? 0 : you + 1;
    const others = Array.from({ length: you === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
    const n = others.length;
    const side = n <= 1 ? 0 : Math.max(1, Math.round(n / 3));
    const left = n <= 1 ? 0 : side,
        right = n <= 1 ? 0 : Math.max(1, Math.floor(n / 3));
    return {
        left: others.slice(0, left).reverse(),
        top: others.slice(left, n - right),
        right: others.slice(n - right),
    };
}
