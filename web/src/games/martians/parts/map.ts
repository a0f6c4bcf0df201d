// The town of Martians!!! as something to draw: tiles turned and laid out in squares. It repeats what the tile data say
// and decides nothing: what a square looks like, where a wall or a door stands.
import { eachCard, fieldList, piles } from '../../../state/context';
import type { Book, View } from '../../../wire/types';

export type Ground = 'road' | 'building' | 'farm' | 'house' | 'closed';
export interface Square {
    spot: number;
    q: number;
    x: number;
    y: number;
    ground: Ground;
} // x, y in squares
export interface Wall {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    kind: 'wall' | 'door' | 'line' | 'exit';
    side: number;
}
export interface Tile {
    spot: number;
    kind: number;
    name: string;
    named: boolean;
    turns: number;
    x: number;
    y: number;
    squares: Square[];
    walls: Wall[];
    farm: number;
}

export const SIDES: readonly (readonly [number, number])[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
]; // north, east, south, west
const GROUND: Record<string, Ground> = { R: 'road', B: 'building', F: 'farm', H: 'house', '.': 'closed' };
const CENTRE = 32;

/** Where a printed square lies after so many turns to the right. */
export function turned(q: number, turns: number): number {
    let [r, c] = [Math.floor(q / 3), q % 3];
    for (let i = 0; i < turns; i++) [r, c] = [c, 2 - r];
    return 3 * r + c;
}

/** How a step over a side of a square looks on the printed tile: open ground, a line, a door or a wall. */
function border(a: Ground, b: Ground, door: boolean): Wall['kind'] | null {
    if (a === 'closed' && b === 'closed') return null;
    if (door) return 'door';
    return a === b ? (a === 'building' ? 'line' : a === 'farm' ? null : 'line') : 'wall';
}

export function tileOf(book: Book, kind: number, turns: number, spot: number, column: number, row: number): Tile {
    const data = book.sheets['tiles']?.[kind] ?? {};
    const grid = String(data['grid'] ?? '.........');
    const ground: Ground[] = Array.from({ length: 9 }, () => 'closed');
    for (let q = 0; q < 9; q++) ground[turned(q, turns)] = GROUND[grid[q] ?? '.'] ?? 'closed';
    const doorWords = Array.isArray(data['doors'])
        ? data['doors']
        : String(data['doors'] ?? '')
              .split(' ')
              .filter(Boolean);
    const doors = new Set(
        doorWords.flatMap((d) => {
            const [a, b] = d.split('-').map((n) => turned(Number(n) - 1, turns)) as [number, number];
            return [`${a}-${b}`, `${b}-${a}`];
        }),
    );
    const exitWords = Array.isArray(data['exits'])
        ? data['exits']
        : String(data['exits'] ?? '')
              .split(' ')
              .filter(Boolean);
    const exits = new Set(exitWords.map((e) => (['north', 'east', 'south', 'west'].indexOf(e) + turns) % 4));
    const x = 3 * column,
        y = 3 * row;
    const squares = ground.map((g, q) => ({ spot, q, x: x + (q % 3), y: y + Math.floor(q / 3), ground: g }));
    const walls: Wall[] = [];
    for (const s of squares) {
        for (const side of [1, 2]) {
            const [dx, dy] = SIDES[side]!;
            const other = squares.find((o) => o.x === s.x + dx && o.y === s.y + dy);
            const kind = other ? border(s.ground, other.ground, doors.has(`${s.q}-${other.q}`)) : null;
            if (kind) walls.push(edge(s.x, s.y, side, kind));
        }
        for (let side = 0; side < 4; side++) {
            const [dx, dy] = SIDES[side]!;
            if (squares.some((o) => o.x === s.x + dx && o.y === s.y + dy)) continue;
            const gate = exits.has(side) && s.q === [1, 5, 7, 3][side];
            if (gate) walls.push(edge(s.x, s.y, side, 'exit'));
            else walls.push(edge(s.x, s.y, side, 'wall'));
        }
    }
    return {
        spot,
        kind,
        name: String(data['name'] ?? ''),
        named: ['named', 'start', 'farm'].includes(String(data['kind'])),
        turns,
        x,
        y,
        squares,
        walls,
        farm: -1,
    };
}

function edge(x: number, y: number, side: number, kind: Wall['kind']): Wall {
    if (side === 0) return { x1: x, y1: y, x2: x + 1, y2: y, kind, side };
    if (side === 1) return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1, kind, side };
    if (side === 2) return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1, kind, side };
    return { x1: x, y1: y, x2: x, y2: y + 1, kind, side };
}

export function townOf(book: Book, view: View): Tile[] {
    const columns = fieldList(view, 'column'),
        rows = fieldList(view, 'row');
    let farms = 0;
    return piles(view, 'map').flatMap((p, spot) => {
        const card = eachCard(p)[0];
        if (!card) return [];
        const tile = tileOf(
            book,
            card.kind,
            Math.max(0, card.tag),
            spot,
            (columns[spot] ?? CENTRE) - CENTRE,
            (rows[spot] ?? CENTRE) - CENTRE,
        );
        if (book.sheets['tiles']?.[card.kind]?.['kind'] === 'farm') tile.farm = farms++;
        return [tile];
    });
}

export function bounds(tiles: readonly Tile[], margin: number): { x: number; y: number; w: number; h: number } {
    const xs = tiles.map((t) => t.x),
        ys = tiles.map((t) => t.y);
    const x = Math.min(0, ...xs) - margin,
        y = Math.min(0, ...ys) - margin;
    return { x, y, w: Math.max(0, ...xs) + 3 + margin - x, h: Math.max(0, ...ys) + 3 + margin - y };
}
