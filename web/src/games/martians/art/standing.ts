// Where those stand who share a square: beside each other, then in rows. Numbers only.
import { range, round } from '../../../ui/geometry';

export interface Standing {
    /** From the middle of the square, in squares. */
    dx: number;
    dy: number;
    /** How large they still are. */
    scale: number;
}

const SCALES = [1, 1, 0.74, 0.62, 0.62, 0.5, 0.5];

/** Six pawns and a Martian are the most that can meet. */
export function standing(count: number): Standing[] {
    const columns = count < 4 ? Math.min(count, 2) : count < 5 ? 2 : 3;
    const rows = Math.ceil(count / columns);
    const scale = SCALES[count] ?? 0.44;
    return range(count).map((i) => {
        const row = Math.floor(i / columns);
        const inRow = row === rows - 1 ? count - row * columns : columns;
        const dx = ((i % columns) - (inRow - 1) / 2) * (columns === 3 ? 0.34 : 0.46);
        return { dx: round(dx), dy: round((row - (rows - 1) / 2) * 0.4), scale };
    });
}
