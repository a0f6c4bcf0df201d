// What this browser keeps about the chats it has seen: how far they were read, and which watchers the person has
// muted.
import { signal } from '@preact/signals';
import type { Chat } from '../wire/types';

const MOST = 40; // tables, and names

function load<T>(key: string, none: T): T {
    try {
        return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? none;
    } catch {
        return none;
    }
}
function keep(key: string, what: unknown): void {
    try {
        localStorage.setItem(key, JSON.stringify(what));
    } catch {
        /* it holds for this visit */
    }
}

/** When the last line was said that has been read at this table, by the server's clock. */
export function readUpTo(link: string): number {
    return load<[string, number][]>('orrery-read', []).find(([l]) => l === link)?.[1] ?? 0;
}
export function keepReadUpTo(link: string, at: number): void {
    const others = load<[string, number][]>('orrery-read', []).filter(([l]) => l !== link);
    keep('orrery-read', [[link, at], ...others].slice(0, MOST));
}

const muted = signal<string[]>(load('orrery-muted', []));
const named = (link: string, name: string): string => `${link.slice(0, 6)} ${name}`;
export const isMuted = (link: string, name: string): boolean => muted.value.includes(named(link, name));
export function muteName(link: string, name: string, on: boolean): void {
    const others = muted.value.filter((m) => m !== named(link, name));
    muted.value = on ? [named(link, name), ...others].slice(0, MOST) : others;
    keep('orrery-muted', muted.value);
}

/** Watchers who have said something, each once. */
export const namesIn = (lines: readonly Chat[]): string[] => [
    ...new Set(lines.filter((c) => c.seat === null).map((c) => c.name)),
];

/** One more line, each once, in the order in which they were said. */
export function withLine(lines: readonly Chat[], line: Chat): Chat[] {
    const others = lines.filter((c) => c.n !== line.n || (c.seat === null) !== (line.seat === null));
    return [...others, line].sort((a, b) => a.at - b.at);
}
