// Pieces to give up: which stand there, how many must go, which have been picked.
import type { Scene } from '../../../state/context';
import { legalOf, planOf, setPlan, type LosePlan } from './plan';
import { at } from './read';

export interface Losses {
    planet: number;
    /** Each piece that may go, by its number on the wire: two infantry are two. */
    list: readonly number[];
    /** How many have to be picked: as many as are asked for, if there are so many. */
    need: number;
    /** After a claim, and not in a crisis. */
    casualties: boolean;
}

export function lossesOf({ book, view }: Scene): Losses {
    const [planet = 0, left = 1, why = 0] = view.flow.at(-1)?.local ?? [];
    const kinds = legalOf(book, view, 'lose').map((l) => l.a[1]);
    const list = kinds.flatMap((piece) =>
        Array.from({ length: Math.min(left, at(view, piece, planet, view.seat ?? -1)) }, () => piece),
    );
    const there = kinds.reduce((sum, piece) => sum + at(view, piece, planet, view.seat ?? -1), 0);
    return { planet, list, need: Math.min(left, there), casualties: why === 0 };
}

export function losePlan(scene: Scene): LosePlan {
    const plan = planOf(scene);
    if (plan?.what === 'lose') return plan;
    const { list, need } = lossesOf(scene);
    return { what: 'lose', picked: list.length <= need ? list.map((_, i) => i) : [] }; // no choice: all of them
}

/** A tap picks a piece or leaves it; one too many replaces the first. */
export function toggleLoss(scene: Scene, i: number): void {
    const { picked } = losePlan(scene),
        { need } = lossesOf(scene);
    const next = picked.includes(i) ? picked.filter((k) => k !== i) : [...picked, i].slice(-need);
    setPlan(scene, { what: 'lose', picked: next });
}
