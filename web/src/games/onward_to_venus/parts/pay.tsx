// The payment of a claim: dice and price, units and cards that are set aside, and the gauge that says what is missing.
import { Scrolls } from '../../../table/scrolls';
import eyeOff from 'icon:tabler/eye-off';
import sparkles from 'icon:lucide/sparkles';
import eraser from 'icon:lucide/eraser';
import skull from 'icon:game-icons/skull-crossed-bones';
import { fact, fieldList, nounOf, useScene } from '../../../state/context';
import { nameOf, textOf } from '../../../table/speech';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Stepper } from '../../../ui/stepper';
import { fill, words } from '../../../words/words';
import { CardTick, ClaimDie, Horizon, PaymentGauge, Piece, Tile } from '../art';
import { otvWords } from '../en';
import { ClaimFrame } from './claim';
import { cardRow, handOf } from './move';
import { cheapest, landable, paidOf, payPlan, pointsOf, priceOf, settledOf, sharesOf, skullsOf } from './payment';
import { setPlan } from './plan';
import { empireOf, isDead, planetName, planetWord, tileOf, tileTitle, UNITS } from './read';
import { useShape } from './shape';
import { claimPlanet } from './spots';

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
                <span key={i} data-die={`claim ${i}`} data-face={face}>
                    <ClaimDie
                        face={face}
                        size={size}
                        out={!kept.has(i)}
                        crossed={!kept.has(i)}
                        label={face === 0 ? w.skull : String(face)}
                    />
                </span>
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
            {shape !== 'phone' && (
                <span class="otv-price-foot">
                    <Horizon planet={planetWord(planet)} width={220} height={56} dead={isDead(view, planet)} />
                </span>
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
        <Scrolls way="across" class="otv-ticks-row" role="group" aria-label={otvWords.value.hand} tabIndex={0}>
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
        </Scrolls>
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
