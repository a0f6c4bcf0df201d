// A square nobody can go to: a house from above, or trees.
import { round } from '../../../ui/geometry';
import { OUTLINE } from './comic';

const ROOFS = ['#7b4a8a', '#9a4a52', '#4a6a9a', '#8a6a3a'];

export function Lawn({ x, y, next }: { x: number; y: number; next: () => number }) {
    if (next() < 0.42) return <Roof x={x + 30} y={y + 30} color={ROOFS[Math.floor(next() * ROOFS.length)]!} />;
    const far = next() > 0.4;
    return (
        <>
            <Tree x={x + 18 + next() * 6} y={y + 20 + next() * 6} r={13} />
            <Tree x={x + 42} y={y + 38 + next() * 6} r={11} />
            {far && <Tree x={x + 16} y={y + 46} r={8} />}
        </>
    );
}

function Roof({ x, y, color }: { x: number; y: number; color: string }) {
    return (
        <g transform={`translate(${x} ${y})`} stroke={OUTLINE}>
            <rect x="-22" y="-19" width="46" height="42" opacity=".35" stroke="none" />
            <rect x="-23" y="-22" width="46" height="42" fill={color} stroke-width="3.4" />
            <path d="M-23-22L-8-1-23 20zM23-22L8-1 23 20z" opacity=".28" stroke="none" />
            <path d="M-23-22L-8-1H8L23-22M-23 20L-8-1M23 20L8-1" fill="none" stroke-width="2.6" />
            <rect x="9" y="-18" width="8" height="8" fill="#b0563a" stroke-width="2" />
        </g>
    );
}

/** A crown of five bows. */
function crown(r: number): string {
    const bow = (size: number, dx: number, dy: number) =>
        `a${round(size * r)} ${round(size * r)} 0 0 1 ${round(dx * r)} ${round(dy * r)}`;
    return `M${-r} 0${bow(0.7, 0.5, -0.8)}${bow(0.7, 1.05, 0.05)}${bow(0.65, 0.4, 0.9)}${bow(0.65, -0.8, 0.6)}${bow(0.65, -1.15, -0.75)}z`;
}

function Tree({ x, y, r }: { x: number; y: number; r: number }) {
    return (
        <g transform={`translate(${round(x)} ${round(y)})`}>
            <ellipse cx="2" cy={r * 0.7} rx={r} ry={r * 0.5} opacity=".35" />
            <path class="mar-tree" d={crown(r)} />
            <path class="mar-leaves" d={`M${-r * 0.5} ${-r * 0.2}q${r * 0.3} ${-r * 0.5} ${r * 0.8} ${-r * 0.3}`} />
        </g>
    );
}
