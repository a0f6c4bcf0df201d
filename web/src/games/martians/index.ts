// Martians!!!: what the shelf shows.
import type { Shelved } from '../../table/board';
import { MartiansCover, SPINE } from './art/cover';

export const martians: Shelved = {
    title: 'Martians!!!',
    ids: ['martians'],
    Cover: MartiansCover,
    spine: SPINE,
    minutes: '60',
    usual: { id: 'martians', seats: 3, options: { mode: 'coop' } },
    first: 2,
    alone: { mode: 'coop', min_players: '1' },
    about: {
        en: {
            gist: 'Build the town, grab a weapon, beat the Martians to the Mother Ship.',
            short: 'Beat the Martians to the Mother Ship.',
            kind: 'tiles and dice',
        },
        it: {
            gist: 'Costruisci la città, trova un’arma, arriva alla Nave Madre prima dei Marziani.',
            short: 'Arriva alla Nave Madre prima dei Marziani.',
            kind: 'tessere e dadi',
        },
    },
};
