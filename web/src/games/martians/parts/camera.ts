// Where the eye is over the town: all of it while squares are large enough, else round your pawn; and always so that
// everything a question is about is in sight. Buttons, wheel and drag move it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../state/settings';
import type { Point } from '../../../ui/geometry';
import { boundsOf, cameraOf, fitting, type Bounds, type Camera } from '../art';
import { textScale } from '../../../ui/measure';

const LEAST = 30, // pixels of a square at which the whole town is still a town
    CLOSE = 44, // when the camera follows somebody
    SMALLEST = 13,
    LARGEST = 62,
    NEAREST = 110; // when somebody wants to look close

/** Squares that must be seen, from the corner of the House's tile. */
export interface Area {
    x: number;
    y: number;
    w: number;
    h: number;
}

/** The smallest area round these squares. */
export function areaOf(squares: readonly { x: number; y: number }[], margin = 0): Area | null {
    if (!squares.length) return null;
    const xs = squares.map((s) => s.x),
        ys = squares.map((s) => s.y);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, w: Math.max(...xs) + 1 + margin - x, h: Math.max(...ys) + 1 + margin - y };
}

/** The person's own view: how large, round what, and for which question. */
interface Own {
    size: number;
    at: Point;
    question: number | null;
}

interface Seen {
    width: number;
    height: number;
    tiles: readonly { column: number; row: number }[];
    /** The square in the middle when it follows. */
    me: Point;
    must: Area | null;
    question: number | null;
}

const shows = ({ view: v }: Camera, { x, y, w, h }: Area): boolean =>
    x >= v.x * 3 - 0.2 && y >= v.y * 3 - 0.2 && x + w <= (v.x + v.w) * 3 + 0.2 && y + h <= (v.y + v.h) * 3 + 0.2;

const middleOf = ({ x, y, w, h }: Area): Point => [x + w / 2 - 0.5, y + h / 2 - 0.5];

const SLACK = 0.5; // squares: a margin round what must be seen is no tile of its own

/** The town with all that must be seen beside it. */
function around(bounds: Bounds, must: Area | null): Bounds {
    if (!must) return bounds;
    const tile = (square: number) => Math.floor((square + SLACK) / 3),
        beyond = (square: number) => Math.ceil((square - SLACK) / 3);
    const [column, row] = [Math.min(bounds.column, tile(must.x)), Math.min(bounds.row, tile(must.y))];
    const right = Math.max(bounds.column + bounds.columns, beyond(must.x + must.w)),
        bottom = Math.max(bounds.row + bounds.rows, beyond(must.y + must.h));
    return { column, row, columns: right - column, rows: bottom - row };
}

export type Mode = 'auto' | 'whole' | 'follow';

function cameraFor(seen: Seen, mode: Mode, own: Own | null): Camera {
    const { width, height, must } = seen;
    const bounds = around(boundsOf(seen.tiles), must);
    const look = (size: number, at: Point) => cameraOf(width, height, bounds, size, at);
    const sized = (size: number) => Math.max(3 * SMALLEST, Math.min(3 * LARGEST, size));
    const whole = sized(fitting(width, height, bounds));
    const mine = own && look(own.size, own.at);
    if (mine && (own.question === seen.question || !must || shows(mine, must))) return mine;
    const follows = mode === 'follow' || (mode === 'auto' && whole < 3 * LEAST);
    const camera = look(follows ? Math.max(whole, 3 * CLOSE) : whole, seen.me);
    if (!must || shows(camera, must)) return camera;
    const fits = sized(3 * Math.min((width - 12) / must.w, (height - 12) / must.h));
    return look(Math.min(fits, camera.size), middleOf(must));
}

function useKeys(keys: Record<string, () => void>): void {
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            const typing = e.target instanceof HTMLElement && e.target.closest('input, textarea, select');
            if (typing || e.ctrlKey || e.metaKey || !settings.value.letters) return;
            keys[e.key.toLowerCase()]?.();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
}

/** The click that a browser makes of the end of a drag is not a tap. */
function swallowClick(): void {
    const swallow = (e: Event) => e.stopPropagation();
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, true));
}

const MOVED = 6; // pixels: no longer a tap

export function useCamera(seen: Seen) {
    const [mode, setMode] = useState<Mode>('auto');
    const [own, setOwn] = useState<Own | null>(null);
    const grip = useRef<{ x: number; y: number; at: Point; moved: boolean } | null>(null);
    const camera = cameraFor(seen, mode, own);
    const { size, view } = camera;
    const centre: Point = [(view.x + view.w / 2) * 3 - 0.5, (view.y + view.h / 2) * 3 - 0.5];
    const set = (next: number, at: Point) =>
        setOwn({ size: Math.max(3 * SMALLEST, Math.min(3 * NEAREST, next)), at, question: seen.question });
    const zoom = (k: number) => set(size * k, centre);
    const go = (to: Mode) => {
        setMode(to);
        setOwn(null);
    };
    const take = (e: PointerEvent) => {
        if (e.button === 0) grip.current = { x: e.clientX, y: e.clientY, at: centre, moved: false };
    };
    const drag = (e: PointerEvent) => {
        const g = grip.current;
        if (!g || camera.whole || Math.hypot(e.clientX - g.x, e.clientY - g.y) < MOVED) return;
        g.moved = true;
        const each = 3 / (size * textScale());
        set(size, [g.at[0] - (e.clientX - g.x) * each, g.at[1] - (e.clientY - g.y) * each]);
    };
    const drop = () => {
        if (grip.current?.moved) swallowClick();
        grip.current = null;
    };
    useKeys({ '+': () => zoom(1.25), '-': () => zoom(0.8), f: () => go('whole'), m: () => go('follow') });
    return { camera, mode: own ? null : mode, zoom, go, take, drag, drop };
}
export type Eye = ReturnType<typeof useCamera>;
