// Martians!!!: what its options can be, in words. Figures, yes and no speak for themselves.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    mode: { competitive: 'everybody for themselves', coop: 'all together' },
    first_player: { dealer: 'the dealer', left_of_dealer: 'the player after the dealer' },
    ship_spawn: { all_farms: 'all Farms', ship_only: 'only the one with the ship' },
    not_happening_scope: { target: 'cards aimed at you', affects: 'all that affects you' },
    cook_scope: { all: 'all Fuel', held: 'Fuel that is held' },
    landing_party_to: { play: 'in front of you', hand: 'into your hand' },
    video_game: { discard3: 'discard 3 of each', down_to_3: 'down to 3' },
    turn_cap: { 0: 'no limit' },
};
