// Onward to Venus: what its options can be, in words. Figures, yes and no speak for themselves.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    planet_tie: { dense: 'the next place', skip: 'shared places are skipped' },
    alien_dead_planet: { sealed: 'out of reach', attackable: 'can be attacked', skip: 'they skip it' },
    stall_rounds: { 0: 'never' },
    ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((seat) => [
            `empire_${seat}`,
            {
                next: 'the next one free',
                british: 'British Empire',
                french: 'French Empire',
                russian: 'Russian Empire',
                german: 'German Empire',
                usa: 'United States',
            },
        ]),
    ),
};
