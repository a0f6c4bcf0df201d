// Where everything of a planet stands: on one line (1100 wide and more), in two rows, or in upright rows on a phone. Numbers only, so
// that a board can place what is pressed where the drawing has it.
import type { Point } from '../../../ui/geometry';
import { planetWords, type PlanetWord } from './planets/palette';
import { PLACE_LINE, TILE_HEIGHT, placeRows, type Place } from './spread';

export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}

export interface Station {
    planet: PlanetWord;
    /** Middle and radius of the sphere; radius of the ring its orbit is drawn on. */
    x: number;
    y: number;
    r: number;
    orbit: number;
    /** Degrees the pieces in orbit gather round; largest radius of a piece in orbit and on the disc. */
    towards: number;
    piece: number;
    landed: number;
    /** A box for the words, where they do not stand on the sky. */
    plaque?: Box;
    anchor: 'start' | 'middle';
    name: Point;
    /** The first line of places, and the room it has. */
    places: Point;
    room: number;
    tiles: Point;
    tile: number;
    /** Tiles in a row. */
    per: number;
    ladder: Point;
    ladderWidth: number;
    /** The level in words, where it is not seen at once. */
    said?: Point;
    /** What happens at this level. */
    words: Point;
    wordsAnchor: 'start' | 'middle';
    /** Letters in a line of them, two lines at most. */
    letters: number;
}

export interface Layout {
    kind: 'line' | 'rows';
    width: number;
    height: number;
    sun: { x: number; y: number; r: number };
    stations: Record<PlanetWord, Station>;
    /** The rails, as data of paths. */
    rails: readonly string[];
}

/** How much stands at a planet, for what grows with it. */
export interface Load {
    tiles: number;
    places: readonly Place[];
}
export type Loads = Readonly<Record<PlanetWord, Load>>;

const NARROW = 1100;

const each = <Thing>(make: (planet: PlanetWord) => Thing): Record<PlanetWord, Thing> =>
    Object.fromEntries(planetWords.map((planet) => [planet, make(planet)])) as Record<PlanetWord, Thing>;

export const layoutOf = (width: number, height: number, loads: Loads): Layout =>
    width < NARROW ? twoRows(width, height) : oneLine(width, height, loads);

/** The stations in the order of the line. */
export const stationsOf = ({ stations }: Layout): Station[] => planetWords.map((planet) => stations[planet]);

// ---- One line: Earth above and the Moon below, where the rail forks ----

const ACROSS: Record<PlanetWord, readonly [x: number, r: number]> = {
    mercury: [102, 36],
    venus: [262, 50],
    earth: [418, 42],
    moon: [418, 34],
    mars: [782, 48],
    ganymede: [950, 40],
    titan: [1112, 46],
    'kuiper-belt': [1280, 50],
};
const HIGH = 420; // a board above it has room for larger things
const PLAQUE = 202;
const FULL = 8; // more tiles than that are drawn smaller

function oneLine(width: number, height: number, loads: Loads): Layout {
    const spheres = each((planet) => onTheLine(planet, width, height));
    const { earth, mars } = spheres;
    const x = earth.x + earth.r + 34;
    const room = Math.min((PLAQUE * Math.max(1326, width - 40)) / 1326, mars.x - mars.orbit - 2 - x);
    const stations = each((planet): Station => {
        const sphere = spheres[planet];
        const load = loads[planet];
        if (planet === 'earth') return { ...sphere, ...inPlaque(x, room, sphere.tile, load, () => 6) };
        if (planet === 'moon') return { ...sphere, ...inPlaque(x, room, sphere.tile, load, (h) => height - h - 8) };
        return { ...sphere, ...onTheSky(sphere, sphere.tile, width, height, load.tiles) };
    });
    const mid = mars.y;
    const sun = { x: -70, y: mid, r: 100 };
    return { kind: 'line', width, height, sun, stations, rails: forkedRails(stations, mid) };
}

function onTheLine(planet: PlanetWord, width: number, height: number) {
    const tall = height > HIGH;
    const [across, radius] = ACROSS[planet];
    const [y, towards] = { earth: [0.26, -130], moon: [0.752, 140] }[planet as string] ?? [0.385, -90];
    const r = radius * (tall ? 1.16 : 1);
    return {
        planet,
        x: 40 + ((across - 40) * (width - 40)) / 1326,
        y: height * y!,
        r,
        orbit: r + 17,
        towards: towards!,
        piece: tall ? 13 : 11.6,
        landed: tall ? 12 : 10.8,
        tile: tall ? 36 : 31,
    };
}

type Sphere = Pick<Station, 'x' | 'y' | 'r'>;

/** Name and places above the planet, tiles and crisis below it. */
function onTheSky({ x, y, r }: Sphere, size: number, width: number, height: number, count: number) {
    const tall = height > HIGH;
    const many = count > FULL;
    const gap = many ? 30 : tall ? 40 : 34;
    return {
        anchor: 'middle' as const,
        name: [x, 23] as Point,
        places: [x, 43] as Point,
        room: Infinity,
        tile: many && !tall ? 29 : size,
        per: 4,
        tiles: [x, Math.max(y + r + gap, tall ? 300 : 229)] as Point,
        ladder: [x - 52, height - 50] as Point,
        ladderWidth: 104,
        words: [Math.min(x, width - 70), height - 7] as Point,
        wordsAnchor: 'middle' as const,
        letters: 24,
    };
}

/** Earth and the Moon have no room above or below: all their words stand in a box at their right. */
function inPlaque(x: number, w: number, size: number, { tiles, places }: Load, top: (h: number) => number) {
    const per = Math.max(3, Math.floor((w - 12) / (size + 3)));
    const rows = Math.max(1, Math.ceil(tiles / per));
    const more = (placeRows(places, w - 20).length - 1) * PLACE_LINE;
    const h = 58 + Math.max(0, more) + rows * (size * TILE_HEIGHT + 3) + 20;
    const y = top(h);
    return {
        plaque: { x, y, w, h },
        anchor: 'start' as const,
        name: [x + 10, y + 23] as Point,
        places: [x + 20, y + 42] as Point,
        room: w - 20,
        per,
        tile: size,
        tiles: [x + 9, y + 57] as Point,
        ladder: [x + w - 96, y + 9] as Point,
        ladderWidth: 88,
        words: [x + 10, y + h - 8] as Point,
        wordsAnchor: 'start' as const,
        letters: 99,
    };
}

function forkedRails({ venus, earth, moon, mars, 'kuiper-belt': belt }: Record<PlanetWord, Station>, mid: number) {
    const by = ({ x, y }: Sphere) =>
        `M${venus.x} ${mid}C${venus.x + 80} ${mid} ${x - 110} ${y} ${x} ${y}` +
        `C${x + 190} ${y} ${mars.x - 120} ${mid} ${mars.x} ${mid}`;
    return [
        `M20 ${mid}H${venus.x}`,
        by(earth),
        by(moon),
        `M${earth.x} ${earth.y}V${moon.y}`,
        `M${mars.x} ${mid}H${belt.x}`,
    ];
}

/** The way of a journey along the line, from station to station. */
export function wayOf({ stations, sun, kind }: Layout, stops: readonly PlanetWord[]): string {
    return stops
        .map((stop, i) => {
            const to = stations[stop];
            const from = stops[i - 1] && stations[stops[i - 1]!];
            if (!from) return `M${to.x} ${to.y}`;
            if (kind === 'rows' || Math.abs(from.x - to.x) < 1) return `L${to.x} ${to.y}`;
            const forked = [from, to].find(({ y }) => Math.abs(y - sun.y) > 1);
            if (!forked) return `L${to.x} ${to.y}`;
            const out = Math.sign(to.x - from.x);
            const bend = Math.min(190, Math.abs(to.x - from.x) * 0.55);
            return `C${from.x + out * bend} ${from.y} ${to.x - out * bend * 0.63} ${to.y} ${to.x} ${to.y}`;
        })
        .join('');
}

// ---- Two rows: one rail, bent once ----

const CELLS: Record<PlanetWord, readonly [column: number, row: number, r: number]> = {
    mercury: [0, 0, 34],
    venus: [1, 0, 42],
    earth: [2, 0, 40],
    moon: [3, 0, 32],
    mars: [3, 1, 41],
    ganymede: [2, 1, 36],
    titan: [1, 1, 40],
    'kuiper-belt': [0, 1, 40],
};

function twoRows(width: number, height: number): Layout {
    const [w, h] = [width / 4, height / 2];
    const stations = each((planet): Station => {
        const [column, row, r] = CELLS[planet];
        return { planet, ...inCell(column * w, row * h, w, h, r) };
    });
    const { mercury } = stations;
    return { kind: 'rows', width, height, sun: { x: -64, y: mercury.y, r: 80 }, stations, rails: bentRails(stations) };
}

function inCell(left: number, top: number, w: number, h: number, r: number): Omit<Station, 'planet'> {
    const x = left + 134;
    const room = w - 140;
    return {
        x: left + 66,
        y: top + 106,
        r,
        orbit: r + 16,
        towards: -90,
        piece: 11.4,
        landed: 10.6,
        plaque: { x: x - 4, y: top + 5, w: room + 6, h: h - 12 },
        anchor: 'start',
        name: [x + 3, top + 26],
        places: [x + 12, top + 44],
        room,
        tiles: [x + 1, top + 60],
        tile: 27,
        per: 4,
        ladder: [x, top + h - 44],
        ladderWidth: room - 4,
        said: [x + (room - 4) / 2, top + h - 13],
        words: [left + 65, top + h - 11],
        wordsAnchor: 'middle',
        letters: 20,
    };
}

function bentRails({ mercury, venus, earth, moon, mars, 'kuiper-belt': belt }: Record<PlanetWord, Station>) {
    return [
        `M0 ${mercury.y}H${moon.x}`,
        `M${venus.x} ${venus.y}C${venus.x + 60} 8 ${moon.x - 90}-6 ${moon.x} ${moon.y}`,
        `M${moon.x} ${moon.y}V${mars.y}`,
        `M${earth.x} ${earth.y}C${earth.x + 20} ${earth.y + 110} ${mars.x - 160} ${mars.y - 20} ${mars.x} ${mars.y}`,
        `M${mars.x} ${mars.y}H${belt.x}`,
    ];
}

// ---- Upright: eight rows on a phone, the Sun above ----

export interface UprightRow {
    planet: PlanetWord;
    box: Box;
    /** Middle and radius of the sphere on the rail. */
    x: number;
    y: number;
    r: number;
}

const SMALL: Record<PlanetWord, number> = {
    mercury: 15,
    venus: 20,
    earth: 19,
    moon: 15,
    mars: 19,
    ganymede: 17,
    titan: 19,
    'kuiper-belt': 17,
};

export function uprightRows(width: number, height: number): UprightRow[] {
    const h = (height - 4) / planetWords.length;
    return planetWords.map((planet, i) => ({
        planet,
        box: { x: 60, y: 4 + i * h, w: width - 64, h: h - 4 },
        x: 32,
        y: 2 + (i + 0.5) * h,
        r: SMALL[planet],
    }));
}
