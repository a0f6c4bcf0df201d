// The ground of the board: nebulas, stars, the Earth's edge; laboratory glass on the left, a coil and test tubes on the
// right.
import { range } from '../../../ui/geometry';
import { Radial, usePaints, type Stop } from '../../../ui/paint';
import { Stars } from '../../../ui/stars';
import './sky.css';

const STARS_PER = 3600; // square units for each star
const nebula = (color: string, opacity: number): Stop[] => [
    [color, 0, opacity],
    [color, 1, 0],
];
const SEA: Stop[] = [['#7fd8ff'], ['#2f7fd0', 0.05], ['#123a7c', 0.35], ['#0a1440', 1]];

interface Props {
    width?: number;
    height?: number;
    seed?: number;
}

export function Sky({ width: w = 1366, height: h = 390, seed = 7 }: Props) {
    const paints = usePaints('violet', 'teal', 'sea');
    return (
        <svg class="eg-sky" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Radial id={paints.violet.id} stops={nebula('#7a3fd0', 0.55)} />
            <Radial id={paints.teal.id} stops={nebula('#1aa5b8', 0.42)} />
            <Radial id={paints.sea.id} cy={0} r={1} stops={SEA} />
            <ellipse cx={w * 0.2} cy={h * 0.3} rx={w * 0.34} ry={h * 0.5} fill={paints.violet.url} />
            <ellipse cx={w * 0.82} cy={h * 0.25} rx={w * 0.32} ry={h * 0.55} fill={paints.teal.url} />
            <Stars width={w} height={h * 0.85} count={Math.round((w * h) / STARS_PER)} seed={seed} />
            <ellipse cx={w / 2} cy={h * 1.62} rx={w * 0.86} ry={h} fill="#5cc8ff" opacity=".16" />
            <ellipse cx={w / 2} cy={h * 1.64} rx={w * 0.84} ry={h * 0.98} fill={paints.sea.url} opacity=".85" />
            <g fill="#3fae8a" opacity=".35">
                <path d={`M${w * 0.1} ${h * 0.94}q40-34 110-36t120 26l-30 40H${w * 0.1}z`} />
                <path d={`M${w * 0.7} ${h * 0.82}q70-22 150 4t110 50l-200 30z`} />
            </g>
        </svg>
    );
}

const GLASS = { fill: 'none', stroke: '#b7ccff', 'stroke-opacity': 0.75, 'stroke-width': 2.2 } as const;

/** Two flasks that talk to each other. 240 x 150. */
export function Flasks() {
    return (
        <svg class="eg-lab" viewBox="0 0 240 150" aria-hidden="true">
            <g {...GLASS} stroke-linejoin="round">
                <path d="M60 40v38l-36 62q-4 8 6 8h90q10 0 6-8L90 78V40M52 40h46" />
                <circle cx="186" cy="106" r="38" />
                <path d="M178 69V26h16v43M172 26h28" />
                <path d="M90 44q30-30 60-10t34-2" stroke-opacity=".5" />
            </g>
            <path d="M40 114l-16 26q-3 8 6 8h90q9 0 6-8l-16-26q-20 8-36 0t-34 0z" fill="#64e6e0" opacity=".55" />
            <path d="M149 112a38 38 0 0 0 74 0q-18 8-36 0t-38 0z" fill="#ff5a4d" opacity=".6" />
            <g fill="#fff" opacity=".7">
                <circle cx="66" cy="128" r="4" />
                <circle cx="82" cy="120" r="2.6" />
                <circle cx="96" cy="134" r="3.4" />
                <circle cx="180" cy="126" r="3.4" />
                <circle cx="194" cy="120" r="2.4" />
            </g>
        </svg>
    );
}

const TUBES = [
    { x: 150, level: 96, color: '#ff5a4d' },
    { x: 176, level: 110, color: '#4fa3ff' },
    { x: 202, level: 84, color: '#ffd23f' },
];

/** A coil with sparks, and a test tube of each colour. 240 x 150. */
export function Coil() {
    return (
        <svg class="eg-lab" viewBox="0 0 240 150" aria-hidden="true">
            <ellipse cx="70" cy="44" rx="36" ry="13" fill="#3a3f6e" stroke="#e0b860" stroke-width="5" />
            <g stroke="#d9a45a" stroke-width="4">
                {range(7).map((i) => (
                    <path key={i} d={`M52 ${64 + i * 11}h36`} />
                ))}
            </g>
            <rect x="44" y="138" width="52" height="12" fill="#8a6a2c" />
            <g class="eg-spark">
                <path d="M104 36l18-10 8 12 20-14 6 10" />
                <path d="M36 36l-14-14-6 8-14-8" />
            </g>
            {TUBES.map(({ x, level, color }) => (
                <g key={x}>
                    <rect x={x} y="56" width="18" height="92" rx="9" {...GLASS} />
                    <path d={`M${x + 1} ${level}h16V139a8 8 0 0 1-16 0z`} fill={color} opacity=".75" />
                </g>
            ))}
        </svg>
    );
}
