// Replay: any turn, both ways, with the eyes of any seat, of all, or of a watcher; the deal checked; play on from here.
import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../table/board';
import { Badge, Icon, Sign } from '../table/icon';
import type { Reel } from '../table/curves';
import { Travel } from '../motion/motion';
import { ProofSheet } from '../table/proof';
import { RuleId } from '../table/rules';
import { Line, seatName } from '../table/speech';
import { Timeline, turnAt, turnsOf, turnText } from '../table/timeline';
import { SceneContext, type Scene } from '../state/context';
import { rememberSeat, settings } from '../state/settings';
import { api } from '../wire/api';
import { codeOf } from '../wire/link';
import type { Book, News, TableInfo, View } from '../wire/types';
import { fill, words } from '../words/words';
import { Phases } from './table';

type Eyes = 'all' | 'watcher' | number;
const BEAT = 900; // ms a step while it plays by itself

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

export function ReplayPage({ link }: { link: string }) {
    const w = words.value.replay;
    const asked = new URLSearchParams(location.search);
    const [book, setBook] = useState<Book | null>(null);
    const [info, setInfo] = useState<TableInfo | null>(null);
    const [reel, setReel] = useState<Reel | null>(null);
    const [at, setAt] = useState(Number(asked.get('at') ?? 0));
    const [eyes, setEyes] = useState<Eyes>('all');
    const [shot, setShot] = useState<{ view: View; news: News[] } | null>(null);
    const [why, setWhy] = useState('');
    const [running, setRunning] = useState(false); // it plays by itself
    useEffect(() => {
        Promise.all([api.book(link), api.table(link), api.get<Reel>(api.at(link, '/replay'))]).then(
            ([b, t, r]) => {
                setBook(b);
                setInfo({ ...t, seats: t.seats.map((s) => ({ ...s, here: true, substitute: null })) });
                setReel(r);
            },
            (e: Error) => setWhy(e.message),
        );
    }, [link]);
    useEffect(() => {
        let now = true;
        if (reel)
            api.get<{ view: View; news: News[] }>(api.at(link, `/replay/${at}?eyes=${eyes}`)).then(
                (s) => {
                    if (now) setShot(s);
                },
                (e: Error) => setWhy(e.message),
            );
        return () => {
            now = false;
        };
    }, [reel, at, eyes]);
    const seek = (n: number) => setAt(Math.max(0, Math.min(reel?.n ?? 0, n)));
    const step = (by: number) => setAt((now) => Math.max(0, Math.min(reel?.n ?? 0, now + by)));
    useEffect(() => {
        if (!running) return undefined;
        if (at >= (reel?.n ?? 0)) {
            setRunning(false);
            return undefined;
        }
        const timer = window.setTimeout(() => step(1), BEAT);
        return () => window.clearTimeout(timer);
    }, [running, at]);
    const turn = (way: 1 | -1) =>
        seek(
            way > 0
                ? (reel?.turns.find((t) => t > at) ?? reel?.n ?? 0)
                : ([...(reel?.turns ?? [])].reverse().find((t) => t < at) ?? 0),
        );
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.target instanceof HTMLInputElement) return;
            if (e.key === 'ArrowRight') {
                if (e.shiftKey) turn(1);
                else step(1);
            } else if (e.key === 'ArrowLeft') {
                if (e.shiftKey) turn(-1);
                else step(-1);
            } else if (/^[1-9]$/.test(e.key) && Number(e.key) <= (book?.seats ?? 0)) setEyes(Number(e.key) - 1);
            else if (e.key.toLowerCase() === 'a') setEyes('all');
            else return;
            e.preventDefault();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
    if (why)
        return (
            <main class="page">
                <p>
                    {why} <a href="/">{words.value.toLobby}</a>
                </p>
            </main>
        );
    if (!book || !reel || !shot)
        return (
            <main class="page">
                <p class="soft">{words.value.loading}</p>
            </main>
        );
    const turns = turnsOf(book, reel),
        now = turnAt(turns, at);
    const board = boardOf(book.game);
    const scene: Scene = {
        book,
        view: shot.view,
        info,
        hidden: false,
        thing: () => ({ ring: null, note: null, locked: null, tap: () => undefined }),
        left: [],
        ready: null,
        arm: () => undefined,
        phrases: [],
        changed: new Set(),
        say: () => undefined,
    };
    const playOn = async () => {
        const made = await api.post<{ link: string; seat: number }>(api.at(link, '/on'), {
            at,
            seat: typeof eyes === 'number' ? eyes : 0,
            level: 'normal',
            name: settings.value.name || words.value.you,
        });
        rememberSeat(made.link, book.title, made.seat);
        location.href = `/t/${made.link}`;
    };
    return (
        <SceneContext.Provider value={scene}>
            <div class={`table replay game-${book.game}`} data-tab="board">
                <header class="top">
                    <a class="brand" href="/" aria-label="Orrery">
                        <Sign />
                        <span class="brand-name">Orrery</span>
                    </a>
                    <b class="top-game">{book.title}</b>
                    <span class="soft top-line">
                        {w.title} · {codeOf(link)} · {board.when(book, shot.view)}
                    </span>
                    <Phases book={book} view={shot.view} />
                    <span class="grow" />
                    <ProofSheet link={link} info={info} />
                </header>
                <div class="board" role="group" tabIndex={0} aria-label={words.value.rail.board}>
                    <Travel view={shot.view} unseen={board.unseen}>
                        <board.Table />
                    </Travel>
                </div>
                <div class="strip">{board.Strip && <board.Strip />}</div>
                <div class="foot reel">
                    <EyesRow book={book} info={info} eyes={eyes} change={setEyes} />
                    <div class="reel-buttons">
                        <button class="tool" onClick={() => seek(0)}>
                            <Icon name="prev" label={w.start} />
                        </button>
                        <button class="tool" onClick={() => step(-1)}>
                            <Icon name="back" label={w.prev} />
                        </button>
                        <button
                            class="tool tool-play"
                            onClick={() => {
                                if (at >= reel.n) seek(0);
                                setRunning(!running);
                            }}
                        >
                            <Icon name={running ? 'pause' : 'play'} label={running ? w.hold : w.play} />
                        </button>
                        <button class="tool" onClick={() => step(1)}>
                            <Icon name="arrow" label={w.next} />
                        </button>
                        <button class="tool" onClick={() => seek(reel.n)}>
                            <Icon name="next" label={w.end} />
                        </button>
                        <p class="reel-where">
                            <b>{fill(w.turnOf, { a: now + 1, b: turns.length })}</b>{' '}
                            <span class="soft">
                                {fill(w.stepOf, { a: at - turns[now]!.from, b: turns[now]!.to - turns[now]!.from })}
                            </span>{' '}
                            <span class="soft reel-what">{turnText(book, info, turns[now])}</span>
                        </p>
                        <span class="reel-keys soft small" aria-hidden="true">
                            <kbd>←</kbd> <kbd>→</kbd> {w.keyStep} · <kbd>⇧←</kbd> <kbd>⇧→</kbd> {w.keyTurn} ·{' '}
                            <kbd>1</kbd>–<kbd>{book.seats}</kbd> {w.keyEyes} · <kbd>A</kbd> {w.keyAll}
                        </span>
                    </div>
                    <Timeline book={book} info={info} reel={reel} turns={turns} at={at} seek={seek} />
                    <label class="reel-range">
                        <span class="for-ear">{fill(w.answer, { a: at, b: reel.n })}</span>
                        <input
                            type="range"
                            min={0}
                            max={reel.n}
                            value={at}
                            onInput={(e) => seek(Number(e.currentTarget.value))}
                        />
                        <span class="soft small" aria-hidden="true">
                            {fill(w.answer, { a: at, b: reel.n })}
                        </span>
                    </label>
                </div>
                <aside class="rail">
                    <ol class="log" tabIndex={0} aria-label={words.value.rail.log}>
                        {shot.news.map((n, i) => (
                            <li key={i} class="log-line">
                                <span class="log-text">
                                    <Line book={book} info={info} news={n} />
                                </span>{' '}
                                <RuleId id={n.rule} />
                            </li>
                        ))}
                    </ol>
                    <BeliefsOf link={link} book={book} info={info} eyes={eyes} at={at} />
                    <div class="rail-foot rail-column">
                        <button class="button button-dark" data-act="play-on" onClick={() => void playOn()}>
                            <Icon name="play" size={14} /> {w.playOn}
                        </button>
                        <a class="button" href={`/stats/${link}`}>
                            <Icon name="chart" size={16} /> {w.stats}
                        </a>
                        <button
                            class="button"
                            onClick={() =>
                                void navigator.clipboard?.writeText(`${location.origin}/replay/${link}?at=${at}`)
                            }
                        >
                            <Icon name="share" size={16} /> {w.share}
                        </button>
                        <a class="button" href={api.at(link, '/record')} download={`${codeOf(link)}.orrery`}>
                            <Icon name="down" size={16} /> {w.download}
                        </a>
                    </div>
                </aside>
            </div>
        </SceneContext.Provider>
    );
}
