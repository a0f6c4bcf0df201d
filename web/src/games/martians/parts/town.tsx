// The town of Martians!!! on the screen: pan, zoom, the whole map or my pawn. What is drawn in it has files of its own.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../table/icon';
import { count, field, fieldList, pile, useScene } from '../../../state/context';
import { marWords } from '../en';
import { Ghosts, ToPlace } from './ghosts';
import { bounds, townOf } from './map';
import { Martian, Pawns, Places, Tokens } from './pieces';
import { Exits, GroundOf, NameOf, S, WallsOf } from './tiles';

const READABLE = 34; // pixels a square below which names cannot be read

export function Town() {
    const { book, view } = useScene();
    const w = marWords.value;
    const tiles = townOf(book, view);
    const drawn = count(pile(view, 'tile-drawn')) > 0;
    const all = bounds(tiles, drawn ? 3 : 0.4);
    const box = useRef<HTMLDivElement>(null);
    const [zoom, setZoom] = useState<number | null>(null); // pixels a square; null: as fits, following the active pawn
    const [centre, setCentre] = useState<[number, number] | null>(null);
    const [size, setSize] = useState<[number, number]>([800, 500]);
    useEffect(() => {
        const e = box.current;
        if (!e) return undefined;
        const watch = new ResizeObserver(() => setSize([e.clientWidth, e.clientHeight]));
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    const whole = Math.max(14, Math.min(88, size[0] / all.w, size[1] / all.h));
    const px = zoom ?? Math.max(whole, READABLE);
    const pawn = tiles.find((t) => t.spot === fieldList(view, 'at-tile')[field(view, 'active')]);
    const follow = (low: number, length: number, at: number, room: number): number =>
        // the whole town if it fits, else round the pawn
        length <= room ? low + length / 2 : Math.max(low + room / 2, Math.min(low + length - room / 2, at));
    const [cx, cy] = centre ?? [
        follow(all.x, all.w, (pawn?.x ?? 0) + 1.5, size[0] / px),
        follow(all.y, all.h, (pawn?.y ?? 0) + 1.5, size[1] / px),
    ];
    const [vw, vh] = [size[0] / px, size[1] / px];
    const zoomBy = (k: number) => setZoom(Math.max(Math.min(24, whole), Math.min(88, px * k)));
    const toMe = () => {
        const s = view.seat ?? field(view, 'active'),
            tile = tiles.find((t) => t.spot === fieldList(view, 'at-tile')[s]);
        if (tile) {
            setZoom(Math.max(px, 54));
            setCentre([tile.x + 1.5, tile.y + 1.5]);
        }
    };
    const fit = () => {
        setZoom(whole);
        setCentre([all.x + all.w / 2, all.y + all.h / 2]);
    };
    useEffect(() => {
        const on = (e: KeyboardEvent) => {
            if (e.target instanceof HTMLInputElement || e.ctrlKey || e.metaKey) return;
            if (e.key === '+') zoomBy(1.25);
            else if (e.key === '-') zoomBy(0.8);
            else if (e.key.toLowerCase() === 'f') fit();
            else if (e.key.toLowerCase() === 'm') toMe();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
    const drag = useRef<{ x: number; y: number; cx: number; cy: number; moved: boolean } | null>(null);
    const taken = new Set(tiles.map((t) => `${t.x / 3}:${t.y / 3}`));
    const martians = (view.fields['martians'] as number[][] | undefined) ?? [];
    return (
        <div
            class="town"
            ref={box}
            onWheel={(e) => {
                e.preventDefault();
                zoomBy(e.deltaY < 0 ? 1.12 : 0.89);
            }}
            onPointerDown={(e) => {
                drag.current = { x: e.clientX, y: e.clientY, cx, cy, moved: false };
            }}
            onPointerMove={(e) => {
                const d = drag.current;
                if (!d || Math.hypot(e.clientX - d.x, e.clientY - d.y) < 6) return;
                if (zoom === null) setZoom(px);
                setCentre([d.cx - (e.clientX - d.x) / px, d.cy - (e.clientY - d.y) / px]);
            }}
            onPointerUp={() => {
                drag.current = null;
            }}
            onPointerLeave={() => {
                drag.current = null;
            }}
        >
            <svg
                class="town-map"
                role="group"
                aria-label={w.map}
                viewBox={`${(cx - vw / 2) * S} ${(cy - vh / 2) * S} ${vw * S} ${vh * S}`}
                preserveAspectRatio="xMidYMid meet"
            >
                {tiles.map((t) => (
                    <GroundOf key={t.spot} tile={t} />
                ))}
                {tiles.map((t) => (
                    <g key={t.spot}>
                        <WallsOf tile={t} />
                        <Exits tile={t} taken={taken} />
                    </g>
                ))}
                {tiles.map((t) => (
                    <Tokens key={t.spot} tile={t} />
                ))}
                {tiles.map((t) => (
                    <NameOf key={t.spot} tile={t} />
                ))}
                <Places tiles={tiles} />
                <Ghosts tiles={tiles} />
                {tiles.flatMap((t) =>
                    (martians[t.spot] ?? []).map((q) => <Martian key={`${t.spot}.${q}`} square={t.squares[q]!} />),
                )}
                <Pawns tiles={tiles} />
            </svg>
            <div class="town-tools">
                <button class="tool" onClick={() => zoomBy(1.25)}>
                    <Icon name="plus" label={w.zoomIn} />
                </button>
                <button class="tool" onClick={() => zoomBy(0.8)}>
                    <Icon name="minus" label={w.zoomOut} />
                </button>
                <button class="tool" onClick={fit}>
                    <Icon name="fit" label={w.fit} />
                </button>
                <button class="tool" onClick={toMe}>
                    <Icon name="me" label={w.me} />
                </button>
            </div>
            <ToPlace />
        </div>
    );
}
