// How a seat's chance to win went from question to question, and where it moved most. Pure.

/** After so many answers, of 100. */
export type Point = readonly [answers: number, percent: number];

export interface Swing {
    /** The question before it: its place in the list, and the answers given by then. */
    at: number;
    answers: number;
    from: number;
    to: number;
}

export const MOST_SWINGS = 3;
const LEAST = 10; // points

/** The largest ones, in the order of the match. */
export function swingsOf(points: readonly Point[]): Swing[] {
    const all = points.slice(1).map(([, to], at) => ({ at, answers: points[at]![0], from: points[at]![1], to }));
    return all
        .filter((s) => Math.abs(s.to - s.from) >= LEAST)
        .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
        .slice(0, MOST_SWINGS)
        .sort((a, b) => a.at - b.at);
}
