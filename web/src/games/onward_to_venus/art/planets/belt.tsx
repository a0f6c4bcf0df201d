// The Kuiper Belt: rocks instead of a disc, in a stream of dust that goes round the Sun. Radius 100.
import { polar, range, round, sequence, through, type Point } from '../../../../ui/geometry';
import { Radial, usePaints } from '../../../../ui/paint';
import { palette } from './palette';

const ROCKS: readonly (readonly [x: number, y: number, size: number])[] = [
    [-2, 2, 55],
    [42, -62, 30],
    [-50, 70, 27],
    [50, 60, 20],
    [-55, -55, 19],
    [80, -2, 13],
];

/** A stone with nine corners. */
function outline(x: number, y: number, size: number, next: () => number): string {
    const corners = range(9).map((i): Point => {
        const [dx, dy] = polar(0, 0, size * (0.78 + next() * 0.34), 40 * i);
        return [x + dx, y + dy * 0.86];
    });
    return `${through(corners)}z`;
}

interface Props {
    /** Its place would be alone in the sky otherwise; left out where the belt is only a sign. */
    dust: boolean;
    dead: boolean;
}

export function Belt({ dust, dead }: Props) {
    const { stone } = usePaints('stone');
    const next = sequence(77);
    const [light, day, dusk, night] = palette['kuiper-belt'];
    return (
        <g opacity={dead ? 0.45 : undefined}>
            <Radial
                id={stone.id}
                cx={0.3}
                cy={0.36}
                r={0.78}
                stops={[[light], [day, 0.42], [dusk, 0.78], [night, 1]]}
            />
            {dust && <Dust />}
            {ROCKS.map(([x, y, size]) => (
                <g key={x} class="otv-rock">
                    <path d={outline(x, y, size, next)} fill={stone.url} />
                    {range(Math.max(2, Math.round(size / 10))).map((i) => (
                        <path
                            key={i}
                            class="otv-engraved"
                            d={`M${x + size * 0.1} ${y - size * 0.5 + i * 10}q${size * 0.3} 4 ${size * 0.62}-2`}
                            stroke="#0b0d16"
                            opacity=".55"
                        />
                    ))}
                    <path
                        d={`M${x - size * 0.55} ${y - size * 0.25}q${size * 0.15} ${-size * 0.4} ${size * 0.5} ${-size * 0.42}`}
                        fill="none"
                        stroke="#fff"
                        stroke-width={size * 0.09}
                        stroke-linecap="round"
                        opacity=".55"
                    />
                </g>
            ))}
        </g>
    );
}

/** Grains on a bow round the Sun, far to the left. */
function Dust() {
    const next = sequence(78);
    return (
        <g fill="#cfdcf2">
            {range(70).map((i) => {
                const [x, y] = polar(-220, 0, 220 + (next() - 0.5) * 90, -72 + next() * 144);
                return (
                    <circle key={i} cx={x} cy={y} r={round(1.2 + next() * 3.6)} opacity={round(0.3 + next() * 0.6)} />
                );
            })}
        </g>
    );
}
