// Mars vs Earth: what the shelf shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { MarsVsEarthCover, SPINE } from './art/cover';

export const marsVsEarth: Game = {
    title: 'Mars vs Earth',
    ids: ['mars-vs-earth-1e', 'mars-vs-earth-2e'],
    Cover: MarsVsEarthCover,
    spine: SPINE,
    minutes: '30–60',
    usual: { id: 'mars-vs-earth-2e', seats: 5 },
    about: {
        en: {
            gist: 'Save the Earth together. Some of you are Martians.',
            short: 'Save the Earth. Some of you are Martians.',
            kind: 'traitors, trials',
        },
        it: {
            gist: 'Salvate la Terra, tutti insieme. Ma tra voi ci sono dei Marziani.',
            short: 'Salvate la Terra. Ma qualcuno è un Marziano.',
            kind: 'traditori e processi',
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
