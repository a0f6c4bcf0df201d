// How much of the town is seen: all of it while the squares are large enough, else the part round somebody. Numbers only.
import type { Point } from '../../../ui/geometry';

export interface Bounds {
    column: number;
    row: number;
    columns: number;
    rows: number;
}

export interface Camera {
    /** Pixels of a tile. */
    size: number;
    /** Where column 0, row 0 of the town begins in the window. */
    at: Point;
    /** The part that is seen, in tiles. */
    view: { x: number; y: number; w: number; h: number };
    /** Nothing is out of sight. */
    whole: boolean;
}

export function boundsOf(tiles: readonly { column: number; row: number }[]): Bounds {
    const [columns, rows] = [tiles.map((t) => t.column), tiles.map((t) => t.row)];
    const [column, row] = [Math.min(0, ...columns), Math.min(0, ...rows)];
    return { column, row, columns: Math.max(0, ...columns) - column + 1, rows: Math.max(0, ...rows) - row + 1 };
}

const PAD = 14; // for the outline, and arrows where roads lead out

/** The largest tile at which the whole town fits. */
export const fitting = (width: number, height: number, { columns, rows }: Bounds): number =>
    Math.floor(Math.min((width - 2 * PAD) / columns, (height - 2 * PAD) / rows));

/** focus: the square to keep in the middle, counted from the corner of column 0, row 0. */
export function cameraOf(width: number, height: number, bounds: Bounds, size: number, focus: Point): Camera {
    const along = (room: number, from: number, tiles: number, square: number): number => {
        const all = tiles * size;
        if (all + 2 * PAD <= room) return (room - all) / 2 - from * size;
        const wanted = room / 2 - ((square + 0.5) * size) / 3;
        return Math.min(PAD - from * size, Math.max(room - PAD - all - from * size, wanted));
    };
    const at: Point = [
        along(width, bounds.column, bounds.columns, focus[0]),
        along(height, bounds.row, bounds.rows, focus[1]),
    ];
    const view = { x: -at[0] / size, y: -at[1] / size, w: width / size, h: height / size };
    const whole = bounds.columns * size + 2 * PAD <= width && bounds.rows * size + 2 * PAD <= height;
    return { size, at, view, whole };
}
