// What a panel has gathered before anything is sent: a move, a claim, an order, a payment, pieces to give up. It
// belongs to one question; when another is asked, it is gone.
import { signal } from '@preact/signals';
import type { Scene } from '../../../state/context';
import type { Book, Legal, View } from '../../../wire/types';

export interface MovePlan {
    what: 'move';
    from: number | null;
    to: number | null;
    /** Infantry, spaceships, tanks that go along. */
    units: readonly [number, number, number];
    /** Cards that help, by kind. */
    cards: readonly number[];
}
export interface ClaimPlan {
    what: 'claim';
    planet: number;
    tile: number | null;
    /** What lands where nothing is defended. */
    unit: number | null;
}
export interface Order {
    unit: number;
    planet: number;
}
export interface BuyPlan {
    what: 'buy';
    orders: readonly Order[];
}
export interface CardPlan {
    what: 'card';
    card: number | null;
}
export interface PayPlan {
    what: 'pay';
    units: readonly number[];
    /** How many of each kind of card. */
    cards: Readonly<Record<number, number>>;
}
export interface LosePlan {
    what: 'lose';
    /** Pieces in the order they were picked, by their place in the list shown. */
    picked: readonly number[];
}
export interface RaisePlan {
    what: 'raise';
    units: readonly [number, number, number];
}
/** Passing, for those who want to confirm everything. */
export interface PassPlan {
    what: 'pass';
}
export type Plan = MovePlan | ClaimPlan | BuyPlan | CardPlan | PayPlan | LosePlan | RaisePlan | PassPlan;

const kept = signal<{ of: string; plan: Plan } | null>(null);

const keyOf = ({ info, view }: Scene): string => `${info?.link ?? ''} ${view.seat} ${view.question} ${view.answers}`;

/** What has been gathered for the present question. */
export const planOf = (scene: Scene): Plan | null => (kept.value?.of === keyOf(scene) ? kept.value.plan : null);
export const setPlan = (scene: Scene, plan: Plan | null): void => {
    kept.value = plan && { of: keyOf(scene), plan };
};
/** One step back; false: nothing was gathered. */
export function backOfPlan(): boolean {
    const now = kept.value;
    if (!now) return false;
    const { plan, of } = now;
    const before = beforeOf(plan);
    kept.value = before && { of, plan: before };
    return true;
}

function beforeOf(plan: Plan): Plan | null {
    if (plan.what === 'move' && plan.to !== null) return { ...plan, to: null };
    if (plan.what === 'claim' && plan.tile !== null) return { ...plan, tile: null };
    if (plan.what === 'buy' && plan.orders.length) return { ...plan, orders: plan.orders.slice(0, -1) };
    if (plan.what === 'card' && plan.card !== null) return { ...plan, card: null };
    if (plan.what === 'lose' && plan.picked.length) return { ...plan, picked: plan.picked.slice(0, -1) };
    return null;
}

// ---- what is asked ------------------------------------------------------------------------------------------------

export const wordOf = (book: Book, l: Pick<Legal, 'a'>): string => book.verbs[l.a[0]]?.word ?? '';
export const legalOf = (book: Book, view: View, verb: string): Legal[] =>
    view.legal.filter((l) => wordOf(book, l) === verb);

export type Asked = 'action' | 'arrived' | 'land' | 'target' | 'pay' | 'buy' | 'raise' | 'lose' | null;

/** Which question it is, by the answers there are; null: one that the bar asks. */
export function askedOf({ book, view }: Scene): Asked {
    if (view.seat === null || view.over || !view.asked.includes(view.seat)) return null;
    const has = (verb: string) => view.legal.some((l) => wordOf(book, l) === verb);
    if (has('pass')) return 'action';
    if (has('stay')) return 'arrived';
    if (has('land')) return 'land';
    if (has('target')) return 'target';
    if (has('commit') || has('spend') || (view.flow.at(-1)?.proc === 'claim' && has('decline'))) return 'pay';
    if (has('raise')) return 'raise';
    if (has('lose')) return 'lose';
    if (view.flow.at(-1)?.proc === 'buy') return 'buy';
    return view.flow.at(-1)?.proc === 'claim' && has('done') ? 'pay' : null;
}

// ---- sending ------------------------------------------------------------------------------------------------------

const find = (book: Book, view: View, verb: string, ...args: number[]): Legal | null =>
    legalOf(book, view, verb).find((l) => args.every((n, i) => l.a[i + 1] === n)) ?? null;

/** Takes the first of these that can be answered off the list. */
function take(list: number[], answer: (n: number) => Legal | null): Legal | null {
    for (const n of list) {
        const l = answer(n);
        if (!l) continue;
        list.splice(list.indexOf(n), 1);
        return l;
    }
    return null;
}

type Next = (view: View) => Legal | null;

/** The next action is not meant, should it come at once. */
function oneAction(book: Book, next: Next): Next {
    let begun = false;
    return (view) => {
        if (begun && find(book, view, 'pass')) return null;
        begun = true;
        return next(view);
    };
}

export function moveSteps(book: Book, plan: MovePlan): Next {
    const cards = [...plan.cards],
        [infantry, ships, tanks] = plan.units;
    return oneAction(
        book,
        (view) =>
            find(book, view, 'move', plan.from ?? -1) ??
            find(book, view, 'ships', ships) ??
            find(book, view, 'infantry', infantry) ??
            find(book, view, 'tanks', tanks) ??
            take(cards, (card) => find(book, view, 'use', card)) ??
            (cards.length ? null : find(book, view, 'to', plan.to ?? -1)),
    );
}

export const claimSteps = (book: Book, plan: ClaimPlan): Next =>
    oneAction(
        book,
        (view) =>
            find(book, view, 'claim', plan.planet, plan.tile ?? -1) ??
            (plan.unit === null ? null : find(book, view, 'land', plan.unit)),
    );

export function buySteps(book: Book, plan: BuyPlan): Next {
    const orders = [...plan.orders];
    return oneAction(book, (view) => {
        const order = orders.shift();
        if (order) return find(book, view, 'buy', order.unit, order.planet);
        return view.flow.at(-1)?.proc === 'buy' ? find(book, view, 'done') : null;
    });
}

export function paySteps(book: Book, plan: PayPlan): Next {
    const cards = Object.entries(plan.cards).flatMap(([card, n]) => Array.from({ length: n }, () => Number(card)));
    return (view) => {
        const pay = find(book, view, 'pay');
        if (pay) return pay;
        const asked = legalOf(book, view, 'commit')[0];
        if (asked) return find(book, view, 'commit', asked.a[1], plan.units[asked.a[1]] ?? 0);
        return take(cards, (card) => find(book, view, 'spend', card)) ?? find(book, view, 'done');
    };
}

export function loseSteps(book: Book, pieces: readonly number[]): Next {
    const left = [...pieces];
    return (view) => take(left, (piece) => find(book, view, 'lose', piece));
}

export function raiseSteps(book: Book, plan: RaisePlan): Next {
    const left = plan.units.flatMap((n, unit) => Array.from({ length: n }, () => unit));
    return (view) => take(left, (unit) => find(book, view, 'raise', unit)) ?? find(book, view, 'done');
}
