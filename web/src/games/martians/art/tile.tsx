// A tile, drawn from its plan: roads with kerb and centre line, lawns nobody can go to, buildings with an open door,
// fields. 180 x 180.
import { range, sequence, type Point } from '../../../ui/geometry';
import { ComicSvg, useComic } from './comic';
import { Building } from './building';
import { Field } from './field';
import { Lawn } from './lawn';
import { SQUARE, type Plan, type Square } from './plan';
import { SignMark } from './sign';
import { signPlace } from './signs';
import './tile.css';

interface Props {
    plan: Plan;
    /** Upper left corner and width in the drawing around it. */
    x?: number;
    y?: number;
    size?: number;
    /** Gardens differ from tile to tile: the letter of the place is a good seed. */
    seed?: number;
    opacity?: number;
}

export function TileMark({ plan, x = 0, y = 0, size = 180, seed = 1, opacity }: Props) {
    return (
        <g transform={`translate(${x} ${y}) scale(${size / 180})`} opacity={opacity}>
            <g class="mar-tile">
                {plan.squares.some(({ ground }) => ground === 'field') ? (
                    <Field plan={plan} />
                ) : (
                    <Street plan={plan} seed={seed} />
                )}
                <rect class="mar-tile-edge" x=".75" y=".75" width="178.5" height="178.5" />
            </g>
        </g>
    );
}

function Street({ plan, seed }: { plan: Plan; seed: number }) {
    const { dots, lamp: light } = useComic();
    const next = sequence(seed * 7919 + plan.word.length * 31 + plan.turns * 7);
    const of = (ground: Square['ground']) => plan.squares.filter((square) => square.ground === ground);
    const roads = of('road');
    const lamp = lampAt(roads, next);
    return (
        <>
            <rect class="mar-grass" width="180" height="180" />
            <rect class="mar-dots" width="180" height="180" fill={dots} />
            {of('lawn').map((square) => (
                <Lawn key={square.q} x={square.x * SQUARE} y={square.y * SQUARE} next={next} />
            ))}
            <Roads squares={roads} />
            <Building plan={plan} squares={of('building')} />
            {lamp && (
                <g class="mar-lamp" transform={`translate(${lamp[0]} ${lamp[1]})`}>
                    <circle r="46" fill={light} />
                    <circle r="4" fill="#fff6c8" stroke="var(--outline)" stroke-width="2" />
                </g>
            )}
        </>
    );
}

/**
 * A street lamp stands in a corner of the middle square, or of the road nearest to it, so that its light ends inside
 * the tile.
 */
function lampAt(roads: readonly Square[], next: () => number): Point | undefined {
    const square = roads.find(({ q }) => q === 4) ?? roads.find(({ q }) => q % 2 === 1);
    if (!square) return undefined;
    const inner = (n: number) => (n === 1 ? (next() < 0.5 ? 70 : 110) : n === 0 ? 50 : 130);
    return [inner(square.x), inner(square.y)];
}

/** The line along a side of a square, so far inside it. */
function alongSide({ x, y }: Square, side: number, inside: number): string {
    const [left, top, right, bottom] = [x * SQUARE, y * SQUARE, (x + 1) * SQUARE, (y + 1) * SQUARE];
    return [
        `M${left} ${top + inside}H${right}`,
        `M${right - inside} ${top}V${bottom}`,
        `M${left} ${bottom - inside}H${right}`,
        `M${left + inside} ${top}V${bottom}`,
    ][side]!;
}

function Roads({ squares }: { squares: readonly Square[] }) {
    const sides = (square: Square, kind: string) => range(4).filter((side) => square.sides[side] === kind);
    const kerbs = squares.flatMap((s) => sides(s, 'kerb').map((side) => alongSide(s, side, 3.5))).join('');
    const lanes = squares.flatMap((s) => sides(s, 'open').map((side) => toSide(s, side)));
    return (
        <>
            {squares.map(({ q, x, y }) => (
                <rect key={q} class="mar-road" x={x * SQUARE} y={y * SQUARE} width={SQUARE} height={SQUARE} />
            ))}
            <path class="mar-kerb" d={kerbs} />
            <path class="mar-kerb-joints" d={kerbs} />
            {lanes.map((d, i) => (
                <path key={i} class="mar-lane" d={d} />
            ))}
        </>
    );
}

/** From the middle of a square to a side. */
function toSide({ x, y }: Square, side: number): string {
    const [left, top] = [x * SQUARE, y * SQUARE];
    const end = [`V${top}`, `H${left + SQUARE}`, `V${top + SQUARE}`, `H${left}`][side];
    return `M${left + 30} ${top + 30}${end}`;
}

interface AloneProps {
    plan: Plan;
    /** What its sign says. */
    name?: string;
    size?: number;
    seed?: number;
    label: string;
}

/** A tile as a picture of its own, thrown on the table: the one just drawn. */
export function TilePicture({ plan, name, size = 152, seed, label }: AloneProps) {
    return (
        <span class="mar-tile-picture">
            <ComicSvg viewBox="0 0 180 180" width={size} height={size} label={label}>
                <TileMark plan={plan} seed={seed} />
                {name && <SignMark {...signPlace({ plan, text: name, x: 0, y: 0 }, 180)} />}
            </ComicSvg>
        </span>
    );
}
