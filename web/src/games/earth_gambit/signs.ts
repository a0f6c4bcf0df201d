// What stands for an answer in the list of key moments.
import cancel from 'icon:game-icons/cancel';
import { nounOf } from '../../state/context';
import type { Board } from '../../table/board';
import { lookOf } from './art';
import { coloursOf } from './parts/read';

export const signs: Board['signs'] = [
    [
        'play',
        (book, [, kind]) =>
            lookOf(book.nouns[nounOf(book, 'card')]?.values[kind]?.word ?? '', coloursOf(book, kind)).sign,
    ],
    ['discard', cancel],
    ['show', cancel],
];
