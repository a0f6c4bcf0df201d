// Drag: a second way to tap. Taking a thing up picks it, letting it go over a lit thing taps that one, anywhere else it
// goes back without a word. With a mouse it starts after a few pixels; on touch only from a hand card that moves
// upwards, because a long press belongs to "why" and everything else to scrolling.
import type { Target } from '../state/choice';
import type { Held } from '../state/table';
import { pictureOf, show, type Picture } from './ghost';
import { landed } from './motion';

const START = 6; // pixels

/** What is dragged. */
export interface Cargo {
    hold: () => Held | null;
    /** Whether it may be let go there now. */
    accepts: (target: Target) => boolean;
}

const targets = new WeakMap<Element, Target>();
/** Every thing on the table says what it is. */
export function isThing(e: Element | null, target: Target): void {
    if (e) targets.set(e, target);
}

/** What it would be let go on. */
function under(x: number, y: number, cargo: Cargo): Element | null {
    let e = document.elementFromPoint(x, y)?.closest('[data-target]');
    for (; e; e = e.parentElement?.closest('[data-target]')) {
        const target = targets.get(e);
        if (target && cargo.accepts(target)) return e;
    }
    return null;
}
const onBoard = (x: number, y: number): Element | null => document.elementFromPoint(x, y)?.closest('.board') ?? null;

/** The click that a browser makes of the release is not a tap. */
function swallowClick(): void {
    const swallow = (e: Event) => e.stopPropagation();
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, true));
}

class Journey {
    private held: Held | null = null;
    private picture: Picture | null = null;
    private over: Element | null = null;

    constructor(
        private readonly from: Element,
        private readonly cargo: Cargo,
        private readonly down: PointerEvent,
    ) {
        window.addEventListener('pointermove', this.move);
        window.addEventListener('pointerup', this.up);
        window.addEventListener('pointercancel', this.cancel);
        window.addEventListener('keydown', this.key, true);
    }

    /** Whether this movement is a drag: with a finger, only upwards. */
    private starts(dx: number, dy: number): boolean {
        return this.down.pointerType === 'mouse' || -dy > Math.abs(dx);
    }

    private lift(): boolean {
        const box = this.from.getBoundingClientRect();
        this.picture = pictureOf(this.from, box);
        this.held = this.cargo.hold();
        if (!this.held) return false;
        show(this.picture, box.x + box.width / 2, box.y + box.height / 2);
        this.from.setAttribute('data-dragged', '');
        document.documentElement.setAttribute('data-dragging', '');
        if (this.held.complete()) document.querySelector('.board')?.setAttribute('data-drop', '');
        window.getSelection()?.removeAllRanges();
        return true;
    }

    private readonly move = (e: PointerEvent): void => {
        if (e.pointerId !== this.down.pointerId) return;
        const dx = e.clientX - this.down.clientX,
            dy = e.clientY - this.down.clientY;
        if (!this.held) {
            if (Math.hypot(dx, dy) < START) return;
            if (!this.starts(dx, dy) || !this.lift()) {
                this.end();
                return;
            }
        }
        this.picture!.style.transform = `translate(${dx}px, ${dy}px)`;
        this.over?.removeAttribute('data-over');
        this.over = under(e.clientX, e.clientY, this.cargo);
        this.over?.setAttribute('data-over', '');
    };

    private readonly up = (e: PointerEvent): void => {
        if (e.pointerId !== this.down.pointerId) return;
        const held = this.held,
            box = this.picture?.getBoundingClientRect();
        this.end();
        if (!held || !box) return;
        const thing = held.alive() ? under(e.clientX, e.clientY, this.cargo) : null;
        if (thing) {
            landed(this.from, box);
            thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        } else if (held.alive() && held.complete() && onBoard(e.clientX, e.clientY)) {
            landed(this.from, box);
            held.send();
        } else held.back();
        swallowClick();
    };

    private readonly cancel = (e: PointerEvent): void => {
        if (e.pointerId === this.down.pointerId) this.stop();
    };
    private readonly key = (e: KeyboardEvent): void => {
        if (e.key !== 'Escape' || !this.held) return;
        e.stopPropagation();
        this.stop();
    };
    private stop(): void {
        const held = this.held;
        this.end();
        held?.back();
    }

    private end(): void {
        window.removeEventListener('pointermove', this.move);
        window.removeEventListener('pointerup', this.up);
        window.removeEventListener('pointercancel', this.cancel);
        window.removeEventListener('keydown', this.key, true);
        this.picture?.remove();
        this.over?.removeAttribute('data-over');
        this.from.removeAttribute('data-dragged');
        document.documentElement.removeAttribute('data-dragging');
        document.querySelector('.board')?.removeAttribute('data-drop');
        this.held = null;
        this.picture = null;
    }
}

/** A pointer went down on a thing that can be dragged. */
export function press(e: PointerEvent, cargo: Cargo): void {
    const from = e.currentTarget as Element;
    if (e.button !== 0 || !e.isPrimary) return;
    if (e.pointerType !== 'mouse') {
        if (from.closest('.hand')) new Journey(from, cargo, e);
        return;
    }
    e.stopPropagation(); // the map stays where it is
    new Journey(from, cargo, e);
}
