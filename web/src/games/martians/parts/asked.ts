// What the question is about on the map, read from the answers that are legal: verbs by their words, no rules.
import type { Scene } from '../../../state/context';
import { fact, factList, nounOf } from '../../../state/context';
import type { Target } from '../../../state/choice';
import type { Book, Frame, Legal, View } from '../../../wire/types';
import { pawnAt, squareOf, tileAt, type Square, type Town } from './town';

export const verbOf = (book: Book, l: Pick<Legal, 'a'>): string => book.verbs[l.a[0]]?.word ?? '';

/** The answers left that begin with this word. */
export const leftWith = ({ book, left }: Scene, ...verbs: string[]): Legal[] =>
    left.filter((l) => verbs.includes(verbOf(book, l)));

export const topOf = (view: View): Frame | undefined => view.flow.at(-1);
/** Nobody waits for this seat, but it may play a card. */
export const mayPlay = (view: View): boolean =>
    view.seat !== null && !view.over && !view.asked.includes(view.seat) && view.legal.length > 0;
export const isAsked = (view: View): boolean => view.seat !== null && view.asked.includes(view.seat);

/** North, east, south, west. */
export const SIDES = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
] as const;

/** A square that the steps left reach. */
export interface Reached extends Square {
    steps: number;
    /** The side one comes over. */
    side: number;
    /** What waits there. */
    waits: 'nothing' | 'fight' | 'card';
}

const WAITS = ['nothing', 'fight', 'card'] as const;

/** The rules tell which squares can be reached, by how many steps and over which side. */
export function reachOf(view: View, town: Town): Reached[] {
    const steps = factList(view, 'reach-steps'),
        by = factList(view, 'reach-by');
    return factList(view, 'reach').flatMap((place, i) => {
        const tile = tileAt(town, Math.floor(place / 9));
        const waits = WAITS[Math.floor((by[i] ?? 0) / 4)] ?? 'nothing';
        return tile ? [{ ...squareOf(tile, place % 9), steps: steps[i] ?? 0, side: (by[i] ?? 0) % 4, waits }] : [];
    });
}

/** The way to a square, from the first step on. */
export function wayTo(reach: readonly Reached[], to: Reached): Reached[] {
    const way = [to];
    for (let at = to; at.steps > 1;) {
        const [dx, dy] = SIDES[at.side]!;
        const before = reach.find((r) => r.x === at.x - dx && r.y === at.y - dy && r.steps === at.steps - 1);
        if (!before) break;
        way.unshift((at = before));
    }
    return way;
}

/** A square to choose, and what a tap on it means. */
export interface Lit extends Square {
    target: Target;
    hit?: boolean;
}

/** Squares that an answer names together with their tile, or on the tile that is in question. */
export function litSquares(scene: Scene, town: Town): Lit[] {
    const { book, view } = scene;
    const [letter, square, tile] = ['letter', 'square', 'tile'].map((n) => nounOf(book, n)) as [number, number, number];
    const inQuestion = fact(view, 'tile');
    const lit: Lit[] = [];
    const add = (at: Square | undefined, target: Target) => {
        if (at && !lit.some((l) => l.x === at.x && l.y === at.y)) lit.push({ ...at, target });
    };
    const ofKind = (kind: number) => town.tiles.find((t) => t.kind === kind);
    const on = (t: Parameters<typeof squareOf>[0] | undefined, q: number) => (t ? squareOf(t, q) : undefined);
    for (const l of scene.left) {
        const [, a, b, c] = l.a,
            verb = verbOf(book, l);
        if (verb === 'square' && inQuestion !== undefined)
            add(on(tileAt(town, inQuestion), a), { noun: square, value: a, verbs: [verb] });
        if (verb === 'go')
            add(on(tileAt(town, a), b), {
                noun: square,
                value: b,
                verbs: [verb],
                with: [{ noun: letter, value: a }],
            });
        if (verb === 'cook' || verb === 'swap-building')
            add(on(ofKind(a), b), { noun: square, value: b, verbs: [verb], with: [{ noun: tile, value: a }] });
        if (verb === 'drop' && scene.picks?.length)
            add(on(ofKind(b), c), { noun: square, value: c, verbs: [verb], with: [{ noun: tile, value: b }] });
    }
    return lit;
}

/** The Martians that can be moved now, each once. */
export function movable(scene: Scene, town: Town): (Square & { target: Target })[] {
    const { book, view } = scene;
    const letter = nounOf(book, 'letter'),
        square = nounOf(book, 'square');
    const all = new Map<string, Square & { target: Target }>();
    for (const l of view.legal) {
        if (verbOf(book, l) !== 'martian' || all.has(`${l.a[1]}.${l.a[2]}`)) continue;
        const tile = tileAt(town, l.a[1]);
        const target: Target = {
            noun: square,
            value: l.a[2],
            verbs: ['martian'],
            with: [{ noun: letter, value: l.a[1] }],
        };
        if (tile) all.set(`${l.a[1]}.${l.a[2]}`, { ...squareOf(tile, l.a[2]), target });
    }
    return [...all.values()];
}

/** The Martian that is chosen, and where it can go. */
export function chosenMartian(scene: Scene, town: Town): { at: Square; ways: Lit[] } | null {
    const { book, picks = [] } = scene;
    const side = nounOf(book, 'side');
    const answers = leftWith(scene, 'martian');
    const first = answers[0];
    if (!first || picks.length < 2) return null;
    const tile = tileAt(town, first.a[1]);
    if (!tile) return null;
    const at = squareOf(tile, first.a[2]);
    const ways = answers.map((l): Lit => {
        const [dx, dy] = SIDES[l.a[3]]!;
        const target = { noun: side, value: l.a[3], verbs: ['martian'] };
        return { spot: -1, q: -1, x: at.x + dx, y: at.y + dy, target, hit: l.note?.kind === 'onto-pawns' };
    });
    return { at, ways };
}

/** How far a square is from my pawn, as the crow flies. */
export function nearMe(town: Town, seat: number | null): (s: Square) => number {
    const me = pawnAt(town, seat);
    return (s) => (me ? Math.abs(s.x - me.x) + Math.abs(s.y - me.y) : 0);
}
