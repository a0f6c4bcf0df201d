// The town as a whole: the sky around it, its shadow and outline, arrows where roads lead out.
import type { ComponentChildren } from 'preact';
import { range, round, sequence, type Point } from '../../../ui/geometry';
import { ComicSvg } from './comic';
import { heroCrowd } from './hero';
import { martianCrowd } from './martian';
import { SIDES, type Plan } from './plan';
import './town.css';

interface TownProps {
    width: number;
    height: number;
    label: string;
    /** Left out where the sky of the board is behind it. */
    sky?: boolean;
    children: ComponentChildren;
}

/** The drawing everything in town stands in. */
export function Town({ width, height, label, sky = true, children }: TownProps) {
    return (
        <ComicSvg
            class={`mar-town${sky ? ' mar-sky' : ''}`}
            viewBox={`0 0 ${width} ${height}`}
            label={label}
            group
            crowd={(id) => [martianCrowd(id), heroCrowd(id)]}
        >
            {sky && <Heavens width={width} height={height} />}
            {children}
        </ComicSvg>
    );
}

const CLOUD = 'M-60 20a24 24 0 0 1 12-44 34 34 0 0 1 60-8 28 28 0 0 1 44 24 20 20 0 0 1-4 28z';

/** The sky of a whole board, where the town is a window in it. */
export function TownSky({ width, height }: { width: number; height: number }) {
    return (
        <svg class="mar-town mar-sky" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <Heavens width={width} height={height} />
        </svg>
    );
}

function Heavens({ width: w, height: h }: { width: number; height: number }) {
    const next = sequence(1234);
    const clouds = [
        [90, 60, 1],
        [w - 150, h - 70, 1.2],
        [w - 420, h - 40, 0.8],
        [60, h - 60, 0.9],
        [w - 70, 150, 0.7],
    ];
    return (
        <>
            <g class="mar-night">
                {range(110).map((i) => (
                    <circle
                        key={i}
                        cx={round(next() * w)}
                        cy={round(next() * h)}
                        r={round(0.6 + next() * 1.3)}
                        opacity={round(0.2 + next() * 0.6)}
                    />
                ))}
            </g>
            <g class="mar-day">
                {clouds.map(([x, y, scale]) => (
                    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
                        <path d={CLOUD} fill="#fff" stroke="#1c1230" stroke-width="3.4" stroke-linejoin="round" />
                        <path d="M-30 20H50" stroke="#b9dcf2" stroke-width="5" />
                    </g>
                ))}
            </g>
        </>
    );
}

/** A tile as it lies: column and row in the town. */
export interface Laid {
    column: number;
    row: number;
    plan: Plan;
}

interface GroundProps {
    tiles: readonly Laid[];
    size: number;
    /** Where column 0, row 0 begins. */
    at: Point;
}

export function TownShadow({ tiles, size, at: [x, y] }: GroundProps) {
    const boxes = tiles.map(
        ({ column, row }) => `M${x + column * size + 5} ${y + row * size + 6}h${size}v${size}h${-size}z`,
    );
    return <path d={boxes.join('')} opacity=".45" />;
}

const cell = (column: number, row: number): string => `${column} ${row}`;

/** arrows: where a road leads out and nothing is asked there. */
export function TownEdge({ tiles, size, at: [x, y], arrows = true }: GroundProps & { arrows?: boolean }) {
    const taken = new Set(tiles.map(({ column, row }) => cell(column, row)));
    const free = tiles.flatMap(({ column, row, plan }) =>
        SIDES.flatMap(([dx, dy], side) =>
            taken.has(cell(column + dx, row + dy))
                ? []
                : [{ x: x + column * size, y: y + row * size, side, out: plan.exits[side] }],
        ),
    );
    const line = { 0: `h${size}`, 1: `m${size} 0v${size}`, 2: `m0 ${size}h${size}`, 3: `v${size}` } as Record<
        number,
        string
    >;
    return (
        <>
            <path class="mar-town-edge" d={free.map((edge) => `M${edge.x} ${edge.y}${line[edge.side]}`).join('')} />
            {arrows &&
                free.flatMap(({ x: left, y: top, side, out }, i) => {
                    const [dx, dy] = SIDES[side]!;
                    const [cx, cy] = [left + size / 2 + dx * (size / 2 + 9), top + size / 2 + dy * (size / 2 + 9)];
                    const place = `translate(${cx} ${cy}) rotate(${side * 90})`;
                    return out ? [<path key={i} class="mar-exit" d="M-6 4L0-4 6 4z" transform={place} />] : [];
                })}
        </>
    );
}
