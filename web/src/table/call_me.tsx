// Being called: the title, the icon of the tab and the app's badge, a soft sound, and a notification if wanted.
import { useEffect, useRef } from 'preact/hooks';
import bell from 'icon:tabler/bell-ringing';
import { set, settings } from '../state/settings';
import type { TableState } from '../state/table';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Switch } from '../ui/switch';
import { placed } from '../wire/base';
import type { Book } from '../wire/types';
import { fill, words } from '../words/words';
import { ring } from './bell';
import { askPermission, lookAgain, notify, permission, unnotify } from './notice';
import { refusePush, wantPush } from './push';
import './call_me.css';

const AGAIN = 2500; // ms: questions of one turn follow each other faster than this, and ring once

/** On the icon of the installed app, where there is such a thing. */
function badge(asked: boolean): void {
    const app = navigator as { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
    void (asked ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}

/** The icon of the tab wears a dot. */
function dot(asked: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = placed(asked ? '/icon-turn.svg' : '/icon.svg');
    if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}

/** Everything that calls the person to this table. */
export function useCalls(table: TableState, book: Book | null, asked: boolean): void {
    usePush(table);
    const last = useRef(0); // when it was last this person's turn
    useEffect(() => {
        badge(asked);
        dot(asked);
        if (!asked) {
            void unnotify(table.link);
            return () => undefined;
        }
        const s = settings.value,
            w = words.value.calls;
        if (s.sound && (document.hidden || Date.now() - last.current > AGAIN)) ring();
        if (document.hidden && s.notify && book)
            void notify(table.link, w.yourTurn, fill(w.yourTurnAt, { game: book.title }));
        return () => {
            last.current = Date.now();
        };
    }, [asked, book]);
    useEffect(() => {
        const back = () => {
            lookAgain();
            if (!document.hidden) void unnotify(table.link);
        };
        document.addEventListener('visibilitychange', back);
        return () => {
            document.removeEventListener('visibilitychange', back);
            badge(false);
            dot(false);
        };
    }, [table]);
}

/** By way of the server, for the time when no page is open. */
function usePush(table: TableState): void {
    const info = table.info.value,
        plays = info?.you != null && info.state !== 'over',
        on = settings.value.notify && permission.value === 'granted',
        was = useRef(on);
    useEffect(() => {
        if (plays && on) void wantPush(table.link);
        else if (plays && was.current) void refusePush(table.link);
        was.current = on;
    }, [table, plays, on]);
}

async function wantCalls(): Promise<void> {
    const may = await askPermission();
    set({ notify: may, notifyAsked: true });
}

/** Asked once, at a moment when it helps: one has moved and waits for other people. */
export function CallAsk({ table }: { table: TableState }) {
    const w = words.value.calls,
        info = table.info.value;
    const people = info?.seats.filter((s) => s.person).length ?? 0;
    const moment = table.answers.value > 0 && !table.asked.value && !table.view.value?.over && people > 1;
    if (!moment || info?.you == null || settings.value.notifyAsked || permission.value !== 'default') return null;
    return (
        <div class="hint call-ask" role="group" aria-label={w.ask}>
            <p>
                <Icon of={bell} size={18} /> {w.ask}
            </p>
            <Button size="small" onClick={() => void wantCalls()}>
                {w.callMe}
            </Button>
            <Button size="small" onClick={() => set({ notifyAsked: true })}>
                {w.notNow}
            </Button>
        </div>
    );
}

/** In the settings: on, off, or why it cannot be had. */
export function CallRow() {
    const w = words.value.calls,
        why = { denied: w.blocked, insecure: w.insecure, missing: w.missing },
        may = permission.value;
    useEffect(lookAgain, []);
    const on = settings.value.notify && may === 'granted';
    return (
        <div class="set-row">
            <span class="set-name">{w.setting}</span>
            {may !== 'granted' && may !== 'default' ? (
                <span class="call-blocked">{why[may]}</span>
            ) : (
                <Switch name={w.setting} on={on} change={(to) => (to ? void wantCalls() : set({ notify: false }))} />
            )}
        </div>
    );
}
