// Grounds of the last page: rays and confetti for those who won, a night with a falling star for those who lost. 1366 x
// 650.
import { range, rays, round, sequence } from '../../../ui/geometry';
import { Radial, usePaints } from '../../../ui/paint';
import { Stars } from '../../../ui/stars';
import { teams, type Role } from './teams';
import './endings.css';

const RAYS = rays(330, 240, 1100, 14, 9);

/** Bits of paper in the winners' colours, over the left half, where the title stands. */
function Confetti({ color }: { color: string }) {
    const next = sequence(5);
    const colours = [color, '#ffd23f', '#fff', '#ff8f7a'];
    return (
        <>
            {range(60).map((i) => {
                const [x, y] = [round(20 + next() * 720), round(60 + next() * 560)];
                return (
                    <rect
                        key={i}
                        x={x}
                        y={y}
                        width="9"
                        height="4"
                        rx="1"
                        transform={`rotate(${round(next() * 180)} ${x} ${y})`}
                        fill={colours[i % colours.length]}
                        opacity={round(0.35 + next() * 0.5)}
                    />
                );
            })}
        </>
    );
}

/** role: the team that won. */
export function WonSky({ role }: { role: Role }) {
    const paints = usePaints('glow');
    const team = teams[role];
    return (
        <svg class="eg-ending" viewBox="0 0 1366 650" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Radial
                id={paints.glow.id}
                cx={0.28}
                cy={0.35}
                r={0.7}
                stops={[
                    [team.deep, 0, 0.95],
                    ['#3a1250', 0.5, 0.7],
                    ['#070b1f', 1, 0],
                ]}
            />
            <rect width="1366" height="650" fill="#070b1f" />
            <rect width="1366" height="650" fill={paints.glow.url} />
            <Stars width={1366} height={650} count={260} seed={12} largest={1.4} />
            <g opacity=".13" fill={team.light}>
                {RAYS.map((d, i) => (
                    <path key={i} d={d} />
                ))}
            </g>
            <Confetti color={team.light} />
        </svg>
    );
}

export function LostSky() {
    const paints = usePaints('night', 'fire');
    return (
        <svg class="eg-ending" viewBox="0 0 1366 650" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <Radial
                id={paints.night.id}
                cx={0.26}
                cy={0.9}
                r={0.8}
                stops={[['#24407a'], ['#101a40', 0.55], ['#060a1a', 1]]}
            />
            <Radial id={paints.fire.id} stops={[['#fff3c0'], ['#ffb03a', 0.35], ['#ff6a1a', 1, 0]]} />
            <rect width="1366" height="650" fill={paints.night.url} />
            <Stars width={1366} height={460} count={220} seed={33} largest={1.2} />
            <ellipse cx="340" cy="900" rx="900" ry="330" fill="#0a1836" />
            <ellipse
                cx="340"
                cy="900"
                rx="900"
                ry="330"
                fill="none"
                stroke="#5c8ad0"
                stroke-opacity=".5"
                stroke-width="2"
            />
            <g opacity=".55" stroke-linecap="round">
                <path d="M700 92L520 214" stroke="#ffb03a" stroke-width="12" opacity=".35" />
                <path d="M690 98L540 200" stroke="#ffe9b0" stroke-width="4" opacity=".8" />
                <circle cx="520" cy="214" r="34" fill={paints.fire.url} />
            </g>
        </svg>
    );
}
