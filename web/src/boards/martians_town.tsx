// The town of Martians!!!: ground, walls and doors, tokens, Martians and pawns; pan and zoom; ghosts of the drawn tile.
import { useEffect, useRef, useState } from 'preact/hooks';
import { BadgeShape, Icon } from '../parts/icon';
import { icons, type IconName } from '../parts/icons';
import { nameOf, seatName } from '../parts/speech';
import { ThingMark } from '../parts/thing';
import { count, eachCard, fact, field, fieldList, nounOf, pile, piles, useScene } from '../state/context';
import type { Target } from '../state/choice';
import { marWords } from '../words/boards/martians';
import { fill } from '../words/words';
import { bounds, SIDES, tileOf, townOf, type Square, type Tile } from './martians_map';

const READABLE = 34; // pixels a square below which names cannot be read
const S = 54; // a square in the drawing's units
export const ITEM_ICON: IconName[] = ['fuel', 'fert', 'dyna'];
/** Which verbs mean a thing on the map, by the noun that names it. */
export const MAP_VERBS: Record<string, readonly string[]> = {
    letter: ['place', 'tile', 'martian', 'go'],
    square: ['martian', 'go', 'square'],
    side: ['step', 'place', 'martian'],
    farm: ['farm', 'exchange'],
};

/** Pictures of an icon inside the drawing. */
function Sign({ name, x, y, size, cls }: { name: IconName; x: number; y: number; size: number; cls?: string }) {
    const d: { line?: string; fill?: string; hole?: string } = icons[name];
    return (
        <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} class={cls}>
            {d.line && (
                <path
                    d={d.line}
                    fill="none"
                    stroke="currentColor"
                    stroke-width="2"
                    stroke-linecap="round"
                    stroke-linejoin="round"
                />
            )}
            {d.fill && <path d={d.fill} fill="currentColor" />}
            {d.hole && <path d={d.hole} class="icon-hole" />}
        </g>
    );
}
function Token({ name, x, y, down, cls }: { name: IconName; x: number; y: number; down?: boolean; cls?: string }) {
    return (
        <g class={cls}>
            <circle cx={x} cy={y} r="15" class={down ? 'token token-down' : 'token'} />
            <Sign name={name} x={x} y={y} size={18} />
        </g>
    );
}

// ---- the map ----------------------------------------------------------------------------------------------------------

function GroundOf({ tile }: { tile: Tile }) {
    return (
        <g>
            {tile.squares.map((s) => (
                <rect key={s.q} x={s.x * S} y={s.y * S} width={S} height={S} class={`ground-${s.ground}`} />
            ))}
            {tile.squares
                .filter((s) => s.ground === 'closed')
                .map((s) => (
                    <path key={`t${s.q}`} d={`M${s.x * S + 18} ${s.y * S + 32}q9 -11 18 0`} class="tuft" />
                ))}
            {tile.squares
                .filter((s) => s.ground === 'farm')
                .map((s) => (
                    <path
                        key={`f${s.q}`}
                        d={`M${s.x * S + 4} ${s.y * S + 14}h${S - 8}M${s.x * S + 4} ${s.y * S + 40}h${S - 8}`}
                        class="furrow"
                    />
                ))}
        </g>
    );
}

function WallsOf({ tile }: { tile: Tile }) {
    const w = S;
    return (
        <g>
            {tile.walls.map((l, i) => {
                const [x1, y1, x2, y2] = [l.x1 * w, l.y1 * w, l.x2 * w, l.y2 * w];
                if (l.kind === 'exit') return null;
                if (l.kind !== 'door') return <path key={i} d={`M${x1} ${y1}L${x2} ${y2}`} class={`wall-${l.kind}`} />;
                const [ax, ay, bx, by] = [
                    x1 + (x2 - x1) * 0.28,
                    y1 + (y2 - y1) * 0.28,
                    x1 + (x2 - x1) * 0.72,
                    y1 + (y2 - y1) * 0.72,
                ];
                const jamb =
                    y1 === y2 ? `M${ax} ${ay - 6}v12M${bx} ${by - 6}v12` : `M${ax - 6} ${ay}h12M${bx - 6} ${by}h12`;
                return <path key={i} d={`M${x1} ${y1}L${ax} ${ay}M${bx} ${by}L${x2} ${y2}${jamb}`} class="wall-wall" />;
            })}
        </g>
    );
}

/** An arrow where a road leads out of the town. */
function Exits({ tile, taken }: { tile: Tile; taken: Set<string> }) {
    const arrows = ['M-5 4L0 -4L5 4z', 'M-4 -5L4 0L-4 5z', 'M-5 -4L0 4L5 -4z', 'M4 -5L-4 0L4 5z'];
    return (
        <g>
            {tile.walls
                .filter((l) => l.kind === 'exit')
                .map((l, i) => {
                    const [dx, dy] = SIDES[l.side]!;
                    if (taken.has(`${tile.x / 3 + dx}:${tile.y / 3 + dy}`)) return null;
                    return (
                        <path
                            key={i}
                            d={arrows[l.side]}
                            transform={`translate(${((l.x1 + l.x2) / 2) * S - dx * 8} ${((l.y1 + l.y2) / 2) * S - dy * 8})`}
                            class="exit"
                        />
                    );
                })}
        </g>
    );
}

function NameOf({ tile }: { tile: Tile }) {
    if (!tile.named) return null;
    const name = tile.name.replace(/\s*\(.*\)/, '');
    const width = name.length * 7.4 + 14;
    const cx = (tile.x + 1.5) * S,
        top = tile.squares.find((s) => s.ground === 'building' || s.ground === 'house' || s.ground === 'farm')!;
    const y = tile.farm >= 0 ? (tile.y + 3) * S - 10 : top.ground === 'house' ? (tile.y + 1) * S - 6 : top.y * S + 9;
    return (
        <g class="tile-label">
            <rect x={cx - width / 2} y={y - 9} width={width} height="18" rx="5" />
            <text x={cx} y={y + 4.5} text-anchor="middle" font-size="12.5" font-weight="600">
                {name}
            </text>
        </g>
    );
}

/** Life, Bullets and Items on the squares of a building; the marker of a Farm. */
function Tokens({ tile }: { tile: Tile }) {
    const { book, view } = useScene();
    const w = marWords.value;
    const at = (q: number): [number, number] => [(tile.x + (q % 3) + 0.5) * S, (tile.y + Math.floor(q / 3) + 0.55) * S];
    const life = (view.fields['life-at'] as number[][] | undefined)?.[tile.kind] ?? [];
    const bullets = (view.fields['bullets-at'] as number[][] | undefined)?.[tile.kind] ?? [];
    const lying = eachCard(piles(view, 'lying')[tile.kind]);
    const farm = nounOf(book, 'farm');
    const marker = tile.farm >= 0 ? eachCard(piles(view, 'marker')[tile.farm])[0] : undefined;
    const [mx, my] = at(4);
    return (
        <g>
            {life.map((q) => (
                <g key={`l${q}`} role="img" aria-label={w.lifeToken}>
                    <Token name="life" x={at(q)[0]} y={at(q)[1]} cls="c-life" />
                </g>
            ))}
            {bullets.map((q) => (
                <g key={`b${q}`} role="img" aria-label={w.bulletToken}>
                    <Token name="bullet" x={at(q)[0]} y={at(q)[1]} />
                </g>
            ))}
            {lying.map((c, i) => (
                <g
                    key={`i${i}`}
                    role="img"
                    aria-label={c.kind < 0 ? w.itemDown : nameOf(book, nounOf(book, 'item'), c.kind)}
                >
                    <Token
                        name={c.kind < 0 ? 'item' : (ITEM_ICON[c.kind] ?? 'item')}
                        x={at(c.tag)[0]}
                        y={at(c.tag)[1]}
                        down={c.kind < 0}
                    />
                </g>
            ))}
            {marker && (
                <ThingMark
                    target={{ noun: farm, value: tile.farm, verbs: MAP_VERBS['farm'] }}
                    name={marker.kind < 0 ? w.marker : marker.kind === 1 ? w.motherShip : w.cropCircle}
                    x={mx - 17}
                    y={my - 17}
                    width={34}
                    height={34}
                    round={17}
                >
                    <Token
                        name={marker.kind === 1 ? 'ship2' : 'crop'}
                        x={mx}
                        y={my}
                        down={marker.tag === 0}
                        cls="c-good"
                    />
                </ThingMark>
            )}
        </g>
    );
}

function Martian({ square }: { square: Square }) {
    const { book, thing } = useScene();
    const letter = nounOf(book, 'letter'),
        noun = nounOf(book, 'square'),
        side = nounOf(book, 'side');
    const target: Target = { noun, value: square.q, verbs: ['martian'], with: [{ noun: letter, value: square.spot }] };
    const x = (square.x + 0.5) * S,
        y = (square.y + 0.5) * S;
    const selected = thing(target).ring === 'selected';
    return (
        <>
            <ThingMark target={target} name={marWords.value.martian} x={x - 16} y={y - 17} width={32} height={34}>
                <Sign name="martian" x={x} y={y} size={28} cls="c-good" />
            </ThingMark>
            {selected &&
                SIDES.map(([dx, dy], i) =>
                    thing({ noun: side, value: i, verbs: ['martian'] }).ring ? (
                        <ThingMark
                            key={i}
                            target={{ noun: side, value: i, verbs: ['martian'] }}
                            name={nameOf(book, side, i)}
                            x={x + dx * S - 20}
                            y={y + dy * S - 20}
                            width={40}
                            height={40}
                        >
                            <circle cx={x + dx * S} cy={y + dy * S} r="6" class="reach-dot" />
                        </ThingMark>
                    ) : null,
                )}
        </>
    );
}

function Pawns({ tiles }: { tiles: Tile[] }) {
    const { book, view, info } = useScene();
    const at = fieldList(view, 'at-tile'),
        on = fieldList(view, 'at-square'),
        active = field(view, 'active');
    const side = nounOf(book, 'side');
    const place = (s: number): [number, number] | null => {
        const tile = tiles.find((t) => t.spot === at[s]);
        const q = on[s] ?? 0;
        return tile ? [(tile.x + (q % 3) + 0.5) * S, (tile.y + Math.floor(q / 3) + 0.5) * S] : null;
    };
    const mine = view.seat !== null ? place(view.seat) : null;
    return (
        <>
            {Array.from({ length: book.seats }, (_, s) => {
                const p = place(s);
                if (!p) return null;
                const together = at.flatMap((t, k) => (k < book.seats && t === at[s] && on[k] === on[s] ? [k] : []));
                const shift = (together.indexOf(s) - (together.length - 1) / 2) * 18;
                return (
                    <ThingMark
                        key={s}
                        target={{ noun: 1, value: s }}
                        name={fill(marWords.value.pawn, { who: seatName(info, s) })}
                        x={p[0] + shift - 16}
                        y={p[1] - 8}
                        width={32}
                        height={32}
                    >
                        <g
                            transform={`translate(${p[0] + shift - 14} ${p[1] - 6}) scale(1.17)`}
                            class={`pawn${s === active ? ' pawn-active' : ''}`}
                        >
                            <circle cx="12" cy="12" r="14" class="pawn-rim" />
                            <BadgeShape seat={s} />
                        </g>
                    </ThingMark>
                );
            })}
            {mine &&
                SIDES.map(([dx, dy], i) => (
                    <Step
                        key={i}
                        target={{ noun: side, value: i, verbs: ['step'] }}
                        x={mine[0] + dx * S}
                        y={mine[1] + dy * S}
                        name={fill(marWords.value.stepTo, { side: nameOf(book, side, i) })}
                    />
                ))}
        </>
    );
}

function Step({ target, x, y, name }: { target: Target; x: number; y: number; name: string }) {
    const { thing } = useScene();
    if (!thing(target).ring) return null;
    return (
        <ThingMark target={target} name={name} x={x - S / 2 + 3} y={y - S / 2 + 3} width={S - 6} height={S - 6}>
            <rect x={x - S / 2 + 3} y={y - S / 2 + 3} width={S - 6} height={S - 6} class="reach" rx="6" />
        </ThingMark>
    );
}

/** Ghosts of the drawn tile wherever it may lie, and whole tiles or squares that are asked about. */
function Places({ tiles }: { tiles: Tile[] }) {
    const { book, view, thing } = useScene();
    const letter = nounOf(book, 'letter'),
        side = nounOf(book, 'side'),
        square = nounOf(book, 'square');
    const drawn = eachCard(pile(view, 'tile-drawn'))[0]?.kind;
    const inQuestion = fact(view, 'tile');
    return (
        <>
            {drawn !== undefined &&
                tiles.flatMap((t) =>
                    SIDES.map(([dx, dy], i) => {
                        const target: Target = {
                            noun: side,
                            value: i,
                            verbs: ['place'],
                            with: [{ noun: letter, value: t.spot }],
                        };
                        const ring = thing(target).ring;
                        if (ring !== 'asked' && ring !== 'selected') return null;
                        const x = (t.x + 3 * dx) * S,
                            y = (t.y + 3 * dy) * S;
                        return (
                            <ThingMark
                                key={`${t.spot} ${i}`}
                                target={target}
                                name={marWords.value.placeHere}
                                x={x + 6}
                                y={y + 6}
                                width={3 * S - 12}
                                height={3 * S - 12}
                                round={12}
                            >
                                <rect
                                    x={x + 6}
                                    y={y + 6}
                                    width={3 * S - 12}
                                    height={3 * S - 12}
                                    rx="12"
                                    class="ghost"
                                />
                                <text x={x + 1.5 * S} y={y + 1.5 * S + 8} text-anchor="middle" class="ghost-plus">
                                    +
                                </text>
                            </ThingMark>
                        );
                    }),
                )}
            {tiles.map((t) => {
                const target: Target = { noun: letter, value: t.spot, verbs: ['tile'] };
                return thing(target).ring ? (
                    <ThingMark
                        key={`tile ${t.spot}`}
                        target={target}
                        name={`${nameOf(book, letter, t.spot)} ${t.name}`}
                        x={t.x * S + 3}
                        y={t.y * S + 3}
                        width={3 * S - 6}
                        height={3 * S - 6}
                    >
                        <g />
                    </ThingMark>
                ) : null;
            })}
            {tiles.flatMap((t) =>
                t.squares.map((s) => {
                    const go: Target = {
                        noun: square,
                        value: s.q,
                        verbs: ['go'],
                        with: [{ noun: letter, value: t.spot }],
                    };
                    const here: Target = { noun: square, value: s.q, verbs: ['square'] };
                    const target = thing(go).ring ? go : t.spot === inQuestion && thing(here).ring ? here : null;
                    return (
                        target && (
                            <ThingMark
                                key={`${t.spot}.${s.q}`}
                                target={target}
                                name={`${t.name} ${s.q + 1}`}
                                x={s.x * S + 4}
                                y={s.y * S + 4}
                                width={S - 8}
                                height={S - 8}
                            >
                                <rect
                                    x={s.x * S + 4}
                                    y={s.y * S + 4}
                                    width={S - 8}
                                    height={S - 8}
                                    class="reach"
                                    rx="6"
                                />
                            </ThingMark>
                        )
                    );
                }),
            )}
        </>
    );
}

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

function ToPlace() {
    const { book, view } = useScene();
    const kind = eachCard(pile(view, 'tile-drawn'))[0]?.kind;
    if (kind === undefined || kind < 0) return null;
    const tile = tileOf(book, kind, 0, -1, 0, 0);
    return (
        <figure class="to-place">
            <figcaption class="small">
                {marWords.value.toPlace}: <b>{tile.name}</b>
            </figcaption>
            <svg width="96" height="96" viewBox={`-4 -4 ${3 * S + 8} ${3 * S + 8}`} aria-hidden="true">
                <GroundOf tile={tile} />
                <WallsOf tile={tile} />
                <Exits tile={tile} taken={new Set()} />
            </svg>
        </figure>
    );
}
