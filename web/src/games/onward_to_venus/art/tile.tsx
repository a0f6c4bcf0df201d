// The tiles that lie on the planets: a sign by kind, defence in a steel square at the right, the skull of a marked one
// at the left.
import aliens from 'icon:game-icons/alien-stare';
import bigGame from 'icon:game-icons/deer-head';
import cards from 'icon:game-icons/card-draw';
import crisis from 'icon:game-icons/burning-skull';
import factory from 'icon:game-icons/factory';
import mine from 'icon:game-icons/gold-mine';
import skull from 'icon:game-icons/skull-crossed-bones';
import tension from 'icon:game-icons/crossed-swords';
import windfall from 'icon:game-icons/two-coins';
import unknown from 'icon:game-icons/cargo-crate';
import type { Drawing } from '../../../ui/drawing';
import { Mark, spoken } from '../../../ui/icon';
import { TILE_HEIGHT } from './spread';
import { px } from '../../../ui/measure';
import './tile.css';

interface TileLook {
    sign: Drawing;
    ground: string;
    ink: string;
}

/** By the column `kind` of tiles.csv, and the aliens, who are no tile of the bag. */
export const tileLooks: Readonly<Record<string, TileLook>> = {
    factory: { sign: factory, ground: '#e9dbb8', ink: '#2b2010' },
    cards: { sign: cards, ground: '#cfe0d6', ink: '#13352a' },
    windfall: { sign: windfall, ground: '#f4d27a', ink: '#4a3203' },
    'big-game': { sign: bigGame, ground: '#d9c3a3', ink: '#40260d' },
    tension: { sign: tension, ground: '#d9cfe6', ink: '#3a1f63' },
    mine: { sign: mine, ground: '#c9cdd2', ink: '#20262d' },
    crisis: { sign: crisis, ground: '#7d1616', ink: '#ffe3c9' },
    alien: { sign: aliens, ground: '#123f2a', ink: '#a9ffc2' },
};

const lookOf = (kind: string): TileLook => tileLooks[kind] ?? { sign: unknown, ground: '#e9dbb8', ink: '#2b2010' };

export interface TileProps {
    kind: string;
    /** What it costs at least; 0 or nothing: no fight. */
    defence?: number;
    /** Rolls with skulls. */
    marked?: boolean;
    /** What it brings, in the corner: "£3", "2". */
    figure?: string;
    /** It can be taken, or is meant. */
    lit?: boolean;
    dim?: boolean;
}

interface MarkProps extends TileProps {
    /** Upper left corner and width; the height follows. */
    x?: number;
    y?: number;
    size?: number;
}

export function TileMark({ kind, defence = 0, marked, figure, lit, dim, x = 0, y = 0, size: w = 38 }: MarkProps) {
    const { sign, ground, ink } = lookOf(kind);
    const h = w * TILE_HEIGHT;
    const corner = defence > 0 || Boolean(figure);
    return (
        <g transform={`translate(${x} ${y})`}>
            <g class={`otv-tile is-${kind}${dim ? ' is-dim' : ''}`}>
                {lit && <rect class="otv-tile-halo" x="-3" y="-3" width={w + 6} height={h + 6} rx="7" />}
                <rect y="2" width={w} height={h} rx="4.5" opacity=".5" />
                <rect class="otv-tile-plate" width={w} height={h} rx="4.5" fill={ground} />
                <rect
                    x="2.4"
                    y="2.4"
                    width={w - 4.8}
                    height={h - 4.8}
                    rx="3"
                    fill="none"
                    stroke={kind === 'crisis' ? '#ff9d7a' : ink}
                    stroke-width=".8"
                    opacity=".5"
                />
                <Mark
                    of={sign}
                    x={w * (corner ? 0.46 : 0.5)}
                    y={h * (corner ? 0.42 : 0.5)}
                    size={w * (corner ? 0.66 : 0.7)}
                    color={ink}
                />
                {defence > 0 && <Defence value={defence} w={w} h={h} />}
                {marked && <Skull w={w} h={h} />}
                {figure && !defence && (
                    <text class="otv-tile-figure" x={w - 4} y={h - 4} text-anchor="end" font-size={fit(w)} fill={ink}>
                        {figure}
                    </text>
                )}
            </g>
        </g>
    );
}

const fit = (w: number): number => Math.max(11.5, w * 0.36);

function Defence({ value, w, h }: { value: number; w: number; h: number }) {
    const side = Math.max(12.5, w * 0.44);
    return (
        <g transform={`translate(${w * 0.81} ${h - w * 0.19})`}>
            <rect
                x={-side / 2}
                y={-side / 2}
                width={side}
                height={side}
                rx="2.5"
                fill="#e7ebef"
                stroke="#11151a"
                stroke-width="1.4"
            />
            <text
                class="otv-tile-figure"
                y={Math.max(4.4, w * 0.15)}
                text-anchor="middle"
                font-size={Math.max(12, w * 0.4)}
                fill="#11151a"
            >
                {value}
            </text>
        </g>
    );
}

function Skull({ w, h }: { w: number; h: number }) {
    return (
        <g transform={`translate(${w * 0.18} ${h - w * 0.18})`}>
            <circle r={w * 0.2} fill="#0d0708" stroke="#ffd9b0" stroke-width="1.2" />
            <Mark of={skull} x={0} y={0} size={w * 0.3} color="#ffd9b0" />
        </g>
    );
}

/** A tile as an element of its own: in a list, large in a sheet. */
export function Tile({ size = 38, label, ...tile }: TileProps & { size?: number; label?: string }) {
    const [w, h] = [size + 8, size * TILE_HEIGHT + 9];
    return (
        <svg class="otv-tile-alone" width={px(w)} height={px(h)} viewBox={`-4 -4 ${w} ${h}`} {...spoken(label)}>
            <TileMark {...tile} size={size} />
        </svg>
    );
}
