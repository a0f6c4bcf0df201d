// A payment before it is sent: what units and cards bring, by the figures of the rules and the sheet of cards, and the
// cheapest way to set it up. The server has the last word.
import { fact, factList, field, fieldList, type Scene } from '../../../state/context';
import type { Share } from '../art';
import { cardRow, handOf } from './move';
import { legalOf, planOf, type PayPlan } from './plan';
import { at, UNITS } from './read';
import { claimPlanet } from './spots';

/** Units of yours that may land: infantry, spaceships, tanks. */
export const landable = (scene: Scene): number[] =>
    UNITS.map((_, u) => at(scene.view, u, claimPlanet(scene), scene.view.seat ?? -1));

/** Kinds of unit that have been answered for already, if a payment was begun. */
export function settledOf(scene: Scene): number[] {
    const kinds = landable(scene).flatMap((n, unit) => (n > 0 ? [unit] : []));
    return kinds.slice(0, field(scene.view, 'committed-kinds'));
}

/** What a card adds with so many units landed; null: it is not for a payment. */
export function pointsOf({ book }: Scene, card: number, units: readonly number[]): number | null {
    const row = cardRow(book, card),
        effect = String(row['effect'] ?? ''),
        n = Number(row['n'] ?? 0);
    if (effect === 'cp') return n;
    const unit = UNITS.findIndex((u) => effect === `unit-${u}`);
    return unit < 0 ? null : n * (units[unit] ?? 0);
}

export const priceOf = ({ view }: Scene): number => fact(view, 'needed') ?? field(view, 'cost');
/** Skulls: units that are lost, paid or not. */
export const skullsOf = ({ view }: Scene): number => fact(view, 'casualties') ?? 0;

const unitPoints = ({ view }: Scene, units: readonly number[]): number =>
    units.reduce((sum, n, u) => sum + n * (factList(view, 'worth')[u] ?? 0), 0);

export function sharesOf(scene: Scene, { units, cards }: PayPlan): Share[] {
    const spent = Object.entries(cards).reduce(
        (sum, [card, n]) => sum + n * (pointsOf(scene, Number(card), units) ?? 0),
        0,
    );
    return [
        { by: 'units', points: unitPoints(scene, units) },
        { by: 'cards', points: spent },
    ];
}
export const paidOf = (scene: Scene, plan: PayPlan): number =>
    sharesOf(scene, plan).reduce((sum, { points }) => sum + points, 0);

/** The payment on the panel: what the person has set, else the cheapest. */
export function payPlan(scene: Scene): PayPlan {
    const plan = planOf(scene);
    return plan?.what === 'pay' ? plan : cheapest(scene);
}

// ---- the cheapest way ---------------------------------------------------------------------------------------------

/** The fewest points of cards that make up for what is missing: cards by their place in the list; null: too little. */
function fewest(points: readonly number[], missing: number): number[] | null {
    let best = new Map<number, number[]>([[0, []]]); // by sum
    points.forEach((n, i) => {
        const next = new Map(best);
        for (const [sum, cards] of best) {
            const with_ = [...cards, i],
                known = next.get(sum + n);
            if (n > 0 && (!known || known.length > with_.length)) next.set(sum + n, with_);
        }
        best = next;
    });
    const sums = [...best.keys()].filter((sum) => sum >= missing).sort((a, b) => a - b);
    return sums.length ? best.get(sums[0]!)! : null;
}

interface Way {
    plan: PayPlan;
    /** Smaller is better: points of cards, points beyond the price, ships and then units that land. */
    cost: readonly number[];
}
const better = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, k) => n !== b[k]);
    return i >= 0 && a[i]! < b[i]!;
};

function wayWith(scene: Scene, units: readonly number[], cards: readonly number[]): Way | null {
    const by = unitPoints(scene, units),
        price = priceOf(scene);
    const points = cards.map((card) => pointsOf(scene, card, units) ?? 0);
    const chosen = fewest(points, Math.max(0, price - by));
    if (!chosen) return null;
    const plan: { what: 'pay'; units: readonly number[]; cards: Record<number, number> } = {
        what: 'pay',
        units,
        cards: {},
    };
    for (const i of chosen) plan.cards[cards[i]!] = (plan.cards[cards[i]!] ?? 0) + 1;
    const spent = chosen.reduce((sum, i) => sum + points[i]!, 0);
    return { plan, cost: [spent, by + spent - price, units[1] ?? 0, units.reduce((sum, n) => sum + n, 0)] };
}

/** Every number of units of each kind, without none at all. */
function combinations(most: readonly number[], fixed: readonly (number | undefined)[]): number[][] {
    const ranges = most.map((n, u) =>
        fixed[u] === undefined ? Array.from({ length: n + 1 }, (_, i) => i) : [fixed[u]!],
    );
    return ranges
        .reduce<number[][]>((all, range) => all.flatMap((some) => range.map((n) => [...some, n])), [[]])
        .filter((units) => units.some((n) => n > 0));
}

export function cheapest(scene: Scene): PayPlan {
    const cards = handOf(scene.view).flatMap(([kind, n]) =>
        pointsOf(scene, kind, [1, 1, 1]) === null ? [] : Array.from({ length: n }, () => kind),
    );
    const committed = fieldList(scene.view, 'committed'),
        settled = settledOf(scene);
    const fixed = UNITS.map((_, u) => (settled.includes(u) ? (committed[u] ?? 0) : undefined));
    let best: Way | null = null;
    for (const units of combinations(landable(scene), fixed)) {
        const way = wayWith(scene, units, cards);
        if (way && (!best || better(way.cost, best.cost))) best = way;
    }
    return best?.plan ?? { what: 'pay', units: landable(scene), cards: {} };
}

export const canPay = ({ book, view }: Scene): boolean =>
    ['pay', 'commit', 'spend', 'done'].some((verb) => legalOf(book, view, verb).length > 0);
