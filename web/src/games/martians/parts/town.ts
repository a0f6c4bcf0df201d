// The town as the view has it, in the words of the drawing: tiles, Martians, pawns, tokens, markers. It repeats what
// lies where and decides nothing. Squares are counted through the whole town, from the corner of the House's tile.
import { eachCard, fieldList, nounOf, piles } from '../../../state/context';
import { arrives } from '../../../motion/arrive';
import { lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import type { Book, View } from '../../../wire/types';
import {
    itemWords,
    planOf,
    tileData,
    type FarmMarker,
    type Lying,
    type TownMartian,
    type TownPawn,
    type TownTile,
} from '../art';

const CENTRE = 32; // column and row of the House

export interface Laid extends TownTile {
    /** Its letter, counted from 0. */
    spot: number;
    /** Which tile it is, a value of the noun "tile". */
    kind: number;
    /** What it is called, also without a sign of its own. */
    title: string;
    /** The number of its Farm; -1: none. */
    farm: number;
}

export interface Square {
    spot: number;
    q: number;
    x: number;
    y: number;
}

/** "Gas Station (Route 9)" is a Gas Station on its sign. */
const short = (name: string): string => name.replace(/\s*\(.*\)/, '');

export function tileOf(book: Book, kind: number, turns: number, spot: number, column: number, row: number): Laid {
    const data = book.sheets['tiles']?.[kind] ?? {};
    const title = nameOf(book, nounOf(book, 'tile'), kind);
    const sign = ['named', 'start', 'farm'].includes(String(data['kind'])) ? short(title) : undefined;
    return {
        spot,
        kind,
        title,
        column,
        row,
        plan: planOf(tileData(data), turns),
        name: sign,
        letter: book.nouns[nounOf(book, 'letter')]?.values[spot]?.word.toUpperCase(),
        seed: spot + 2,
        farm: -1,
        marks: arrives('drop', `tile ${column} ${row}`),
    };
}

export function tilesOf(book: Book, view: View): Laid[] {
    const columns = fieldList(view, 'column'),
        rows = fieldList(view, 'row');
    let farms = 0;
    return piles(view, 'map').flatMap((p, spot) => {
        const card = eachCard(p)[0];
        if (!card) return [];
        const [column, row] = [(columns[spot] ?? CENTRE) - CENTRE, (rows[spot] ?? CENTRE) - CENTRE];
        const tile = tileOf(book, card.kind, Math.max(0, card.tag), spot, column, row);
        if (book.sheets['tiles']?.[card.kind]?.['kind'] === 'farm') tile.farm = farms++;
        return [tile];
    });
}

export const squareOf = (tile: Laid, q: number): Square => ({
    spot: tile.spot,
    q,
    x: tile.column * 3 + (q % 3),
    y: tile.row * 3 + Math.floor(q / 3),
});

const setsOf = (view: View, word: string): number[][] => (view.fields[word] as number[][] | undefined) ?? [];

export interface Figure extends TownMartian, Square {}

export function martiansOf(view: View, tiles: readonly Laid[]): Figure[] {
    const all = setsOf(view, 'martians'),
        moved = setsOf(view, 'moved');
    return tiles.flatMap((t) =>
        (all[t.spot] ?? []).map((q) => ({
            ...squareOf(t, q),
            moved: (moved[t.spot] ?? []).includes(q),
            marks: { ...lies(`on:${t.spot}.${q}`, 'martian', 0), ...arrives('spring', `${t.spot}.${q}`) },
        })),
    );
}

export interface Standing extends TownPawn, Square {}

export function pawnsOf(book: Book, view: View, tiles: readonly Laid[]): Standing[] {
    const at = fieldList(view, 'at-tile'),
        on = fieldList(view, 'at-square');
    return Array.from({ length: book.seats }, (_, seat) => seat).flatMap((seat) => {
        const tile = tiles.find((t) => t.spot === at[seat]);
        const marks = lies(`on:${at[seat]}.${on[seat]}`, 'pawn', seat);
        return tile ? [{ ...squareOf(tile, on[seat] ?? 0), seat, marks }] : [];
    });
}

export function lyingOf(view: View, tiles: readonly Laid[]): Lying[] {
    const life = setsOf(view, 'life-at'),
        bullets = setsOf(view, 'bullets-at'),
        items = piles(view, 'lying');
    return tiles.flatMap((t) => {
        const at = (q: number, sort: string, kind: number) => ({
            ...squareOf(t, q),
            marks: lies(`on:${t.kind}.${q}`, sort, kind),
        });
        return [
            ...(life[t.kind] ?? []).map((q) => ({ ...at(q, 'life', 0), token: 'life' as const })),
            ...(bullets[t.kind] ?? []).map((q) => ({ ...at(q, 'bullet', 0), token: 'bullet' as const })),
            ...eachCard(items[t.kind]).map(({ kind, tag }) => ({
                ...at(tag, 'item', kind),
                token: itemWords[kind] ?? ('item' as const),
            })),
        ];
    });
}

export function markersOf(view: View, tiles: readonly Laid[]): FarmMarker[] {
    const markers = piles(view, 'marker');
    return tiles.flatMap((t) => {
        const card = t.farm < 0 ? undefined : eachCard(markers[t.farm])[0];
        if (!card) return [];
        const marker = card.kind < 0 ? 'down' : card.kind === 1 ? 'mother-ship' : 'crop-circle';
        return [{ marker, column: t.column, row: t.row } as const];
    });
}

export interface Town {
    tiles: Laid[];
    martians: Figure[];
    pawns: Standing[];
    lying: Lying[];
    markers: FarmMarker[];
}

export function townOf(book: Book, view: View): Town {
    const tiles = tilesOf(book, view);
    return {
        tiles,
        martians: martiansOf(view, tiles),
        pawns: pawnsOf(book, view, tiles),
        lying: lyingOf(view, tiles),
        markers: markersOf(view, tiles),
    };
}

/** The square somebody stands on. */
export const pawnAt = (town: Town, seat: number | null): Standing | undefined =>
    town.pawns.find((p) => p.seat === seat);
export const tileAt = (town: Town, spot: number): Laid | undefined => town.tiles.find((t) => t.spot === spot);
