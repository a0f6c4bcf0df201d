// Placing a tile in Martians!!!: a ghost of it on every legal cell, as it would lie there. A tap takes the cell,
// further taps turn the tile through the legal rotations; the dark button puts it down, or Enter on the ghost.
import { lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { eachCard, nounOf, pile, useScene } from '../../../state/context';
import type { Book, Legal } from '../../../wire/types';
import { marWords } from '../en';
import { fill } from '../../../words/words';
import { SIDES, tileOf, type Tile } from './map';
import { Exits, GroundOf, NameOf, S, WallsOf } from './tiles';

interface Cell {
    column: number;
    row: number;
    /** The ways the tile may lie here; the answers' third argument is the turn. */
    ways: Legal[];
}

/** The legal answers by the cell they mean: beside a tile, at one of its sides. */
function cellsOf(book: Book, tiles: readonly Tile[], left: readonly Legal[]): Cell[] {
    const cells = new Map<string, Cell>();
    for (const l of left) {
        if (book.verbs[l.a[0]]?.word !== 'place') continue;
        const beside = tiles.find((t) => t.spot === l.a[1]),
            side = SIDES[l.a[2]];
        if (!beside || !side) continue;
        const column = beside.x / 3 + side[0],
            row = beside.y / 3 + side[1];
        const cell = cells.get(`${column}:${row}`) ?? { column, row, ways: [] };
        cell.ways.push(l);
        cells.set(`${column}:${row}`, cell);
    }
    return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

function Ghost({ cell, kind, taken }: { cell: Cell; kind: number; taken: Set<string> }) {
    const { book, ready, arm, say } = useScene();
    const w = marWords.value,
        turn = nounOf(book, 'turn');
    const now = cell.ways.findIndex((l) => l.a.join() === ready?.a.join());
    const way = cell.ways[Math.max(0, now)]!;
    const next = cell.ways[(now + 1) % cell.ways.length]!;
    const tile = tileOf(book, kind, way.a[3], -1, cell.column, cell.row);
    const chosen = now >= 0;
    const where = fill(w.ghost, {
        side: nameOf(book, nounOf(book, 'side'), way.a[2]),
        tile: nameOf(book, nounOf(book, 'letter'), way.a[1]),
        turn: nameOf(book, turn, way.a[3]),
    });
    const turns = cell.ways.length > 1 ? fill(w.turns, { n: cell.ways.length }) : '';
    const [x, y] = [tile.x * S + 3, tile.y * S + 3];
    const tap = () => {
        if (!chosen || cell.ways.length > 1) arm(next);
    };
    return (
        <g
            class={`thing-mark ghost-tile${chosen ? ' ghost-chosen' : ''}`}
            data-ring={chosen ? 'selected' : 'asked'}
            data-ghost={`${cell.column}:${cell.row}`}
            data-turn={way.a[3]}
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
            <GroundOf tile={tile} />
            <WallsOf tile={tile} />
            <Exits tile={tile} taken={taken} />
            <NameOf tile={tile} />
            <rect class="ring" x={x} y={y} width={3 * S - 6} height={3 * S - 6} rx={10} fill="none" />
            <rect x={x} y={y} width={3 * S - 6} height={3 * S - 6} fill="transparent" />
            {cell.ways.length > 1 && (
                <g transform={`translate(${x + 3 * S - 30} ${y + 24})`} class="ghost-turn">
                    <circle r="15" />
                    <path d="M-7 -2a7 7 0 1 1 1 7M-8 -8v6h6" />
                </g>
            )}
        </g>
    );
}

/** Ghosts of the drawn tile wherever it may lie. */
export function Ghosts({ tiles }: { tiles: Tile[] }) {
    const { book, view, left } = useScene();
    const kind = eachCard(pile(view, 'tile-drawn'))[0]?.kind;
    if (kind === undefined || kind < 0 || view.seat === null || !view.asked.includes(view.seat)) return null;
    const taken = new Set(tiles.map((t) => `${t.x / 3}:${t.y / 3}`));
    return (
        <>
            {cellsOf(book, tiles, left).map((c) => (
                <Ghost key={`${c.column}:${c.row}`} cell={c} kind={kind} taken={taken} />
            ))}
        </>
    );
}

/** The drawn tile in the corner, for those who watch it being placed. */
export function ToPlace() {
    const { book, view } = useScene();
    const kind = eachCard(pile(view, 'tile-drawn'))[0]?.kind;
    const placing = view.seat !== null && view.asked.includes(view.seat); // who has ghosts needs no picture here
    if (kind === undefined || kind < 0 || placing) return null;
    const tile = tileOf(book, kind, 0, -1, 0, 0);
    return (
        <figure class="to-place" {...lies('drawn', 'tile', kind)}>
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
