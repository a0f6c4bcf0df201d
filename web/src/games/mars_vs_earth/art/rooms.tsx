// Where it happens: the green table under the lamp, and the court with its spotlight. Both fill their box; drawn for
// 1366 x 390.
import { range } from '../../../ui/geometry';
import { Blur, Linear, Radial, usePaints } from '../../../ui/paint';
import './rooms.css';

/** Coasts of a map, engraved into the felt. */
const COASTS =
    'M300 120q60-50 130-20t60 60-70 60-100-20-20-80z' +
    'M560 90q80-40 150 0t110 10 80 60-60 70-120 10-130-40-30-110z' +
    'M960 130q70-50 140 0t30 110-120 40-50-150z';

export function Felt() {
    const paints = usePaints('lamp', 'rim', 'felt');
    return (
        <svg class="mve-room" viewBox="0 0 1366 390" preserveAspectRatio="none" aria-hidden="true">
            <Radial
                id={paints.lamp.id}
                cy={0.05}
                r={0.75}
                stops={[
                    ['#ffefbf', 0, 0.55],
                    ['#ffe9b0', 0.5, 0.12],
                    ['#000', 1, 0],
                ]}
            />
            <Linear id={paints.rim.id} stops={[['#6b4a24'], ['#2a1a0b', 1]]} />
            <Radial id={paints.felt.id} cy={0.35} r={0.7} stops={[['#4f8a62'], ['#2a5239', 0.6], ['#16301f', 1]]} />
            <rect width="1366" height="390" fill="#080d0a" />
            <path d="M150 -20H1216L1400 420H-34z" fill={paints.rim.url} />
            <path d="M166 -20H1200L1378 420H-12z" fill={paints.felt.url} />
            <path d="M540 0h286l420 390H120z" fill="#ffefbf" opacity=".1" />
            <g fill="none" stroke="#cfe6cf" stroke-opacity=".1" stroke-width="1.2">
                <path d={COASTS} />
                <path d="M0 130H1366M0 260H1366M340 0V390M683 0V390M1024 0V390" />
            </g>
            <rect width="1366" height="390" fill={paints.lamp.url} />
        </svg>
    );
}

const AUDIENCE = [40, 128, 216, 300, 392, 486, 880, 972, 1066, 1150, 1238, 1326];

/** at: where the light falls, 0 to 1366. */
export function Courtroom({ at = 683 }: { at?: number }) {
    const paints = usePaints('cone', 'pool', 'wall', 'haze');
    return (
        <svg class="mve-room" viewBox="0 0 1366 390" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Linear
                id={paints.cone.id}
                stops={[
                    ['#fff3cc', 0, 0.75],
                    ['#fff3cc', 1, 0.05],
                ]}
            />
            <Radial
                id={paints.pool.id}
                stops={[
                    ['#fff0c0', 0, 0.55],
                    ['#fff0c0', 1, 0],
                ]}
            />
            <Linear id={paints.wall.id} stops={[['#0c1510'], ['#1a2a1f', 0.66], ['#241a10', 0.67], ['#0e0a06', 1]]} />
            <Blur id={paints.haze.id} by={9} />
            <rect width="1366" height="390" fill={paints.wall.url} />
            <g stroke="#2a3d30" stroke-width="2" opacity=".6">
                {range(18).map((i) => (
                    <path key={i} d={`M${i * 80} 0V258`} />
                ))}
            </g>
            <path d="M0 258H1366" stroke="#5a4526" stroke-width="6" />
            <path
                d={`M${at - 35}-20H${at + 35}L${at + 277} 330H${at - 277}z`}
                fill={paints.cone.url}
                filter={paints.haze.url}
                opacity=".8"
            />
            <ellipse cx={at} cy="312" rx="330" ry="56" fill={paints.pool.url} />
            <g fill="#060a07" stroke="#6b5a2e" stroke-opacity=".55">
                {AUDIENCE.map((x, i) => (
                    <Onlooker key={x} x={x} y={246 + ((i * 37) % 14)} hat={i % 3 === 0} />
                ))}
            </g>
            <path d={`M${at - 27}-6h54l14 20h-82z`} fill="#0a0f0c" stroke="#d9b15c" stroke-width="2" />
        </svg>
    );
}

function Onlooker({ x, y, hat }: { x: number; y: number; hat: boolean }) {
    return (
        <>
            <path d={`M${x - 44} 390q-2-${352 - y} 44-${356 - y} 46 4 44 ${356 - y}z`} />
            <ellipse cx={x} cy={y + 16} rx="19" ry="23" />
            {hat && (
                <>
                    <path d={`M${x - 30} ${y + 8}q30-9 60 0-4 6-30 6t-30-6z`} />
                    <path d={`M${x - 18} ${y + 6}q2-22 18-20 16-2 18 20z`} />
                </>
            )}
        </>
    );
}
