// Onward to Venus: what its options can be, in words. Figures, yes and no speak for themselves.
import type { GameWords } from '../../words/words';

const empires = {
    next: 'the next one free',
    british: 'British Empire',
    french: 'French Empire',
    russian: 'Russian Empire',
    german: 'German Empire',
    usa: 'United States',
};

export const values: NonNullable<GameWords['values']> = {
    planet_tie: { dense: 'the next place', skip: 'shared places are skipped' },
    alien_dead_planet: { sealed: 'out of reach', attackable: 'can be attacked', skip: 'they skip it' },
    stall_rounds: { 0: 'never' },
    empire_1: empires,
    empire_2: empires,
    empire_3: empires,
    empire_4: empires,
    empire_5: empires,
};
