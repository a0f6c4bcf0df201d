// A claim in one plate, on the side away from its planet: which tile, whose building, what it costs and how it is paid,
// which units are lost.
import eyeOff from 'icon:tabler/eye-off';
import sparkles from 'icon:lucide/sparkles';
import eraser from 'icon:lucide/eraser';
import skull from 'icon:game-icons/skull-crossed-bones';
import type { ComponentChildren } from 'preact';
import { fact, fieldList, nounOf, useScene, type Scene } from '../../../state/context';
import { nameOf, seatName, textOf } from '../../../table/speech';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stepper } from '../../../ui/stepper';
import type { Legal } from '../../../wire/types';
import { fill, noteText, words } from '../../../words/words';
import { CardTick, ClaimDie, Piece, PaymentGauge, Planet, Plate, Tile, Track } from '../art';
import { otvWords } from '../en';
import { isDefended, landers, landsFor } from './claim_bar';
import { cardRow, handOf } from './move';
import { cheapest, landable, paidOf, payPlan, pointsOf, priceOf, settledOf, sharesOf, skullsOf } from './payment';
import { askedOf, legalOf, planOf, setPlan, type ClaimPlan } from './plan';
import { empireOf, planetName, planetWord, tileOf, tileTitle, UNITS } from './read';
import { useShape } from './shape';
import { sideOf } from './side';
import { claimPlanet } from './spots';

interface FrameProps {
    planet: number;
    now: number;
    wide?: boolean;
    children: ComponentChildren;
}

export function ClaimFrame({ planet, now, wide = false, children }: FrameProps) {
    const w = otvWords.value;
    useShape(); // a new size may be another side
    return (
        <div class={`otv-at-side is-${sideOf(planet)}${wide ? ' is-wide' : ''}`}>
            <Plate name={w.claimWhat}>
                <Track steps={w.steps} now={now} />
                {children}
            </Plate>
        </div>
    );
}

// ---- which tile ---------------------------------------------------------------------------------------------------

/** "2 to 8, you can raise 11" or "no fight". */
function Price({ legal }: { legal: Legal }) {
    const w = otvWords.value,
        [low = 0, high = 0, reach = 0] = legal.note?.numbers ?? [];
    const fights = legal.note?.kind === 'needs';
    return (
        <span class="otv-offer-price">
            <b>{fights ? fill(w.priceRange, { a: low, b: high }) : w.noFight}</b>
            <small>{fights ? fill(w.youRaise, { n: reach }) : w.landOne}</small>
        </span>
    );
}

function Offer({ legal, plan }: { legal: Legal; plan: ClaimPlan }) {
    const scene = useScene(),
        { book, view } = scene;
    const [, planet, tile] = legal.a,
        on = plan.tile === tile;
    const tension = !legal.note && isDefended(scene, tile);
    return (
        <button
            type="button"
            class={`otv-offer${on ? ' is-on' : ''}`}
            data-answer={legal.text}
            data-ring={on ? 'selected' : 'asked'}
            data-target={`${nounOf(book, 'tile')}:${tile}`}
            aria-pressed={on}
            onClick={() => setPlan(scene, { what: 'claim', planet, tile: on ? null : tile, unit: null })}
        >
            <Tile {...tileOf(book, view, tile)} size={30} />
            <span class="otv-offer-words">
                <b>{nameOf(book, nounOf(book, 'tile'), tile)}</b>
                <small>{gainText(scene, legal)}</small>
            </span>
            {tension ? <span class="otv-offer-price">{otvWords.value.whoseAsked}</span> : <Price legal={legal} />}
        </button>
    );
}

/** What the tile brings, and the points it would be worth now. */
function gainText({ book }: Scene, { a, note }: Legal): string {
    const text = textOf(book, nounOf(book, 'tile'), a[2]) ?? '';
    const points =
        note?.kind === 'needs' ? (note.numbers[3] ?? 0) : note?.kind === 'points' ? (note.numbers[0] ?? 0) : 0;
    return points > 0 ? `${text} ${fill(otvWords.value.pointsNow, { n: points })}` : text;
}

/** Which unit lands where nothing is defended. */
function Landing({ plan }: { plan: ClaimPlan }) {
    const scene = useScene(),
        { book, view } = scene;
    const kinds = landers(scene, plan.planet),
        chosen = landsFor(scene, plan);
    if (plan.tile === null || isDefended(scene, plan.tile) || kinds.length < 2) return null;
    return (
        <div class="otv-landing" role="group" aria-label={otvWords.value.whichLands}>
            <span>{otvWords.value.whichLands}</span>
            {kinds.map((u) => (
                <button
                    key={u}
                    type="button"
                    class="otv-lander"
                    aria-pressed={u === chosen}
                    onClick={() => setPlan(scene, { ...plan, unit: u })}
                >
                    <Piece empire={empireOf(view, view.seat ?? 0)} kind={UNITS[u]!} size={28} />
                    {nameOf(book, nounOf(book, 'unit'), u)}
                </button>
            ))}
        </div>
    );
}

export function PickTile() {
    const scene = useScene(),
        { book, view } = scene,
        kept = planOf(scene);
    const all = legalOf(book, view, 'claim'),
        planets = [...new Set(all.map((l) => l.a[1]))];
    const plan: ClaimPlan =
        kept?.what === 'claim' ? kept : { what: 'claim', planet: planets[0] ?? 0, tile: null, unit: null };
    return (
        <ClaimFrame planet={plan.planet} now={0}>
            <div class="otv-tabs" role="tablist">
                {planets.map((p) => (
                    <button
                        key={p}
                        type="button"
                        role="tab"
                        class="otv-tab"
                        aria-selected={p === plan.planet}
                        onClick={() => setPlan(scene, { what: 'claim', planet: p, tile: null, unit: null })}
                    >
                        <Planet planet={planetWord(p)} size={26} /> {planetName(book, p)}
                    </button>
                ))}
            </div>
            <div class="otv-offers" data-list="" tabIndex={0} role="group" aria-label={otvWords.value.claimWhat}>
                {all
                    .filter((l) => l.a[1] === plan.planet)
                    .map((l) => (
                        <Offer key={l.text} legal={l} plan={plan} />
                    ))}
            </div>
            <Landing plan={plan} />
        </ClaimFrame>
    );
}

// ---- whose building -----------------------------------------------------------------------------------------------

export function PickTarget() {
    const scene = useScene(),
        { book, view, info } = scene,
        w = otvWords.value;
    return (
        <ClaimFrame planet={claimPlanet(scene)} now={0}>
            <h3 class="otv-plate-title">{w.takeOver}</h3>
            <div class="otv-offers" data-list="" role="group" aria-label={w.takeOver}>
                {legalOf(book, view, 'target').map((l) => (
                    <button
                        key={l.text}
                        type="button"
                        class="otv-offer"
                        data-answer={l.text}
                        data-ring="asked"
                        data-target={`1:${l.a[1]}`}
                        onClick={() => scene.answer?.(l)}
                    >
                        <Piece empire={empireOf(view, l.a[1])} kind={l.a[2] ? 'mine' : 'factory'} size={34} />
                        <span class="otv-offer-words">
                            <b>
                                {fill(w.plantOf, {
                                    plant: nameOf(book, nounOf(book, 'plant'), l.a[2]),
                                    who: seatName(info, l.a[1]),
                                })}
                            </b>
                            <small>{noteText(book.game, l.note)}</small>
                        </span>
                    </button>
                ))}
            </div>
        </ClaimFrame>
    );
}

// ---- paying -------------------------------------------------------------------------------------------------------

/** Which of the dice count: the first that shows the highest face and the first other one that shows the lowest. */
function counts(dice: readonly number[], high: number, low: number): Set<number> {
    const top = dice.indexOf(high);
    return new Set([top, dice.findIndex((d, i) => d === low && i !== top)]);
}

export function Dice({ size = 48 }: { size?: number }) {
    const { view } = useScene(),
        w = otvWords.value;
    const dice = fieldList(view, 'die'),
        kept = counts(dice, fact(view, 'high') ?? 0, fact(view, 'low') ?? 0);
    return (
        <div class="otv-dice">
            {dice.map((face, i) => (
                <ClaimDie
                    key={`${i} ${view.question}`}
                    face={face}
                    size={size}
                    out={!kept.has(i)}
                    crossed={!kept.has(i)}
                    rolling
                    label={face === 0 ? w.skull : String(face)}
                />
            ))}
        </div>
    );
}

function PriceHalf() {
    const scene = useScene(),
        { book, view } = scene,
        { shape } = useShape(),
        w = otvWords.value;
    const tile = Number(view.fields['claim-tile'] ?? 0),
        planet = claimPlanet(scene),
        skulls = skullsOf(scene);
    const [d, a, b] = [fact(view, 'defence') ?? 0, fact(view, 'high') ?? 0, fact(view, 'low') ?? 0];
    return (
        <div class="otv-price">
            <div class="otv-price-head">
                <Tile {...tileOf(book, view, tile)} size={shape === 'phone' ? 34 : 44} />
                <span>
                    <h3>{fill(w.claim, { tile: tileTitle(book, tile), planet: planetName(book, planet) })}</h3>
                    <small>{textOf(book, nounOf(book, 'tile'), tile)}</small>
                </span>
            </div>
            <Dice size={shape === 'phone' ? 38 : 48} />
            <p class="otv-price-sum">
                {fill(w.sum, { d, a, b, c: a - b })} <br />
                {w.price} <b class="otv-large-figure">{priceOf(scene)}</b>
            </p>
            {skulls > 0 && (
                <p class="otv-warns">
                    <Icon of={skull} size={17} /> {skulls === 1 ? w.oneSkull : fill(w.skulls, { n: skulls })}
                </p>
            )}
        </div>
    );
}

function UnitRow({ unit }: { unit: number }) {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value,
        plan = payPlan(scene);
    const most = landable(scene)[unit] ?? 0,
        n = plan.units[unit] ?? 0,
        worth = (view.facts['worth'] as number[] | undefined)?.[unit] ?? 0,
        fixed = settledOf(scene).includes(unit);
    if (!most) return null;
    return (
        <div class="otv-unit">
            <Piece empire={empireOf(view, view.seat ?? 0)} kind={UNITS[unit]!} size={30} />
            <span>
                <b>{nameOf(book, nounOf(book, 'unit'), unit)}</b> <small>{fill(w.each, { n: worth })}</small>
            </span>
            <Stepper
                name={nameOf(book, nounOf(book, 'unit'), unit)}
                value={n}
                low={fixed ? n : 0}
                high={fixed ? n : most}
                lessLabel={words.value.stepper.less}
                moreLabel={words.value.stepper.more}
                said={fill(w.ofUnits, { a: n, b: most })}
                change={(k) => setPlan(scene, { ...plan, units: plan.units.map((x, u) => (u === unit ? k : x)) })}
            />
            <b class="otv-worth">{n ? `+${n * worth}` : '0'}</b>
        </div>
    );
}

/** Cards that count here, ticked or not; the hand has them too. */
function Ticks() {
    const scene = useScene(),
        { book } = scene,
        plan = payPlan(scene),
        noun = nounOf(book, 'card');
    const cards = handOf(scene.view).filter(([kind]) => pointsOf(scene, kind, [1, 1, 1]) !== null);
    if (!cards.length) return null;
    const set = (kind: number, n: number) => setPlan(scene, { ...plan, cards: { ...plan.cards, [kind]: n } });
    return (
        <div class="otv-ticks-row" data-list="" role="group" aria-label={otvWords.value.hand} tabIndex={0}>
            {cards.map(([kind, copies]) => {
                const n = plan.cards[kind] ?? 0;
                const points = pointsOf(scene, kind, plan.units) ?? 0;
                return (
                    <CardTick
                        key={kind}
                        word={String(cardRow(book, kind)['id'] ?? '')}
                        name={`${nameOf(book, noun, kind)}${copies > 1 ? ` ${n}/${copies}` : ''}`}
                        worth={`+${points}`}
                        on={n > 0}
                        press={() => set(kind, n >= copies ? 0 : n + 1)}
                    />
                );
            })}
        </div>
    );
}

export function Pay() {
    const scene = useScene(),
        { shape } = useShape(),
        w = otvWords.value;
    const plan = payPlan(scene),
        price = priceOf(scene),
        paid = paidOf(scene, plan),
        wasted = Math.max(0, paid - price);
    const said = fill(w.paidOf, { a: Math.min(paid, price), b: price });
    const rest = wasted ? fill(w.wasted, { n: wasted }) : paid < price ? '' : w.nothingWasted;
    return (
        <ClaimFrame planet={claimPlanet(scene)} now={2} wide>
            <div class="otv-halves">
                <PriceHalf />
                <div class="otv-payment">
                    {UNITS.map((_, u) => (
                        <UnitRow key={u} unit={u} />
                    ))}
                    {shape !== 'phone' && <Ticks />}
                    <PaymentGauge price={price} shares={sharesOf(scene, plan)} name={w.payment} said={said} />
                    <p class="otv-gauge-words">
                        <b>
                            {said}
                            {rest && `, ${rest}`}
                        </b>
                        <span>{w.blueCards}</span>
                    </p>
                    <div class="otv-pay-tools">
                        <Button size="small" icon={sparkles} onClick={() => setPlan(scene, cheapest(scene))}>
                            {w.cheapest}
                        </Button>
                        <Button
                            size="small"
                            icon={eraser}
                            onClick={() => setPlan(scene, { what: 'pay', units: [0, 0, 0], cards: {} })}
                        >
                            {w.clear}
                        </Button>
                        <span>
                            <Icon of={eyeOff} size={16} /> {w.onlyYou}
                        </span>
                    </div>
                </div>
            </div>
        </ClaimFrame>
    );
}

export const claimStep = (scene: Scene): 'tile' | 'target' | 'pay' | null => {
    const asked = askedOf(scene);
    if (asked === 'pay' || asked === 'target') return asked;
    if (asked === 'arrived') return 'tile';
    return asked === 'action' && planOf(scene)?.what === 'claim' ? 'tile' : null;
};
