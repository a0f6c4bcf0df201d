// The lobby: back to your own seat, join by code or link, make a table.
import { useEffect, useState } from 'preact/hooks';
import { gameSign } from '../boards/signs';
import { Badge, Icon, Sign } from '../table/icon';
import { Row, Segmented } from '../table/segmented';
import { Stepper } from '../table/stepper';
import { SettingsSheet, settingsOpen } from '../table/settings_sheet';
import { mySeats, rememberSeat, set, settings } from '../state/settings';
import { api } from '../wire/api';
import { codeOf, readLink } from '../wire/link';
import type { GameInfo, OpenTable } from '../wire/types';
import { fill, gameText, languages, words } from '../words/words';

/** Editions of one game stand behind one card: the ids end in the edition. */
const family = (id: string): string => id.replace(/-\de$/, '');
const edition = (g: GameInfo): string => (family(g.id) === g.id ? '' : g.title.replace(/^.*?[(,]\s*|\)$/g, ''));

function TopBar() {
    return (
        <header class="top">
            <a class="brand" href="/">
                <Sign /> Orrery
            </a>
            <span class="soft top-line">{words.value.tagline}</span>
            <span class="grow" />
            <a class="button" href="/stats">
                <Icon name="chart" size={16} /> {words.value.lobby.statistics}
            </a>
            <Segmented
                name={words.value.settings.language}
                value={settings.value.language}
                options={[
                    ['en', languages.en.name],
                    ['it', languages.it.name],
                ]}
                change={(language) => set({ language })}
            />
            <button
                class="button"
                onClick={() => {
                    settingsOpen.value = !settingsOpen.value;
                }}
            >
                <Icon name="gear" size={16} label={words.value.settings.title} />
            </button>
        </header>
    );
}

// ---- make a table ---------------------------------------------------------------------------------------------------

type Chair = 'me' | 'open' | string; // or the level of a bot

function Chairs({
    chairs,
    levels,
    change,
}: {
    chairs: Chair[];
    levels: string[];
    change: (seat: number, c: Chair) => void;
}) {
    const w = words.value.lobby;
    const next = (c: Chair): Chair =>
        c === 'open'
            ? (levels[1] ?? 'normal')
            : levels.indexOf(c) + 1 < levels.length
              ? levels[levels.indexOf(c) + 1]!
              : 'open';
    return (
        <div class="chairs">
            {chairs.map((c, s) => (
                <button
                    key={s}
                    type="button"
                    class={`chair chair-${c === 'me' ? 'me' : c === 'open' ? 'open' : 'bot'}`}
                    disabled={c === 'me'}
                    onClick={() => change(s, next(c))}
                >
                    <Badge seat={s} size={28} />
                    <b>{c === 'me' ? settings.value.name || words.value.you : c === 'open' ? w.openSeat : w.bot}</b>
                    <span class="soft small">
                        {c === 'me' ? w.thisSeat : c === 'open' ? w.byLink : (words.value.levels[c] ?? c)}
                    </span>
                </button>
            ))}
            <span class="soft small">{w.tapSeat}</span>
        </div>
    );
}

function Options({
    game,
    options,
    change,
}: {
    game: GameInfo;
    options: Record<string, string>;
    change: (o: Record<string, string>) => void;
}) {
    const w = words.value.lobby;
    return (
        <details class="options">
            <summary>
                {Object.keys(options).length
                    ? Object.entries(options)
                          .map(([k, v]) => `${k}: ${v}`)
                          .join(', ')
                    : w.asInRules}
            </summary>
            {game.options.map((o) => (
                <label class="option" key={o.name}>
                    <span>
                        <b>{o.name.replace(/_/g, ' ')}</b>{' '}
                        <span class="soft small">
                            {gameText(game.id, o.text)} {o.rule}
                        </span>
                    </span>
                    <select
                        value={options[o.name] ?? o.values[0]}
                        onChange={(e) => {
                            const next = { ...options, [o.name]: e.currentTarget.value };
                            if (next[o.name] === o.values[0]) delete next[o.name];
                            change(next);
                        }}
                    >
                        {o.values.map((v) => (
                            <option key={v} value={v}>
                                {v}
                            </option>
                        ))}
                    </select>
                </label>
            ))}
        </details>
    );
}

async function readFiles(list: FileList | null): Promise<Record<string, string> | null> {
    if (!list?.length) return null;
    const files: Record<string, string> = {};
    for (const f of list) files[f.name] = await f.text();
    return files;
}

function NameField() {
    const w = words.value.lobby;
    return (
        <label class="name-field">
            <span class="soft">{w.nick}</span>
            <input
                value={settings.value.name}
                maxLength={24}
                required
                placeholder={w.nickAsk}
                autocomplete="nickname"
                onInput={(e) => set({ name: e.currentTarget.value })}
            />
        </label>
    );
}

function Maker({ games }: { games: GameInfo[] }) {
    const w = words.value.lobby;
    const [id, setId] = useState(games[0]?.id ?? '');
    const game = games.find((g) => g.id === id) ?? games[0]!;
    const [chairs, setChairs] = useState<Chair[]>(['me', 'normal', 'normal', 'normal', 'normal']);
    const [options, setOptions] = useState<Record<string, string>>({});
    const [open, setOpen] = useState(false);
    const [time, setTime] = useState<'none' | 'live' | 'days'>('none');
    const [files, setFiles] = useState<Record<string, string> | null>(null);
    const [why, setWhy] = useState('');
    const [low, high] = game.seats;
    const size = (n: number) =>
        setChairs(Array.from({ length: Math.max(low, Math.min(high, n)) }, (_, s) => chairs[s] ?? 'normal'));
    const take = (g: GameInfo) => {
        setId(g.id);
        setOptions({});
        setChairs(
            Array.from(
                { length: Math.max(g.seats[0], Math.min(g.seats[1], chairs.length)) },
                (_, s) => chairs[s] ?? 'normal',
            ),
        );
    };
    const families = games.filter((g, i) => games.findIndex((x) => family(x.id) === family(g.id)) === i);
    const editions = games.filter((g) => family(g.id) === family(game.id));
    const levels = game.levels.map((l) => l.name);
    const make = async (e: Event) => {
        e.preventDefault();
        const bots = Object.fromEntries(chairs.flatMap((c, s) => (c === 'me' || c === 'open' ? [] : [[String(s), c]])));
        try {
            const made = await api.make({
                game: id,
                seats: chairs.length,
                options,
                set: files,
                bots,
                public: open,
                pace: time === 'days' ? 'days' : 'live',
                clock: time === 'live' ? 60 : 0,
                name: settings.value.name || words.value.you,
                seat: 0,
            });
            rememberSeat(made.link, game.title, made.seat ?? 0);
            location.href = `/t/${made.link}`;
        } catch (error) {
            setWhy((error as Error).message);
        }
    };
    return (
        <form class="panel maker" onSubmit={(e) => void make(e)}>
            <div class="panel-head">
                <h1>{w.make}</h1>
                <span class="soft">{w.noAccount}</span>
            </div>
            <div class="game-cards" role="radiogroup" aria-label={w.make}>
                {families.map((g) => {
                    const on = family(g.id) === family(game.id);
                    return (
                        <button
                            key={g.id}
                            type="button"
                            role="radio"
                            aria-checked={on}
                            data-game={g.id}
                            class={`game-card${on ? ' chosen' : ''}`}
                            onClick={() => take(g)}
                        >
                            {gameSign(g.id)}
                            <span>
                                <b class="game-title">{g.title.replace(/\s*[(,].*$/, '')}</b>
                                <span class="soft small">
                                    {fill(words.value.players, { a: g.seats[0], b: g.seats[1] })} ·{' '}
                                    {words.value.games[g.id]?.sub}
                                </span>
                                <span class="small">{words.value.games[g.id]?.gist}</span>
                            </span>
                        </button>
                    );
                })}
            </div>
            {editions.length > 1 && (
                <Row name={w.edition}>
                    <Segmented
                        name={w.edition}
                        value={id}
                        options={editions.map((g) => [g.id, gameText(g.id, edition(g))] as const)}
                        change={(v) => take(games.find((g) => g.id === v)!)}
                    />
                </Row>
            )}
            <Row name={w.seats}>
                <Stepper name={w.seats} value={chairs.length} low={low} high={high} change={size} />
                <span class="soft small">{fill(w.seatsRange, { a: low, b: high })}</span>
                <Chairs
                    chairs={chairs}
                    levels={levels}
                    change={(s, c) => setChairs(chairs.map((x, i) => (i === s ? c : x)))}
                />
            </Row>
            <Row name={w.visible} small={w.watchersKnow}>
                <Segmented
                    name={w.visible}
                    value={open ? 'public' : 'private'}
                    options={[
                        ['private', w.privateLink],
                        ['public', w.publicTable],
                    ]}
                    change={(v) => setOpen(v === 'public')}
                />
            </Row>
            <Row name={w.time}>
                <Segmented
                    name={w.time}
                    value={time}
                    options={[
                        ['none', w.noClock],
                        ['live', fill(w.liveClock, { n: 60 })],
                        ['days', w.overDays],
                    ]}
                    change={setTime}
                />
            </Row>
            <Row name={w.cards}>
                <span class="tag">{game.set.name}</span>
                <label class="file">
                    <span class="link">{files ? fill(w.setChosen, { n: Object.keys(files).length }) : w.useMyOwn}</span>
                    <input
                        type="file"
                        multiple
                        accept=".csv"
                        aria-label={w.setFile}
                        onChange={(e) => void readFiles(e.currentTarget.files).then(setFiles)}
                    />
                </label>
                <span class="soft small">{gameText(game.id, game.set.note)}</span>
            </Row>
            <Row name={w.options}>
                <Options game={game} options={options} change={setOptions} />
            </Row>
            <div class="maker-foot">
                <span class="soft small committed">
                    <Icon name="shieldok" size={18} /> {w.committed}
                </span>
                <NameField />
                <button class="button button-dark big" type="submit">
                    {w.makeIt}
                </button>
            </div>
            {why && (
                <p class="refusal" role="alert">
                    {why}
                </p>
            )}
        </form>
    );
}

// ---- the other side ---------------------------------------------------------------------------------------------------

function MySeats() {
    const w = words.value.lobby;
    const seats = mySeats();
    const [waits, setWaits] = useState<string[]>([]);
    useEffect(() => {
        for (const s of mySeats().slice(0, 5)) {
            api.table(s.link).then(
                (t) => {
                    if (t.state === 'playing' && t.you !== null) setWaits((x) => [...x, s.link]);
                },
                () => undefined,
            );
        }
    }, []);
    const going = seats.filter((s) => waits.includes(s.link));
    if (!going.length) return null;
    return (
        <>
            {going.map((s) => (
                <div class="panel back-to-seat" key={s.link}>
                    <span>
                        <b>{w.yourTables}</b>
                        <span class="small">{fill(w.seatKept, { game: s.game, code: codeOf(s.link) })}</span>
                    </span>
                    <a class="button button-main" href={`/t/${s.link}`}>
                        {w.backToTable}
                    </a>
                </div>
            ))}
        </>
    );
}

function Join() {
    const w = words.value.lobby;
    const [said, setSaid] = useState('');
    const [why, setWhy] = useState('');
    const table = readLink(said);
    const join = (e: Event) => {
        e.preventDefault();
        if (!table) return;
        const known = 'link' in table ? table.link : mySeats().find((s) => s.link === table.code)?.link;
        if (known) location.href = `/t/${known}`;
        else if ('code' in table)
            api.linkOf(table.code).then(
                ({ link }) => {
                    location.href = `/t/${link}`;
                },
                (error: Error) => setWhy(error.message),
            );
    };
    return (
        <form class="panel" onSubmit={join}>
            <h2>{w.joinCode}</h2>
            <div class="join">
                <label class="grow">
                    <span class="for-ear">{w.code}</span>
                    <input
                        class="code"
                        value={said}
                        maxLength={300}
                        autocomplete="off"
                        autocapitalize="characters"
                        spellcheck={false}
                        placeholder={w.code}
                        onInput={(e) => {
                            setSaid(e.currentTarget.value);
                            setWhy('');
                        }}
                    />
                </label>
                <button class="button" type="submit" disabled={!table}>
                    {w.join}
                </button>
            </div>
            {why ? (
                <p class="refusal" role="alert">
                    {why}
                </p>
            ) : (
                <p class="soft small">{w.orLink}</p>
            )}
        </form>
    );
}

function OpenTables() {
    const w = words.value.lobby;
    const [tables, setTables] = useState<OpenTable[]>([]);
    useEffect(() => {
        const look = () => void api.tables().then(setTables, () => undefined);
        look();
        const timer = window.setInterval(look, 5000);
        return () => window.clearInterval(timer);
    }, []);
    return (
        <section class="panel">
            <h2>{w.openTables}</h2>
            {tables.length === 0 && <p class="soft">{w.noTables}</p>}
            <ul class="open-tables">
                {tables.map((t) => (
                    <li key={t.link}>
                        {gameSign(t.game, 34)}
                        <span class="grow">
                            <b>{t.title}</b>
                            <span class="soft small">
                                {fill(t.state === 'gathering' ? w.waitsFor : w.playing, { name: t.made_by, n: t.free })}
                            </span>
                        </span>
                        <a class="button" href={`/t/${t.link}`}>
                            {t.state === 'gathering' && t.free > 0 ? (
                                w.join
                            ) : (
                                <>
                                    <Icon name="eye" size={16} /> {w.watch}
                                </>
                            )}
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}

export function Lobby() {
    const [games, setGames] = useState<GameInfo[] | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        api.games().then(setGames, (e: Error) => setWhy(e.message));
    }, []);
    return (
        <>
            <TopBar />
            <SettingsSheet />
            <main class="lobby">
                {games ? <Maker games={games} /> : <p class="soft">{why || words.value.loading}</p>}
                <div class="lobby-side">
                    <MySeats />
                    <Join />
                    <OpenTables />
                </div>
            </main>
        </>
    );
}
