// The lobby: back to your own seat, join by code or link, make a table.
import { useEffect, useState } from 'preact/hooks';
import { Icon, Sign } from '../table/icon';
import { Segmented } from '../table/segmented';
import { SettingsSheet, settingsOpen } from '../table/settings_sheet';
import { mySeats, set, settings } from '../state/settings';
import { api } from '../wire/api';
import { codeOf, readLink } from '../wire/link';
import type { GameInfo, OpenTable } from '../wire/types';
import { fill, languages, words } from '../words/words';
import { GameSign } from './game_sign';
import { Maker } from './maker';

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
                options={languages}
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

/** How a table stands, as a sentence of the lobby. */
function standing(t: OpenTable): string {
    const w = words.value.lobby;
    if (t.state !== 'gathering') return w.playing;
    return t.free === 1 ? w.waitsForOne : w.waitsFor;
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
                        <GameSign game={t.game} title={t.title} size={34} />
                        <span class="grow">
                            <b>{t.title}</b>
                            <span class="soft small">{fill(standing(t), { name: t.made_by, n: t.free })}</span>
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
