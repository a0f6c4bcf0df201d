// Earth Gambit: what its options can be, in words. Figures, yes and no speak for themselves.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    reshuffle: { eager: 'as soon as it is empty', lazy: 'when somebody must draw' },
    replace_empty: { nothing: 'nothing', draws: 'the player draws' },
    unclaimed_win: { ends: 'the game ends', ignored: 'the game goes on' },
    turn_limit: { 0: 'no limit' },
};
