// A tile as its data say: three by three squares, turned, with what is at each side of each. It repeats the data and decides nothing.

export const SQUARE = 60; // units of a square in the drawing of a tile

/** What the sheet of tiles has about one. */
export interface TileData {
    word: string;
    /** Nine letters: R road, B building, H house, F field, anything else is lawn. */
    grid: string;
    /** "north east". */
    exits: readonly string[];
    /** Pairs of squares, counted from 1: "2-5". */
    doors: readonly string[];
}

/** A row of the book's sheet: lists come as lists or as words with spaces. */
export function tileData(row: Readonly<Record<string, string | number | readonly string[] | undefined>>): TileData {
    const text = (key: string) => String(row[key] ?? '');
    const list = (key: string) => {
        const value = row[key];
        return typeof value === 'object' ? value : text(key).split(' ').filter(Boolean);
    };
    return { word: text('id'), grid: text('grid'), exits: list('exits'), doors: list('doors') };
}

export type Ground = 'road' | 'building' | 'field' | 'lawn';
/** open: goes on; kerb: road ends; wall, door: of a building; line: to the next square of the same; fence: of a field. */
export type Side = 'open' | 'kerb' | 'wall' | 'door' | 'line' | 'fence' | 'none';

export interface Square {
    /** 0 to 8, as it lies; column and row. */
    q: number;
    x: number;
    y: number;
    ground: Ground;
    /** North, east, south, west. */
    sides: readonly Side[];
}

export interface Plan {
    word: string;
    turns: number;
    /** A house alone in the middle, without a street of its own. */
    house: boolean;
    squares: readonly Square[];
    /** Roads out: north, east, south, west. */
    exits: readonly boolean[];
}

/** North, east, south, west. */
export const SIDES: readonly (readonly [dx: number, dy: number])[] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
];
const COMPASS = ['north', 'east', 'south', 'west'];
const GATES = [1, 5, 7, 3]; // the square of an exit
const GROUNDS: Record<string, Ground> = { R: 'road', B: 'building', H: 'building', F: 'field' };

/** Where a printed square lies after so many turns to the right. */
export function turned(q: number, turns: number): number {
    let [row, column] = [Math.floor(q / 3), q % 3];
    for (let i = 0; i < turns; i++) [row, column] = [column, 2 - row];
    return 3 * row + column;
}

export function planOf(data: TileData, turns: number): Plan {
    const grounds: Ground[] = Array.from({ length: 9 }, () => 'lawn');
    [...data.grid].slice(0, 9).forEach((letter, q) => {
        grounds[turned(q, turns)] = GROUNDS[letter] ?? 'lawn';
    });
    const doors = new Set(data.doors.map((door) => pair(door.split('-').map((n) => turned(Number(n) - 1, turns)))));
    const exits = COMPASS.map((_, side) => data.exits.includes(COMPASS[(side - turns + 4) % 4]!));
    const squares = grounds.map((ground, q): Square => {
        const sides = SIDES.map((_, side) => sideOf(grounds, doors, exits, q, side));
        return { q, x: q % 3, y: Math.floor(q / 3), ground, sides };
    });
    return { word: data.word, turns, house: data.grid.includes('H'), squares, exits };
}

const pair = (squares: readonly number[]): string => [...squares].sort((a, b) => a - b).join('-');

function sideOf(
    grounds: readonly Ground[],
    doors: ReadonlySet<string>,
    exits: readonly boolean[],
    q: number,
    side: number,
): Side {
    const [dx, dy] = SIDES[side]!;
    const [x, y] = [(q % 3) + dx, Math.floor(q / 3) + dy];
    const inside = x >= 0 && x < 3 && y >= 0 && y < 3;
    const next = inside ? grounds[3 * y + x]! : undefined;
    const out = !inside && exits[side]! && GATES[side] === q;
    switch (grounds[q]) {
        case 'road':
            return next === 'road' || out ? 'open' : 'kerb';
        case 'building':
            if (next === 'building') return 'line';
            return inside && doors.has(pair([q, 3 * y + x])) ? 'door' : 'wall';
        case 'field':
            return next === 'field' ? 'line' : out ? 'open' : 'fence';
        default:
            return 'none';
    }
}
