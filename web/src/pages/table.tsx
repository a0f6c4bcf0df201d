// A table in play: the frame round a game's board. Top bar, seats, board, and the dock with who you are, the question
// over your hand, and the story of what others did.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Bar } from '../table/bar';
import { boardOf } from '../table/board';
import { BoardBox } from '../table/box';
import { CallAsk, useCalls } from '../table/call_me';
import { CoachLine } from '../table/coach_line';
import { Learned } from '../table/learned';
import { OutNotice } from '../table/out_notice';
import { HintBubble, TableDrawer } from '../table/drawers';
import { Ear } from '../table/ear';
import { useEnds } from '../table/ends';
import { IdentityPanel } from '../table/identity';
import { listen } from '../table/keys';
import { drawn } from '../table/open';
import { SeatsRow } from '../table/seats_row';
import { SettingsDrawer } from '../table/settings_sheet';
import { beatOf, ShowLarge } from '../table/show';
import { Story } from '../table/story';
import { TipLine } from '../table/tip_line';
import { TopBar } from '../table/top_bar';
import { WhyNot } from '../table/why';
import { Travel } from '../motion/motion';
import { SceneContext, type Scene } from '../state/context';
import { TableState } from '../state/table';
import { Scene as SceneBox } from '../ui/dialog';
import { themeOf, warmFace } from '../ui/theme';
import { Live } from '../wire/socket';
import type { Book, TableInfo, View } from '../wire/types';
import { words } from '../words/words';
import { Logo } from './art/logo';
import { WithEnding } from './ending/with_ending';
import { FaceDown, useSharing } from './face_down';
import { Moved } from './moved';
import { OtherTab } from './other_tab';
import { Oops, troubleSaid } from './oops';
import { Room } from './room/room';
import { tableTitle } from './title';
import { useGame } from './use_game';
import '../table/frame.css';

interface Here {
    table: TableState;
    book: Book;
    view: View;
    info: TableInfo;
}

/** Nothing can be picked while the person looks back. */
const NOTHING = { ring: null, note: null, locked: null, tap: () => undefined } as const;

function sceneOf({ table, book, view, info }: Here): Scene {
    const then = table.looking.value;
    return {
        book,
        view: then ?? view,
        info,
        hidden: table.hidden.value,
        changed: table.changed.value,
        told: table.told.value,
        thing: then ? () => NOTHING : (t) => table.thing(t),
        hold: then ? () => null : (t) => table.hold(t),
        left: then ? [] : table.choice.value.left,
        ready: then ? null : table.ready.value,
        arm: (l) => table.arm(l),
        picks: then ? [] : table.choice.value.picks,
        pick: (...p) => table.pick(...p),
        answer: (l) => void table.answer(l),
        sending: table.sending.value,
        answerAll: (next) => void table.answerAll(next),
        advise: () => table.advise(),
        why: (a) => table.why(a),
        phrases: then ? [] : table.phrases.value,
        say: (l) => void table.answer(l),
    };
}

/** The board, what is shown large over it, and a question that needs room. */
function Middle({ table, scene }: { table: TableState; scene: Scene }) {
    const board = boardOf(scene.book.game);
    const before = table.looking.value ? null : (board.interlude?.(scene) ?? null);
    const shown = before ? { ...before, dim: 'none' as const, urgent: false } : (board.scene?.(scene) ?? null);
    return (
        <main class={`board${board.night ? ' night' : ''}`} data-dim={shown ? (shown.dim ?? 'deep') : undefined}>
            <BoardBox
                over={
                    <>
                        {shown && (
                            <SceneBox name={shown.name} urgent={shown.urgent} dim={shown.dim}>
                                <shown.Body />
                            </SceneBox>
                        )}
                        <ShowLarge table={table} />
                        <Learned table={table} />
                    </>
                }
            >
                <board.Table />
            </BoardBox>
            <HintBubble table={table} />
            <OutNotice table={table} />
            <CoachLine table={table} />
            <CallAsk table={table} />
        </main>
    );
}

function Hand({ game }: { game: string }) {
    const board = boardOf(game);
    const { ref, more } = useEnds<HTMLDivElement>();
    return (
        <div class="hand-box" data-more={more || undefined}>
            <div class="hand" data-list="" role="group" tabIndex={0} aria-label={words.value.hand} ref={ref}>
                <board.Hand />
            </div>
        </div>
    );
}

/** A lesson at the table: its line over the question, and sometimes a bar of its own. */
export interface Teaching {
    line: ComponentChildren;
    bar: ComponentChildren | null;
}

/** In the order of the keyboard: the question first. */
function Dock({ table, game, hit, teaching }: { table: TableState; game: string; hit: boolean; teaching?: Teaching }) {
    return (
        <footer class="dock">
            <div class="dock-mid">
                {teaching?.bar ?? <Bar table={table} hit={hit} />}
                <Hand game={game} />
            </div>
            <IdentityPanel table={table} />
            {!teaching && <TipLine table={table} />}
            <Story table={table} />
        </footer>
    );
}

/** What the frame needs of a game beforehand: its colours, its talk, what a step of others is worth. */
function useGameOf(table: TableState, book: Book): void {
    const board = boardOf(book.game),
        theme = board.theme ?? themeOf(book.game);
    useEffect(() => {
        table.isTalk.value = board.talk ?? (() => false);
        table.pace.beatOf = (_, step, fresh) => beatOf(table, step, fresh);
    }, [table, board]);
    useEffect(() => {
        if (!theme) return undefined;
        document.documentElement.dataset['game'] = theme;
        warmFace(theme);
        return () => {
            delete document.documentElement.dataset['game'];
        };
    }, [theme]);
}

export function Playing({ teaching, ...here }: Here & { teaching?: Teaching }) {
    const { table, book, view, info } = here;
    const board = boardOf(book.game),
        scene = sceneOf(here);
    useGameOf(table, book);
    const hit = table.asked.value && (board.aimed?.(book, view) ?? board.scene?.(scene)?.urgent ?? false);
    return (
        <SceneContext.Provider value={scene}>
            <a class="skip" href="#question">
                {words.value.skip}
            </a>
            <div
                class={`frame game-${book.game}`}
                data-drawn={drawn.value ?? undefined}
                data-then={table.looking.value ? '' : undefined}
                data-told={table.told.value.length}
                data-question={view.question ?? undefined}
                data-shows={table.pace.showing.value ? '' : undefined}
                data-lesson={teaching ? '' : undefined}
            >
                <Travel view={scene.view} unseen={board.unseen} gait={board.travels}>
                    {teaching?.line}
                    <Dock table={table} game={book.game} hit={hit} teaching={teaching} />
                    <Middle table={table} scene={scene} />
                    <SeatsRow hit={hit} />
                    <TopBar table={table} book={book} view={scene.view} info={info} logo={<Logo size={24} />} />
                    <TableDrawer table={table} />
                    <SettingsDrawer table={table} />
                </Travel>
                <WhyNot />
                <Ear table={table} />
            </div>
        </SceneContext.Provider>
    );
}

function Message({ children }: { children: ComponentChildren }) {
    return <main class="table-wait">{children}</main>;
}

export function TablePage({ link }: { link: string }) {
    const [seat, hold] = useState<number | undefined>(undefined); // where people share the device: who holds it
    const table = useMemo(() => new TableState(link, (hear, lost) => new Live(link, hear, lost, seat)), [link, seat]);
    useEffect(() => listen(table), [table]);
    useEffect(() => () => table.close(), [table]);
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value;
    useEffect(() => {
        document.title = tableTitle(table);
    });
    const asked = table.asked.value && !view?.over;
    useCalls(table, book, asked);
    const board = useGame(book?.game);
    const shares = useSharing(table, hold);
    if (table.lost.value === 'moved') return <Moved link={link} />;
    if (table.lost.value === 'tab') return <OtherTab link={link} />;
    if (table.bye.value && !view) return <Oops kind={troubleSaid(table.bye.value)} why={table.bye.value} />;
    if (board === 'failed') return <Oops kind="broken" why={words.value.noBoard} />;
    if (!book || !info || board !== 'here') return <Message>{words.value.loading}</Message>;
    if (info.state === 'gathering' || !view) return <Room table={table} info={info} />;
    if (shares && info.you === null) return <FaceDown info={info} view={view} take={hold} />;
    const here = { table, book, view, info };
    return (
        <WithEnding {...here}>
            <Playing {...here} />
        </WithEnding>
    );
}
