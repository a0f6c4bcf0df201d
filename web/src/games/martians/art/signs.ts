// Where the signs of the town hang: on the outer edge of their building, in a row where no pawn stands, and never on each other.
import { range } from '../../../ui/geometry';
import { signColor } from './looks';
import { SQUARE, type Plan } from './plan';

export interface SignPlace {
    text: string;
    color: string;
    /** Middle, and the size it takes. */
    x: number;
    y: number;
    w: number;
    h: number;
    /** Of the lettering, which is drawn 26 high. */
    scale: number;
}

interface Hanging {
    plan: Plan;
    text: string;
    /** Upper left corner of the tile. */
    x: number;
    y: number;
    /** Squares with a pawn on them. */
    pawns?: readonly number[];
}

const HEIGHT = 28;
const LETTER = 11.6;
const LEAST = 0.6; // 14 pixels of lettering, whatever the town's size

/** In units of the tile: the middle of the sign. */
function middleOf({ squares, house }: Plan, pawns: readonly number[], width: number): readonly [x: number, y: number] {
    const keep = (x: number) => Math.max(width / 2 + 1, Math.min(179 - width / 2, x));
    if (squares[0]!.ground === 'field') return [keep(44), 14];
    if (house) return [90, 64];
    const built = squares.filter(({ ground }) => ground === 'building');
    const inRow = (row: number) => built.filter(({ y }) => y === row);
    const most = Math.max(...range(3).map((row) => inRow(row).length));
    const rows = [0, 2, 1].filter((row) => inRow(row).length).sort((a, b) => full(b) - full(a));
    const row = rows.find((r) => !pawns.some((q) => Math.floor(q / 3) === r)) ?? rows[0] ?? 0;
    const columns = inRow(row).map(({ x }) => x);
    const x = columns.length ? ((Math.min(...columns) + Math.max(...columns) + 1) * SQUARE) / 2 : 90;
    const y = row === 2 ? 170 : row === 1 && rows[0] !== 1 ? 90 : row * SQUARE + 11;
    return [keep(x), y];

    function full(r: number): number {
        return inRow(r).length === most ? 1 : 0;
    }
}

/** size: of a tile on the screen. */
export function signPlace({ plan, text, x, y, pawns = [] }: Hanging, size: number): SignPlace {
    const unit = size / (3 * SQUARE);
    const width = text.length * LETTER + 18;
    const shrink = plan.house ? unit * 0.78 : Math.min(Math.max(unit, LEAST), (190 * unit) / width);
    const scale = Math.max(LEAST, shrink);
    const [cx, cy] = middleOf(plan, pawns, width);
    const field = plan.squares[0]!.ground === 'field';
    return {
        text,
        color: signColor(plan.word, field),
        x: x + cx * unit,
        y: y + cy * unit,
        w: width * scale,
        h: HEIGHT * scale,
        scale,
    };
}

const touch = (a: SignPlace, b: SignPlace): boolean =>
    Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

/** All signs of a town, moved apart, up and down, where two would touch. */
export function signPlaces(hanging: readonly Hanging[], size: number): SignPlace[] {
    const places = hanging.filter(({ text }) => text).map((sign) => signPlace(sign, size));
    for (let round = 0; round < 4; round++)
        for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1)) {
                if (!touch(a, b)) continue;
                const by = ((a.h + b.h) / 2 - Math.abs(a.y - b.y)) / 2 + 0.5;
                const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
                upper.y -= by;
                lower.y += by;
            }
    return places;
}
