// The five empires: colour, shape and letter always come together. The words are those of cards.csv, in the order of the rules.
import { polar, range, round, through } from '../../../ui/geometry';

export type Empire = 'british' | 'french' | 'russian' | 'german' | 'usa';
type Shape = 'circle' | 'square' | 'hexagon' | 'shield' | 'diamond';

export interface EmpireLook {
    letter: string;
    shape: Shape;
    color: string;
    /** The second rim of a piece. */
    deep: string;
    /** Letter or sign on the colour. */
    ink: string;
    /** Shapes with little room in the middle carry a smaller sign. */
    sign: number;
}

export const empires: Record<Empire, EmpireLook> = {
    british: { letter: 'B', shape: 'circle', color: '#d3402f', deep: '#7d1a12', ink: '#fff', sign: 1.32 },
    french: { letter: 'F', shape: 'square', color: '#2f74c9', deep: '#123c77', ink: '#fff', sign: 1.32 },
    russian: { letter: 'R', shape: 'hexagon', color: '#8b4fc4', deep: '#48217a', ink: '#fff', sign: 1.32 },
    german: { letter: 'G', shape: 'shield', color: '#f0c63c', deep: '#8a6708', ink: '#241a02', sign: 1.2 },
    usa: { letter: 'U', shape: 'diamond', color: '#23804f', deep: '#0b452a', ink: '#fff', sign: 1.2 },
};

/** The empire of a number on the wire. */
export const empireWords = Object.keys(empires) as Empire[];

/** Rim of pieces and crests. */
export const GILT = '#f1d79a';

const OUTLINES: Record<Shape, (r: number) => string> = {
    circle: (r) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0z`,
    square(r) {
        const [side, corner] = [round(1.36 * r), round(0.22 * r)];
        const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`;
        return (
            `M${round(-0.68 * r)} ${round(-0.9 * r)}h${side}${turn(1, 1)}v${side}${turn(-1, 1)}` +
            `h${-side}${turn(-1, -1)}v${-side}${turn(1, -1)}z`
        );
    },
    hexagon: (r) => `${through(range(6).map((i) => polar(0, 0, 1.08 * r, 60 * i)))}z`,
    shield(r) {
        const at = (x: number, y: number) => `${round(x * r)} ${round(y * r)}`;
        return (
            `M${at(-0.95, -0.95)}L${at(0.95, -0.95)}L${at(0.95, 0.1)}C${at(0.9, 0.7)} ${at(0.35, 1)} ${at(0, 1.16)}` +
            `C${at(-0.35, 1)} ${at(-0.9, 0.7)} ${at(-0.95, 0.1)}z`
        );
    },
    diamond: (r) => `${through(range(4).map((i) => polar(0, 0, 1.22 * r, 90 * i)))}z`,
};

/** The outline of an empire's shape round 0, 0. */
export const outlineOf = (empire: Empire, r: number): string => OUTLINES[empires[empire].shape](r);
