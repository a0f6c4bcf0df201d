// The crisis phase: the planet in flames with what brought it there, and the line of planets with their levels.
import check from 'icon:tabler/check';
import skull from 'icon:game-icons/skull-crossed-bones';
import type { ComponentChildren } from 'preact';
import { polar, range } from '../../../ui/geometry';
import { Icon, Mark } from '../../../ui/icon';
import { Radial, usePaints } from '../../../ui/paint';
import { PlanetMark } from './planets/planet';
import type { PlanetWord } from './planets/palette';
import { TileMark, type TileProps } from './tile';
import { px } from '../../../ui/measure';
import './crisis.css';

/** The ground of the scene, red where the planet burns. It stays a lit scene in the light theme. */
export function CrisisGround({ children }: { children: ComponentChildren }) {
    return <div class="otv-crisis night">{children}</div>;
}

export function CrisisTitle({ fresh = false, children }: { fresh?: boolean; children: string }) {
    return <h2 class={`otv-stamp${fresh ? ' is-fresh' : ''}`}>{children}</h2>;
}

const R = 108;

/** One tongue of fire at an angle, h high. */
function flame(angle: number, h: number): string {
    const [a, b, tip, c, d] = [
        polar(0, 0, R, angle - 5),
        polar(6, 0, R + h * 0.4, angle),
        polar(0, 0, R + h, angle + 1),
        polar(0, 0, R + h * 0.3, angle + 3),
        polar(0, 0, R, angle + 7),
    ];
    return `M${a.join(' ')}Q${b.join(' ')} ${tip.join(' ')}Q${c.join(' ')} ${d.join(' ')}z`;
}

/** What made the level: crisis tiles, then one sign for each skull of the dice. They lie in a bow over the planet. */
interface BurningProps {
    planet: PlanetWord;
    tiles: readonly TileProps[];
    skulls: number;
    size?: number;
}

const TILTS = [-9, 4, 10, -5, 7];

export function BurningPlanet({ planet, tiles, skulls, size = 344 }: BurningProps) {
    const { glow } = usePaints('glow');
    const all = tiles.length + skulls;
    const step = Math.min(62, 170 / Math.max(1, all - 1));
    return (
        <svg class="otv-burning" width={px(size)} height={px(size)} viewBox="-172 -172 344 344" aria-hidden="true">
            <Radial
                id={glow.id}
                stops={[
                    ['#ff6a2a', 0.5, 0.75],
                    ['#ff6a2a', 1, 0],
                ]}
            />
            <circle r="172" fill={glow.url} />
            {range(26).map((i) => (
                <path
                    key={i}
                    d={flame((i * 360) / 26, 26 + ((i * 37) % 30))}
                    fill={i % 2 ? '#ff8a3c' : '#ffcf5a'}
                    opacity=".85"
                />
            ))}
            <PlanetMark planet={planet} r={R} />
            {range(all).map((i) => {
                const x = (i - (all - 1) / 2) * step;
                const turn = TILTS[i % TILTS.length];
                return (
                    <g key={i} transform={`translate(${x} ${30 - Math.abs(x) * 0.38}) rotate(${turn})`}>
                        {tiles[i] ? <TileMark {...tiles[i]} x={-26} y={-28} size={52} /> : <SkullDie />}
                    </g>
                );
            })}
        </svg>
    );
}

function SkullDie() {
    return (
        <>
            <rect x="-26" y="-26" width="52" height="52" rx="11" fill="#7d1616" stroke="#ffd9b0" stroke-width="2.5" />
            <Mark of={skull} x={0} y={0} size={36} color="#ffe3c9" />
        </>
    );
}

/** The level of a crisis as a red number on a planet. */
export function LevelMark({ level, x, y, r = 11 }: { level: number; x: number; y: number; r?: number }) {
    return (
        <g class="otv-crisis-level" transform={`translate(${x} ${y})`}>
            <circle r={r} />
            <text y="4.6">{level}</text>
        </g>
    );
}

export interface CrisisStop {
    planet: PlanetWord;
    name: string;
    level: number;
    state: 'done' | 'now' | 'later';
}

/** From the Sun outwards: whose turn it is, what is settled. */
export function CrisisLine({ stops }: { stops: readonly CrisisStop[] }) {
    return (
        <ol class="otv-crisis-line">
            {stops.map(({ planet, name, level, state }) => (
                <li key={planet} class={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
                    <svg width="70" height="70" viewBox="-35 -35 70 70" aria-hidden="true">
                        {state === 'now' && <circle r="33" fill="none" stroke="#ffc857" stroke-width="3" />}
                        <PlanetMark planet={planet} r={state === 'now' ? 26 : 21} />
                        {level > 0 && <LevelMark level={level} x={20} y={-18} />}
                    </svg>
                    <span>
                        {name} {state === 'done' && <Icon of={check} size={13} />}
                    </span>
                </li>
            ))}
        </ol>
    );
}
