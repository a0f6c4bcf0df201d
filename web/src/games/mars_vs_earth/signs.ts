// What stands for an answer in the list of key moments.
import card from 'icon:game-icons/card-play';
import crown from 'icon:game-icons/crown';
import dna from 'icon:game-icons/dna1';
import flag from 'icon:game-icons/flag-objective';
import gavel from 'icon:game-icons/gavel';
import type { Board } from '../../table/board';

export const signs: Board['signs'] = [
    ['reveal', dna],
    ['promote', crown],
    ['accuse', gavel],
    ['lead', flag],
    ['add', card],
];
