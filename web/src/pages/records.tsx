// My games: tables that go on, and those that are over, with how they ended and the way to their replay.
import chart from 'icon:tabler/chart-line';
import eye from 'icon:tabler/eye';
import play from 'icon:tabler/player-play-filled';
import trash from 'icon:tabler/trash';
import { useEffect, useState } from 'preact/hooks';
import { leftSeat } from '../state/settings';
import { Button, ToolButton } from '../ui/button';
import { LinkButton } from '../ui/link_button';
import { Tag } from '../ui/tag';
import { api, Refused } from '../wire/api';
import { house } from '../wire/house';
import { codeOf } from '../wire/link';
import type { TableInfo } from '../wire/types';
import { fill, language, titleText, words } from '../words/words';
import { Bring } from './bring';
import { GameCover } from './game_cover';
import { company, WayBack } from './home/back';
import { forgetTable, going, myTables, type Going, type Kept } from './my_tables';
import { Shell } from './shell';
import './home/home.css';
import './lists.css';

interface Ending {
    winners: number[];
    answers: number;
    seconds: number;
}
interface Entry {
    kept: Kept;
    /** null: the server does not keep it any more. */
    info: TableInfo | null;
    ending: Ending | null;
}

/** Looks up one table; undefined while the server does not answer. */
async function look(kept: Kept): Promise<Entry | undefined> {
    try {
        const info = await api.table(kept.link);
        const ending =
            info.state === 'over' ? await api.get<Ending>(api.at(kept.link, '/stats')).catch(() => null) : null;
        return { kept, info, ending };
    } catch (e) {
        return e instanceof Refused && e.status === 404 ? { kept, info: null, ending: null } : undefined;
    }
}

const STEP = 12; // as many at a time

function useEntries(): { entries: Entry[]; more: (() => void) | null; busy: boolean } {
    const [entries, setEntries] = useState<Entry[]>([]);
    const [upTo, setUpTo] = useState(STEP);
    const [busy, setBusy] = useState(true);
    const all = myTables();
    useEffect(() => {
        let here = true;
        setBusy(true);
        void Promise.all(all.slice(entries.length, upTo).map(look)).then((found) => {
            if (!here) return;
            setEntries((now) => [...now, ...found.filter((e) => e !== undefined)]);
            setBusy(false);
        });
        return () => {
            here = false;
        };
    }, [upTo]);
    return { entries, more: all.length > upTo ? () => setUpTo(upTo + STEP) : null, busy };
}

/** "3 October" */
const day = (ms: number): string =>
    new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(ms);

function Result({ entry: { info, ending, kept } }: { entry: Entry }) {
    const w = words.value.pages;
    if (!ending || !info) return null;
    if (leftSeat(kept.link) !== null) return <Tag>{w.left}</Tag>; // a bot played it out
    if (ending.winners.includes(kept.seat)) return <Tag tone="good">{w.won}</Tag>;
    return <Tag tone={ending.winners.length ? 'danger' : 'plain'}>{ending.winners.length ? w.lost : w.noWinner}</Tag>;
}

function Row({ entry, drop }: { entry: Entry; drop: () => void }) {
    const w = words.value.pages,
        { kept, info, ending } = entry;
    const minutes = ending && fill(w.minutes, { n: Math.max(1, Math.round(ending.seconds / 60)) });
    return (
        <li class="list-row" data-record={kept.link}>
            <GameCover game={info?.game ?? ''} title={kept.title} />
            <span class="list-text">
                <b>{titleText(kept.title)}</b>
                <span class="shell-small">
                    {[codeOf(kept.link), day(kept.since), info && company(info), minutes].filter(Boolean).join(' · ')}
                </span>
                {!info && <span class="shell-small">{w.notKept}</span>}
            </span>
            <Result entry={entry} />
            {info?.state === 'over' && (
                <>
                    <LinkButton icon={play} href={`/replay/${kept.link}`}>
                        {words.value.bar.replay}
                    </LinkButton>
                    <LinkButton icon={chart} href={`/stats/${kept.link}`} label={words.value.replay.stats} />
                </>
            )}
            {!info && <ToolButton icon={trash} label={w.forget} onClick={drop} />}
        </li>
    );
}

function GoingOn() {
    const w = words.value.pages;
    const [tables, setTables] = useState<Going[]>([]);
    useEffect(() => going(setTables), []);
    if (!tables.length) return null;
    return (
        <>
            <h2 class="list-title">{w.goingOn}</h2>
            <ul class="list">
                {tables.map((table) => {
                    const { info, asked, left } = table;
                    return (
                        <li key={info.link} class="list-row" data-going={info.link}>
                            <GameCover game={info.game} title={info.title} />
                            <span class="list-text">
                                <b>{titleText(info.title)}</b>
                                <span class="shell-small">
                                    {[codeOf(info.link), company(info, left ?? info.you)].filter(Boolean).join(' · ')}
                                </span>
                            </span>
                            {asked && <Tag tone="ask">{w.yourTurn}</Tag>}
                            {left !== null && <Tag>{w.left}</Tag>}
                            <WayBack table={table} gold={asked} />
                            {left !== null && (
                                <LinkButton icon={eye} href={`/t/${info.link}`}>
                                    {w.watch}
                                </LinkButton>
                            )}
                        </li>
                    );
                })}
            </ul>
        </>
    );
}

export function RecordsPage() {
    const w = words.value.pages;
    const { entries, more, busy } = useEntries();
    const [gone, setGone] = useState<string[]>([]);
    const past = entries.filter((e) => (!e.info || e.info.state === 'over') && !gone.includes(e.kept.link));
    return (
        <Shell here="records">
            <main class="shell-page" aria-busy={busy}>
                <h1>{w.myGames}</h1>
                <GoingOn />
                {past.length > 0 && <h2 class="list-title">{w.past}</h2>}
                <ul class="list">
                    {past.map((e) => (
                        <Row
                            key={e.kept.link}
                            entry={e}
                            drop={() => {
                                forgetTable(e.kept.link);
                                setGone([...gone, e.kept.link]);
                            }}
                        />
                    ))}
                </ul>
                {!busy && entries.length === 0 && <p class="list-none">{w.noGames}</p>}
                <div class="list-acts">
                    {!busy && entries.length === 0 && (
                        <LinkButton kind="gold" icon={play} href="/#">
                            {w.playNow}
                        </LinkButton>
                    )}
                    {more && <Button onClick={more}>{w.more}</Button>}
                    <LinkButton icon={chart} href="/stats">
                        {house.alone ? words.value.alone.stats : w.serverStats}
                    </LinkButton>
                </div>
                <Bring />
                <p class="shell-small">{w.keptHere}</p>
            </main>
        </Shell>
    );
}
