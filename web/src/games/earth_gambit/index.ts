// Earth Gambit: what the lobby shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { Picture } from './picture';

export const earthGambit: Game = {
    ids: ['earth-gambit'],
    Picture,
    about: {
        en: { sub: 'hidden teams', gist: 'Draw one, play one, pass one' },
        it: { sub: 'squadre nascoste', gist: 'Pesca una, gioca una, passa una' },
    },
    board: async () => (await import('./board')).board,
    words: { it: async () => (await import('./it')).it },
};
