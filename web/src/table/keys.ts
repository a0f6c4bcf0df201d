// The keyboard: regions by Tab, things inside a region by arrows, single letters for the rest.
import type { TableState } from '../state/table';
import { settings } from '../state/settings';
import { railTab } from './rail';
import { settingsOpen } from './settings_sheet';
import { hideWhy } from './why';

const typing = (e: Event): boolean => e.target instanceof HTMLElement && !!e.target.closest('input, textarea, select');

function press(selector: string): boolean {
    const button = document.querySelector<HTMLButtonElement>(selector);
    if (!button || button.disabled) return false;
    button.click();
    return true;
}

/** The next target in the direction of the arrow, by geometry, within the region that has the focus. */
function move(key: string, all: boolean): void {
    const now = document.activeElement as HTMLElement | null;
    const region = now?.closest('.board, .hand, .bar') ?? document.querySelector('.board');
    const things = [...(region?.querySelectorAll<HTMLElement>('[role="button"], button, a[href]') ?? [])].filter(
        (e) => e !== now && (all || e.getAttribute('aria-disabled') !== 'true'),
    );
    if (!things.length) return;
    const from = now && region?.contains(now) && now !== region ? now.getBoundingClientRect() : null;
    if (!from) {
        things[0]?.focus();
        return;
    }
    const cx = from.left + from.width / 2,
        cy = from.top + from.height / 2;
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    let best: HTMLElement | null = null,
        least = Infinity;
    for (const e of things) {
        const r = e.getBoundingClientRect();
        const dx = r.left + r.width / 2 - cx,
            dy = r.top + r.height / 2 - cy;
        const on = (across ? dx : dy) * sign,
            off = Math.abs(across ? dy : dx);
        if (on > 2 && on + 3 * off < least) {
            best = e;
            least = on + 3 * off;
        }
    }
    best?.focus();
}

function letter(key: string, table: TableState): boolean {
    switch (key.toLowerCase()) {
        case 'u':
            return press('[data-act="undo"]');
        case 'h':
            table.hidden.value = !table.hidden.value;
            return true;
        case 'l':
            railTab.value = 'log';
            return true;
        case 'c':
            railTab.value = 'chat';
            return true;
        case 'r':
            railTab.value = 'rules';
            return true;
        case 'd':
            return press('.bar [data-answer^="done"]');
        case 'p':
            return press('.bar [data-answer^="pass"], .bar [data-answer^="decline"]');
        default:
            return false;
    }
}

export function listen(table: TableState): () => void {
    const on = (e: KeyboardEvent) => {
        if (e.ctrlKey || e.metaKey) return;
        if (e.key === 'Escape') {
            if (document.querySelector('.why')) hideWhy();
            else if (settingsOpen.value) settingsOpen.value = false;
            else table.back();
            return;
        }
        if (typing(e)) return;
        if (
            e.key.startsWith('Arrow') &&
            !(e.target as Element).closest('[role="tablist"], [role="radiogroup"], .log, dl')
        ) {
            move(e.key, e.altKey);
            e.preventDefault();
        } else if (e.key === 'Enter' && (e.target === document.body || (e.target as Element).id === 'question')) {
            if (press('.bar .button-main')) e.preventDefault();
        } else if (settings.value.letters && !e.altKey) {
            const done = /^\d$/.test(e.key)
                ? press(`.bar [data-key="${e.key}"]`) ||
                  press(`.board [data-target="1:${(Number(e.key) + 9) % 10}"][role="button"]`)
                : letter(e.key, table);
            if (done) e.preventDefault();
        }
    };
    document.addEventListener('keydown', on);
    return () => document.removeEventListener('keydown', on);
}
