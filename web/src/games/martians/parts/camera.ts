// Where the eye is over the town: how large a square is, what stands in the middle; keys, wheel and pointer move it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { field, fieldList, useScene } from '../../../state/context';
import { bounds, type Tile } from './map';

const READABLE = 34, // pixels per square below which names cannot be read
    CLOSE = 54, // when it goes to my pawn
    SMALLEST = 14,
    LARGEST = 88;

type Pair = [number, number];

/** The size of a box, also when it changes. */
function useSize() {
    const box = useRef<HTMLDivElement>(null);
    const [size, setSize] = useState<Pair>([800, 500]);
    useEffect(() => {
        const e = box.current;
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setSize([e.clientWidth, e.clientHeight]));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    return { box, size };
}

/** The whole town if it fits, else round the pawn. */
function follow(low: number, length: number, at: number, room: number): number {
    return length <= room ? low + length / 2 : Math.max(low + room / 2, Math.min(low + length - room / 2, at));
}

function useKeys(keys: Record<string, () => void>): void {
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.target instanceof HTMLInputElement || e.ctrlKey || e.metaKey) return;
            keys[e.key.toLowerCase()]?.();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
}

export function useCamera(tiles: Tile[], margin: number) {
    const { view } = useScene();
    const all = bounds(tiles, margin);
    const { box, size } = useSize();
    const [zoom, setZoom] = useState<number | null>(null); // pixels per square; null: as fits, with the active pawn
    const [centre, setCentre] = useState<Pair | null>(null);
    const grip = useRef<{ x: number; y: number; cx: number; cy: number } | null>(null);
    const whole = Math.max(SMALLEST, Math.min(LARGEST, size[0] / all.w, size[1] / all.h));
    const px = zoom ?? Math.max(whole, READABLE);
    const room: Pair = [size[0] / px, size[1] / px];
    const pawnOf = (seat: number) => tiles.find((t) => t.spot === fieldList(view, 'at-tile')[seat]);
    const pawn = pawnOf(field(view, 'active'));
    const [cx, cy] = centre ?? [
        follow(all.x, all.w, (pawn?.x ?? 0) + 1.5, room[0]),
        follow(all.y, all.h, (pawn?.y ?? 0) + 1.5, room[1]),
    ];
    const zoomBy = (k: number) => setZoom(Math.max(Math.min(24, whole), Math.min(LARGEST, px * k)));
    const show = (pixels: number, at: Pair) => {
        setZoom(pixels);
        setCentre(at);
    };
    const toMe = () => {
        const tile = pawnOf(view.seat ?? field(view, 'active'));
        if (tile) show(Math.max(px, CLOSE), [tile.x + 1.5, tile.y + 1.5]);
    };
    const fit = () => show(whole, [all.x + all.w / 2, all.y + all.h / 2]);
    useKeys({ '+': () => zoomBy(1.25), '-': () => zoomBy(0.8), f: fit, m: toMe });
    const take = (e: PointerEvent) => (grip.current = { x: e.clientX, y: e.clientY, cx, cy });
    const drag = (e: PointerEvent) => {
        const g = grip.current;
        if (!g || Math.hypot(e.clientX - g.x, e.clientY - g.y) < 6) return;
        show(px, [g.cx - (e.clientX - g.x) / px, g.cy - (e.clientY - g.y) / px]);
    };
    const drop = () => (grip.current = null);
    return { box, frame: [cx - room[0] / 2, cy - room[1] / 2, ...room], zoomBy, fit, toMe, take, drag, drop };
}
