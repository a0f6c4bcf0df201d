// The keyboard: regions by Tab, things inside a region by arrows, digits for cards and answers, letters for the rest.
import type { TableState } from '../state/table';
import { settings } from '../state/settings';
import { boardOf } from './board';
import { drawn, menuOpen, toggle } from './open';
import { hideWhy } from './why';

const typing = (e: Event): boolean => e.target instanceof HTMLElement && !!e.target.closest('input, textarea, select');

function press(selector: string): boolean {
    const button = document.querySelector<HTMLButtonElement>(selector);
    if (!button || button.disabled) return false;
    button.click();
    return true;
}

/** The middle of a thing's box. */
function middleOf(e: Element): { x: number; y: number } {
    const r = e.getBoundingClientRect();
    return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}

/** The next target in the direction of the arrow, by geometry, within the region that has the focus. */
function move(key: string, all: boolean): void {
    const now = document.activeElement as HTMLElement | null;
    const region = now?.closest('.board, .hand, .bar, .seats, .story') ?? document.querySelector('.board');
    const things = [...(region?.querySelectorAll<HTMLElement>('[role="button"], button, a[href]') ?? [])].filter(
        (e) => e !== now && (all || e.getAttribute('aria-disabled') !== 'true'),
    );
    if (!things.length) return;
    if (!now || !region?.contains(now) || now === region) {
        things[0]?.focus();
        return;
    }
    const from = middleOf(now);
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
    let best: HTMLElement | null = null,
        least = Infinity;
    for (const e of things) {
        const to = middleOf(e);
        const on = (across ? to.x - from.x : to.y - from.y) * sign,
            off = Math.abs(across ? to.y - from.y : to.x - from.x);
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
            toggle('log');
            return true;
        case 'c':
            toggle('chat');
            return true;
        case 'r':
            toggle('rules');
            return true;
        case 'd':
            return press('.bar [data-answer^="done"]');
        case 'p':
            return press('.bar [data-answer^="pass"], .bar [data-answer^="decline"]');
        default:
            return false;
    }
}

/** A digit is a button of the bar, else a card of the hand, else a seat. */
function digit(key: string): boolean {
    if (press(`.bar [data-key="${key}"]`)) return true;
    const cards = document.querySelectorAll<HTMLElement>('.hand [data-target]');
    const card = cards[(Number(key) + 9) % 10];
    if (card?.getAttribute('role') === 'button') {
        card.click();
        return true;
    }
    return press(`.seats [data-target="1:${(Number(key) + 9) % 10}"][role="button"]`);
}

function stepBack(table: TableState): void {
    const book = table.book.value;
    if (!book || !boardOf(book.game).back?.()) table.back();
}

/** One thing at a time: a reason, what is open, the way back from the past, a step back in the answer. */
function escape(table: TableState): void {
    if (document.querySelector('.why')) hideWhy();
    else if (menuOpen.value) menuOpen.value = false;
    else if (drawn.value) drawn.value = null;
    else if (table.looking.value) table.look(null);
    else stepBack(table);
}

/** Keys that mean the same wherever the focus is, unless it is on something that wants them. */
function plainKey(e: KeyboardEvent, table: TableState): boolean {
    const on = e.target as Element;
    const free = on === document.body || on.id === 'question' || on.matches('.board-box, .hand');
    if (e.key === 'Backspace') {
        stepBack(table);
        return true;
    }
    if (e.key === 'Enter') return free && press('.bar .bar-main');
    if (e.key === ' ') {
        if (free && press('.bar [data-act="go-on"]')) return true;
        const waits = table.pace.showing.value !== null || table.pace.waiting.value > 0;
        if (!free || !waits) return false;
        table.skip();
        return true;
    }
    return false;
}

export function listen(table: TableState): () => void {
    const on = (e: KeyboardEvent) => {
        if (e.ctrlKey || e.metaKey) return;
        if (e.key === 'Escape') {
            escape(table);
            return;
        }
        if (typing(e)) return;
        if (
            e.key.startsWith('Arrow') &&
            !(e.target as Element).closest('[role="tablist"], [role="radiogroup"], [role="log"], dl')
        ) {
            if (!(e.target as Element).closest('.story') || !stepStory(e.key)) move(e.key, e.altKey);
            e.preventDefault();
        } else if (plainKey(e, table)) e.preventDefault();
        else if (settings.value.letters && !e.altKey) {
            const done = /^\d$/.test(e.key) ? digit(e.key) : letter(e.key, table);
            if (done) e.preventDefault();
        }
    };
    document.addEventListener('keydown', on);
    return () => document.removeEventListener('keydown', on);
}

/** In the story, left and right step the table back and forth. */
function stepStory(key: string): boolean {
    if (key === 'ArrowLeft') return press('.story [data-step="back"]');
    if (key === 'ArrowRight') return press('.story [data-step="on"]');
    return false;
}
