// A page that shows a board waits for it: boards and the words of games are fetched when they are needed.
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games';
import { language } from '../words/words';

/** Also fetches the words when another language is chosen; until they come the board stays as it is. */
export function useGame(game: string | undefined): 'coming' | 'here' | 'failed' {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
    const spoken = language.value;
    useEffect(() => {
        if (game === undefined) return;
        loadGame(game).then(
            () => setState('here'),
            () => setState((now) => (now === 'here' ? now : 'failed')),
        );
    }, [game, spoken]);
    return state;
}
