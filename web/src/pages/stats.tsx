// The server's finished matches: wins of each side by number of players, with 95% intervals.
import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games';
import { Chart, curvesOf, lineName, type Reel } from '../table/curves';
import { Icon, Sign } from '../table/icon';
import { outcomeText, winnersText } from '../table/ending';
import { api } from '../wire/api';
import { codeOf } from '../wire/link';
import type { Book, TableInfo } from '../wire/types';
import { fill, words } from '../words/words';

interface Side {
    name: string;
    wins: number;
    of: number;
    low: number;
    high: number;
}
interface Group {
    game: string;
    seats: number;
    matches: number;
    side: Side[];
}

const percent = (x: number): string => `${Math.round(x * 100)}%`;

/** Share and interval on a line from 0 to 100%. */
function Interval({ side }: { side: Side }) {
    const W = 200,
        share = side.of ? side.wins / side.of : 0;
    return (
        <svg
            class="interval"
            width={W}
            height="16"
            viewBox={`0 0 ${W} 16`}
            role="img"
            aria-label={`${percent(share)} (${percent(side.low)} – ${percent(side.high)})`}
        >
            <path d={`M0 8h${W}`} class="interval-base" />
            <path
                d={`M${side.low * W} 8H${side.high * W} M${side.low * W} 4v8 M${side.high * W} 4v8`}
                class="interval-line"
            />
            <circle cx={share * W} cy="8" r="4.5" class="interval-dot" />
        </svg>
    );
}

export function StatsPage() {
    const w = words.value.stats;
    const [groups, setGroups] = useState<Group[] | null>(null);
    const [why, setWhy] = useState('');
    const [titles, setTitles] = useState<Record<string, string>>({});
    useEffect(() => {
        api.get<Group[]>('/api/stats').then(setGroups, (e: Error) => setWhy(e.message));
        api.games().then(
            (all) => setTitles(Object.fromEntries(all.map((g) => [g.id, g.title]))),
            () => undefined,
        );
    }, []);
    return (
        <>
            <header class="top">
                <a class="brand" href="/">
                    <Sign /> Orrery
                </a>
                <b class="top-game">{w.title}</b>
            </header>
            <main class="page">
                {why && <p class="refusal">{why}</p>}
                {groups?.length === 0 && <p class="soft">{w.none}</p>}
                {groups?.map((g) => (
                    <section class="panel" key={`${g.game} ${g.seats}`}>
                        <h2>
                            {titles[g.game] ?? g.game} · {g.seats === 1 ? w.onePlayer : fill(w.players, { n: g.seats })}
                        </h2>
                        <p class="soft small">{g.matches === 1 ? w.oneMatch : fill(w.matches, { n: g.matches })}</p>
                        <table class="numbers">
                            <thead>
                                <tr>
                                    <th>{w.side}</th>
                                    <th>{w.wins}</th>
                                    <th>{w.share}</th>
                                    <th>{w.interval}</th>
                                </tr>
                            </thead>
                            <tbody>
                                {g.side.map((s) => (
                                    <tr key={s.name}>
                                        <th scope="row">{s.name}</th>
                                        <td>
                                            {s.wins} / {s.of}
                                        </td>
                                        <td>{s.of ? percent(s.wins / s.of) : '–'}</td>
                                        <td>
                                            <Interval side={s} />
                                        </td>
                                    </tr>
                                ))}
                            </tbody>
                        </table>
                    </section>
                ))}
            </main>
        </>
    );
}

interface Match {
    outcome: string;
    winners: number[];
    answers: number;
    seconds: number;
}

/** One finished match: how it ended, how long it was, and every number worth a line. */
export function MatchStatsPage({ link }: { link: string }) {
    const w = words.value.stats;
    const [all, setAll] = useState<{ book: Book; info: TableInfo; reel: Reel; match: Match } | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        Promise.all([
            api.book(link),
            api.table(link),
            api.get<Reel>(api.at(link, '/replay')),
            api.get<Match>(api.at(link, '/stats')),
        ])
            .then(async ([book, info, reel, match]) => {
                await loadGame(book.game);
                setAll({ book, info, reel, match });
            })
            .catch((e: Error) => setWhy(e.message));
    }, [link]);
    if (!all)
        return (
            <main class="page">
                <p class="soft">{why || words.value.loading}</p>
            </main>
        );
    const { book, info, reel, match } = all;
    return (
        <>
            <header class="top">
                <a class="brand" href="/">
                    <Sign /> Orrery
                </a>
                <b class="top-game">{book.title}</b>
                <span class="soft top-line">
                    {w.title} · {codeOf(link)}
                </span>
            </header>
            <main class="page">
                <section class="panel">
                    <h1>{outcomeText(book, match.outcome)}</h1>
                    <p>{winnersText(book, info, match.winners)}</p>
                    <p class="soft">
                        {w.length}: {match.answers} ·{' '}
                        {fill(w.minutes, { n: Math.max(1, Math.round(match.seconds / 60)) })}
                    </p>
                    <a class="button" href={`/replay/${link}`}>
                        <Icon name="play" size={14} /> {words.value.bar.replay}
                    </a>
                </section>
                <section class="panel charts" aria-label={w.overTime}>
                    {Object.entries(reel.lines).map(([word, values]) => (
                        <Chart key={word} title={lineName(book, word)} curves={curvesOf(book, info, word, values)} />
                    ))}
                </section>
            </main>
        </>
    );
}
