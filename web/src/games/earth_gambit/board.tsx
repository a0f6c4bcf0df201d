// Earth Gambit: a console with a gauge for each team, the rack of Science, and scenes for the cards that need room.
// This file is the contract with the frame; the parts have files of their own.
import { fact, field, nounOf, type Scene } from '../../state/context';
import type { Board } from '../../table/board';
import type { Action, Book } from '../../wire/types';
import { fill } from '../../words/words';
import { abilitySign, cardLooks } from './art';
import { egWords, outcomes } from './en';
import { light } from './light';
import { Hand, HAND_VERBS } from './parts/hand';
import { isPeek, PeekControls } from './parts/peek';
import { asked, legalOf, verbOf } from './parts/read';
import { scene } from './parts/scenes';
import { identity, SeatMark, seatSays } from './parts/seats';
import { Table } from './parts/table';
import { large, learned, story } from './parts/told';
import { signs } from './signs';
import './style.css';
import './scenes.css';

/** What then, in a few words. */
function hints({ book, view, picks = [] }: Scene): string | null {
    const w = egWords.value;
    if (!asked(view)) return view.legal.length ? w.nobodyWaits : null;
    if (picks.length) return null;
    if (legalOf(book, view, 'order', 'order-two').length) return w.hintOrder;
    if (legalOf(book, view, 'damage').length) return w.hintDamage;
    if (legalOf(book, view, 'peek-role').length) return w.hintPeek;
    if (legalOf(book, view, 'force').length) return w.hintForce;
    if (legalOf(book, view, 'play').length) return w.hintPlay;
    if (legalOf(book, view, 'pass').length) return w.hintPass;
    return null;
}

/** A sign on the answers that use up something. */
function verbSign(book: Book, a: Action) {
    const verb = verbOf(book, { a });
    if (verb === 'protect') return cardLooks['protect-player']?.sign;
    if (verb === 'shield') return abilitySign('safe-house');
    if (verb === 'veto') return abilitySign('peer-review');
    return undefined;
}

const DRAWN: Record<string, readonly string[]> = {
    card: [...HAND_VERBS, 'take', 'order', 'order-two'],
    place: ['force'],
};

export const board: Board = {
    held: ['role', 'ability', 'hand'],
    light,
    theme: 'earth-gambit',
    night: true,
    outcomes,
    phases: (_, view) => {
        const w = egWords.value;
        return [w.draw, w.play, w.pass].map((name, i) => ({ name, now: !view.over && fact(view, 'phase') === i }));
    },
    when: (_, view) => fill(egWords.value.turn, { n: field(view, 'turns') + (view.over ? 0 : 1) }),
    Table,
    identity,
    Hand,
    SeatMark,
    seatSays,
    scene,
    asks: ({ book, view }) => (legalOf(book, view, 'decline').length ? egWords.value.askWindow : null),
    hints,
    Controls: PeekControls,
    panel: isPeek,
    verbOrder: ['suffer', 'decline', 'protect', 'shield'],
    verbSign,
    large,
    learned,
    story,
    plays: ['plays', 'shows', 'ability'],
    passVerb: 'decline',
    signs,
    lines: () => egWords.value.lines,
    draws: (book, noun, verb) =>
        noun === 1 ||
        Object.entries(DRAWN).some(([name, verbs]) => noun === nounOf(book, name) && verbs.includes(verb)) ||
        (noun === 2 && (verb === 'cover' || verb === 'lift')),
};
