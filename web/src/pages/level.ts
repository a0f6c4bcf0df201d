// How well the bots play that somebody meets with "Play now": chosen once, kept by this browser.
import { signal } from '@preact/signals';

const KEY = 'orrery-level';
export const levels = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

function kept(): Level {
    try {
        return levels.find((l) => l === localStorage.getItem(KEY)) ?? 'normal';
    } catch {
        return 'normal';
    }
}

export const level = signal<Level>(kept());

export function setLevel(next: Level): void {
    level.value = next;
    try {
        localStorage.setItem(KEY, next);
    } catch {
        /* it holds for this visit */
    }
}
