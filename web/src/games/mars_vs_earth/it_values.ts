// Mars vs Earth in Italian: what its options can be.
import type { GameWords } from '../../words/words';

export const values: NonNullable<GameWords['values']> = {
    leader_laps: { one: 'una volta', until_all_pass: 'finché rifiutano tutti' },
    contrib_view: { open: 'tutti', totals: 'nessuno', leader: 'il Capo' },
    counter_limit: { none: 'nessun limite' },
    resource_cap: { none: 'nessun limite' },
    influence: { open: 'tutti insieme', cv1: 'Minaccia per Minaccia', cv2: 'giocatore per giocatore' },
    human_win_check: { on_score: 'subito', after_resolution: 'dopo tutte le Minacce' },
};
