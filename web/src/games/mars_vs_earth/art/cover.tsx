// The box of Mars vs Earth: a saucer over the Capitol; who stands below is one of us, or is not. 300 x 330.
import ufo from 'icon:game-icons/ufo';
import { rays } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { Linear, Radial, usePaints } from '../../../ui/paint';
import { Title } from '../../../ui/title';

/** The spine of the box that this cover is on. */
export const SPINE = '#7a3a1a';

const GLORY = rays(150, 96, 420, 16, 10);
const WINDOWS = [
    [8, 236],
    [28, 216],
    [28, 228],
    [48, 242],
    [70, 230],
    [208, 226],
    [228, 220],
    [250, 212],
    [262, 226],
    [282, 238],
] as const;

export function MarsVsEarthCover() {
    const p = usePaints('sky', 'mars', 'beam');
    return (
        <>
            <Radial id={p.sky.id} cy={0.3} r={0.9} stops={[['#e8c98a'], ['#c98a4a', 0.55], ['#5a2413', 1]]} />
            <Radial
                id={p.mars.id}
                cx={0.36}
                cy={0.3}
                r={0.85}
                stops={[['#ff9a6a'], ['#c33a1e', 0.5], ['#4a0d08', 1]]}
            />
            <Linear
                id={p.beam.id}
                stops={[
                    ['#d8ff7a', 0, 0.9],
                    ['#b8ff6a', 1, 0.1],
                ]}
            />
            <rect width="300" height="330" fill={p.sky.url} />
            <g fill="#8a2a16" opacity=".35">
                {GLORY.map((d) => (
                    <path key={d} d={d} />
                ))}
            </g>
            <Mars fill={p.mars.url} />
            <path d="M126 132L174 132 236 262H64z" fill={p.beam.url} />
            <Mark of={ufo} x={152} y={118} size={112} color="#14100a" />
            <Mark of={ufo} x={148} y={115} size={110} color="#e9f2e0" />
            <City />
            <Pair />
            <Band />
        </>
    );
}

function Mars({ fill }: { fill: string }) {
    return (
        <>
            <circle cx="150" cy="92" r="88" fill={fill} stroke="#2a0a05" stroke-width="3" />
            <g fill="#4a0d08" opacity=".4">
                <ellipse cx="116" cy="70" rx="20" ry="9" />
                <ellipse cx="180" cy="112" rx="26" ry="10" />
                <ellipse cx="130" cy="128" rx="16" ry="6" />
                <ellipse cx="176" cy="54" rx="12" ry="5" />
            </g>
        </>
    );
}

function City() {
    return (
        <>
            <path
                d="M0 262V226h22v-18h20v26h22v-14h18v20h22v-24l46-26 46 26v24h22v-30h20v16h18v-20h24v22h20V262z"
                fill="#1c0f0a"
            />
            <g fill="#ffd27a">
                {WINDOWS.map(([x, y]) => (
                    <rect key={`${x} ${y}`} x={x} y={y} width="5" height="7" />
                ))}
            </g>
        </>
    );
}

/** A man in a hat, and somebody who is none. */
function Pair() {
    return (
        <>
            <path d="M70 330q4-52 34-58 30 6 34 58z" fill="#2a1a10" />
            <path d="M162 330q4-52 34-58 30 6 34 58z" fill="#14301a" />
            <ellipse cx="104" cy="262" rx="15" ry="18" fill="#2a1a10" />
            <g fill="#120a06">
                <path d="M76 252q28-9 56 0-4 6-28 6t-28-6z" />
                <path d="M87 250q2-20 17-18 15-2 17 18-17-4-34 0z" />
            </g>
            <path d="M196 236q24 0 22 26-2 14-22 26-20-12-22-26-2-26 22-26z" fill="#7ed348" />
            <ellipse cx="187" cy="262" rx="7" ry="9" transform="rotate(18 187 262)" fill="#10240c" />
            <ellipse cx="205" cy="262" rx="7" ry="9" transform="rotate(-18 205 262)" fill="#10240c" />
        </>
    );
}

/** The title on a strip of paper, and the stamp. Both stay whole when the box is cut to 274 x 284. */
function Band() {
    return (
        <>
            <g transform="rotate(-3 150 298)">
                <rect x="10" y="276" width="280" height="42" fill="#f4ead0" stroke="#2a1a10" stroke-width="2" />
                <Title face="Special Elite" x={150} y={308} size={29} width={210.4} fill="#8c1b14">
                    MARS vs EARTH
                </Title>
            </g>
            <g transform="rotate(11 232 40)">
                <rect
                    x="181"
                    y="26"
                    width="102"
                    height="28"
                    rx="4"
                    fill="#e8c98a"
                    fill-opacity=".62"
                    stroke="#8c1b14"
                    stroke-width="3"
                />
                <Title face="Special Elite" x={232} y={47} size={16} width={91.7} fill="#8c1b14">
                    TOP SECRET
                </Title>
            </g>
        </>
    );
}
