// Onward to Venus: what the shelf shows.
import type { Shelved } from '../../table/board';
import { OnwardToVenusCover, SPINE } from './art/cover';

export const onwardToVenus: Shelved = {
    title: 'Onward to Venus',
    ids: ['onward-to-venus'],
    Cover: OnwardToVenusCover,
    spine: SPINE,
    minutes: '90–120',
    usual: { id: 'onward-to-venus', seats: 3 },
    first: 3,
    about: {
        en: {
            gist: 'Lead your empire’s ether ships out to conquer the planets.',
            short: 'Conquer the planets for your empire.',
            kind: 'empires, crises',
        },
        it: {
            gist: 'Manda le navi eteree del tuo impero alla conquista dei pianeti.',
            short: 'Il tuo impero alla conquista dei pianeti.',
            kind: 'imperi e crisi',
        },
    },
};
