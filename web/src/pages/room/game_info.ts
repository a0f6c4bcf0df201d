// What the server says about the game of a table: its options, and the bots one can seat.
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../../games';
import { api } from '../../wire/api';
import type { GameInfo } from '../../wire/types';
import { language } from '../../words/words';

export function useGameInfo(game: string): GameInfo | null {
    const [info, setInfo] = useState<GameInfo | null>(null);
    const spoken = language.value;
    useEffect(() => {
        api.games().then(
            (all) => setInfo(all.find((g) => g.id === game) ?? null),
            () => undefined,
        );
    }, [game]);
    useEffect(() => {
        loadWords(game).catch(() => undefined);
    }, [game, spoken]);
    return info;
}
