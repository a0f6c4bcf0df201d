// A scene that unfolds: its steps come one after the other, and Space skips one. Where nothing may move all of them are
// there at once.
import { signal } from '@preact/signals';
import { mayMove } from './motion';

const tick = signal(0);
let shown = '',
    come = 0,
    timer = 0;

function next(): void {
    window.clearTimeout(timer);
    timer = 0;
    come++;
    tick.value++;
}

/**
 * How many of a scene's steps have come; the next one comes after so many ms. To be called at each drawing: there is
 * one such scene at a time, and another name begins anew. pages: each step takes the place of the one before, so where
 * nothing may move they are turned by hand.
 */
export function stepsOf(name: string, of: number, ms: number | ((step: number) => number), pages = false): number {
    void tick.value; // each step draws the scene again
    if (name !== shown) {
        window.clearTimeout(timer);
        timer = 0;
        shown = name;
        come = 0;
    }
    if (!mayMove() && !pages) come = Math.max(come, of);
    if (come < of && !timer && mayMove()) {
        timer = window.setTimeout(next, typeof ms === 'number' ? ms : ms(come));
    }
    return Math.min(come, of);
}

/** Skips one step; false: all of them have come. */
export function skipStep(of: number): boolean {
    if (come >= of) return false;
    next();
    return true;
}
