// Open tables: sit down where somebody waits for players, or watch a match.
import door from 'icon:tabler/door-enter';
import eye from 'icon:tabler/eye';
import { useState } from 'preact/hooks';
import { onTheShelf } from '../games';
import { LinkButton } from '../ui/link_button';
import { Segmented } from '../ui/segmented';
import { Tag } from '../ui/tag';
import type { OpenTable } from '../wire/types';
import { fill, titleText, words } from '../words/words';
import { GameCover } from './game_cover';
import { useOpenTables } from './home/foot';
import { Shell } from './shell';
import './home/home.css';
import './lists.css';

type What = 'all' | 'seats' | 'matches';

const hasSeats = (t: OpenTable): boolean => t.state === 'gathering' && t.free > 0;

function Row({ t }: { t: OpenTable }) {
    const w = words.value.pages;
    const free = hasSeats(t);
    return (
        <li class="list-row" data-table={t.game}>
            <GameCover game={t.game} title={t.title} />
            <span class="list-text">
                <b>{titleText(t.title)}</b>
                <span class="shell-small">
                    {fill(free ? w.madeBy : w.playedBy, { name: t.made_by, a: t.seats - t.free, b: t.seats })}
                </span>
            </span>
            {t.pace === 'days' && <Tag>{w.overDays}</Tag>}
            <LinkButton kind={free ? 'brass' : 'plain'} icon={free ? door : eye} href={`/t/${t.link}`}>
                {free ? w.sitDown : w.watch}
            </LinkButton>
        </li>
    );
}

export function WatchPage() {
    const w = words.value.pages;
    const tables = useOpenTables(4000);
    const [what, setWhat] = useState<What>('all');
    const [game, setGame] = useState('');
    const shown = (tables ?? []).filter(
        (t) => (what === 'all' || (what === 'seats') === hasSeats(t)) && (!game || t.game.startsWith(game)),
    );
    return (
        <Shell here="watch">
            <main class="shell-page">
                <h1>{w.openTables}</h1>
                <div class="list-filter">
                    <Segmented
                        name={w.show}
                        value={what}
                        options={[
                            { value: 'all', text: w.all },
                            { value: 'seats', text: w.freeSeats },
                            { value: 'matches', text: w.matches },
                        ]}
                        change={setWhat}
                    />
                    <select
                        class="ui-field"
                        value={game}
                        aria-label={w.game}
                        onChange={(e) => setGame(e.currentTarget.value)}
                    >
                        <option value="">{w.allGames}</option>
                        {onTheShelf.map((g) => (
                            <option key={g.ids[0]} value={g.ids[0]!.replace(/-\de$/, '')}>
                                {titleText(g.title)}
                            </option>
                        ))}
                    </select>
                </div>
                {tables && shown.length === 0 && <p class="list-none">{w.noTables}</p>}
                <ul class="list">
                    {shown.map((t) => (
                        <Row key={t.link} t={t} />
                    ))}
                </ul>
                {tables && shown.length === 0 && (
                    <LinkButton kind="gold" size="large" href="/#">
                        {w.toShelf}
                    </LinkButton>
                )}
            </main>
        </Shell>
    );
}
