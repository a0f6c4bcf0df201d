// Martians!!!: what the lobby shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { Picture } from './picture';

export const martians: Game = {
    ids: ['martians'],
    Picture,
    about: {
        en: { sub: 'alone or together', gist: 'Build the town, fight, escape or win alone' },
        it: { sub: 'da soli o insieme', gist: 'Costruisci la città, combatti, fuggi o vinci da solo' },
    },
    board: async () => (await import('./board')).board,
    words: { it: async () => (await import('./it')).it },
};
