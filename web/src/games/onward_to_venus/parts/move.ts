// A move as it is put together: who could go where, by the ways the rules name, and what a helping card adds.
import { fact, factList, piles, type Scene } from '../../../state/context';
import type { Book, View } from '../../../wire/types';
import { planetWords, type PlanetWord } from '../art';
import { legalOf, type MovePlan } from './plan';
import { at, isDead, planetWord, tilesAt } from './read';

export const cardRow = (book: Book, card: number) => book.sheets['cards']?.[card] ?? {};
const effectOf = (book: Book, card: number): string => String(cardRow(book, card)['effect'] ?? '');

/** Your cards by kind, and how many of each. */
export const handOf = (view: View): [kind: number, copies: number][] => {
    const sums = new Map<number, number>();
    for (const [kind, copies] of piles(view, 'hand')[view.seat ?? -1] ?? [])
        sums.set(kind, (sums.get(kind) ?? 0) + copies);
    return [...sums];
};

/** Cards that help a group from there, as the sheet of cards has them. */
export const helps = ({ book, view }: Scene, plan: MovePlan, card: number): boolean => {
    const effect = effectOf(book, card);
    if (plan.from === null) return false;
    return effect === 'move' || (effect === 'haul' && at(view, 2, plan.from, view.seat ?? -1) > 0);
};
export const hauls = (book: Book, plan: MovePlan): boolean => plan.cards.some((c) => effectOf(book, c) === 'haul');

export const startMove = ({ view }: Scene, from: number): MovePlan => {
    const me = view.seat ?? -1;
    return { what: 'move', from, to: null, units: [at(view, 0, from, me), at(view, 1, from, me), 0], cards: [] };
};

/** A card joins the plan or leaves it; tanks go along with the first that can carry them. */
export function withCard({ book, view }: Scene, plan: MovePlan, card: number): MovePlan {
    const cards = plan.cards.includes(card) ? plan.cards.filter((c) => c !== card) : [...plan.cards, card];
    const carries = hauls(book, { ...plan, cards });
    const tanks = carries ? plan.units[2] || at(view, 2, plan.from ?? 0, view.seat ?? -1) : 0;
    return { ...plan, cards, to: null, units: [plan.units[0], plan.units[1], tanks] };
}

/** How far the group may go. */
export const movementOf = ({ book, view }: Scene, plan: MovePlan): number =>
    (fact(view, 'movement') ?? 0) +
    plan.cards
        .filter((c) => effectOf(book, c) === 'move')
        .reduce((sum, c) => sum + Number(cardRow(book, c)['n'] ?? 0), 0);

export const wayTo = ({ view }: Scene, plan: MovePlan, planet: number): number =>
    plan.from === null ? 0 : (factList(view, `way-${planetWord(plan.from)}`)[planet] ?? 0);

export const canSail = (scene: Scene, plan: MovePlan, planet: number): boolean =>
    plan.from !== null && planet !== plan.from && wayTo(scene, plan, planet) <= movementOf(scene, plan);

/** Steps are left on arrival, and something lies there. */
export const mayClaimThere = (scene: Scene, plan: MovePlan, planet: number): boolean =>
    wayTo(scene, plan, planet) < movementOf(scene, plan) &&
    !isDead(scene.view, planet) &&
    tilesAt(scene.book, scene.view, planet).length > 0;

export const origins = ({ book, view }: Scene): number[] => legalOf(book, view, 'move').map((l) => l.a[1]);

/** The ways from planet to planet are always the same, but the view names them only while you may move. */
let known: number[][] = [];
export function waysOf(view: View): number[][] {
    if (factList(view, `way-${planetWords[0]}`).length)
        known = planetWords.map((word) => factList(view, `way-${word}`));
    return known;
}

/** The stops from one planet to another along the rail, for the way that is drawn. */
export function stopsOf({ view }: Pick<Scene, 'view'>, from: number, to: number): PlanetWord[] {
    const ways = waysOf(view);
    if (!ways.length) return [planetWord(from), planetWord(to)];
    const whole = ways[from]?.[to] ?? 0;
    const stops = planetWords.map((_, p) => p).filter((p) => (ways[from]?.[p] ?? 0) + (ways[p]?.[to] ?? 0) === whole);
    const line = stops.filter((p) => p === from || p === to || !twin(ways, stops, p));
    return line.sort((a, b) => (ways[from]?.[a] ?? 0) - (ways[from]?.[b] ?? 0)).map(planetWord);
}
/** Of two that share a place of the line, the first stands for both. */
const twin = (ways: number[][], stops: readonly number[], p: number): boolean =>
    stops.some((q) => q < p && ways.every((w, from) => from === p || from === q || w[p] === w[q]));
