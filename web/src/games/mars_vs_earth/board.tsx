// Mars vs Earth, both editions: dials, dossiers and clone waves under the lamp (parts/table.tsx); Resolve, Accusations,
// Trials and Reveals have pages of their own, verdicts and waves are shown before the next question.
import { field, nounOf, type Scene } from '../../state/context';
import { nameOf } from '../../table/speech';
import type { Board } from '../../table/board';
import type { View } from '../../wire/types';
import { fill, noteText } from '../../words/words';
import { mveWords, outcomes } from './en';
import { light } from './light';
import { Hand } from './parts/hand';
import { identity } from './parts/me';
import { interlude } from './parts/moments';
import { SeatFace, SeatMark, seatSays, SeatTag } from './parts/people';
import { Phrases } from './parts/phrases';
import {
    HAND_VERBS,
    hasVerb,
    isAsked,
    onTrial,
    type Phase,
    phaseOf,
    PHASES,
    RESOURCE_VERBS,
    PICKED_VERBS,
} from './parts/read';
import { Table } from './parts/table';
import { travels } from './parts/travels';
import { large, learned, plays, story } from './parts/told';
import { causes, moved, signs } from './signs';
import './style.css';

/** The verb that ends a set. */
const SETS: Partial<Record<Phase, string>> = { promote: 'promote', discard: 'done' };

/** The card that is picked and has no place yet: "Where does Risky Ultimatum go?" */
function picked({ book, picks = [] }: Scene): string | null {
    const card = picks.find((p) => 'noun' in p && p.noun === nounOf(book, 'card')) as { value: number } | undefined;
    return card ? nameOf(book, nounOf(book, 'card'), card.value) : null;
}

function asks(scene: Scene): string | null {
    const w = mveWords.value,
        { view } = scene;
    if (!isAsked(view)) return null;
    const card = picked(scene);
    if (card && hasVerb(scene, ['add', 'slip'])) return fill(w.whereCard, { card });
    if (card && hasVerb(scene, ['accuse'])) return fill(w.accuseWhom, { card });
    if (hasVerb(scene, ['lead'])) return w.leadWhat;
    if (hasVerb(scene, ['add', 'slip', 'counter'])) return phaseOf(view) === 'martians' ? w.addMartian : w.addHuman;
    if (hasVerb(scene, ['accuse'])) return w.accuseAnybody;
    if (hasVerb(scene, ['defend'])) return w.whichDefends;
    if (hasVerb(scene, ['stay'])) return w.revealAsk;
    return null;
}

function hints(scene: Scene): string | null {
    const w = mveWords.value,
        { book, ready } = scene;
    if (ready?.note) return noteText(book.game, ready.note);
    if (hasVerb(scene, ['lead'])) return w.leadHint;
    if (hasVerb(scene, ['add', 'slip'])) return w.addHint;
    if (hasVerb(scene, ['accuse'])) return w.accuseHint;
    if (hasVerb(scene, ['defend'])) return w.defendHint;
    if (hasVerb(scene, ['stay'])) return w.revealHint;
    if (!isAsked(scene.view) || scene.picks?.length) return null;
    return Object.entries(w.picks).find(([verb]) => hasVerb(scene, [verb]))?.[1] ?? null;
}

const setOf = (view: View) => {
    const phase = phaseOf(view),
        end = phase && SETS[phase];
    return end ? { ends: [end], secret: mveWords.value[phase === 'promote' ? 'untilPaid' : 'untilAll'] } : null;
};

export const board: Board = {
    held: ['dna', 'hand'],
    light,
    theme: 'mars-vs-earth',
    night: true,
    outcomes,
    phases: (_, view) => PHASES.map((p) => ({ name: mveWords.value[p], now: !view.over && phaseOf(view) === p })),
    when: (_, view) => fill(mveWords.value.round, { n: field(view, 'round') }),
    Table,
    identity,
    Hand,
    SeatFace,
    SeatMark,
    SeatTag,
    seatSays,
    interlude,
    aimed: (_, view) => isAsked(view) && view.flow.at(-1)?.proc === 'trials' && onTrial(view) === view.seat,
    asks,
    hints,
    verbOrder: ['decline', 'done', 'pass', 'no-defence', 'leave', 'stay'],
    large,
    learned,
    story,
    plays,
    Moment: Phrases,
    unseen: ['skill', 'dna', 'dna-deck', 'agent', 'agent-deck', 'threat'],
    signs,
    causes,
    moved,
    travels,
    lines: () => mveWords.value.lines,
    floors: { resource: 0 },
    set: setOf,
    draws: (book, noun, verb) =>
        noun === 1 ||
        noun === nounOf(book, 'threat') ||
        (noun === nounOf(book, 'resource') && RESOURCE_VERBS.includes(verb)) ||
        (noun === nounOf(book, 'skill') && verb === 'use') ||
        (noun === nounOf(book, 'card') && (HAND_VERBS.includes(verb) || PICKED_VERBS.includes(verb))),
    talk: (verb) => verb.startsWith('say-') || verb === 'claim',
};
