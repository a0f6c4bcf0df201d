// A planet: light from the Sun on the left, lands or clouds, hatching only on the night side. Fallen ones are dark and
// cracked.
import { range, round } from '../../../../ui/geometry';
import { spoken } from '../../../../ui/icon';
import { Linear, Radial, usePaints } from '../../../../ui/paint';
import { Belt } from './belt';
import { features } from './features';
import { palette, type PlanetWord } from './palette';
import { px } from '../../../../ui/measure';
import './planet.css';

interface Props {
    planet: PlanetWord;
    x?: number;
    y?: number;
    r: number;
    /** Lost to a crisis. */
    dead?: boolean;
    /** The dust of the Kuiper Belt. */
    dust?: boolean;
    /** More lines, for a large one. */
    fine?: boolean;
}

export function PlanetMark({ planet, x = 0, y = 0, r, dead = false, dust = false, fine = r > 80 }: Props) {
    return (
        <g transform={`translate(${round(x)} ${round(y)}) scale(${round(r) / 100})`}>
            {planet === 'kuiper-belt' ? (
                <Belt dust={dust} dead={dead} />
            ) : (
                <Sphere planet={planet} lines={fine ? 27 : 17} dead={dead} />
            )}
        </g>
    );
}

/** Bowed lines across the night side; more of them where there is room. */
function hatching(lines: number): string {
    return range(lines)
        .map((i) => {
            const t = -1 + ((i + 0.5) * 2) / lines;
            const half = 100 * Math.sqrt(1 - t * t);
            const sag = round(100 * t + 14 * (1 - Math.abs(t)));
            return `M${round(-half * 0.35)} ${round(100 * t)}Q${round(half * 0.4)} ${sag} ${round(half)} ${round(100 * t)}`;
        })
        .join('');
}

const CRACKS = 'M-70-60L-20-10-40 20 10 50 0 100M-20-10L50-30 90 0';

function Sphere({ planet, lines, dead }: { planet: keyof typeof features; lines: number; dead: boolean }) {
    const { disc, ball, air, hatch, shade } = usePaints('disc', 'ball', 'air', 'hatch', 'shade');
    const [light, day, dusk, night] = palette[planet];
    const Feature = features[planet];
    return (
        <>
            <Radial
                id={air.id}
                stops={[
                    [day, 0.78, planet === 'titan' ? 0.75 : 0.5],
                    [day, 1, 0],
                ]}
            />
            <Radial id={ball.id} cx={0.3} cy={0.36} r={0.78} stops={[[light], [day, 0.42], [dusk, 0.78], [night, 1]]} />
            <linearGradient id={hatch.id} gradientUnits="userSpaceOnUse" x1="-30" x2="55" y1="0" y2="0">
                <stop stop-color="#0a0508" stop-opacity="0" />
                <stop offset="1" stop-color="#0a0508" />
            </linearGradient>
            <Linear
                id={shade.id}
                across
                stops={[
                    ['#06040a', 0.42, 0],
                    ['#06040a', 0.8, 0.62],
                    ['#06040a', 1, 0.88],
                ]}
            />
            <clipPath id={disc.id}>
                <circle r="100" />
            </clipPath>
            <circle r="126" fill={air.url} />
            <circle r="100" fill={ball.url} />
            <g clip-path={disc.url}>
                <Feature />
                <path
                    d={hatching(lines)}
                    fill="none"
                    stroke={hatch.url}
                    stroke-width={lines > 20 ? 1.4 : 2.2}
                    opacity=".6"
                />
                <circle r="100" fill={shade.url} />
                <path
                    d="M-80-46A93 93 0 0 1-20-90"
                    fill="none"
                    stroke="#fff"
                    stroke-width="7"
                    stroke-linecap="round"
                    opacity=".42"
                />
                {dead && <circle r="100" fill="#0a0608" opacity=".72" />}
                {dead && <path d={CRACKS} fill="none" stroke="#ff7a3c" stroke-width="4" />}
            </g>
            <circle class="otv-limb" r="100" />
            {planet === 'titan' && <circle r="106" fill="none" stroke="#ffcf78" stroke-width="3.4" opacity=".55" />}
        </>
    );
}

/** A planet as an element of its own: in a table, on a tab, large in a sheet. */
export function Planet({
    planet,
    size = 26,
    dead,
    label,
}: {
    planet: PlanetWord;
    size?: number;
    dead?: boolean;
    label?: string;
}) {
    return (
        <svg class="otv-planet-alone" width={px(size)} height={px(size)} viewBox="-127 -127 254 254" {...spoken(label)}>
            <PlanetMark planet={planet} r={100} dead={dead} fine={size > 150} />
        </svg>
    );
}
