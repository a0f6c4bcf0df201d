// What the last page is made of: the record of the match, all cards open, and what the game draws.
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../../games';
import type { EndArt } from '../../table/board';
import type { Reel } from '../../table/curves';
import { api } from '../../wire/api';
import type { Book, News, View } from '../../wire/types';

export interface Told {
    reel: Reel;
    /** The last view with all eyes, and what happened by the last answer. */
    view: View;
    news: News[];
    seconds: number;
    art: EndArt | null;
}

export function useTold(link: string, book: Book): Told | null {
    const [told, setTold] = useState<Told | null>(null);
    useEffect(() => {
        const look = async () => {
            const reel = await api.get<Reel>(api.at(link, '/replay'));
            const [shot, stats, art] = await Promise.all([
                api.get<{ view: View; news: News[] }>(api.at(link, `/replay/${reel.n}?eyes=all`)),
                api.get<{ seconds: number }>(api.at(link, '/stats')),
                gameOf(book.game)?.ending?.() ?? null,
            ]);
            setTold({ reel, ...shot, seconds: stats.seconds, art });
        };
        look().catch(() => undefined); // the page shows what it has
    }, [link, book]);
    return told;
}
