// Where the signs of the town hang: on the outer edge of their building, on their own tile, off the pawns and never on
// each other. A name that is too long for its tile stands in two lines.
import { range } from '../../../ui/geometry';
import { signColor } from './looks';
import { SQUARE, type Plan } from './plan';

/** On the screen: the middle and the size it takes. */
export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}

export interface SignPlace extends Box {
    lines: readonly string[];
    color: string;
    /** Of the lettering, of which a line is drawn 26 high. */
    scale: number;
}

interface Hanging {
    plan: Plan;
    text: string;
    /** Upper left corner of the tile. */
    x: number;
    y: number;
}

/** What stands and lies in the town. */
interface Around {
    pawns?: readonly Box[];
    others?: readonly Box[];
}

const HEIGHT = 28,
    LINE = 21; // each line more
const LETTER = 11.6;
const LEAST = 0.6; // 14 pixels of lettering, whatever the town's size
const TIGHT = 0.5; // of a name that no two lines make short enough
/** What a place costs: for every pixel beyond the tile or off the edge it should hang on, for every square pixel of
 *  what it covers, and for a second line. */
const BEYOND = 8,
    OFF = 0.5,
    ON_PAWN = 4,
    ON_SIGN = 12,
    ON_OTHERS = 0.12,
    SECOND = 24;
const MOST = 1.25; // tiles wide
const STEPS = 24; // places that are tried from the upper edge of a tile to the lower one

/** In units of the tile: where its middle belongs. */
function belongs({ squares, house }: Plan): readonly [x: number, y: number] {
    if (squares[0]!.ground === 'field') return [44, 14];
    if (house) return [90, 64];
    const built = squares.filter(({ ground }) => ground === 'building');
    const inRow = (row: number) => built.filter(({ y }) => y === row);
    const most = Math.max(...range(3).map((row) => inRow(row).length));
    const row = [0, 2, 1].find((r) => inRow(r).length === most) ?? 0;
    const columns = inRow(row).map(({ x }) => x);
    const x = columns.length ? ((Math.min(...columns) + Math.max(...columns) + 1) * SQUARE) / 2 : 90;
    return [x, row === 2 ? 170 : row * SQUARE + 11];
}

/** "Gas Station" as "Gas", "Station": the two lines that are most alike in length; null: one word. */
function inTwo(text: string): [string, string] | null {
    const all = text.split(' ');
    const ways = all
        .slice(1)
        .map((_, i): [string, string] => [all.slice(0, i + 1).join(' '), all.slice(i + 1).join(' ')]);
    const longest = (way: readonly string[]) => Math.max(...way.map((l) => l.length));
    return ways.sort((a, b) => longest(a) - longest(b))[0] ?? null;
}

type Face = Pick<SignPlace, 'lines' | 'scale' | 'w' | 'h'>;

function faceOf(lines: readonly string[], plan: Plan, size: number): Face {
    const unit = size / (3 * SQUARE);
    const width = Math.max(...lines.map((l) => l.length)) * LETTER + 18;
    const room = (size - 2) / width;
    const wished = Math.max(LEAST, plan.house ? unit * 0.78 : unit);
    const scale = Math.min(wished, Math.max(room, lines.length > 1 ? TIGHT : LEAST));
    return { lines, scale, w: width * scale, h: (HEIGHT + LINE * (lines.length - 1)) * scale };
}

const span = (a: number, aw: number, b: number, bw: number): number =>
    Math.max(0, Math.min(a + aw / 2, b + bw / 2) - Math.max(a - aw / 2, b - bw / 2));
export const covers = (a: Box, b: Box): number => span(a.x, a.w, b.x, b.w) * span(a.y, a.h, b.y, b.h);
const covered = (box: Box, all: readonly Box[]): number => all.reduce((sum, b) => sum + covers(box, b), 0);

/** The best place for a sign among what is there already. */
function hang({ plan, text, x, y }: Hanging, size: number, around: Required<Around>, signs: readonly Box[]): SignPlace {
    const unit = size / (3 * SQUARE),
        two = inTwo(text),
        tile = { x: x + size / 2, y: y + size / 2, w: size * 1.6, h: size * 1.6 };
    const near = (all: readonly Box[]) => all.filter((b) => covers(tile, b) > 0);
    const [pawns, others, hung] = [near(around.pawns), near(around.others), near(signs)];
    const [bx, by] = belongs(plan);
    const wanted = { x: x + bx * unit, y: y + by * unit };
    let best: Face & Box = { ...faceOf([text], plan, size), ...wanted },
        least = Infinity;
    for (const lines of two ? [[text], two] : [[text]]) {
        const face = faceOf(lines, plan, size),
            [left, right] = [x + face.w / 2 + 1, x + size - face.w / 2 - 1];
        const keep = (at: number) => (left > right ? x + size / 2 : Math.max(left, Math.min(right, at)));
        for (const cx of new Set([keep(wanted.x), keep(left), keep(x + size / 2), keep(right)]))
            for (let step = 0; step <= STEPS; step++) {
                const cy = y + face.h / 2 - 3 + ((size - face.h + 6) * step) / STEPS;
                const box = { x: cx, y: cy, w: face.w, h: face.h };
                const cost =
                    Math.max(0, face.w - size) * BEYOND +
                    (Math.abs(cx - wanted.x) + Math.abs(cy - wanted.y)) * OFF +
                    covered(box, pawns) * ON_PAWN +
                    covered(box, hung) * ON_SIGN +
                    covered(box, others) * ON_OTHERS +
                    (lines.length - 1) * SECOND;
                if (cost < least) [least, best] = [cost, { ...face, ...box }];
            }
    }
    return { ...best, color: signColor(plan.word, plan.squares[0]!.ground === 'field') };
}

/** size: of a tile on the screen. */
export const signPlace = (sign: Hanging, size: number): SignPlace => hang(sign, size, { pawns: [], others: [] }, []);

/** All signs of a town. From far away a name that would lie on the tiles around is left out. */
export function signPlaces(hanging: readonly Hanging[], size: number, around: Around = {}): SignPlace[] {
    const { pawns = [], others = [] } = around;
    const places: SignPlace[] = [];
    for (const sign of hanging) {
        const place = sign.text ? hang(sign, size, { pawns, others }, places) : null;
        if (place && place.w <= size * MOST) places.push(place);
    }
    return places;
}
