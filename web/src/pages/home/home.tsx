// Home is the shelf: take a box and play, learn it, or call your friends; the way back to your own table stands above.
import { useEffect, useState } from 'preact/hooks';
import { onTheShelf } from '../../games';
import { api } from '../../wire/api';
import type { GameInfo } from '../../wire/types';
import { words } from '../../words/words';
import { MakerDialog } from '../maker/dialog';
import { family } from '../new_table';
import { Shell } from '../shell';
import { Oops } from '../oops';
import { HomeFoot } from './foot';
import { BackToTable } from './back';
import { Join } from './join';
import { ShelfBox } from './shelf_box';
import './home.css';

/** One box for each game; what the shelf does not know stands at its end. */
function boxesOf(games: readonly GameInfo[]): GameInfo[] {
    const first = games.filter((g, i) => games.findIndex((x) => family(x.id) === family(g.id)) === i);
    const place = (g: GameInfo): number => {
        const at = onTheShelf.findIndex((known) => known.ids.includes(g.id));
        return at < 0 ? onTheShelf.length : at;
    };
    return first.sort((a, b) => place(a) - place(b));
}

export function useGames(): { games: GameInfo[] | null; why: string } {
    const [games, setGames] = useState<GameInfo[] | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        api.games().then(setGames, (e: Error) => setWhy(e.message || '?'));
    }, []);
    return { games, why };
}

export function Home() {
    const w = words.value.pages;
    const { games, why } = useGames();
    const [made, setMade] = useState<GameInfo | null>(null); // the game a table is being made for
    if (why) return <Oops kind="down" />;
    return (
        <Shell here="play" class="home" foot={<HomeFoot games={games ?? []} />}>
            <div class="home-hero">
                <h1>{w.tonight}</h1>
                <span class="ui-grow" />
                <BackToTable />
                <Join />
            </div>
            <main class="home-shelf" aria-busy={!games}>
                {boxesOf(games ?? []).map((g) => (
                    <ShelfBox
                        key={g.id}
                        game={g}
                        editions={(games ?? []).filter((x) => family(x.id) === family(g.id))}
                        withFriends={setMade}
                    />
                ))}
            </main>
            {games && <MakerDialog games={games} game={made} close={() => setMade(null)} />}
        </Shell>
    );
}
