// How a person picks one of the legal answers: by tapping things. Pure functions; no rules, no drawing.
//
// An answer is a verb with up to three arguments, each the value of a noun. A pick binds the next argument of every answer
// that goes on with that value; answers that do not are dropped. When one answer is left with nothing unbound it is armed.
import type { Action, Book, Legal, Locked } from '../wire/types';

export interface Pick { noun: number; value: number }

/** A thing on the board or in the hand, as an argument it could be: a seat, a kind of card, a number for certain verbs. */
export interface Target {
  noun: number;
  value: number;
  /** Only answers with these verbs mean this thing (numbers and squares mean different things in different verbs). */
  verbs?: readonly string[];
}

export interface Choice {
  picks: Pick[];
  /** Answers that agree with every pick. */
  left: Legal[];
  /** Answers with nothing more to pick: buttons in the bar. */
  ready: Legal[];
  /** What the next pick can be. */
  open: { noun: number; value: number; verb: number; legal: Legal[] }[];
}

/** How many arguments a verb takes: they come first, without gaps. */
export function arity(book: Book, verb: number): number {
  const nouns = book.verbs[verb]?.nouns ?? [0, 0, 0];
  return nouns.findIndex((n) => n === 0) === -1 ? 3 : nouns.findIndex((n) => n === 0);
}

function agrees(book: Book, a: Action, picks: readonly Pick[]): boolean {
  const nouns = book.verbs[a[0]]?.nouns;
  return !!nouns && picks.length <= arity(book, a[0])
    && picks.every((p, i) => nouns[i] === p.noun && a[i + 1] === p.value);
}

export function choose(book: Book, legal: readonly Legal[], picks: readonly Pick[]): Choice {
  const kept: Pick[] = [];
  for (const p of picks) {                               // later picks are kept while they are still possible
    if (!legal.some((l) => agrees(book, l.a, [...kept, p]))) break;
    kept.push(p);
  }
  const left = legal.filter((l) => agrees(book, l.a, kept));
  const at = kept.length;
  const ready = left.filter((l) => arity(book, l.a[0]) === at);
  const open: Choice['open'] = [];
  for (const l of left) {
    if (arity(book, l.a[0]) <= at) continue;
    const noun = book.verbs[l.a[0]]?.nouns[at] ?? 0;
    const value = l.a[at + 1] ?? 0;
    const same = open.find((o) => o.noun === noun && o.value === value && o.verb === l.a[0]);
    if (same) same.legal.push(l);
    else open.push({ noun, value, verb: l.a[0], legal: [l] });
  }
  return { picks: kept, left, ready, open };
}

export function matches(book: Book, target: Target, noun: number, value: number, verb: number): boolean {
  return target.noun === noun && target.value === value
    && (!target.verbs || target.verbs.includes(book.verbs[verb]?.word ?? ''));
}

/** The answers a tap on this thing would leave; none: it is not asked about now. */
export function offers(book: Book, c: Choice, target: Target): Legal[] {
  return c.open.filter((o) => matches(book, target, o.noun, o.value, o.verb)).flatMap((o) => o.legal);
}

/** Why a thing cannot be picked now, if the rules considered it at this step. */
export function lock(book: Book, locked: readonly Locked[], c: Choice, target: Target): Locked | undefined {
  const at = c.picks.length;
  return locked.find((l) => arity(book, l.a[0]) > at && agrees(book, l.a, c.picks)
    && matches(book, target, book.verbs[l.a[0]]?.nouns[at] ?? 0, l.a[at + 1] ?? 0, l.a[0]));
}

/** Whether a tap on the thing sends at once: one answer is left and undo can reach behind it. */
export function sendsAtOnce(legal: readonly Legal[], confirm: 'always' | 'final' | 'never'): boolean {
  const only = legal.length === 1 ? legal[0] : undefined;
  return !!only && (confirm === 'never' || (confirm === 'final' && !only.final));
}
