// "Move the rest for me": the bot says which Martian goes where, and its answers are sent one after the other. A tap on
// the town, or on the button again, stops it.
import { signal } from '@preact/signals';
import type { Scene } from '../../../state/context';
import { verbOf } from './asked';

/** It is at work. */
export const moving = signal(false);

const wanders = ({ book, view }: Pick<Scene, 'book' | 'view'>): boolean =>
    view.legal.some((l) => verbOf(book, l) === 'martian');

export function moveTheRest({ book, advise, answerAll }: Scene): void {
    if (moving.value || !advise || !answerAll) {
        moving.value = false;
        return;
    }
    moving.value = true;
    answerAll(async (view) => {
        if (!moving.value || !wanders({ book, view })) return stop();
        const a = await advise();
        const legal = a && view.legal.find((l) => l.a.join() === a.join());
        return moving.value && legal ? legal : stop();
    });
}

function stop(): null {
    moving.value = false;
    return null;
}
