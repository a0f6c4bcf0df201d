// The bar of a claim: take or roll, what lands, pay or give up, what is lost.
import again from 'icon:game-icons/rolling-dices';
import { useEffect } from 'preact/hooks';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { nameOf } from '../../../table/speech';
import { fill } from '../../../words/words';
import { otvWords } from '../en';
import { BackButton, Count, Main, Other } from './bar_parts';
import { lossesOf, losePlan } from './losses';
import { canPay, paidOf, payPlan, priceOf } from './payment';
import {
    claimSteps,
    legalOf,
    loseSteps,
    paySteps,
    planOf,
    raiseSteps,
    setPlan,
    type ClaimPlan,
    type RaisePlan,
} from './plan';
import { at, PIECES, tileKind, tileTitle, UNITS } from './read';

/** A claim that rolls dice, and one that does not. */
export const isDefended = (scene: Scene, tile: number): boolean =>
    ['tension', 'mine', 'crisis', 'alien'].includes(tileKind(scene.book, tile));

/** Units in that orbit that could land, and the one that would. */
export const landers = ({ view }: Scene, planet: number): number[] =>
    UNITS.flatMap((_, u) => (at(view, u, planet, view.seat ?? -1) > 0 ? [u] : []));
export const landsFor = (scene: Scene, plan: ClaimPlan): number | null =>
    plan.unit ?? landers(scene, plan.planet)[0] ?? null;

export function ClaimControls({ plan }: { plan: ClaimPlan }) {
    const scene = useScene(),
        { book } = scene,
        w = otvWords.value;
    const tile = plan.tile;
    return (
        <>
            <BackButton />
            {tile !== null && (
                <Main press={() => scene.answerAll?.(claimSteps(book, { ...plan, unit: landsFor(scene, plan) }))}>
                    {fill(isDefended(scene, tile) ? w.rollFor : w.takeTile, { tile: tileTitle(book, tile) })}
                </Main>
            )}
        </>
    );
}

/** Steps were left on arrival: a claim there, or none. */
export function ArrivedControls() {
    const scene = useScene(),
        plan = planOf(scene),
        stay = legalOf(scene.book, scene.view, 'stay')[0];
    return (
        <>
            {stay && (
                <Other answer={stay.text} press={() => scene.answer?.(stay)}>
                    {otvWords.value.claimNothing}
                </Other>
            )}
            {plan?.what === 'claim' && <ClaimControls plan={plan} />}
        </>
    );
}

export function LandControls() {
    const scene = useScene(),
        { book, view } = scene;
    return (
        <>
            {legalOf(book, view, 'land').map((l) => (
                <Other key={l.text} answer={l.text} press={() => scene.answer?.(l)}>
                    {fill(otvWords.value.landUnit, { unit: nameOf(book, nounOf(book, 'unit'), l.a[1]) })}
                </Other>
            ))}
        </>
    );
}

export function PayControls() {
    const scene = useScene(),
        { book, view, answer } = scene,
        w = otvWords.value,
        plan = payPlan(scene);
    const missing = priceOf(scene) - paidOf(scene, plan);
    const decline = legalOf(book, view, 'decline')[0];
    const lost = decline?.note?.numbers[0] ?? 0;
    return (
        <>
            {legalOf(book, view, 'use').map((l) => (
                <Other key={l.text} answer={l.text} sign={again} press={() => answer?.(l)}>
                    {w.rollAgain}
                </Other>
            ))}
            {decline && (
                <Other answer={decline.text} press={() => answer?.(decline)}>
                    {lost === 1 ? w.giveUpOne : lost ? fill(w.giveUpLose, { n: lost }) : w.giveUp}
                </Other>
            )}
            <Main
                answer={legalOf(book, view, 'pay')[0]?.text ?? legalOf(book, view, 'done')[0]?.text}
                off={missing > 0 || !canPay(scene)}
                press={() => scene.answerAll?.(paySteps(book, plan))}
            >
                {missing > 0 ? fill(w.stillMissing, { n: missing }) : w.payAndTake}
            </Main>
        </>
    );
}

/** Units that a card calls back into orbit. */
export function RaiseControls() {
    const scene = useScene(),
        { book, view } = scene,
        frame = view.flow.at(-1);
    const planet = frame?.local[1] ?? 0,
        most = frame?.local[2] ?? 1;
    const here = UNITS.map((_, u) => at(view, u + 3, planet, view.seat ?? -1));
    const plan = planOf(scene),
        units = plan?.what === 'raise' ? plan.units : firstOf(here, most);
    const sum = units.reduce((a, b) => a + b, 0);
    const done = legalOf(book, view, 'done')[0];
    return (
        <>
            {here.map(
                (n, u) =>
                    n > 0 && (
                        <Count
                            key={u}
                            kind={UNITS[u]!}
                            name={otvWords.value.many[UNITS[u]!]}
                            value={units[u]!}
                            high={Math.min(n, units[u]! + most - sum)}
                            counts={legalOf(book, view, 'raise').find((l) => l.a[1] === u)?.text}
                            change={(k) =>
                                setPlan(scene, {
                                    what: 'raise',
                                    units: units.map((x, i) => (i === u ? k : x)) as [number, number, number],
                                })
                            }
                        />
                    ),
            )}
            {sum > 0 ? (
                <Main press={() => scene.answerAll?.(raiseSteps(book, { what: 'raise', units } as RaisePlan))}>
                    {fill(otvWords.value.callBack, { n: sum })}
                </Main>
            ) : (
                done && (
                    <Other answer={done.text} press={() => scene.answer?.(done)}>
                        {otvWords.value.noneBack}
                    </Other>
                )
            )}
        </>
    );
}
function firstOf(here: readonly number[], most: number): [number, number, number] {
    let left = most;
    return here.map((n) => {
        const some = Math.min(n, left);
        left -= some;
        return some;
    }) as [number, number, number];
}

const BEAT = 1200;

/** Alone against bots, with nobody watching, a loss without a choice is answered after a beat. Among people it is
 *  asked: how quickly it came would tell that there was no card to prevent it (OTV-A54). */
function useOnlyLoss(scene: Scene): void {
    const { book, view, info } = scene,
        { list, need } = lossesOf(scene);
    const alone = !!info && !info.watchers && info.seats.every((s, i) => i === view.seat || !s.person);
    const forced =
        list.length <= need && view.legal.every((l) => book.verbs[l.a[0]]?.word === 'lose') && view.legal.length > 0;
    const goes = alone && forced && info.obvious && !info.hold;
    useEffect(() => {
        if (!goes) return undefined;
        const timer = window.setTimeout(() => scene.answerAll?.(loseSteps(book, list)), BEAT);
        return () => window.clearTimeout(timer);
    }, [goes, view.question]);
}

/** What goes back to the stock. */
export function LoseControls() {
    const scene = useScene(),
        { book } = scene,
        w = otvWords.value;
    const { list, need } = lossesOf(scene),
        picked = losePlan(scene).picked;
    useOnlyLoss(scene);
    const names = picked.map((i) => w[PIECES[list[i]!]!.kind]);
    return (
        <>
            {planOf(scene) && <BackButton />}
            {picked.length >= need && (
                <Main
                    press={() =>
                        scene.answerAll?.(
                            loseSteps(
                                book,
                                picked.map((i) => list[i]!),
                            ),
                        )
                    }
                >
                    {fill(w.loseThese, { what: names.join(w.and) })}
                </Main>
            )}
        </>
    );
}
