// The shop in the place of the hand: a card for each unit, and a slip for each one ordered.
import { fact, factList, fieldList, nounOf, useScene, type Scene } from '../../../state/context';
import { Button } from '../../../ui/button';
import { nameOf, textOf } from '../../../table/speech';
import { fill } from '../../../words/words';
import { OrderSlip, ShopCard } from '../art';
import { otvWords } from '../en';
import { askedOf, legalOf, planOf, setPlan, type BuyPlan, type Order } from './plan';
import { usePress } from './pressed';
import { empireOf, planetName, UNITS } from './read';
import type { Spot } from './spots';

export const isShopping = (scene: Scene): boolean =>
    askedOf(scene) === 'buy' || (askedOf(scene) === 'action' && planOf(scene)?.what === 'buy');

export function buyPlan(scene: Scene): BuyPlan {
    const plan = planOf(scene);
    return plan?.what === 'buy' ? plan : { what: 'buy', orders: [] };
}
/** How many units may still be bought: once shopping has begun the question says it. */
const slipsOf = (scene: Scene): number =>
    (askedOf(scene) === 'buy' ? scene.view.flow.at(-1)?.local[0] : fact(scene.view, 'to-buy')) ?? 1;

/** What a unit costs now, as the rules say beside each answer; null: it cannot be bought. */
const priceOf = ({ book, view }: Scene, unit: number): number | null =>
    legalOf(book, view, 'buy').find((l) => l.a[1] === unit)?.note?.numbers[0] ?? null;
export const sumOf = (scene: Scene, orders: readonly Order[]): number =>
    orders.reduce((sum, { unit }) => sum + (priceOf(scene, unit) ?? 0), 0);

/** By how much one more of a unit raises what you could pay in a combat there. */
function raisesBy({ book, view }: Scene, { unit, planet }: Order): number {
    const numbers = legalOf(book, view, 'buy').find((l) => l.a[1] === unit && l.a[2] === planet)?.note?.numbers;
    return (numbers?.[3] ?? 0) - (numbers?.[2] ?? 0);
}

const moneyOf = ({ view }: Scene): number => fieldList(view, 'money')[view.seat ?? -1] ?? 0;
const stockOf = ({ view }: Scene, unit: number): number =>
    (view.fields['stock'] as number[][] | undefined)?.[unit]?.[view.seat ?? -1] ?? 0;

const placesFor = ({ book, view }: Scene, unit: number): number[] =>
    legalOf(book, view, 'buy').flatMap((l) => (l.a[1] === unit ? [l.a[2]] : []));

function shopSpot(scene: Scene, unit: number): Spot {
    const plan = buyPlan(scene),
        price = priceOf(scene, unit),
        places = placesFor(scene, unit);
    const ordered = plan.orders.filter((o) => o.unit === unit).length;
    const left = moneyOf(scene) - sumOf(scene, plan.orders);
    const full = plan.orders.length >= slipsOf(scene);
    if (price === null || full || price > left || ordered >= stockOf(scene, unit))
        return { ring: ordered ? 'selected' : null, tap: () => undefined };
    const last = plan.orders.at(-1)?.planet;
    const planet = last !== undefined && places.includes(last) ? last : places[0]!;
    return {
        ring: ordered ? 'selected' : 'asked',
        tap: () => setPlan(scene, { what: 'buy', orders: [...plan.orders, { unit, planet }] }),
        note: fill(otvWords.value.pounds, { n: price }),
    };
}

function Goods({ unit }: { unit: number }) {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value;
    const noun = nounOf(book, 'unit'),
        name = nameOf(book, noun, unit),
        price = priceOf(scene, unit),
        spot = shopSpot(scene, unit);
    const props = usePress({ noun, value: unit, verbs: ['buy'] }, name, spot);
    const worth = fill(w.countsInCombat, { n: factList(view, 'worth')[unit] ?? 0 });
    return (
        <div class="otv-held" {...props}>
            <ShopCard
                empire={empireOf(view, view.seat ?? 0)}
                kind={UNITS[unit]!}
                name={name}
                price={price === null ? '' : fill(w.pounds, { n: price })}
                text={price === null ? w.notNow : `${worth} ${textOf(book, noun, unit) ?? ''}`}
                stock={fill(w.inStock, { n: stockOf(scene, unit) })}
                state={{
                    picked: spot.ring === 'selected',
                    asked: spot.ring === 'asked',
                    locked: spot.ring === null,
                }}
            />
        </div>
    );
}

function Slip({ order, place }: { order: Order; place: number }) {
    const scene = useScene(),
        { book, view } = scene,
        plan = buyPlan(scene);
    const put = (planet: number) =>
        setPlan(scene, { what: 'buy', orders: plan.orders.map((o, i) => (i === place ? { ...o, planet } : o)) });
    return (
        <OrderSlip
            order={{
                empire: empireOf(view, view.seat ?? 0),
                kind: UNITS[order.unit]!,
                name: nameOf(book, nounOf(book, 'unit'), order.unit),
                price: fill(otvWords.value.pounds, { n: priceOf(scene, order.unit) ?? 0 }),
                brings: fill(otvWords.value.raises, { n: raisesBy(scene, order) }),
            }}
        >
            <span class="otv-slip-places">
                {placesFor(scene, order.unit).map((p) => (
                    <Button key={p} size="small" pressed={p === order.planet} onClick={() => put(p)}>
                        {planetName(book, p)}
                    </Button>
                ))}
            </span>
            <Button
                size="small"
                label={otvWords.value.takeOff}
                onClick={() => setPlan(scene, { what: 'buy', orders: plan.orders.filter((_, i) => i !== place) })}
            >
                ×
            </Button>
        </OrderSlip>
    );
}

export function Shop() {
    const scene = useScene(),
        plan = buyPlan(scene);
    return (
        <>
            {UNITS.map((kind, unit) => (
                <Goods key={kind} unit={unit} />
            ))}
            {plan.orders.map((order, i) => (
                <Slip key={i} order={order} place={i} />
            ))}
            {plan.orders.length < slipsOf(scene) && (
                <OrderSlip>{plan.orders.length ? otvWords.value.oneMore : otvWords.value.nothingYet}</OrderSlip>
            )}
        </>
    );
}

/** What is left in the purse, for the line of consequence. */
export function shopHint(scene: Scene): string {
    const orders = buyPlan(scene).orders,
        money = moneyOf(scene),
        sum = sumOf(scene, orders);
    return fill(otvWords.value.purse, { a: sum, b: money, c: money - sum });
}
