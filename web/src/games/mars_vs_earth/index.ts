// Mars vs Earth: what the shelf shows.
import type { Shelved } from '../../table/board';
import { MarsVsEarthCover, SPINE } from './art/cover';

export const marsVsEarth: Shelved = {
    title: 'Mars vs Earth',
    ids: ['mars-vs-earth-1e', 'mars-vs-earth-2e'],
    Cover: MarsVsEarthCover,
    spine: SPINE,
    minutes: '30–60',
    usual: { id: 'mars-vs-earth-2e', seats: 5 },
    first: 5,
    sides: ['Humans', 'Martians'],
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
};
