// Geometry for drawings made by code. Angles are degrees, 0 to the right, clockwise, as on a screen.

export type Point = readonly [x: number, y: number];

const RAD = Math.PI / 180;
/** Short enough for an attribute, fine enough for an eye. */
export const round = (n: number): number => Math.round(n * 100) / 100;

export function polar(cx: number, cy: number, r: number, angle: number): Point {
    return [round(cx + r * Math.cos(angle * RAD)), round(cy + r * Math.sin(angle * RAD))];
}

/** The data of an arc of a circle, clockwise. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
    const [x, y] = polar(cx, cy, r, from);
    const [X, Y] = polar(cx, cy, r, to);
    return `M${x} ${y}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${X} ${Y}`;
}

/** Sunbeams: wedges of `width` degrees round a point, `count` of them. */
export function rays(cx: number, cy: number, r: number, count: number, width: number): string[] {
    return Array.from({ length: count }, (_, i) => {
        const at = (i * 360) / count;
        const [x, y] = polar(cx, cy, r, at);
        const [X, Y] = polar(cx, cy, r, at + width);
        return `M${cx} ${cy}L${x} ${y} ${X} ${Y}z`;
    });
}

/** Numbers from 0 to 1 that are the same on every screen. */
export function sequence(seed: number): () => number {
    let a = seed >>> 0;
    return () => {
        a = (a + 0x6d2b79f5) >>> 0;
        let t = a;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The data of a line through points. */
export const through = (points: readonly Point[]): string =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
