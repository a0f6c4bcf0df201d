// What a planet is to the person now, and what a tap on it does, while a panel takes the answers.
import type { Scene } from '../../../state/context';
import type { Ring } from '../../../state/table';
import { fill } from '../../../words/words';
import { otvWords } from '../en';
import { canSail, mayClaimThere, origins, startMove, wayTo } from './move';
import {
    askedOf,
    legalOf,
    planOf,
    setPlan,
    wordOf,
    type BuyPlan,
    type ClaimPlan,
    type MovePlan,
    type Plan,
} from './plan';
import { planetName } from './read';
import { covers } from './side';

export interface Spot {
    ring: Ring;
    tap: () => void;
    /** What it would mean, for the ear. */
    note?: string;
    /** A word at the planet. */
    pill?: string;
    /** The same where there is little room: how far it is, and whether there is movement left to claim. */
    far?: { steps: number; claims: boolean };
}

const idle = () => undefined;
const NOTHING: Spot = { ring: null, tap: idle };

/** The place a claim is about. */
export const claimPlanet = ({ view }: Scene): number => Number(view.fields['claim-planet'] ?? 0);

/** Where the question that goes on takes place; null: nowhere. */
export function placeOf(scene: Scene): number | null {
    const { view } = scene,
        frame = view.flow.at(-1);
    switch (askedOf(scene)) {
        case 'target':
        case 'pay':
            return claimPlanet(scene);
        case 'land':
        case 'lose':
            return frame?.local[0] ?? null;
        case 'raise':
            return frame?.local[1] ?? null;
        default:
            return null;
    }
}

/** null: the bar asks, and the planet is a thing like any other. */
export function spotOf(scene: Scene, planet: number): Spot | null {
    const asked = askedOf(scene);
    if (asked === 'arrived' && !planOf(scene)) return arrivedSpot(scene, planet);
    if (asked === 'action' || asked === 'arrived') return actionSpot(scene, planOf(scene), planet);
    if (asked === 'buy')
        return buySpot(scene, (planOf(scene) as BuyPlan | null) ?? { what: 'buy', orders: [] }, planet);
    if (asked === null) return null;
    return placeOf(scene) === planet ? { ring: 'selected', tap: idle } : NOTHING;
}

/** The plate has the tiles; the planet only shows where it is. */
function arrivedSpot({ book, view }: Scene, planet: number): Spot {
    const here = legalOf(book, view, 'claim').some((l) => l.a[1] === planet);
    return here ? { ring: 'selected', tap: idle } : NOTHING;
}

function actionSpot(scene: Scene, plan: Plan | null, planet: number): Spot {
    switch (plan?.what) {
        case 'move':
            return moveSpot(scene, plan, planet);
        case 'claim':
            return claimSpot(scene, plan, planet);
        case 'buy':
            return buySpot(scene, plan, planet);
        case 'card':
            return NOTHING;
        default:
            return freeSpot(scene, planet);
    }
}

/** Nothing is begun: a planet where something can be done begins it. */
function freeSpot(scene: Scene, planet: number): Spot {
    const { book, view } = scene;
    const here = view.legal.filter((l) => {
        const nouns = book.verbs[l.a[0]]?.nouns ?? [];
        const at = nouns.findIndex((n) => book.nouns[n]?.name === 'planet');
        return at >= 0 && l.a[at + 1] === planet;
    });
    if (!here.length) return NOTHING;
    const verbs = new Set(here.map((l) => wordOf(book, l)));
    return { ring: 'asked', tap: () => setPlan(scene, begin(scene, verbs, planet)) };
}

function begin(scene: Scene, verbs: ReadonlySet<string>, planet: number): Plan {
    if (verbs.has('move')) return startMove(scene, planet);
    if (verbs.has('claim')) return { what: 'claim', planet, tile: null, unit: null };
    return { what: 'buy', orders: [] };
}

function moveSpot(scene: Scene, plan: MovePlan, planet: number): Spot {
    const w = otvWords.value;
    if (planet === plan.from) return { ring: 'selected', tap: () => setPlan(scene, { ...plan, from: null, to: null }) };
    if (plan.from === null) {
        if (!origins(scene).includes(planet)) return NOTHING;
        return { ring: 'asked', tap: () => setPlan(scene, startMove(scene, planet)) };
    }
    if (!canSail(scene, plan, planet)) {
        const way = fill(w.tooFar, { n: wayTo(scene, plan, planet) });
        return { ring: null, note: way, tap: idle };
    }
    const steps = wayTo(scene, plan, planet);
    const claims = mayClaimThere(scene, plan, planet),
        pill = claims ? fill(w.thenClaim, { n: steps }) : String(steps);
    const chosen = planet === plan.to;
    return {
        ring: chosen ? 'selected' : 'asked',
        tap: () => setPlan(scene, { ...plan, to: chosen ? null : planet }),
        note: fill(w.stepsTo, { n: steps, planet: planetName(scene.book, planet) }),
        pill,
        far: { steps, claims },
    };
}

function claimSpot(scene: Scene, plan: ClaimPlan, planet: number): Spot {
    if (planet === plan.planet) return { ring: 'selected', tap: idle };
    if (!legalOf(scene.book, scene.view, 'claim').some((l) => l.a[1] === planet)) return NOTHING;
    const tap = () => setPlan(scene, { what: 'claim', planet, tile: null, unit: null });
    return { ring: covers(plan.planet, planet) ? null : 'asked', tap };
}

/** The last order is the one that is still to be placed. */
function buySpot(scene: Scene, plan: BuyPlan, planet: number): Spot {
    const last = plan.orders.at(-1);
    const { book, view } = scene;
    const legal = legalOf(book, view, 'buy');
    if (!last || !legal.some((l) => l.a[1] === last.unit && l.a[2] === planet)) return NOTHING;
    const orders = [...plan.orders.slice(0, -1), { ...last, planet }];
    return {
        ring: plan.orders.some((o) => o.planet === planet) ? 'selected' : 'asked',
        tap: () => setPlan(scene, { what: 'buy', orders }),
    };
}
