// Grounds of the last page: a planet in the glory of the Sun for those who won, a dead one for those who lost, and the Earth under the
// aliens, where nobody wins. They stay scenes in the light theme. 1366 x 610.
import flame from 'icon:game-icons/flame';
import type { ComponentChildren } from 'preact';
import { rays } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { Linear, Radial, usePaints } from '../../../ui/paint';
import { EngravedStars } from './atlas';
import { SaucerMark } from './invasion';
import { PlanetMark } from './planets/planet';
import type { PlanetWord } from './planets/palette';
import './endings.css';

const [W, H] = [1366, 610];

function Ending({ children }: { children: ComponentChildren }) {
    return (
        <svg class="otv-ending" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <EngravedStars width={W} height={H} />
            {children}
        </svg>
    );
}

/** Below the title the picture fades, so that a table can stand on it. */
function Fade() {
    const { fade } = usePaints('fade');
    return (
        <>
            <Linear
                id={fade.id}
                stops={[
                    ['#0f0c12', 0.2, 0],
                    ['#0f0c12', 0.5, 0.75],
                ]}
            />
            <rect width={W} height={H} fill={fade.url} />
        </>
    );
}

const GLORY = rays(1150, 90, 1300, 30, 5.7);

/** planet: where most of the points came from. */
export function WonSky({ planet }: { planet: PlanetWord }) {
    return (
        <Ending>
            <g fill="#ffc857" opacity=".13">
                {GLORY.map((d, i) => (
                    <path key={i} d={d} />
                ))}
            </g>
            <PlanetMark planet={planet} x={1150} y={90} r={120} />
            <Fade />
        </Ending>
    );
}

export function LostSky({ planet, dead = true }: { planet: PlanetWord; dead?: boolean }) {
    const { ember } = usePaints('ember');
    return (
        <Ending>
            <Radial
                id={ember.id}
                stops={[
                    ['#7d2714', 0.3, 0.6],
                    ['#7d2714', 1, 0],
                ]}
            />
            <circle cx="1170" cy="80" r="300" fill={ember.url} />
            <PlanetMark planet={planet} x={1170} y={80} r={110} dead={dead} />
            <Fade />
        </Ending>
    );
}

const FIRES = [
    [-60, 40],
    [40, 90],
    [80, 20],
    [-20, 110],
] as const;

/** aliens: they came; without them the Earth burns by a crisis of its own. */
export function EarthFalls({ aliens = true }: { aliens?: boolean }) {
    const { doom, air } = usePaints('doom', 'air');
    const [near, mid, far, light] = aliens
        ? ['#0c6b3a', '#062a1a', '#04120c', '#7dffae']
        : ['#7d2208', '#330d04', '#140605', '#ff8a3c'];
    return (
        <svg class="otv-ending" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Radial
                id={doom.id}
                cx={0.3}
                cy={0.55}
                r={0.8}
                stops={[
                    [near, 0, 0.75],
                    [mid, 0.6, 0.9],
                    [far, 1],
                ]}
            />
            <Radial
                id={air.id}
                stops={[
                    [light, 0.7, 0.55],
                    [light, 1, 0],
                ]}
            />
            <rect width={W} height={H} fill={doom.url} />
            <EngravedStars width={W} height={H} />
            <g transform="translate(380 350)">
                <circle r="225" fill={air.url} />
                <PlanetMark planet="earth" r={168} />
                {FIRES.map(([x, y]) => (
                    <Mark key={x} of={flame} x={x} y={y} size={44} color="#ffb35a" />
                ))}
                {aliens && <Fleet />}
            </g>
        </svg>
    );
}

function Fleet() {
    return (
        <>
            <SaucerMark x={20} y={-236} scale={1.3} />
            <SaucerMark x={120} y={-180} scale={1.9} tilt={5} beam={126} />
            <SaucerMark x={-70} y={-160} scale={2.5} tilt={-6} beam={86} />
        </>
    );
}
