// Martians!!! in Italian: what its options can be.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    mode: { competitive: 'ognuno per sé', coop: 'tutti insieme' },
    first_player: { dealer: 'il mazziere', left_of_dealer: 'il giocatore dopo il mazziere' },
    ship_spawn: { all_farms: 'tutte le Fattorie', ship_only: 'solo quella con la nave' },
    not_happening_scope: { target: 'le carte contro di te', affects: 'tutto ciò che ti riguarda' },
    cook_scope: { all: 'tutto il Carburante', held: 'quello che qualcuno ha' },
    landing_party_to: { play: 'davanti a te', hand: 'in mano' },
    video_game: { discard3: 'se ne scartano 3 di ogni tipo', down_to_3: 'si resta con 3' },
    turn_cap: { 0: 'nessun limite' },
};
