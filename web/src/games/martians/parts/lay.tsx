// Laying a tile: every place where it fits has a number, since letters name tiles (MAR-A124); a tap takes it, further
// taps turn the tile through the ways that fit there. The dark button puts it down.
import { useEffect } from 'preact/hooks';
import left from 'icon:lucide/rotate-ccw';
import right from 'icon:lucide/rotate-cw';
import { eachCard, factList, nounOf, pile, useScene, type Scene } from '../../../state/context';
import { source } from '../../../motion/arrive';
import { settings } from '../../../state/settings';
import { nameOf } from '../../../table/speech';
import { Button } from '../../../ui/button';
import type { Legal } from '../../../wire/types';
import { fill } from '../../../words/words';
import { marWords } from '../en';
import {
    Martian,
    MartianPicture,
    poseAt,
    SlotMark,
    TileMark,
    TilePicture,
    turned,
    TokenPicture,
    type Camera,
    type Token,
} from '../art';
import { isAsked, leftWith, SIDES } from './asked';
import { screenWidth } from './screen';
import { tileAt, tileOf, type Town } from './town';

export interface Cell {
    /** From 1. */
    number: number;
    column: number;
    row: number;
    /** The ways the tile may lie here; the answers' third argument is the turn. */
    ways: Legal[];
}

/** The drawn tile, a value of the noun "tile". */
export const drawnTile = ({ view }: Pick<Scene, 'view'>): number | undefined => {
    const kind = eachCard(pile(view, 'tile-drawn'))[0]?.kind;
    return kind === undefined || kind < 0 ? undefined : kind;
};

/** The legal answers by the cell they mean: beside a tile, at one of its sides. */
export function cellsOf(scene: Scene, town: Town): Cell[] {
    if (!isAsked(scene.view)) return [];
    const cells = new Map<string, Cell>();
    for (const l of leftWith(scene, 'place')) {
        const beside = tileAt(town, l.a[1]),
            side = SIDES[l.a[2]];
        if (!beside || !side) continue;
        const [column, row] = [beside.column + side[0], beside.row + side[1]];
        const cell = cells.get(`${column}:${row}`) ?? { number: 0, column, row, ways: [] };
        cell.ways.push(l);
        cells.set(`${column}:${row}`, cell);
    }
    const sorted = [...cells.values()].sort((a, b) => a.column - b.column || a.row - b.row);
    return sorted.map((c, i) => ({ ...c, number: i + 1 }));
}

const indexOf = (cell: Cell, ready: Legal | null): number => cell.ways.findIndex((l) => l.a.join() === ready?.a.join());

/** The way that stands ready, and the next one by so many turns. */
export const chosenCell = (cells: readonly Cell[], ready: Legal | null): Cell | undefined =>
    cells.find((c) => indexOf(c, ready) >= 0);

export function turnBy(cell: Cell, ready: Legal | null, by: number): Legal {
    const n = cell.ways.length;
    return cell.ways[(Math.max(0, indexOf(cell, ready)) + by + n) % n]!;
}

interface SlotProps {
    cell: Cell;
    kind: number;
    camera: Camera;
}

export function Slot({ cell, kind, camera }: SlotProps) {
    const { book, ready, arm, say } = useScene();
    const w = marWords.value;
    const now = indexOf(cell, ready),
        chosen = now >= 0;
    const way = cell.ways[Math.max(0, now)]!;
    const [x, y] = [camera.at[0] + cell.column * camera.size, camera.at[1] + cell.row * camera.size];
    const where = fill(w.ghost, {
        number: cell.number,
        side: nameOf(book, nounOf(book, 'side'), way.a[2]),
        tile: nameOf(book, nounOf(book, 'letter'), way.a[1]),
        turn: nameOf(book, nounOf(book, 'turn'), way.a[3]),
    });
    const turns = cell.ways.length > 1 ? fill(w.turns, { n: cell.ways.length }) : '';
    const tap = () => arm(chosen ? turnBy(cell, ready, 1) : way);
    const { plan, seed } = tileOf(book, kind, way.a[3], -1, 0, 0);
    return (
        <g
            class={`mar-spot ghost-tile${chosen ? ' ghost-chosen' : ''}`}
            data-ring={chosen ? 'selected' : 'asked'}
            data-target={`${nounOf(book, 'letter')}:${way.a[1]}`}
            data-ghost={`${cell.column}:${cell.row}`}
            data-turn={way.a[3]}
            data-ways={cell.ways.length}
            role="button"
            tabindex={0}
            aria-pressed={chosen}
            aria-label={[where, turns].filter(Boolean).join('. ')}
            onClick={tap}
            onKeyDown={(e) => {
                if (e.key !== 'Enter' && e.key !== ' ') return;
                e.preventDefault();
                if (chosen && e.key === 'Enter') say(way);
                else tap();
            }}
        >
            {chosen && <TileMark plan={plan} x={x} y={y} size={camera.size} seed={seed} opacity={0.9} />}
            {chosen && <Ghosts x={x} y={y} size={camera.size} turns={way.a[3]} at={[cell.column, cell.row]} />}
            <SlotMark x={x} y={y} size={camera.size} number={cell.number} picked={chosen} />
            <rect x={x} y={y} width={camera.size} height={camera.size} fill="transparent" />
        </g>
    );
}

interface GhostProps {
    x: number;
    y: number;
    /** Of the tile. */
    size: number;
    turns: number;
    at: readonly [column: number, row: number];
}

/** The Martians that come with the tile, as the view says of it before it is turned. */
function Ghosts({ x, y, size, turns, at: [column, row] }: GhostProps) {
    const squares = factList(useScene().view, 'brings').flatMap((n, q) => (n ? [turned(q, turns)] : []));
    const each = size / 3;
    return (
        <g class="mar-ghosts" opacity=".62" pointer-events="none">
            {squares.map((q) => {
                const [dx, dy] = [q % 3, Math.floor(q / 3)];
                const pose = poseAt(column * 3 + dx, row * 3 + dy);
                return (
                    <Martian
                        key={q}
                        pose={pose}
                        x={x + (dx + 0.5) * each}
                        y={y + (dy + 0.48) * each}
                        size={each * 0.8}
                    />
                );
            })}
        </g>
    );
}

const NARROW = 1100,
    MANY = 5; // places that have a number in the bar too

/** The numbers in the question bar until one is chosen, which the answer needs the room for; on a phone the button that
 * turns. */
export function LayControls({ cells, phone }: { cells: readonly Cell[]; phone: boolean }) {
    const { ready, arm } = useScene();
    const w = marWords.value,
        chosen = chosenCell(cells, ready);
    return (
        <span class="mar-places" role="group" aria-label={w.places}>
            {!phone &&
                !chosen &&
                screenWidth.value > NARROW &&
                cells.length <= MANY &&
                cells.map((c) => (
                    <button
                        key={c.number}
                        type="button"
                        class="mar-place"
                        aria-label={fill(w.placeAt, { number: c.number })}
                        onClick={() => arm(c.ways[0]!)}
                    >
                        {c.number}
                    </button>
                ))}
            {phone && chosen && chosen.ways.length > 1 && (
                <Button kind="ghost" icon={right} onClick={() => arm(turnBy(chosen, ready, 1))}>
                    {w.turnIt}
                </Button>
            )}
        </span>
    );
}

/** Q and R turn; R means this while a tile is laid. */
function useTurning(turn: (by: number) => void, on: boolean): void {
    useEffect(() => {
        if (!on) return undefined;
        const key = (e: KeyboardEvent) => {
            const by = { q: -1, r: 1 }[e.key.toLowerCase()];
            const typing = e.target instanceof HTMLElement && e.target.closest('input, textarea, select');
            if (by === undefined || typing || e.ctrlKey || e.metaKey || e.altKey || !settings.value.letters) return;
            e.preventDefault();
            e.stopPropagation();
            turn(by);
        };
        document.addEventListener('keydown', key, true);
        return () => document.removeEventListener('keydown', key, true);
    });
}

const BRINGS: readonly (readonly [column: string, token: Token])[] = [
    ['life', 'life'],
    ['bullets', 'bullet'],
    ['items', 'item'],
];

/** How many Martians come with it. */
function Comers() {
    const n = factList(useScene().view, 'brings').filter(Boolean).length;
    if (!n) return null;
    return (
        <p class="mar-brings">
            <MartianPicture pose="ray-gun" size={24} />
            {n === 1 ? marWords.value.oneComes : fill(marWords.value.manyCome, { n })}
        </p>
    );
}

/** What the sheet of tiles says lies inside. */
export function Brings({ kind }: { kind: number }) {
    const { book } = useScene();
    const row = book.sheets['tiles']?.[kind] ?? {};
    const some = BRINGS.filter(([column]) => Number(row[column] ?? 0) > 0);
    if (!some.length) return null;
    return (
        <p class="mar-brings">
            {marWords.value.inside}
            {some.map(([column, token]) => (
                <span key={token}>
                    <TokenPicture token={token} size={22} label={marWords.value.tokens[token]} />
                    <b>{Number(row[column])}</b>
                </span>
            ))}
        </p>
    );
}

interface LayProps {
    cells: readonly Cell[];
    kind: number;
    /** There is little room: 1, a smaller picture; 2, also without words that the question says. */
    tight: number;
}

/** The drawn tile beside the town, with the two ways to turn it. */
export function LayPanel({ cells, kind, tight }: LayProps) {
    const { book, ready, arm } = useScene();
    const w = marWords.value,
        chosen = chosenCell(cells, ready);
    const way = chosen?.ways[indexOf(chosen, ready)];
    const tile = tileOf(book, kind, way?.a[3] ?? 0, -1, 0, 0);
    const turn = (by: number) => chosen && arm(turnBy(chosen, ready, by));
    const turns = (chosen?.ways.length ?? 0) > 1;
    useTurning(turn, turns);
    return (
        <>
            <h3 class="mar-column-title">{tile.name ?? w.road}</h3>
            <span class="mar-drawn" {...(cells.length ? {} : source)}>
                <TilePicture
                    plan={tile.plan}
                    name={tile.name}
                    seed={tile.seed}
                    label={tile.title}
                    size={tight ? 96 : 132}
                />
            </span>
            {cells.length > 0 && (
                <span class="mar-turns">
                    <Button icon={left} keys="Q" off={!turns} label={w.turnLeft} onClick={() => turn(-1)} />
                    <Button icon={right} keys="R" off={!turns} label={w.turnRight} onClick={() => turn(1)} />
                </span>
            )}
            <Comers />
            <Brings kind={kind} />
            {cells.length > 0 && tight < 2 && <p class="mar-column-foot">{chosen ? w.layTurn : w.layPick}</p>}
        </>
    );
}
