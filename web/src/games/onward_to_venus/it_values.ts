// Onward to Venus in Italian: what its options can be.
import type { GameWords } from '../../words/words';

const empires = {
    next: 'il primo ancora libero',
    british: 'Impero britannico',
    french: 'Impero francese',
    russian: 'Impero russo',
    german: 'Impero tedesco',
    usa: 'Stati Uniti',
};

export const values: NonNullable<GameWords['values']> = {
    planet_tie: { dense: 'il posto seguente', skip: 'si saltano i posti condivisi' },
    alien_dead_planet: { sealed: 'fuori portata', attackable: 'si possono attaccare', skip: 'lo saltano' },
    stall_rounds: { 0: 'mai' },
    empire_1: empires,
    empire_2: empires,
    empire_3: empires,
    empire_4: empires,
    empire_5: empires,
};
