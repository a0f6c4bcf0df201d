import type { Plugin } from 'vite';

/** An icon as the plugin hands it over; see web/src/ui/drawing.ts. */
export interface PlainDrawing {
    box: number;
    line?: number;
    body: unknown[];
}
export interface Credit {
    set: string;
    author: string;
    url: string;
    licence: string;
    licenceUrl: string;
    icons: string[];
}
/** "game-icons/rocket" as data. Throws one sentence when there is no such icon. */
export function drawing(id: string): PlainDrawing;
/** Every icon imported below a folder, sorted. */
export function usedIcons(folder: string): string[];
/** Who drew these icons and under which licence, one entry per author. */
export function credits(ids: string[]): Credit[];
/** `icon:SET/NAME` becomes a Drawing, `virtual:icon-credits` the credits of all icons below `source`, a folder seen from the root. */
export function icons(options: { source: string }): Plugin;
