// What stands for an answer in the list of key moments, and what they came from.
import boots from 'icon:game-icons/boot-prints';
import bullets from 'icon:game-icons/heavy-bullets';
import card from 'icon:game-icons/card-play';
import crate from 'icon:game-icons/wooden-crate';
import heart from 'icon:game-icons/shattered-heart';
import map from 'icon:lucide/map';
import ufo from 'icon:game-icons/ufo';
import type { Board } from '../../table/board';
import { marWords } from './en';

export const signs: Board['signs'] = [
    ['deposit', ufo],
    ['play-on', card],
    ['play', card],
    ['lose-life', heart],
    ['spend', bullets],
    ['take', crate],
    ['place', map],
    ['step', boots],
];

export const causes: Board['causes'] = [
    ['placed', map],
    ['plays', card],
    ['plays-on', card],
    ['reveals', card],
];

const COMES = ['martian'],
    GOES = ['removed', 'kills'];

/** Martians come to the town, or go. */
export const moved: Board['moved'] = (_, { kind }) =>
    COMES.includes(kind) || GOES.includes(kind)
        ? { what: marWords.value.lines['martians'] ?? '', up: COMES.includes(kind) }
        : null;
