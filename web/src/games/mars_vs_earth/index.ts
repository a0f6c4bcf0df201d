// Mars vs Earth: what the lobby shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { Picture } from './picture';

export const marsVsEarth: Game = {
    ids: ['mars-vs-earth-1e', 'mars-vs-earth-2e'],
    Picture,
    about: {
        en: { sub: 'hidden loyalty', gist: 'Agents, threats, and clones among you' },
        it: { sub: 'lealtà nascosta', gist: 'Agenti, minacce e cloni tra voi' },
    },
    board: async () => (await import('./board')).board,
    words: { it: async () => (await import('./it')).it },
};
