// A Trial as the log tells it, and how far its scene has come: the Defence, the evidence card by card, the sum, the
// stamp, the DNA card by card, the face behind the mask.
import type { News } from '../../../wire/types';
import { lastAt } from './read';

/** A Trial as far as it is known. */
export interface Case {
    accused: number;
    evidence: { by: number | null; kind: number }[];
    /** Cards that were not drawn: whose they are. */
    unseen: number[];
    defence: number[];
    verdict?: 'ousted' | 'acquitted';
    dna: number[];
    /** The Agent that a found Clone has played until now. */
    agent?: number;
}

/** What of it can be seen. */
export interface Shown {
    defence: boolean;
    evidence: number;
    sum: boolean;
    stamp: boolean;
    dna: number;
    face: boolean;
}

/** How many steps the scene has. */
export const stepsIn = (it: Case): number =>
    1 + it.evidence.length + 2 + it.dna.length + (it.verdict === 'ousted' ? 1 : 0);

export function shownAt(it: Case, steps: number): Shown {
    const cards = 1 + it.evidence.length;
    return {
        defence: steps > 0,
        evidence: Math.min(Math.max(0, steps - 1), it.evidence.length),
        sum: steps > cards,
        stamp: steps > cards + 1,
        dna: Math.min(Math.max(0, steps - cards - 2), it.dna.length),
        face: steps >= stepsIn(it),
    };
}

/** What may be told between a verdict and the end of its Trial. */
const AFTERWARDS = ['dna', 'discard', 'agent-gone', 'martian', 'civilian'];

/** A Trial from the log: `end` is the line of its verdict. */
export function caseOf(told: readonly News[], end: number): Case {
    const line = told[end]!,
        accused = line.pub[0] ?? 0;
    const begun = lastAt(told.slice(0, end), (n) => n.kind === 'trial' && n.pub[0] === accused);
    const lines = told.slice(begun, end);
    const evidence = lines
        .filter((n) => n.kind === 'evidence')
        .map((n) => ({ kind: n.pub[1] ?? -1, by: n.pub[2] ?? null }));
    const round = lastAt(told.slice(0, begun), (n) => n.kind === 'round' || n.kind === 'late-round');
    const accusers = told
        .slice(Math.max(0, round), begun)
        .filter((n) => n.kind === 'accuses' && n.pub[1] === accused)
        .map((n) => n.pub[0] ?? 0);
    const after = told.slice(end + 1);
    const stop = after.findIndex((n) => !AFTERWARDS.includes(n.kind));
    const then = (stop < 0 ? after : after.slice(0, stop)).filter((n) => n.pub[0] === accused);
    return {
        accused,
        evidence,
        unseen: evidence.reduce((left, e) => without(left, e.by), accusers),
        defence: lines.filter((n) => n.kind === 'defends').map((n) => n.pub[1] ?? -1),
        verdict: line.kind === 'ousted' ? 'ousted' : 'acquitted',
        dna: then.filter((n) => n.kind === 'dna').map((n) => n.pub[2] ?? 0),
        agent: then.find((n) => n.kind === 'agent-gone')?.pub[1],
    };
}

/** The list without one of these. */
function without(list: readonly number[], one: number | null): number[] {
    const at = one === null ? -1 : list.indexOf(one);
    return list.filter((_, i) => i !== at);
}
