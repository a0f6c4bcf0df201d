// The whole town, small: tiles as boxes, Martians as dots, pawns in the shape of their seat, a white frame round what is seen.
import { round } from '../../../ui/geometry';
import { seatColor, seatSign } from '../../../ui/seats';
import type { Bounds, Camera } from './camera';
import { ComicSvg } from './comic';
import { buildingOf } from './looks';
import type { Plan } from './plan';
import { SaucerMark } from './ship';
import type { Laid } from './town';
import type { Spot } from './town_map';
import './mini_map.css';

interface Props {
    tiles: readonly Laid[];
    bounds: Bounds;
    martians: readonly Spot[];
    pawns: readonly (Spot & { seat: number })[];
    /** Whose pawn has a white rim. */
    you?: number;
    /** The Farm the Mother Ship stands on. */
    ship?: { column: number; row: number };
    /** What the window shows; left out where it shows everything. */
    view?: Camera['view'];
    width: number;
    height?: number;
    label: string;
}

export function MiniMap({ tiles, bounds, martians, pawns, you, ship, view, width, height = 999, label }: Props) {
    const k = Math.min((width - 8) / bounds.columns, (height - 8) / bounds.rows);
    const [w, h] = [bounds.columns * k + 8, bounds.rows * k + 8];
    const px = (x: number) => round((x / 3 - bounds.column) * k + 4);
    const py = (y: number) => round((y / 3 - bounds.row) * k + 4);
    return (
        <ComicSvg
            class="mar-mini"
            viewBox={`0 0 ${round(w)} ${round(h)}`}
            width={round(w)}
            height={round(h)}
            label={label}
        >
            {tiles.map(({ column, row, plan }) => (
                <rect
                    key={`${column} ${row}`}
                    x={px(column * 3) + 0.6}
                    y={py(row * 3) + 0.6}
                    width={k - 1.2}
                    height={k - 1.2}
                    rx="2"
                    fill={groundOf(plan)}
                />
            ))}
            {martians.map(({ x, y }) => (
                <circle
                    key={`${x} ${y}`}
                    cx={px(x + 0.5)}
                    cy={py(y + 0.5)}
                    r={Math.max(1.3, k * 0.07)}
                    fill="#b6ff5a"
                />
            ))}
            {ship && <SaucerMark x={px(ship.column * 3 + 1.5)} y={py(ship.row * 3 + 1.5)} width={k * 0.9} />}
            {pawns.map(({ x, y, seat }) => (
                <PawnDot key={seat} seat={seat} x={px(x + 0.5)} y={py(y + 0.5)} you={seat === you} />
            ))}
            {view && <rect class="mar-mini-view" {...seen(view, bounds, k)} />}
        </ComicSvg>
    );
}

function groundOf(plan: Plan): string {
    if (plan.squares[0]!.ground === 'field') return '#a8963a';
    if (plan.squares.some(({ ground }) => ground === 'building')) return buildingOf(plan.word).floor[1];
    return '#565c85';
}

function PawnDot({ seat, x, y, you }: { seat: number; x: number; y: number; you: boolean }) {
    return (
        <path
            d={seatSign(seat).path}
            transform={`translate(${x} ${y}) scale(${you ? 0.47 : 0.37}) translate(-12 -12)`}
            fill={seatColor(seat)}
            stroke={you ? '#fff' : '#0b0716'}
            stroke-width="4"
        />
    );
}

/** The frame ends where the map ends. */
function seen(view: Camera['view'], bounds: Bounds, k: number) {
    const cut = (from: number, length: number, start: number, count: number) => {
        const [a, b] = [Math.max(from - start, -0.1), Math.min(from - start + length, count + 0.1)];
        return [round(a * k + 4), round((b - a) * k)] as const;
    };
    const [x, width] = cut(view.x, view.w, bounds.column, bounds.columns);
    const [y, height] = cut(view.y, view.h, bounds.row, bounds.rows);
    return { x, y, width, height };
}
