// The aliens: saucers over the planets they hold, green fog from the edge of the system, where they go next.
import stare from 'icon:game-icons/alien-stare';
import right from 'icon:tabler/chevron-right';
import type { ComponentChildren } from 'preact';
import { range } from '../../../ui/geometry';
import { Icon, Mark } from '../../../ui/icon';
import { Linear, usePaints } from '../../../ui/paint';
import { PlanetMark } from './planets/planet';
import type { PlanetWord } from './planets/palette';
import './invasion.css';

interface SaucerProps {
    x: number;
    y: number;
    scale?: number;
    tilt?: number;
    /** A beam goes down so far, in its own units. */
    beam?: number;
    coming?: boolean;
}

export function SaucerMark({ x, y, scale = 1, tilt = 0, beam, coming = false }: SaucerProps) {
    return (
        <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>
            <g class={`otv-saucer${coming ? ' is-coming' : ''}`}>
                {beam && <path d={`M-20 10L-44 ${beam}H44L20 10z`} fill="#8dffb0" opacity=".22" stroke="none" />}
                <ellipse cy="8" rx="46" ry="13" fill="#0e2c1e" />
                <path d="M-22 2q4-26 22-26T22 2Q0 10-22 2z" fill="#2f8a5c" />
                <Mark of={stare} x={0} y={-8} size={20} color="#d5ffe2" />
                <path d="M-14-12q3-7 9-8" fill="none" stroke="#fff" stroke-linecap="round" opacity=".7" />
                {[-30, -10, 10, 30].map((at) => (
                    <circle key={at} cx={at} cy={10 - Math.abs(at) * 0.08} r="3.4" fill="#e9ffd2" stroke="none" />
                ))}
            </g>
        </g>
    );
}

/** from: where it begins, as a part of the width. */
export function AlienFog({ width, height, from = 0.6 }: { width: number; height: number; from?: number }) {
    const { fog } = usePaints('fog');
    return (
        <>
            <Linear
                id={fog.id}
                across
                stops={[
                    ['#0c3', from, 0],
                    ['#0d5', 1, 0.28],
                ]}
            />
            <rect width={width} height={height} fill={fog.url} />
        </>
    );
}

/** Three chevrons towards the Sun. */
export function AdvanceMark({ x, y }: { x: number; y: number }) {
    return (
        <g class="otv-advance">
            {range(3).map((i) => (
                <path key={i} d={`M${x + 24 - i * 15} ${y - 12}l-11 12 11 12`} opacity={1 - i * 0.22} />
            ))}
        </g>
    );
}

export function AlienBanner({ title, children }: { title: string; children: ComponentChildren }) {
    return (
        <div class="otv-banner night">
            <h2>{title}</h2>
            {children}
        </div>
    );
}

export interface March {
    planet: PlanetWord;
    name: string;
    /** "period 2". */
    when?: string;
    /** A saucer sits on it. */
    held?: boolean;
}

/** The way of the aliens, the last one being the end. */
export function AlienMarch({ way }: { way: readonly March[] }) {
    return (
        <ol class="otv-march">
            {way.map(({ planet, name, when, held }, i) => (
                <li key={planet} class={i === way.length - 1 ? 'is-last' : ''}>
                    <span>
                        <svg width="58" height="58" viewBox="-32 -32 64 64" aria-hidden="true">
                            <PlanetMark planet={planet} r={22} />
                            {held && <SaucerMark x={0} y={-4} scale={0.5} />}
                        </svg>
                        {name}
                        {when && <small>{when}</small>}
                    </span>
                    {i < way.length - 1 && <Icon of={right} size={18} color="#7fe8a8" />}
                </li>
            ))}
        </ol>
    );
}
