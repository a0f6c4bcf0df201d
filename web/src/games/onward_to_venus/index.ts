// Onward to Venus: what the lobby shows at once, and the rest of it, fetched when a table needs it.
import type { Game } from '../../table/board';
import { Picture } from './picture';

export const onwardToVenus: Game = {
    ids: ['onward-to-venus'],
    Picture,
    about: {
        en: { sub: 'open conflict', gist: 'Empires race along a line of planets' },
        it: { sub: 'conflitto aperto', gist: 'Imperi in corsa lungo una fila di pianeti' },
    },
    board: async () => (await import('./board')).board,
    words: { it: async () => (await import('./it')).it },
};
