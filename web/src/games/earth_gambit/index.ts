// Earth Gambit: what the shelf shows.
import type { Shelved } from '../../table/board';
import { EarthGambitCover, SPINE } from './art/cover';

export const earthGambit: Shelved = {
    title: 'Earth Gambit',
    ids: ['earth-gambit'],
    Cover: EarthGambitCover,
    spine: SPINE,
    minutes: '15–30',
    usual: { id: 'earth-gambit', seats: 5 },
    first: 4,
    sides: ['Aliens', 'Scientists', 'Extinctionists'],
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
};
