// A far tap: the shortest way, step by step. Each step is an answer of its own; the walk ends as soon as the table asks
// something else, or the pawn stands somewhere else than it should.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useScene } from '../../../state/context';
import { mayMove } from '../../../motion/motion';
import { isAsked, verbOf, type Reached } from './asked';
import { pawnAt, type Square, type Town } from './town';

interface Walk {
    /** Where each step ends, and over which side it goes. */
    way: readonly Reached[];
    /** Where the walk began. */
    from: Pick<Square, 'x' | 'y'>;
    /** The question that the last step answered. */
    sent: number | null;
}

const STEP = 160, // ms per square
    PATIENCE = 4000;

export const walk = signal<Walk | null>(null);
/** The square whose way is shown: under the pointer, or tapped once on a phone. */
export const aim = signal<string | null>(null);

export const keyOf = ({ x, y }: Pick<Square, 'x' | 'y'>): string => `${x}:${y}`;

export function setOut(from: Pick<Square, 'x' | 'y'>, way: readonly Reached[]): void {
    aim.value = null;
    walk.value = { way, from, sent: null };
}

/** The step that comes next for a pawn on this square; null: the walk is over or has been disturbed. */
function nextStep(w: Walk, at: Pick<Square, 'x' | 'y'>): Reached | null {
    if (keyOf(at) === keyOf(w.from)) return w.way[0] ?? null;
    const done = w.way.findIndex((r) => keyOf(r) === keyOf(at));
    return done < 0 ? null : (w.way[done + 1] ?? null);
}

/** Keeps a walk going while the board is there. */
export function useWalk(town: Town): void {
    const scene = useScene();
    const { book, view, answer, sending } = scene;
    const now = walk.value;
    useEffect(() => {
        if (!now || sending || now.sent === view.question) return undefined;
        const me = pawnAt(town, view.seat);
        const next = me && isAsked(view) ? nextStep(now, me) : null;
        const step = next && view.legal.find((l) => verbOf(book, l) === 'step' && l.a[1] === next.side);
        if (!step || !answer) {
            walk.value = null;
            return undefined;
        }
        const later = window.setTimeout(
            () => {
                walk.value = { ...now, sent: view.question };
                answer(step);
            },
            now.sent !== null && mayMove() ? STEP : 0,
        );
        return () => window.clearTimeout(later);
    }, [now, view, sending]);
    useEffect(() => {
        if (!now) return undefined;
        const giveUp = window.setTimeout(() => (walk.value = null), PATIENCE);
        return () => window.clearTimeout(giveUp);
    }, [now]);
    useEffect(() => () => void (walk.value = null), []);
}
