// Numbers: of one finished match, every line worth a chart; of the server, the wins of each side with 95% intervals.
import play from 'icon:tabler/player-play-filled';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameOf, loadGame, loadWords } from '../games';
import type { Reel } from '../table/curves';
import { outcomeText, winnersText } from '../table/ending';
import type { Turn } from '../table/turns';
import { Chart, Legend } from '../ui/chart';
import { LinkButton } from '../ui/link_button';
import { Panel } from '../ui/panel';
import { api } from '../wire/api';
import { house } from '../wire/house';
import { codeOf } from '../wire/link';
import type { Book, TableInfo } from '../wire/types';
import { fill, gameWords, language, titleText, words } from '../words/words';
import { Loading } from './loading';
import { Oops, troubleOf, type Trouble } from './oops';
import { linesOf, scaleOf, seriesOf, turnsPlayed, type Lines } from './series';
import { Shell } from './shell';
import { textScale } from '../ui/measure';
import './stats.css';

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
    const share = side.of ? side.wins / side.of : 0,
        at = (x: number) => `${100 * x}%`;
    return (
        <svg
            class="stats-interval"
            role="img"
            aria-label={`${percent(share)} (${percent(side.low)} – ${percent(side.high)})`}
        >
            <line x2="100%" y1="50%" y2="50%" class="stats-base" />
            <line x1={at(side.low)} x2={at(side.high)} y1="50%" y2="50%" class="stats-line" />
            {[side.low, side.high].map((end) => (
                <line key={end} x1={at(end)} x2={at(end)} y1="25%" y2="75%" class="stats-line" />
            ))}
            <circle cx={at(share)} cy="50%" r="4.5" class="stats-dot" />
        </svg>
    );
}

/** An outcome of the game, or "Seat 3". */
function sideText(game: string, name: string): string {
    const seat = /^Seat (\d+)$/.exec(name)?.[1];
    return seat ? fill(words.value.seat, { n: seat }) : (gameWords(game).outcomes?.[name] ?? name);
}

/** A side that has never won is there, too; low and high as the server counts them (Wilson, 95%). */
function neverWon(group: Group): Side[] {
    const z2 = 1.96 * 1.96,
        of = group.matches;
    return (gameOf(group.game)?.sides ?? [])
        .filter((name) => !group.side.some((s) => s.name === name))
        .map((name) => ({ name, wins: 0, of, low: 0, high: z2 / (of + z2) }));
}
const isSeat = (s: Side): boolean => s.name.startsWith('Seat ');

function Wins({ group }: { group: Group }) {
    const w = words.value.stats;
    const sides = [...group.side.filter((s) => !isSeat(s)), ...neverWon(group), ...group.side.filter(isSeat)];
    return (
        <div class="stats-scroll" tabIndex={0} role="region" aria-label={w.wins}>
            <table class="numbers">
                <thead>
                    <tr>
                        {[w.side, w.wins, w.share, w.interval].map((head) => (
                            <th key={head} scope="col">
                                {head}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {sides.map((s) => (
                        <tr key={s.name}>
                            <th scope="row">{sideText(group.game, s.name)}</th>
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
        </div>
    );
}

export function StatsPage() {
    const w = words.value.stats;
    const [groups, setGroups] = useState<Group[] | null>(null);
    const [trouble, setTrouble] = useState<Trouble | null>(null);
    const [titles, setTitles] = useState<Record<string, string>>({});
    useEffect(() => {
        api.get<Group[]>('/api/stats').then(setGroups, (e: Error) => setTrouble(troubleOf(e)));
        api.games().then(
            (all) => setTitles(Object.fromEntries(all.map((g) => [g.id, g.title]))),
            () => undefined,
        );
    }, []);
    const spoken = language.value;
    useEffect(() => {
        for (const { game } of groups ?? []) loadWords(game).catch(() => undefined); // its outcomes stay English
    }, [groups, spoken]);
    if (trouble) return <Oops kind={trouble} />;
    return (
        <Shell here="records">
            <main class="shell-page stats">
                <h1>{house.alone ? words.value.alone.stats : words.value.pages.serverStats}</h1>
                {groups?.length === 0 && <p>{w.none}</p>}
                {groups?.map((g) => (
                    <Panel
                        key={`${g.game} ${g.seats}`}
                        title={`${titleText(titles[g.game] ?? g.game)}, ${g.seats === 1 ? w.onePlayer : fill(w.players, { n: g.seats })}`}
                    >
                        <p class="shell-small">{g.matches === 1 ? w.oneMatch : fill(w.matches, { n: g.matches })}</p>
                        <Wins group={g} />
                    </Panel>
                ))}
            </main>
        </Shell>
    );
}

interface Match {
    outcome: string;
    winners: number[];
    answers: number;
    seconds: number;
}
interface All {
    book: Book;
    info: TableInfo;
    reel: Reel;
    match: Match;
}

async function lookUp(link: string): Promise<All> {
    const [book, info, reel, match] = await Promise.all([
        api.book(link),
        api.table(link),
        api.get<Reel>(api.at(link, '/replay')),
        api.get<Match>(api.at(link, '/stats')),
    ]);
    await loadGame(book.game);
    return { book, info, reel, match };
}

/** As wide as there is room for; names stand whole in the legend. */
function Numbers({ lines, turns }: { lines: Lines; turns: readonly Turn[] }) {
    const box = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(480);
    useEffect(() => {
        const watch = new ResizeObserver(() =>
            setWidth(Math.max(240, (box.current?.clientWidth ?? 480) / textScale())),
        );
        if (box.current) watch.observe(box.current);
        return () => watch.disconnect();
    }, []);
    const series = seriesOf(lines, turns);
    const last = series.map((s) => `${s.name} ${s.values.at(-1) ?? 0}`).join(', ');
    return (
        <Panel title={lines.name} class="chart">
            <div ref={box}>
                <Chart
                    label={`${lines.name}: ${last}`}
                    series={series}
                    width={width}
                    height={190}
                    {...scaleOf(series)}
                    numbered
                />
            </div>
            <Legend series={series.map((s) => ({ ...s, name: `${s.name} ${s.values.at(-1) ?? 0}` }))} />
        </Panel>
    );
}

/** One finished match: how it ended, how long it was, and every number worth a line. */
export function MatchStatsPage({ link }: { link: string }) {
    const w = words.value.stats;
    const [all, setAll] = useState<All | null>(null);
    const [trouble, setTrouble] = useState<Trouble | null>(null);
    useEffect(() => {
        lookUp(link).then(setAll, (e: Error) => setTrouble(troubleOf(e)));
    }, [link]);
    if (trouble) return <Oops kind={trouble} />;
    if (!all) return <Loading />;
    const { book, info, reel, match } = all,
        turns = turnsPlayed(book, reel);
    return (
        <Shell title={`${titleText(book.title)}, ${w.title}, ${codeOf(link)}`}>
            <main class="shell-page stats">
                <h1>{outcomeText(book, match.outcome)}</h1>
                <p class="stats-how">
                    <span>
                        {winnersText(book, info, match.winners)}. {w.length}: {match.answers},{' '}
                        {fill(w.minutes, { n: Math.max(1, Math.round(match.seconds / 60)) })}
                    </span>
                    <LinkButton icon={play} href={`/replay/${link}`}>
                        {words.value.bar.replay}
                    </LinkButton>
                </p>
                <div class="stats-charts">
                    {linesOf(book, info, reel).map((l) => (
                        <Numbers key={l.name} lines={l} turns={turns} />
                    ))}
                </div>
            </main>
        </Shell>
    );
}
