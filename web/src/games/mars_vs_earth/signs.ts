// What stands for an answer in the list of key moments, and what they came from.
import card from 'icon:game-icons/card-play';
import crown from 'icon:game-icons/crown';
import dna from 'icon:game-icons/dna1';
import flag from 'icon:game-icons/flag-objective';
import gavel from 'icon:game-icons/gavel';
import { nounOf } from '../../state/context';
import type { Board } from '../../table/board';
import { nameOf } from '../../table/speech';

export const signs: Board['signs'] = [
    ['reveal', dna],
    ['promote', crown],
    ['accuse', gavel],
    ['lead', flag],
    ['add', card],
];

export const causes: Board['causes'] = [
    ['success', flag],
    ['failed', flag],
    ['effect', card],
    ['ousted', gavel],
    ['reveals', dna],
];

/** "Defense -2": the Resource and which way it went. */
export const moved: Board['moved'] = (book, { kind, pub }) =>
    kind === 'gains' || kind === 'loses'
        ? { what: nameOf(book, nounOf(book, 'resource'), pub[0] ?? 0), up: kind === 'gains' }
        : null;
