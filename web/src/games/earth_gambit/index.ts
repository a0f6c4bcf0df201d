// Earth Gambit: what the shelf shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { EarthGambitCover, SPINE } from './art/cover';

export const earthGambit: Game = {
    title: 'Earth Gambit',
    ids: ['earth-gambit'],
    Cover: EarthGambitCover,
    spine: SPINE,
    minutes: '15–30',
    usual: { id: 'earth-gambit', seats: 5 },
    about: {
        en: {
            gist: 'Six red, six blue or three yellow: whose secret team gets there first?',
            short: 'Whose secret team gets there first?',
            kind: 'hidden teams',
        },
        it: {
            gist: 'Sei rosse, sei blu o tre gialle: quale squadra segreta ci arriva per prima?',
            short: 'Quale squadra segreta ci arriva per prima?',
            kind: 'squadre nascoste',
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
