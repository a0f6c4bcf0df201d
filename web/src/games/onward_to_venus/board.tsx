// Onward to Venus: the line of planets, and panels that gather a whole move, claim, order or payment before anything is
// sent. This file is the contract with the frame; the parts have files of their own.
import { factList, field, nounOf, type Scene } from '../../state/context';
import { useBox } from '../../table/box';
import type { Board, SceneShown } from '../../table/board';
import { fill } from '../../words/words';
import { otvWords, outcomes } from './en';
import { light } from './light';
import { asks, Controls } from './parts/actions';
import { hints } from './parts/hints';
import { crisisMoment } from './parts/crises';
import { claimStep, PickTarget, PickTile } from './parts/claim';
import { Hand } from './parts/hand';
import { Line } from './parts/line';
import { Casualties, CrisisLoss } from './parts/lose';
import { lossesOf } from './parts/losses';
import { Pay } from './parts/pay';
import { askedOf, backOfPlan } from './parts/plan';
import { interlude } from './parts/report';
import { closeSheet, Rows } from './parts/rows';
import { Score } from './parts/score';
import { Cubes, identity, SeatFace, SeatMark, seatSays } from './parts/seats';
import { large, learned, story } from './parts/told';
import { signs } from './signs';
import { travels } from './parts/travels';
import './style.css';
import './plates.css';
import './small.css';

function Table() {
    return <div class="otv">{useBox().shape === 'phone' ? <Rows /> : <Line />}</div>;
}

const CLAIM_BODIES = { tile: PickTile, target: PickTarget, pay: Pay };

/** The plate of a claim, or what is lost. */
function scene(at: Scene): SceneShown | null {
    const w = otvWords.value,
        step = claimStep(at);
    if (step) return { name: w.claimWhat, dim: 'none', Body: CLAIM_BODIES[step] };
    if (askedOf(at) !== 'lose') return null;
    return lossesOf(at).casualties
        ? { name: w.loseWhat, dim: 'none', Body: Casualties }
        : { name: w.loseWhat, urgent: true, dim: 'light', Body: CrisisLoss };
}

export const board: Board = {
    light,
    theme: 'onward-to-venus',
    outcomes,
    points: (view, seat) => factList(view, 'vp')[seat],
    phases: (_, view) => {
        const w = otvWords.value;
        const crisis = view.flow.some((f) => ['crisis', 'mercury', 'titan'].includes(f.proc));
        return [
            { name: w.actions, now: !view.over && !crisis },
            { name: w.crises, now: crisis },
            { name: w.income, now: false },
        ];
    },
    when: (_, view) => fill(otvWords.value.period, { n: field(view, 'period') }),
    WhenMark: Cubes,
    identity,
    Table,
    Hand,
    SeatFace,
    SeatMark,
    seatSays,
    scene,
    interlude: (at) => crisisMoment(at) ?? interlude(at),
    aimed: (_, view) => view.flow.at(-1)?.proc === 'lose' && view.flow.some((f) => f.proc === 'crisis'),
    asks,
    hints,
    Controls,
    panel: (at) => askedOf(at) !== null,
    back: () => closeSheet() || backOfPlan(),
    large,
    learned,
    story,
    plays: ['moves', 'claims', 'buys', 'plays', 'uses', 'robs', 'cube'],
    Standing: Score,
    unseen: ['deck', 'discard', 'table'],
    signs,
    travels,
    lines: () => otvWords.value.lines,
    draws: (book, noun, verb, value) =>
        noun === nounOf(book, 'planet') ||
        (noun === nounOf(book, 'card') && ['play', 'use', 'spend', 'discard'].includes(verb)) ||
        (noun === 1 && ['rob', 'destroy'].includes(verb) && value >= 0),
};
