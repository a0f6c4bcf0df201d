// Mars vs Earth: what its options can be, in words. Figures, yes and no speak for themselves.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    leader_laps: { one: 'once', until_all_pass: 'until all decline' },
    contrib_view: { open: 'everybody', totals: 'nobody', leader: 'the Leader' },
    counter_limit: { none: 'no limit' },
    resource_cap: { none: 'no limit' },
    influence: { open: 'everybody at once', cv1: 'Threat by Threat', cv2: 'player by player' },
    human_win_check: { on_score: 'at once', after_resolution: 'after all Threats' },
};
