// A claim in one plate, on the side away from its planet: which tile, whose building. Its payment and its losses have
// files of their own.
import { Scrolls } from '../../../table/scrolls';
import type { ComponentChildren } from 'preact';
import { nounOf, useScene, type Scene } from '../../../state/context';
import { nameOf, seatName, textOf } from '../../../table/speech';
import type { Legal } from '../../../wire/types';
import { fill, noteText } from '../../../words/words';
import { Piece, Planet, Plate, Tile, Track } from '../art';
import { otvWords } from '../en';
import { isDefended, landers, landsFor } from './claim_bar';
import { askedOf, legalOf, planOf, setPlan, type ClaimPlan } from './plan';
import { empireOf, planetName, planetWord, tileOf, UNITS } from './read';
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
            <Scrolls class="otv-offers" tabIndex={0} role="group" aria-label={otvWords.value.claimWhat}>
                {all
                    .filter((l) => l.a[1] === plan.planet)
                    .map((l) => (
                        <Offer key={l.text} legal={l} plan={plan} />
                    ))}
            </Scrolls>
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
            <Scrolls class="otv-offers" role="group" aria-label={w.takeOver}>
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
            </Scrolls>
        </ClaimFrame>
    );
}

export const claimStep = (scene: Scene): 'tile' | 'target' | 'pay' | null => {
    const asked = askedOf(scene);
    if (asked === 'pay' || asked === 'target') return asked;
    if (asked === 'arrived') return 'tile';
    return asked === 'action' && planOf(scene)?.what === 'claim' ? 'tile' : null;
};
