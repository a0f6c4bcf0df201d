// Martians!!!: what the shelf shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { MartiansCover, SPINE } from './art/cover';

export const martians: Game = {
    title: 'Martians!!!',
    ids: ['martians'],
    Cover: MartiansCover,
    spine: SPINE,
    minutes: '60',
    usual: { id: 'martians', seats: 3, options: { mode: 'coop' } },
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
    guide: async () => (await import('./guide')).guide,
    board: async () => (await import('./board')).board,
    ending: async () => (await import('./ending')).ending,
    words: {
        en: async () => ({ values: (await import('./values')).values }),
        it: async () => (await import('./it')).it,
    },
};
