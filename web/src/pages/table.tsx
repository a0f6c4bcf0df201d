// A table in play: top bar, board, and at its foot always the same stack: your panel left, the bar above your hand.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { boardOf } from '../table/board';
import { Bar } from '../table/bar';
import { ring } from '../table/bell';
import { Ear } from '../table/ear';
import { Icon, Sign } from '../table/icon';
import { listen } from '../table/keys';
import { Travel } from '../motion/motion';
import { Phases } from '../table/phases';
import { ChatPanel, HintLine, Log, Rail, RailFoot, railTab } from '../table/rail';
import { RulesPanel, ruleToRead } from '../table/rules';
import { SeatTile } from '../table/seat_tile';
import { Line } from '../table/speech';
import { SettingsSheet, settingsOpen } from '../table/settings_sheet';
import { WhyNot } from '../table/why';
import { SceneContext, type Scene } from '../state/context';
import { settings } from '../state/settings';
import { TableState } from '../state/table';
import type { Book, TableInfo, View } from '../wire/types';
import { gameText, words } from '../words/words';
import { WithEnding } from './ending/with_ending';
import { Oops, troubleSaid } from './oops';
import { Room } from './room/room';
import { badge, tableTitle } from './title';
import { useGame } from './use_game';

type Tab = 'board' | 'seats' | 'log' | 'chat' | 'rules';
const tab = signal<Tab>('board'); // of a phone
const drawer = signal(false); // of a middle-sized screen

/** "Mars vs Earth": the edition stands in the line beside it. */
const shortTitle = (title: string): string => title.replace(/[,:].*$/, '');
const editionOf = (title: string): string => /,\s*(.*)$/.exec(title)?.[1] ?? '';

function Tools({ table }: { table: TableState }) {
    const w = words.value,
        hide = table.hidden.value ? w.settings.show : w.settings.hide;
    const readRules = () => {
        railTab.value = 'rules';
        tab.value = 'rules';
        drawer.value = true;
    };
    return (
        <>
            <button class="tool" onClick={() => (table.hidden.value = !table.hidden.value)} title={hide}>
                <Icon name={table.hidden.value ? 'eyeoff' : 'eye'} size={20} label={hide} />
            </button>
            <button class="tool tool-log" onClick={() => (drawer.value = !drawer.value)}>
                <Icon name="log" size={20} label={w.rail.log} />
            </button>
            <button class="tool" onClick={readRules}>
                <Icon name="book" size={20} label={w.rail.rules} />
            </button>
            <button class="tool" onClick={() => (settingsOpen.value = !settingsOpen.value)}>
                <Icon name="gear" size={20} label={w.settings.title} />
            </button>
        </>
    );
}

function Top({ table, book, view, info }: { table: TableState; book: Book; view: View | null; info: TableInfo }) {
    return (
        <header class="top top-table">
            <a class="brand" href="/" aria-label="Orrery">
                <Sign />
                <span class="brand-name">Orrery</span>
            </a>
            <b class="top-game">{shortTitle(book.title)}</b>
            <span class="soft top-line">
                {[
                    gameText(book.game, editionOf(book.title)),
                    info.code.toUpperCase(),
                    view && boardOf(book.game).when(book, view),
                ]
                    .filter(Boolean)
                    .join(' · ')}
            </span>
            {view && <Phases book={book} view={view} />}
            <span class="grow" />
            <Tools table={table} />
        </header>
    );
}

function PhoneTabs({ table }: { table: TableState }) {
    const w = words.value.rail;
    const fresh = table.log.value.length - table.seen.value;
    const all: [Tab, 'fit' | 'ppl' | 'log' | 'chat' | 'book', string][] = [
        ['board', 'fit', w.board],
        ['seats', 'ppl', w.seats],
        ['log', 'log', w.log],
        ['chat', 'chat', w.chat],
        ['rules', 'book', w.rules],
    ];
    return (
        <nav class="phone-tabs" aria-label={w.board}>
            {all.map(([id, icon, name]) => (
                <button
                    key={id}
                    aria-current={tab.value === id ? 'page' : undefined}
                    onClick={() => {
                        tab.value = id;
                    }}
                >
                    <Icon name={icon} size={20} />
                    <span>{name}</span>
                    {id === 'log' && fresh > 0 && tab.value !== 'log' && <span class="count">{fresh}</span>}
                </button>
            ))}
        </nav>
    );
}

function PhonePanel({ table, book }: { table: TableState; book: Book }) {
    if (tab.value === 'board') return null;
    return (
        <div class="phone-panel">
            {tab.value === 'seats' && (
                <div class="phone-seats">
                    {Array.from({ length: book.seats }, (_, s) => (
                        <SeatTile key={s} seat={s} />
                    ))}
                </div>
            )}
            {tab.value === 'log' && (
                <>
                    <Log table={table} />
                    <RailFoot table={table} />
                </>
            )}
            {tab.value === 'chat' && <ChatPanel table={table} />}
            {tab.value === 'rules' && <RulesPanel book={book} />}
        </div>
    );
}

interface Here {
    table: TableState;
    book: Book;
    view: View;
    info: TableInfo;
}

function sceneOf({ table, book, view, info }: Here): Scene {
    return {
        book,
        view,
        info,
        hidden: table.hidden.value,
        changed: table.changed.value,
        thing: (t) => table.thing(t),
        hold: (t) => table.hold(t),
        left: table.choice.value.left,
        ready: table.ready.value,
        arm: (l) => table.arm(l),
        phrases: table.phrases.value,
        say: (l) => void table.answer(l),
    };
}

/** Your panel, and the bar above your cards. */
function Foot({ table, book, info }: Here) {
    const board = boardOf(book.game);
    const last = table.log.value.at(-1);
    return (
        <div class="foot">
            <div class="you">
                <board.You />
            </div>
            {last && (
                <p class="last-line soft small">
                    <Line book={book} info={info} news={last} />
                </p>
            )}
            <HintLine table={table} />
            <Bar table={table} />
            <div class="hand" role="group" tabIndex={0} aria-label={words.value.you}>
                <board.Hand />
            </div>
        </div>
    );
}

function Playing(here: Here) {
    const { table, book, view, info } = here;
    const board = boardOf(book.game);
    useEffect(() => {
        table.isTalk.value = board.talk ?? (() => false);
    }, [table, board]);
    const reading = ruleToRead.value;
    useEffect(() => {
        if (reading && window.innerWidth < 1100) {
            drawer.value = true;
            tab.value = 'rules';
        }
    }, [reading]);
    return (
        <SceneContext.Provider value={sceneOf(here)}>
            <a class="skip" href="#question">
                {words.value.skip}
            </a>
            <div class={`table game-${book.game}${drawer.value ? ' with-drawer' : ''}`} data-tab={tab.value}>
                <Travel view={view} unseen={board.unseen}>
                    <Top table={table} book={book} view={view} info={info} />
                    <Foot {...here} />
                    <div class="strip">{board.Strip && <board.Strip />}</div>
                    <div class="board" role="group" tabIndex={0} aria-label={words.value.rail.board}>
                        <board.Table />
                    </div>
                    <PhonePanel table={table} book={book} />
                    <Rail table={table} />
                    <PhoneTabs table={table} />
                </Travel>
            </div>
            <WhyNot />
            <SettingsSheet table={table} />
            <Ear table={table} />
        </SceneContext.Provider>
    );
}

function Message({ children }: { children: ComponentChildren }) {
    return (
        <main class="page">
            <p>{children}</p>
        </main>
    );
}

export function TablePage({ link }: { link: string }) {
    const table = useMemo(() => new TableState(link), [link]);
    useEffect(() => listen(table), [table]);
    useEffect(() => () => table.close(), [table]);
    const book = table.book.value,
        view = table.view.value,
        info = table.info.value;
    useEffect(() => {
        document.title = tableTitle(table);
    });
    const asked = table.asked.value && !view?.over;
    useEffect(() => {
        if (asked && settings.value.sound) ring();
        badge(asked);
    }, [asked, view?.question]);
    const board = useGame(book?.game);
    if (table.bye.value && !view) return <Oops kind={troubleSaid(table.bye.value)} why={table.bye.value} />;
    if (board === 'failed') return <Oops kind="broken" why={words.value.noBoard} />;
    if (!book || !info || board !== 'here') return <Message>{words.value.loading}</Message>;
    if (info.state === 'gathering' || !view) return <Room table={table} info={info} />;
    const here = { table, book, view, info };
    return (
        <WithEnding {...here}>
            <Playing {...here} />
        </WithEnding>
    );
}
