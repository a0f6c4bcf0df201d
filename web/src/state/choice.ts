// How a person picks one of the legal answers: by tapping things. Pure functions; no rules, no drawing.
//
// An answer is a verb with up to three arguments, each the value of a noun. A pick binds an argument: the first one of
// its noun that is still open, in every answer that has the value there; other answers drop out. So a card and its
// target can be tapped in any order, and two seats bind in the order they are tapped. When one answer is left with
// nothing open it is armed.
import type { Action, Book, Legal, Locked } from '../wire/types';

export interface Pick {
    noun: number;
    value: number;
}

/**
 * A thing on the board or in the hand, as an argument it could be: a seat, a kind of card, a number for certain verbs.
 */
export interface Target {
    noun: number;
    value: number;
    /** Only answers with these verbs mean this thing (numbers and squares mean different things in different verbs). */
    verbs?: readonly string[];
    /** Other arguments that a tap settles at once: a tile on a certain planet is the tile and the planet. */
    with?: readonly Pick[];
}

export interface Open {
    noun: number;
    value: number;
    verb: number;
    legal: Legal[];
    /** It is the verb's first open argument: what a row of buttons would ask next. */
    first: boolean;
}

export interface Choice {
    picks: Pick[];
    /** Answers that agree with every pick. */
    left: Legal[];
    /** Answers with nothing more to pick: buttons in the bar. */
    ready: Legal[];
    /** What the next pick can be. */
    open: Open[];
}

const nounsOf = (book: Book, verb: number): readonly number[] => (book.verbs[verb]?.nouns ?? []).filter((n) => n !== 0);

/** An argument whose noun has no word for 0 is not there when it is 0: there is nothing to pick. */
export const isLeftOut = (book: Book, noun: number, value: number): boolean =>
    value === 0 && book.nouns[noun]?.values[0]?.word === '';

/** The positions that the picks bind in this answer; null: it does not agree with them. */
export function bind(book: Book, a: Action, picks: readonly Pick[]): Set<number> | null {
    const nouns = nounsOf(book, a[0]);
    const bound = new Set<number>();
    for (const p of picks) {
        const at = nouns.findIndex((n, i) => n === p.noun && !bound.has(i));
        if (at < 0 || a[at + 1] !== p.value) return null;
        bound.add(at);
    }
    return bound;
}

/** The positions that can be picked next: the first open one of each noun. */
function openOf(book: Book, a: Action, bound: Set<number>): number[] {
    const nouns = nounsOf(book, a[0]);
    return nouns
        .map((_, i) => i)
        .filter((i) => !isLeftOut(book, nouns[i] ?? 0, a[i + 1] ?? 0))
        .filter((i) => !bound.has(i) && nouns.findIndex((n, k) => n === nouns[i] && !bound.has(k)) === i);
}

export function choose(book: Book, legal: readonly Legal[], picks: readonly Pick[]): Choice {
    const kept: Pick[] = [];
    for (const p of picks) {
        // later picks are kept while they are still possible
        if (legal.some((l) => bind(book, l.a, [...kept, p]))) kept.push(p);
    }
    const choice: Choice = { picks: kept, left: [], ready: [], open: [] };
    for (const l of legal) {
        const bound = bind(book, l.a, kept);
        if (!bound) continue;
        choice.left.push(l);
        const open = openOf(book, l.a, bound);
        if (!open.length) choice.ready.push(l);
        for (const i of open) add(choice.open, nounsOf(book, l.a[0])[i] ?? 0, l.a[i + 1] ?? 0, l, i === open[0]);
    }
    return choice;
}

function add(all: Open[], noun: number, value: number, legal: Legal, first: boolean): void {
    const same = all.find((o) => o.noun === noun && o.value === value && o.verb === legal.a[0] && o.first === first);
    if (same) same.legal.push(legal);
    else all.push({ noun, value, verb: legal.a[0], legal: [legal], first });
}

export function matches(book: Book, target: Target, noun: number, value: number, verb: number): boolean {
    return (
        target.noun === noun &&
        target.value === value &&
        (!target.verbs || target.verbs.includes(book.verbs[verb]?.word ?? ''))
    );
}

const samePick = (a: Pick, b: Pick): boolean => a.noun === b.noun && a.value === b.value;
const missing = (c: Choice, target: Target): Pick[] =>
    (target.with ?? []).filter((w) => !c.picks.some((p) => samePick(p, w)));

/** The picks that a tap on this thing adds. */
export function adds(c: Choice, target: Target): Pick[] {
    return [...missing(c, target), { noun: target.noun, value: target.value }];
}

/** Whether this thing has been picked, with all it stands for. */
export function isPicked(c: Choice, target: Target): boolean {
    return c.picks.some((p) => samePick(p, target)) && missing(c, target).length === 0;
}

/** The answers a tap on this thing would leave; none: it is not asked about now. */
export function offers(book: Book, whole: Choice, target: Target): Legal[] {
    const before = missing(whole, target);
    const c = before.length ? choose(book, whole.left, [...whole.picks, ...before]) : whole;
    if (c.picks.length < whole.picks.length + before.length) return [];
    return c.open.filter((o) => matches(book, target, o.noun, o.value, o.verb)).flatMap((o) => o.legal);
}

/** Why a thing cannot be picked now, if the rules considered it at this step. */
export function lock(book: Book, locked: readonly Locked[], c: Choice, target: Target): Locked | undefined {
    return locked.find((l) => {
        const bound = bind(book, l.a, [...c.picks, ...missing(c, target)]);
        return (
            !!bound &&
            openOf(book, l.a, bound).some((i) =>
                matches(book, target, nounsOf(book, l.a[0])[i] ?? 0, l.a[i + 1] ?? 0, l.a[0]),
            )
        );
    });
}

/** Whether a tap on the thing sends at once: one answer is left and undo can reach behind it. */
export function sendsAtOnce(legal: readonly Legal[], confirm: 'always' | 'final' | 'never'): boolean {
    const only = legal.length === 1 ? legal[0] : undefined;
    return !!only && (confirm === 'never' || (confirm === 'final' && !only.final));
}
