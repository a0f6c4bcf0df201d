// Replay: any turn, both ways, with the eyes of any seat, of all, or of a watcher; the deal checked; play on from here.
import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../table/board';
import { Badge, Icon, Sign } from '../table/icon';
import type { Reel } from '../table/curves';
import { Travel } from '../motion/motion';
import { Phases } from '../table/phases';
import { ProofSheet } from '../table/proof';
import { RuleId } from '../table/rules';
import { Line, seatName } from '../table/speech';
import { Timeline, turnAt, turnsOf, turnText, type Turn } from '../table/timeline';
import { SceneContext, type Scene } from '../state/context';
import { rememberSeat, settings } from '../state/settings';
import { api } from '../wire/api';
import { codeOf } from '../wire/link';
import type { Book, News, TableInfo, View } from '../wire/types';
import { fill, words } from '../words/words';
import { useGame } from './use_game';

type Eyes = 'all' | 'watcher' | number;
const BEAT = 900; // ms per step while it plays

function EyesRow({
    book,
    info,
    eyes,
    change,
}: {
    book: Book;
    info: TableInfo | null;
    eyes: Eyes;
    change: (e: Eyes) => void;
}) {
    const w = words.value.replay;
    const all: Eyes[] = ['all', ...Array.from({ length: book.seats }, (_, s) => s), 'watcher'];
    return (
        <div class="eyes" role="radiogroup" aria-label={w.eyes}>
            <span class="soft">{w.eyes}</span>
            {all.map((e) => (
                <button key={e} role="radio" aria-checked={eyes === e} class="segment eye" onClick={() => change(e)}>
                    {typeof e === 'number' ? (
                        <>
                            <Badge seat={e} size={20} /> {seatName(info, e)}
                        </>
                    ) : (
                        <>
                            <Icon name={e === 'all' ? 'eye' : 'eyeoff'} size={16} /> {e === 'all' ? w.all : w.watcher}
                        </>
                    )}
                </button>
            ))}
        </div>
    );
}

interface Beliefs {
    sides: string[];
    at: number[][][];
}

/** Who could have been what, as the seat whose eyes we have could believe it then. */
function BeliefsOf({
    link,
    book,
    info,
    eyes,
    at,
}: {
    link: string;
    book: Book;
    info: TableInfo | null;
    eyes: Eyes;
    at: number;
}) {
    const [all, setAll] = useState<{ eyes: Eyes; beliefs: Beliefs } | null>(null);
    useEffect(() => {
        if (typeof eyes === 'number')
            api.get<Beliefs>(api.at(link, `/beliefs?eyes=${eyes}`)).then(
                (beliefs) => setAll({ eyes, beliefs }),
                () => setAll(null),
            );
    }, [link, eyes]);
    const now = all?.eyes === eyes ? all.beliefs.at[Math.min(at, all.beliefs.at.length - 1)] : undefined;
    if (!now || !all) return null;
    return (
        <section class="beliefs">
            <h3>{words.value.replay.beliefs}</h3>
            {Array.from({ length: book.seats }, (_, s) => s)
                .filter((s) => s !== eyes)
                .map((s) => (
                    <p key={s} class="belief">
                        <Badge seat={s} size={18} /> {seatName(info, s)}
                        <span class="belief-sides">
                            {all.beliefs.sides.map((side, k) => (
                                <span key={side} class="small">
                                    {side} <b>{now[s]?.[k] ?? 0}%</b>
                                    <meter min={0} max={100} value={now[s]?.[k] ?? 0} aria-label={side} />
                                </span>
                            ))}
                        </span>
                    </p>
                ))}
        </section>
    );
}

/** What a replay is made of, once it is there. */
interface Film {
    book: Book;
    info: TableInfo;
    reel: Reel;
}
interface Shot {
    view: View;
    news: News[];
}

function useFilm(link: string, fail: (e: Error) => void): Film | null {
    const [film, setFilm] = useState<Film | null>(null);
    useEffect(() => {
        Promise.all([api.book(link), api.table(link), api.get<Reel>(api.at(link, '/replay'))]).then(
            ([book, t, reel]) =>
                setFilm({
                    book,
                    info: { ...t, seats: t.seats.map((s) => ({ ...s, here: true, substitute: null })) },
                    reel,
                }),
            fail,
        );
    }, [link]);
    return film;
}

/** The table at one moment with somebody's eyes; the one before stays until it comes. */
function useShot(link: string, film: Film | null, at: number, eyes: Eyes, fail: (e: Error) => void): Shot | null {
    const [shot, setShot] = useState<Shot | null>(null);
    useEffect(() => {
        let now = true;
        if (film)
            api.get<Shot>(api.at(link, `/replay/${at}?eyes=${eyes}`)).then((s) => {
                if (now) setShot(s);
            }, fail);
        return () => {
            now = false;
        };
    }, [film, at, eyes]);
    return shot;
}

/** Where the replay stands, and the ways to move it. */
function useReel(reel: Reel | undefined, from: number) {
    const [at, setAt] = useState(from);
    const [running, setRunning] = useState(false);
    const n = reel?.n ?? 0,
        turns = reel?.turns ?? [];
    const clip = (k: number) => Math.max(0, Math.min(n, k));
    const seek = (k: number) => setAt(clip(k));
    const step = (by: number) => setAt((now) => clip(now + by));
    const turn = (way: 1 | -1) =>
        seek(way > 0 ? (turns.find((t) => t > at) ?? n) : ([...turns].reverse().find((t) => t < at) ?? 0));
    const run = () => {
        if (at >= n) seek(0);
        setRunning(!running);
    };
    useEffect(() => {
        if (!running) return undefined;
        if (at >= n) {
            setRunning(false);
            return undefined;
        }
        const timer = window.setTimeout(() => step(1), BEAT);
        return () => window.clearTimeout(timer);
    }, [running, at]);
    return { at, running, seek, step, turn, run };
}
type Motion = ReturnType<typeof useReel>;

function useKeys(seats: number, reel: Motion, look: (e: Eyes) => void): void {
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.target instanceof HTMLInputElement) return;
            const way = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
            if (way) (e.shiftKey ? reel.turn : reel.step)(way);
            else if (/^[1-9]$/.test(e.key) && Number(e.key) <= seats) look(Number(e.key) - 1);
            else if (e.key.toLowerCase() === 'a') look('all');
            else return;
            e.preventDefault();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
}

function ReelButtons({ film, turns, motion }: { film: Film; turns: Turn[]; motion: Motion }) {
    const w = words.value.replay,
        { book, info, reel } = film,
        { at, seek, step } = motion;
    const now = turnAt(turns, at),
        turn = turns[now]!;
    return (
        <div class="reel-buttons">
            <button class="tool" onClick={() => seek(0)}>
                <Icon name="prev" label={w.start} />
            </button>
            <button class="tool" onClick={() => step(-1)}>
                <Icon name="back" label={w.prev} />
            </button>
            <button class="tool tool-play" onClick={motion.run}>
                <Icon name={motion.running ? 'pause' : 'play'} label={motion.running ? w.hold : w.play} />
            </button>
            <button class="tool" onClick={() => step(1)}>
                <Icon name="arrow" label={w.next} />
            </button>
            <button class="tool" onClick={() => seek(reel.n)}>
                <Icon name="next" label={w.end} />
            </button>
            <p class="reel-where">
                <b>{fill(w.turnOf, { a: now + 1, b: turns.length })}</b>{' '}
                <span class="soft">{fill(w.stepOf, { a: at - turn.from, b: turn.to - turn.from })}</span>{' '}
                <span class="soft reel-what">{turnText(book, info, turn)}</span>
            </p>
            <span class="reel-keys soft small" aria-hidden="true">
                <kbd>←</kbd> <kbd>→</kbd> {w.keyStep} · <kbd>⇧←</kbd> <kbd>⇧→</kbd> {w.keyTurn} · <kbd>1</kbd>–
                <kbd>{book.seats}</kbd> {w.keyEyes} · <kbd>A</kbd> {w.keyAll}
            </span>
        </div>
    );
}

function ReelFoot({ film, motion, eyes, look }: { film: Film; motion: Motion; eyes: Eyes; look: (e: Eyes) => void }) {
    const { book, info, reel } = film,
        { at, seek } = motion;
    const turns = turnsOf(book, reel);
    const where = fill(words.value.replay.answer, { a: at, b: reel.n });
    return (
        <div class="foot reel">
            <EyesRow book={book} info={info} eyes={eyes} change={look} />
            <ReelButtons film={film} turns={turns} motion={motion} />
            <Timeline book={book} info={info} reel={reel} turns={turns} at={at} seek={seek} />
            <label class="reel-range">
                <span class="for-ear">{where}</span>
                <input
                    type="range"
                    min={0}
                    max={reel.n}
                    value={at}
                    onInput={(e) => seek(Number(e.currentTarget.value))}
                />
                <span class="soft small" aria-hidden="true">
                    {where}
                </span>
            </label>
        </div>
    );
}

async function playOn(link: string, book: Book, at: number, eyes: Eyes): Promise<void> {
    const made = await api.post<{ link: string; seat: number }>(api.at(link, '/on'), {
        at,
        seat: typeof eyes === 'number' ? eyes : 0,
        level: 'normal',
        name: settings.value.name || words.value.you,
    });
    rememberSeat(made.link, book.title, made.seat);
    location.href = `/t/${made.link}`;
}

function ReelActs({ link, book, at, eyes }: { link: string; book: Book; at: number; eyes: Eyes }) {
    const w = words.value.replay;
    const share = () => void navigator.clipboard?.writeText(`${location.origin}/replay/${link}?at=${at}`);
    return (
        <div class="rail-foot rail-column">
            <button class="button button-dark" data-act="play-on" onClick={() => void playOn(link, book, at, eyes)}>
                <Icon name="play" size={14} /> {w.playOn}
            </button>
            <a class="button" href={`/stats/${link}`}>
                <Icon name="chart" size={16} /> {w.stats}
            </a>
            <button class="button" onClick={share}>
                <Icon name="share" size={16} /> {w.share}
            </button>
            <a class="button" href={api.at(link, '/record')} download={`${codeOf(link)}.orrery`}>
                <Icon name="down" size={16} /> {w.download}
            </a>
        </div>
    );
}

function NewsList({ book, info, news }: { book: Book; info: TableInfo; news: News[] }) {
    return (
        <ol class="log" tabIndex={0} aria-label={words.value.rail.log}>
            {news.map((n, i) => (
                <li key={i} class="log-line">
                    <span class="log-text">
                        <Line book={book} info={info} news={n} />
                    </span>{' '}
                    <RuleId id={n.rule} />
                </li>
            ))}
        </ol>
    );
}

/** Nothing can be picked in a replay. */
const sceneOf = ({ book, info }: Film, view: View): Scene => ({
    book,
    view,
    info,
    hidden: false,
    thing: () => ({ ring: null, note: null, locked: null, tap: () => undefined }),
    left: [],
    ready: null,
    arm: () => undefined,
    phrases: [],
    changed: new Set(),
    say: () => undefined,
});

function ReplayTop({ link, film, view }: { link: string; film: Film; view: View }) {
    const { book, info } = film;
    const when = boardOf(book.game).when(book, view);
    return (
        <header class="top">
            <a class="brand" href="/" aria-label="Orrery">
                <Sign />
                <span class="brand-name">Orrery</span>
            </a>
            <b class="top-game">{book.title}</b>
            <span class="soft top-line">
                {words.value.replay.title} · {codeOf(link)} · {when}
            </span>
            <Phases book={book} view={view} />
            <span class="grow" />
            <ProofSheet link={link} info={info} />
        </header>
    );
}

export function ReplayPage({ link }: { link: string }) {
    const [eyes, setEyes] = useState<Eyes>('all');
    const [why, setWhy] = useState('');
    const fail = (e: Error) => setWhy(e.message);
    const film = useFilm(link, fail);
    const motion = useReel(film?.reel, Number(new URLSearchParams(location.search).get('at') ?? 0));
    const shot = useShot(link, film, motion.at, eyes, fail);
    const fetched = useGame(film?.book.game);
    useKeys(film?.book.seats ?? 0, motion, setEyes);
    if (why || fetched === 'failed')
        return (
            <main class="page">
                <p>
                    {why || words.value.noBoard} <a href="/">{words.value.toLobby}</a>
                </p>
            </main>
        );
    if (!film || !shot || fetched !== 'here')
        return (
            <main class="page">
                <p class="soft">{words.value.loading}</p>
            </main>
        );
    const { book, info } = film;
    const board = boardOf(book.game);
    return (
        <SceneContext.Provider value={sceneOf(film, shot.view)}>
            <div class={`table replay game-${book.game}`} data-tab="board">
                <ReplayTop link={link} film={film} view={shot.view} />
                <div class="board" role="group" tabIndex={0} aria-label={words.value.rail.board}>
                    <Travel view={shot.view} unseen={board.unseen}>
                        <board.Table />
                    </Travel>
                </div>
                <div class="strip">{board.Strip && <board.Strip />}</div>
                <ReelFoot film={film} motion={motion} eyes={eyes} look={setEyes} />
                <aside class="rail">
                    <NewsList book={book} info={info} news={shot.news} />
                    <BeliefsOf link={link} book={book} info={info} eyes={eyes} at={motion.at} />
                    <ReelActs link={link} book={book} at={motion.at} eyes={eyes} />
                </aside>
            </div>
        </SceneContext.Provider>
    );
}
