// The question bar: the five actions in their order, or the controls of the one that is being put together.
import cards from 'icon:game-icons/card-play';
import claim from 'icon:game-icons/flag-objective';
import cube from 'icon:game-icons/cube';
import rocket from 'icon:game-icons/rocket';
import shop from 'icon:game-icons/cannon';
import { nounOf, piles, useScene, type Scene } from '../../../state/context';
import { settings } from '../../../state/settings';
import { nameOf } from '../../../table/speech';
import { hideWhy, showWhy } from '../../../table/why';
import type { Drawing } from '../../../ui/drawing';
import { Icon } from '../../../ui/icon';
import { fill, noteText } from '../../../words/words';
import type { Action } from '../../../wire/types';
import { otvWords } from '../en';
import { BackButton, Count, Main } from './bar_parts';
import { ArrivedControls, ClaimControls, LandControls, LoseControls, PayControls, RaiseControls } from './claim_bar';
import { hauls, origins, startMove } from './move';
import { askedOf, buySteps, legalOf, moveSteps, planOf, setPlan, type MovePlan, type Plan } from './plan';
import { at, orbitOf, planetName, tileTitle, UNITS } from './read';
import { useShape } from './shape';
import { buyPlan, sumOf } from './shop';

type Verb = 'move' | 'claim' | 'buy' | 'play' | 'pass';
const ACTIONS: readonly { verb: Verb; sign: Drawing }[] = [
    { verb: 'move', sign: rocket },
    { verb: 'claim', sign: claim },
    { verb: 'buy', sign: shop },
    { verb: 'play', sign: cards },
    { verb: 'pass', sign: cube },
];

/** What an action begins with. */
function begin(scene: Scene, verb: Verb): Plan {
    const { book, view } = scene;
    if (verb === 'move') {
        const from = origins(scene);
        return from.length === 1
            ? startMove(scene, from[0]!)
            : { what: 'move', from: null, to: null, units: [0, 0, 0], cards: [] };
    }
    if (verb === 'claim')
        return { what: 'claim', planet: legalOf(book, view, 'claim')[0]?.a[1] ?? 0, tile: null, unit: null };
    return verb === 'buy' ? { what: 'buy', orders: [] } : { what: 'card', card: null };
}

/** An answer of that kind, to ask the rules why there is none. */
function example({ book, view }: Scene, verb: Verb): Action {
    const v = book.verbs.findIndex((x) => x.word === verb);
    const home = Array.from({ length: 8 }, (_, p) => p).find((p) =>
        orbitOf(book, view, p).some(({ seat }) => seat === view.seat),
    );
    const card = piles(view, 'hand')[view.seat ?? -1]?.[0]?.[0] ?? 0;
    return verb === 'play' ? [v, card, 0, 0] : verb === 'buy' ? [v, 0, 2, 0] : [v, home ?? 2, 0, 0];
}

function ActionButton({ verb, sign, place }: { verb: Verb; sign: Drawing; place: number }) {
    const scene = useScene(),
        phone = useShape().shape === 'phone',
        w = otvWords.value;
    const legal = legalOf(scene.book, scene.view, verb);
    const off = !legal.length;
    const press = (e: Event) => {
        if (off) return void whyNot(e);
        if (verb === 'pass')
            return settings.value.confirm === 'always' ? setPlan(scene, { what: 'pass' }) : scene.answer?.(legal[0]!);
        setPlan(scene, begin(scene, verb));
    };
    const whyNot = async (e: Event) => {
        const on = e.currentTarget as Element,
            locked = await scene.why?.(example(scene, verb));
        if (locked) showWhy(on, locked);
    };
    return (
        <button
            type="button"
            class={`ui-button is-answer is-medium otv-action ${off ? 'is-off' : 'bar-answer'}`}
            data-answer={verb === 'pass' && !off ? 'pass' : undefined}
            data-action={verb}
            data-key={place}
            aria-disabled={off || undefined}
            title={
                off
                    ? undefined
                    : (noteText(scene.book.game, legal[0]!.note && verb === 'pass' ? legal[0]!.note : null) ??
                      undefined)
            }
            onClick={press}
            onMouseEnter={off ? whyNot : undefined}
            onMouseLeave={off ? hideWhy : undefined}
        >
            <Icon of={sign} size={20} />
            <span>{verb === 'play' && phone ? w.cardShort : w.does[verb]}</span>
            <kbd class="ui-kbd" aria-hidden="true">
                {place}
            </kbd>
        </button>
    );
}

function MoveControls({ plan }: { plan: MovePlan }) {
    const scene = useScene(),
        { book, view, answerAll } = scene,
        w = otvWords.value;
    const from = plan.from;
    const set = (unit: number, n: number) =>
        setPlan(scene, { ...plan, units: plan.units.map((x, u) => (u === unit ? n : x)) as [number, number, number] });
    const here = (unit: number) => (from === null ? 0 : at(view, unit, from, view.seat ?? -1));
    const shown = [1, 0, 2].filter((u) => here(u) > 0 && (u < 2 || hauls(book, plan)));
    return (
        <>
            {from !== null &&
                shown.map((u) => (
                    <Count
                        key={u}
                        kind={UNITS[u]!}
                        name={w.many[UNITS[u]!]}
                        value={plan.units[u]!}
                        low={u === 0 ? 0 : 1}
                        high={here(u)}
                        change={(n) => set(u, n)}
                    />
                ))}
            <BackButton />
            {plan.to !== null && (
                <Main answer={`move ${from}`} press={() => answerAll?.(moveSteps(book, plan))}>
                    {fill(w.sailTo, { planet: planetName(book, plan.to) })}
                </Main>
            )}
        </>
    );
}

function BuyControls() {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value,
        plan = buyPlan(scene);
    const noun = nounOf(book, 'unit');
    const names = plan.orders.map(({ unit }) => nameOf(book, noun, unit));
    const done = legalOf(book, view, 'done')[0];
    return (
        <>
            {planOf(scene) && <BackButton />}
            {done && !plan.orders.length && (
                <button
                    type="button"
                    class="ui-button is-ghost is-medium bar-answer"
                    data-answer={done.text}
                    onClick={() => scene.answer?.(done)}
                >
                    {w.buyNoMore}
                </button>
            )}
            {plan.orders.length > 0 && (
                <Main press={() => scene.answerAll?.(buySteps(book, plan))}>
                    {fill(w.buyAll, { what: names.join(w.and), n: sumOf(scene, plan.orders) })}
                </Main>
            )}
        </>
    );
}

function CardControls({ card }: { card: number | null }) {
    const scene = useScene(),
        { book, view } = scene;
    const play = legalOf(book, view, 'play').find((l) => l.a[1] === card);
    return (
        <>
            <BackButton />
            {play && (
                <Main answer={play.text} press={() => scene.answer?.(play)}>
                    {fill(otvWords.value.playCard, { card: nameOf(book, nounOf(book, 'card'), play.a[1]) })}
                </Main>
            )}
        </>
    );
}

function PassControls() {
    const scene = useScene(),
        pass = legalOf(scene.book, scene.view, 'pass')[0];
    return (
        <>
            <BackButton />
            {pass && (
                <Main answer={pass.text} press={() => scene.answer?.(pass)}>
                    {otvWords.value.does.pass}
                </Main>
            )}
        </>
    );
}

function ActionControls() {
    const scene = useScene(),
        plan = planOf(scene);
    switch (plan?.what) {
        case 'move':
            return <MoveControls plan={plan} />;
        case 'claim':
            return <ClaimControls plan={plan} />;
        case 'buy':
            return <BuyControls />;
        case 'card':
            return <CardControls card={plan.card} />;
        case 'pass':
            return <PassControls />;
        default:
            return (
                <span class="otv-actions">
                    {ACTIONS.map(({ verb, sign }, i) => (
                        <ActionButton key={verb} verb={verb} sign={sign} place={i + 1} />
                    ))}
                </span>
            );
    }
}

/** Everything in the bar but the words. */
export function Controls() {
    switch (askedOf(useScene())) {
        case 'action':
            return <ActionControls />;
        case 'arrived':
            return <ArrivedControls />;
        case 'land':
            return <LandControls />;
        case 'pay':
            return <PayControls />;
        case 'buy':
            return <BuyControls />;
        case 'raise':
            return <RaiseControls />;
        case 'lose':
            return <LoseControls />;
        default:
            return null;
    }
}

/** The question as the panel puts it; null: as the rules do. */
export function asks(scene: Scene): string | null {
    const w = otvWords.value,
        { book, view } = scene,
        plan = planOf(scene);
    switch (askedOf(scene)) {
        case 'action':
            break;
        case 'pay':
            return fill(w.payFor, {
                n: Number(view.fields['cost'] ?? 0),
                tile: tileTitle(book, Number(view.fields['claim-tile'] ?? 0)),
                planet: planetName(book, Number(view.fields['claim-planet'] ?? 0)),
            });
        case 'buy':
            return w.buyWhat;
        default:
            return null;
    }
    if (!plan) return w.chooseAction;
    if (plan.what === 'move')
        return plan.from === null ? w.moveFrom : fill(w.sailFrom, { planet: planetName(book, plan.from) });
    return { claim: w.claimWhat, buy: w.buyWhat, card: w.playWhat, pass: w.passSure }[plan.what as 'claim'] ?? null;
}
