// Onward to Venus in Italian: what its options can be.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    planet_tie: { dense: 'il posto seguente', skip: 'si saltano i posti condivisi' },
    alien_dead_planet: { sealed: 'fuori portata', attackable: 'si possono attaccare', skip: 'lo saltano' },
    stall_rounds: { 0: 'mai' },
    ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((seat) => [
            `empire_${seat}`,
            {
                next: 'il primo ancora libero',
                british: 'Impero britannico',
                french: 'Impero francese',
                russian: 'Impero russo',
                german: 'Impero tedesco',
                usa: 'Stati Uniti',
            },
        ]),
    ),
};
