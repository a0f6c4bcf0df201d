// Lines over the board: who plays, and whom it hits. Points are in the units of the box, which is the board's size in
// pixels.
import { range, type Point } from '../../../ui/geometry';
import { Blur, Linear, usePaints } from '../../../ui/paint';
import './aim.css';

interface Props {
    width: number;
    height: number;
    /** From the player to the card: dotted. */
    from?: { start: Point; end: Point };
    /** From the card to the one it hits: solid, with a head. */
    hit?: { start: Point; end: Point };
}

export function Aim({ width, height, from, hit }: Props) {
    const paints = usePaints('fire', 'glow');
    return (
        <svg class="eg-aim" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <Linear id={paints.fire.id} across stops={[['#ff6a52'], ['#ffc857', 1]]} />
            <Blur id={paints.glow.id} by={5} />
            {from && <path class="eg-aim-from" d={bow(from.start, from.end)} stroke={paints.fire.url} />}
            {hit && <Hit d={bow(hit.start, hit.end)} tip={hit.end} stroke={paints.fire.url} glow={paints.glow.url} />}
        </svg>
    );
}

/** A bow that leaves sideways and arrives upright, as a thrown thing does. */
function bow([x, y]: Point, [X, Y]: Point): string {
    const dx = X - x;
    const dy = Y - y;
    return `M${x} ${y}C${x + dx * 0.43} ${y - dy * 0.2} ${X + dx * -0.12} ${Y - dy * 0.75} ${X} ${Y}`;
}

function Hit({ d, tip: [x, y], stroke, glow }: { d: string; tip: Point; stroke: string; glow: string }) {
    return (
        <>
            <path class="eg-aim-hit" d={d} stroke={stroke} filter={glow} opacity=".8" />
            <path class="eg-aim-hit" d={d} stroke={stroke} />
            <path d={`M${x - 12} ${y + 16}L${x - 2} ${y - 10} ${x + 16} ${y + 10}z`} fill="#ff6a52" />
        </>
    );
}

/** A Psych card runs out over the table in rings. */
export function PsychRings({ width, height, at: [x, y] }: { width: number; height: number; at: Point }) {
    return (
        <svg class="eg-aim" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <g fill="none" stroke="#74e0c8">
                {range(7).map((i) => (
                    <circle
                        key={i}
                        class="eg-psych-ring"
                        style={{ animationDelay: `${i * 40}ms` }}
                        cx={x}
                        cy={y}
                        r={90 + i * 62}
                        stroke-width={6 - i * 0.7}
                        opacity={0.5 - i * 0.065}
                    />
                ))}
            </g>
        </svg>
    );
}
