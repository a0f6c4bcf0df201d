// How a tile of Martians!!! is drawn: ground, walls and doors, exits, its name; and the signs that lie on it.
import { IconMark } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { lies } from '../../../motion/lies';
import { SIDES, type Tile } from './map';

export const S = 54; // a square in the drawing's units

export function Token({
    name,
    x,
    y,
    down,
    cls,
}: {
    name: IconName;
    x: number;
    y: number;
    down?: boolean;
    cls?: string;
}) {
    return (
        <g class={cls}>
            <circle cx={x} cy={y} r="15" class={down ? 'token token-down' : 'token'} />
            <IconMark name={name} x={x} y={y} size={18} />
        </g>
    );
}

export function GroundOf({ tile }: { tile: Tile }) {
    return (
        <g {...(tile.spot < 0 ? {} : lies('town', 'tile', tile.kind))}>
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

export function WallsOf({ tile }: { tile: Tile }) {
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
export function Exits({ tile, taken }: { tile: Tile; taken: Set<string> }) {
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

export function NameOf({ tile }: { tile: Tile }) {
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
