// Replay: any turn, both ways, with the eyes of any seat, of all, or of a watcher; the deal checked; play on from here.
import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../boards/boards';
import { Badge, Icon, Sign } from '../parts/icon';
import { curvesOf, dashes, type Reel } from '../parts/curves';
import { RuleId } from '../parts/rules';
import { Line, seatName } from '../parts/speech';
import { SceneContext, type Scene } from '../state/context';
import { rememberSeat, settings } from '../state/settings';
import { api } from '../wire/api';
import type { Book, News, TableInfo, View } from '../wire/types';
import { fill, words } from '../words/words';
import { Phases } from './table';

type Eyes = 'all' | 'watcher' | number;

function Check({ code }: { code: string }) {
    const w = words.value;
    const [found, setFound] = useState<{ ok: boolean; lines: string[] } | null>(null);
    const [open, setOpen] = useState(location.search.includes('check'));
    useEffect(() => {
        api.get<{ ok: boolean; lines: string[] }>(api.at(code, '/check')).then(setFound, () => undefined);
    }, [code]);
    return (
        <div class="check">
            <button class={`tag ${found?.ok ? 'tag-good' : ''}`} onClick={() => setOpen(!open)} aria-expanded={open}>
                <Icon name="shieldok" size={14} />{' '}
                {!found ? w.replay.checking : found.ok ? w.replay.dealChecked : w.replay.dealWrong}
            </button>
            {open && found && (
                <div class="sheet check-sheet" role="dialog" aria-label={w.check.title}>
                    <div class="sheet-head">
                        <h2>{w.check.title}</h2>
                        <button class="button" onClick={() => setOpen(false)}>
                            {w.rail.close}
                        </button>
                    </div>
                    <p>
                        <b>{found.ok ? w.check.ok : w.check.bad}</b>
                    </p>
                    <ul>
                        {found.lines.map((l) => (
                            <li key={l}>{l}</li>
                        ))}
                    </ul>
                </div>
            )}
        </div>
    );
}

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

/** Lines of public numbers over the answers, with a mark where we are. A click seeks. */
function Timeline({
    book,
    info,
    reel,
    at,
    seek,
}: {
    book: Book;
    info: TableInfo | null;
    reel: Reel;
    at: number;
    seek: (n: number) => void;
}) {
    const W = 1000,
        H = 70;
    const x = (n: number) => (reel.n ? (n / reel.n) * W : 0);
    const curves = Object.entries(reel.lines)
        .flatMap(([word, values]) => curvesOf(book, info, word, values))
        .slice(0, dashes.length);
    const top = Math.max(1, ...curves.flatMap((c) => c.values));
    return (
        <div class="timeline">
            <svg
                viewBox={`0 0 ${W} ${H}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                onClick={(e) => {
                    const r = e.currentTarget.getBoundingClientRect();
                    seek(Math.round(((e.clientX - r.left) / r.width) * reel.n));
                }}
            >
                {reel.turns.map((t) => (
                    <path key={t} d={`M${x(t)} 0V${H}`} class="turn-line" />
                ))}
                {curves.map((c, i) => (
                    <polyline
                        key={c.name}
                        class="curve"
                        stroke-dasharray={dashes[i]}
                        fill="none"
                        points={c.values.map((v, n) => `${x(n)},${H - 4 - (v / top) * (H - 10)}`).join(' ')}
                    />
                ))}
                <path d={`M${x(at)} 0V${H}`} class="now-line" />
            </svg>
            <ul class="curve-names small soft">
                {curves.map((c, i) => (
                    <li key={c.name}>
                        <svg width="26" height="8" aria-hidden="true">
                            <path d="M0 4h26" class="curve" stroke-dasharray={dashes[i]} />
                        </svg>{' '}
                        {c.name} <b>{c.values[at] ?? ''}</b>
                    </li>
                ))}
            </ul>
        </div>
    );
}

interface Beliefs {
    sides: string[];
    at: number[][][];
}

/** Who could have been what, as the seat whose eyes we have could believe it then. */
function BeliefsOf({
    code,
    book,
    info,
    eyes,
    at,
}: {
    code: string;
    book: Book;
    info: TableInfo | null;
    eyes: Eyes;
    at: number;
}) {
    const [all, setAll] = useState<{ eyes: Eyes; beliefs: Beliefs } | null>(null);
    useEffect(() => {
        if (typeof eyes === 'number')
            api.get<Beliefs>(api.at(code, `/beliefs?eyes=${eyes}`)).then(
                (beliefs) => setAll({ eyes, beliefs }),
                () => setAll(null),
            );
    }, [code, eyes]);
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

export function ReplayPage({ code }: { code: string }) {
    const w = words.value.replay;
    const asked = new URLSearchParams(location.search);
    const [book, setBook] = useState<Book | null>(null);
    const [info, setInfo] = useState<TableInfo | null>(null);
    const [reel, setReel] = useState<Reel | null>(null);
    const [at, setAt] = useState(Number(asked.get('at') ?? 0));
    const [eyes, setEyes] = useState<Eyes>('all');
    const [shot, setShot] = useState<{ view: View; news: News[] } | null>(null);
    const [why, setWhy] = useState('');
    useEffect(() => {
        Promise.all([api.book(code), api.table(code), api.get<Reel>(api.at(code, '/replay'))]).then(
            ([b, t, r]) => {
                setBook(b);
                setInfo({ ...t, seats: t.seats.map((s) => ({ ...s, here: true, substitute: null })) });
                setReel(r);
            },
            (e: Error) => setWhy(e.message),
        );
    }, [code]);
    useEffect(() => {
        let now = true;
        if (reel)
            api.get<{ view: View; news: News[] }>(api.at(code, `/replay/${at}?eyes=${eyes}`)).then(
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
        const made = await api.post<{ code: string; seat: number }>(api.at(code, '/on'), {
            at,
            seat: typeof eyes === 'number' ? eyes : 0,
            level: 'normal',
            name: settings.value.name || words.value.you,
        });
        rememberSeat(made.code, book.title, made.seat);
        location.href = `/t/${made.code}`;
    };
    return (
        <SceneContext.Provider value={scene}>
            <div class={`table replay game-${book.game}`}>
                <header class="top">
                    <a class="brand" href="/" aria-label="Orrery">
                        <Sign />
                        <span class="brand-name">Orrery</span>
                    </a>
                    <b class="top-game">{book.title}</b>
                    <span class="soft top-line">
                        {w.title} · {code.toUpperCase()} · {board.when(book, shot.view)}
                    </span>
                    <Phases book={book} view={shot.view} />
                    <span class="grow" />
                    <Check code={code} />
                </header>
                <div class="board" role="group" tabIndex={0} aria-label={words.value.rail.board}>
                    <board.Table />
                </div>
                <div class="strip">{board.Strip && <board.Strip />}</div>
                <div class="foot reel">
                    <EyesRow book={book} info={info} eyes={eyes} change={setEyes} />
                    <Timeline book={book} info={info} reel={reel} at={at} seek={seek} />
                    <div class="reel-buttons">
                        <button class="tool" onClick={() => seek(0)}>
                            <Icon name="prev" label={w.start} />
                        </button>
                        <button class="tool" onClick={() => turn(-1)}>
                            <Icon name="back" label={w.prevTurn} />
                        </button>
                        <button class="tool" onClick={() => step(-1)}>
                            <Icon name="minus" label={w.prev} />
                        </button>
                        <label class="grow">
                            <span class="for-ear">{fill(w.answer, { a: at, b: reel.n })}</span>
                            <input
                                type="range"
                                min={0}
                                max={reel.n}
                                value={at}
                                onInput={(e) => seek(Number(e.currentTarget.value))}
                            />
                        </label>
                        <button class="tool" onClick={() => step(1)}>
                            <Icon name="plus" label={w.next} />
                        </button>
                        <button class="tool" onClick={() => turn(1)}>
                            <Icon name="arrow" label={w.nextTurn} />
                        </button>
                        <button class="tool" onClick={() => seek(reel.n)}>
                            <Icon name="next" label={w.end} />
                        </button>
                        <span class="soft small">{fill(w.answer, { a: at, b: reel.n })}</span>
                    </div>
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
                    <BeliefsOf code={code} book={book} info={info} eyes={eyes} at={at} />
                    <div class="rail-foot rail-column">
                        <button class="button button-dark" data-act="play-on" onClick={() => void playOn()}>
                            <Icon name="play" size={14} /> {w.playOn}
                        </button>
                        <a class="button" href={`/stats/${code}`}>
                            <Icon name="chart" size={16} /> {w.stats}
                        </a>
                        <button
                            class="button"
                            onClick={() =>
                                void navigator.clipboard?.writeText(`${location.origin}/replay/${code}?at=${at}`)
                            }
                        >
                            <Icon name="share" size={16} /> {w.share}
                        </button>
                        <a class="button" href={api.at(code, '/record')} download={`${code}.orrery`}>
                            <Icon name="down" size={16} /> {w.download}
                        </a>
                    </div>
                </aside>
            </div>
        </SceneContext.Provider>
    );
}
