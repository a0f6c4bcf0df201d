// Replay: any moment, both ways, with the eyes of any seat, of all, or of a watcher; the deal checked; play on from
// here.
import list from 'icon:tabler/list-details';
import { useState } from 'preact/hooks';
import { Travel } from '../../motion/motion';
import { SceneContext, type Scene } from '../../state/context';
import { boardOf } from '../../table/board';
import { BoardBox } from '../../table/box';
import { ProofSheet } from '../../table/proof';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/segmented';
import { themeOf } from '../../ui/theme';
import { codeOf } from '../../wire/link';
import type { News, View } from '../../wire/types';
import { fill, words } from '../../words/words';
import { Loading } from '../loading';
import { shortTitle } from '../new_table';
import { Oops, troubleOf, type Trouble } from '../oops';
import { Shell } from '../shell';
import { useGame } from '../use_game';
import { Acts } from './acts';
import { BeliefsOf } from './beliefs';
import { Controls } from './controls';
import { Curves } from './curves';
import { EyesRow } from './eyes';
import { Held } from './held';
import { useFilm, useKeys, useLog, useReel, useShot, type Eyes, type Film, type Motion, type Shot } from './film';
import { ReviewOf } from './review';
import { TurnStory, WholeLog } from './story';
import './replay.css';

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

interface Props {
    link: string;
    film: Film;
    shot: Shot;
    motion: Motion;
    eyes: Eyes;
    log: readonly News[];
}

/** What happened, turn by turn. */
function Story({ link, film, shot, motion, eyes, log }: Props) {
    const [whole, setWhole] = useState(false);
    const { at, seek } = motion;
    return (
        <>
            {whole ? (
                <WholeLog film={film} log={log} at={at} seek={seek} />
            ) : (
                <div class="film-scroll" tabIndex={0} role="region" aria-label={words.value.rail.log}>
                    <TurnStory film={film} log={log} at={at} />
                    <Held film={film} view={shot.view} />
                    <BeliefsOf link={link} film={film} eyes={eyes} at={at} />
                </div>
            )}
            <Button size="small" icon={list} pressed={whole} class="film-whole" onClick={() => setWhole(!whole)}>
                {words.value.pages.film.allTurns}
            </Button>
        </>
    );
}

type Tab = 'story' | 'review';
const firstTab = (): Tab => (new URLSearchParams(location.search).has('review') ? 'review' : 'story');

function Side(props: Props & { look: (e: Eyes) => void }) {
    const { link, film, motion, eyes, look } = props;
    const [tab, setTab] = useState<Tab>(firstTab);
    const w = words.value.pages.film;
    const show = (answer: number, seat: number) => {
        motion.seek(answer);
        look(seat);
    };
    return (
        <aside class="film-side">
            <Tabs
                name={w.beside}
                value={tab}
                options={[
                    { value: 'story', text: w.story },
                    { value: 'review', text: w.review },
                ]}
                change={setTab}
            />
            {tab === 'story' ? (
                <div class="film-tab" role="tabpanel" aria-label={w.story}>
                    <Story {...props} />
                </div>
            ) : (
                <div class="film-tab film-scroll" role="tabpanel" tabIndex={0} aria-label={w.review}>
                    <ReviewOf
                        link={link}
                        film={film}
                        seat={typeof eyes === 'number' ? eyes : (film.info.you ?? 0)}
                        at={motion.at}
                        show={show}
                    />
                </div>
            )}
            <Acts link={link} book={film.book} at={motion.at} eyes={eyes} />
        </aside>
    );
}

function Stage({ film, shot }: { film: Film; shot: Shot }) {
    const board = boardOf(film.book.game);
    return (
        <SceneContext.Provider value={sceneOf(film, shot.view)}>
            <div class="film-stage" data-game={board.theme ?? themeOf(film.book.game)}>
                <div class={`board film-board${board.night ? ' night' : ''}`}>
                    <Travel view={shot.view} unseen={board.unseen}>
                        <BoardBox>
                            <board.Table />
                        </BoardBox>
                    </Travel>
                </div>
            </div>
        </SceneContext.Provider>
    );
}

function Playing(seen: Omit<Props, 'log'> & { look: (e: Eyes) => void }) {
    const log = useLog(seen.link, seen.eyes),
        props = { ...seen, log },
        { link, film, shot, motion, eyes, look } = props,
        { book, info } = film;
    const w = words.value.pages.film;
    const game = shortTitle(book.title),
        title = fill(w.title, { game, code: codeOf(link), n: book.seats });
    const shown = (
        <>
            <span class="film-title">{title}</span>
            <span class="film-title-short">{fill(w.titleShort, { game })}</span>
        </>
    );
    return (
        <Shell title={shown} tools={<ProofSheet link={link} info={info} />} orbits={false} class="film">
            <main class={`film-main reel game-${book.game}`}>
                <h1 class="ui-unseen">{title}</h1>
                <EyesRow film={film} eyes={eyes} change={look} />
                <Stage film={film} shot={shot} />
                <Side {...props} />
                <Controls film={film} motion={motion} />
                <Curves link={link} film={film} log={log} motion={motion} />
            </main>
        </Shell>
    );
}

/** A link may say whose: "?eyes=2", a seat counted from 0. */
function firstEyes(): Eyes {
    const said = new URLSearchParams(location.search).get('eyes');
    return said !== null && /^\d+$/.test(said) ? Number(said) : 'all';
}

export function ReplayPage({ link }: { link: string }) {
    const [wanted, setEyes] = useState<Eyes>(firstEyes);
    const [trouble, setTrouble] = useState<{ kind: Trouble; why: string } | null>(null);
    const fail = (e: Error) => setTrouble({ kind: troubleOf(e), why: e.message });
    const film = useFilm(link, fail);
    const eyes = typeof wanted === 'number' && film && wanted >= film.book.seats ? 'all' : wanted;
    const motion = useReel(film, Number(new URLSearchParams(location.search).get('at') ?? 0));
    const shot = useShot(link, film, motion.at, eyes, fail);
    const fetched = useGame(film?.book.game);
    useKeys(film?.book.seats ?? 0, motion, setEyes);
    if (trouble) return <Oops {...trouble} />;
    if (fetched === 'failed') return <Oops kind="broken" why={words.value.noBoard} />;
    if (!film || !shot || fetched !== 'here') return <Loading />;
    return <Playing link={link} film={film} shot={shot} motion={motion} eyes={eyes} look={setEyes} />;
}
