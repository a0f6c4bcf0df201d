// A building from above: a lit floor in its colour, faint furniture, thick walls, an open door with light on the street.
import { range } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { buildingOf } from './looks';
import { SQUARE as S, type Plan, type Square } from './plan';

const DOOR = 16; // wall at each side of it

export function Building({ plan, squares }: { plan: Plan; squares: readonly Square[] }) {
    if (!squares.length) return null;
    const { floor, inside } = buildingOf(plan.word);
    return (
        <>
            {squares.map((square) => (
                <Floor key={square.q} square={square} light={floor[0]} dark={floor[1]} />
            ))}
            {squares.map(({ q, x, y }, i) => (
                <Mark
                    key={q}
                    of={inside[i % inside.length]!}
                    x={x * S + 30}
                    y={y * S + 32}
                    size={34}
                    color="#5a2a10"
                    opacity={0.34}
                />
            ))}
            <Walls squares={squares} />
        </>
    );
}

const CHECKS = range(9).filter((i) => i % 2); // every other field of three by three

function Floor({ square: { x, y }, light, dark }: { square: Square; light: string; dark: string }) {
    const checks = CHECKS.map((i) => `M${x * S + (i % 3) * 20} ${y * S + Math.floor(i / 3) * 20}h20v20h-20z`).join('');
    return (
        <>
            <rect x={x * S} y={y * S} width={S} height={S} fill={light} />
            <path d={checks} fill={dark} opacity=".55" />
        </>
    );
}

interface Edge {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    side: number;
}

/** A wall at the edge of the tile stands a little inside it. */
const keep = (n: number): number => Math.max(4, Math.min(176, n));

function edgeOf({ x, y }: Square, side: number): Edge {
    const [left, top, right, bottom] = [x * S, y * S, (x + 1) * S, (y + 1) * S].map(keep) as [
        number,
        number,
        number,
        number,
    ];
    const [x1, y1, x2, y2] = [
        [left, top, right, top],
        [right, top, right, bottom],
        [left, bottom, right, bottom],
        [left, top, left, bottom],
    ][side]!;
    return { x1: x1!, y1: y1!, x2: x2!, y2: y2!, side };
}

function Walls({ squares }: { squares: readonly Square[] }) {
    const edges = (kind: string) =>
        squares.flatMap((s) => range(4).flatMap((side) => (s.sides[side] === kind ? [edgeOf(s, side)] : [])));
    const doors = edges('door');
    const walls = [...edges('wall').map(whole), ...doors.map(jambs)].join('');
    const lines = edges('line').filter(({ side }) => side === 1 || side === 2);
    return (
        <>
            <path class="mar-inner" d={lines.map(whole).join('')} />
            <path d={doors.map(glow).join('')} fill="#ffe9a0" opacity=".38" />
            <path class="mar-wall" d={walls} />
            <path class="mar-wall is-light" d={walls} />
        </>
    );
}

const whole = ({ x1, y1, x2, y2 }: Edge): string => `M${x1} ${y1}L${x2} ${y2}`;

function jambs({ x1, y1, x2, y2 }: Edge): string {
    return x1 === x2
        ? `M${x1} ${y1}V${y1 + DOOR}M${x1} ${y2 - DOOR}V${y2}`
        : `M${x1} ${y1}H${x1 + DOOR}M${x2 - DOOR} ${y1}H${x2}`;
}

/** Light falls out and widens. */
function glow({ x1, y1, x2, y2, side }: Edge): string {
    const out = side === 0 || side === 3 ? -42 : 42;
    return x1 === x2
        ? `M${x1} ${y1 + DOOR}L${x1 + out} ${y1 + 2}V${y2 - 2}L${x1} ${y2 - DOOR}z`
        : `M${x1 + DOOR} ${y1}L${x1 + 2} ${y1 + out}H${x2 - 2}L${x2 - DOOR} ${y1}z`;
}
