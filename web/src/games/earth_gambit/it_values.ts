// Earth Gambit in Italian: what its options can be.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    reshuffle: { eager: 'appena è vuoto', lazy: 'quando qualcuno deve pescare' },
    replace_empty: { nothing: 'niente', draws: 'il giocatore pesca' },
    unclaimed_win: { ends: 'la partita finisce', ignored: 'la partita continua' },
    turn_limit: { 0: 'nessun limite' },
};
