// The top bar: which game, which turn, whose phase; how fast others' turns pass; hint, rules, chat, log, settings.
import type { ComponentChildren } from 'preact';
import bulb from 'icon:tabler/bulb';
import bookIcon from 'icon:tabler/book-2';
import chatIcon from 'icon:tabler/message-circle';
import logIcon from 'icon:tabler/list-details';
import menuIcon from 'icon:tabler/menu-2';
import robot from 'icon:tabler/robot';
import gear from 'icon:tabler/settings';
import skipIcon from 'icon:tabler/player-track-next';
import { paces, settings, set } from '../state/settings';
import type { TableState } from '../state/table';
import { Button, ToolButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Segmented } from '../ui/segmented';
import type { Book, TableInfo, View } from '../wire/types';
import { gameText, words } from '../words/words';
import { boardOf } from './board';
import { drawn, menuOpen, toggle } from './open';
import { Phases } from './phases';
import { MenuUndo, UndoButton } from './undo';

/** "Mars vs Earth": the edition stands in the line beside it. */
const shortTitle = (title: string): string => title.replace(/[,:].*$/, '');
const editionOf = (title: string): string => /,\s*(.*)$/.exec(title)?.[1] ?? '';

/** How fast others' turns are shown, and the way past them. */
export function Pace({ table }: { table: TableState }) {
    const w = words.value.pace,
        plays = table.info.value?.you !== null;
    return (
        <span class="pace">
            <Icon of={robot} size={15} label={w.label} />
            <Segmented
                name={w.label}
                kind="quiet"
                value={settings.value.pace}
                options={paces.map((value) => ({ value, text: w[value] }))}
                change={(pace) => set({ pace })}
            />
            <button type="button" class="pace-skip" title={plays ? w.skip : w.skipAll} onClick={() => table.skip()}>
                <Icon of={skipIcon} size={14} label={plays ? w.skip : w.skipAll} />{' '}
                <span class="w">{plays ? w.mine : w.latest}</span>
            </button>
        </span>
    );
}

function Seated({ table }: { table: TableState }) {
    const w = words.value.rail;
    return (
        <>
            <UndoButton table={table} />
            <button
                type="button"
                class="ui-tool"
                data-act="hint"
                title={w.hint}
                aria-label={w.hint}
                onClick={() => void table.askHint()}
            >
                <Icon of={bulb} size={19} />
            </button>
        </>
    );
}

function Tools({ table }: { table: TableState }) {
    const w = words.value.rail,
        open = drawn.value;
    const playing = table.view.value && !table.view.value.over && table.info.value?.you !== null;
    return (
        <span class="tools">
            {playing && <Seated table={table} />}
            <ToolButton icon={bookIcon} label={w.rules} pressed={open === 'rules'} onClick={() => toggle('rules')} />
            <ToolButton
                icon={chatIcon}
                label={w.chat}
                unread={table.unread.value}
                pressed={open === 'chat'}
                onClick={() => toggle('chat')}
            />
            <ToolButton icon={logIcon} label={w.log} pressed={open === 'log'} onClick={() => toggle('log')} />
            <ToolButton
                icon={gear}
                label={words.value.settings.title}
                pressed={open === 'settings'}
                onClick={() => toggle('settings')}
            />
        </span>
    );
}

/** On a phone everything but the chat is behind one sign. */
function Menu({ table }: { table: TableState }) {
    const w = words.value.rail;
    if (!menuOpen.value) return null;
    const go = (what: 'log' | 'rules' | 'settings') => () => {
        menuOpen.value = false;
        drawn.value = what;
    };
    const playing = table.view.value && !table.view.value.over && table.info.value?.you !== null;
    return (
        <div class="menu" role="dialog" aria-label={w.menu}>
            <Pace table={table} />
            {playing && (
                <>
                    <MenuUndo table={table} />
                    <Button
                        icon={bulb}
                        onClick={() => {
                            menuOpen.value = false;
                            void table.askHint();
                        }}
                    >
                        {w.hint}
                    </Button>
                </>
            )}
            <Button icon={logIcon} onClick={go('log')}>
                {w.log}
            </Button>
            <Button icon={bookIcon} onClick={go('rules')}>
                {w.rules}
            </Button>
            <Button icon={gear} onClick={go('settings')}>
                {words.value.settings.title}
            </Button>
        </div>
    );
}

interface Props {
    table: TableState;
    book: Book;
    view: View | null;
    info: TableInfo;
    /** The sign of the house. */
    logo: ComponentChildren;
}

export function TopBar({ table, book, view, info, logo }: Props) {
    const when = view ? boardOf(book.game).when(book, view) : info.code.toUpperCase();
    const WhenMark = view ? boardOf(book.game).WhenMark : undefined;
    const where = [gameText(book.game, editionOf(book.title)), when].filter(Boolean).join(', ');
    return (
        <header class="top-bar">
            <a class="top-logo" href="/" aria-label={words.value.toLobby}>
                {logo}
            </a>
            <h1 class="top-title">{shortTitle(book.title)}</h1>
            <span class="top-where">{where}</span>
            {WhenMark && (
                <span class="top-mark">
                    <WhenMark />
                </span>
            )}
            {view && <Phases book={book} view={view} />}
            <span class="ui-grow" />
            {view && !view.over && <Pace table={table} />}
            <Tools table={table} />
            <span class="tools-phone">
                <ToolButton
                    icon={chatIcon}
                    label={words.value.rail.chat}
                    unread={table.unread.value}
                    onClick={() => toggle('chat')}
                />
                <ToolButton
                    icon={menuIcon}
                    label={words.value.rail.menu}
                    pressed={menuOpen.value}
                    onClick={() => (menuOpen.value = !menuOpen.value)}
                />
            </span>
            <Menu table={table} />
        </header>
    );
}
