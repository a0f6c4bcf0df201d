// How pieces share the room they have: in a ring round a planet, in rows on its disc, tiles in rows below it. Numbers
// only.
import { polar, range, round, type Point } from '../../../ui/geometry';
import type { Empire } from './empires';

export interface Spread {
    /** Radius of a piece. */
    r: number;
    /** Places round the middle of the planet. */
    at: readonly Point[];
}

const DEG = 180 / Math.PI;

/** Side by side on a ring, outwards from `towards` (degrees). All shrink together when they would meet. */
export function ringOf(n: number, ring: number, largest: number, towards = -90): Spread {
    if (!n) return { r: largest, at: [] };
    const gap = n > 10 ? 2.5 : 4.5;
    const step = Math.min(((largest * 2 + gap) / ring) * DEG, 360 / n);
    const r = Math.min(largest, ((step / DEG) * ring) / 2 - 0.4);
    return { r: round(r), at: range(n).map((i) => polar(0, 0, ring, towards + (i - (n - 1) / 2) * step)) };
}

const SMALLEST = 6; // radius below which a sign cannot be told
const MOST = [4, 5, 7, 5, 4]; // rows of all 25 groups there can be: five kinds of five empires
const GAP = 2.4;

/** How many pieces of radius r fit into each of so many rows in the middle of a disc. */
function capacities(rows: number, r: number, disc: number): number[] {
    const d = r * 2 + GAP;
    return range(rows).map((i) => {
        const reach = Math.abs(i - (rows - 1) / 2) * d + r;
        return reach >= disc ? 0 : Math.floor((2 * Math.sqrt(disc * disc - reach * reach) + 4) / d);
    });
}

/** n pieces over rows, the emptiest row first. */
function fill(n: number, room: readonly number[]): number[] {
    const rows = room.map(() => 0);
    for (let k = 0; k < n; k++) {
        const spare = room.map((cap, i) => (cap ? (cap - rows[i]!) / cap : -1));
        rows[spare.indexOf(Math.max(...spare))]!++;
    }
    return rows;
}

function inRows(rows: readonly number[], r: number, d = r * 2 + GAP): Spread {
    const at = rows.flatMap((n, row) =>
        range(n).map((i): Point => [round((i - (n - 1) / 2) * d), round((row - (rows.length - 1) / 2) * d)]),
    );
    return { r, at };
}

/** How far out a spread reaches. */
const reachOf = ({ r, at }: Spread): number => Math.max(0, ...at.map(([x, y]) => Math.hypot(x, y))) + r;

/** In rows on a disc, as large as they fit; of several ways the one that stays nearest the middle. */
export function rowsOf(n: number, disc: number, largest: number): Spread {
    for (let r = largest; r >= SMALLEST; r -= 0.5) {
        const most = Math.floor((disc * 2 - 4) / (r * 2 + GAP));
        const ways = range(most)
            .map((i) => capacities(i + 1, r, disc))
            .filter((room) => room.reduce((sum, cap) => sum + cap, 0) >= n)
            .map((room) => inRows(fill(n, room), r));
        if (ways.length) return ways.reduce((best, way) => (reachOf(way) < reachOf(best) ? way : best));
    }
    return inRows(fill(n, MOST), SMALLEST, disc * 0.29);
}

export const TILE_HEIGHT = 1.1; // of its width

/** Upper left corners of tiles, `per` in a row; each row is centred on x, or all begin there. */
export function tilesOf(n: number, x: number, y: number, size: number, per: number, centred = true): Point[] {
    const gap = size > 30 ? 3 : 2;
    return range(n).map((i): Point => {
        const row = Math.floor(i / per);
        const width = Math.min(per, n - row * per) * (size + gap) - gap;
        return [
            round((centred ? x - width / 2 : x) + (i % per) * (size + gap)),
            round(y + row * (size * TILE_HEIGHT + gap)),
        ];
    });
}

// ---- Places of a planet ----

export interface Place {
    points: number;
    /** Everybody who holds it, none or several. */
    held: readonly Empire[];
}

export const CREST = 18; // room of a crest

export const widthOfPlace = ({ held }: Place): number => 25 + held.length * CREST + (held.length ? 6 : 2);

export interface PlaceRow {
    places: readonly Place[];
    width: number;
}

/** The places in rows that are not wider than `most`. */
export function placeRows(places: readonly Place[], most = Infinity): PlaceRow[] {
    const rows: { places: Place[]; width: number }[] = [];
    for (const place of places) {
        const last = rows.at(-1);
        const wide = widthOfPlace(place);
        if (last && last.width + wide - 12 <= most) {
            last.places.push(place);
            last.width += wide;
        } else rows.push({ places: [place], width: wide });
    }
    return rows.map((row) => ({ ...row, width: row.width - 12 }));
}

export const PLACE_LINE = 24; // from one row of places to the next
