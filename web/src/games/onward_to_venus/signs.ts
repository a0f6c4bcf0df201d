// What stands for an answer in the list of key moments.
import card from 'icon:game-icons/card-play';
import cube from 'icon:game-icons/cube';
import crate from 'icon:game-icons/cargo-crate';
import type { Board } from '../../table/board';
import { pieceSigns, tileLooks, type PieceKind } from './art';
import { tileKind } from './parts/read';

const UNITS: readonly PieceKind[] = ['infantry', 'spaceship', 'tank'];

export const signs: Board['signs'] = [
    ['claim', (book, a) => tileLooks[tileKind(book, a[2])]?.sign ?? crate],
    ['play', card],
    ['buy', (_, a) => pieceSigns[UNITS[a[1]] ?? 'infantry']],
    ['move', pieceSigns.spaceship],
    ['pass', cube],
];
