// The sheet everything is drawn on: stars, the orbits as bows round the Sun, brass rails, cogs, a scale along both edges.
import type { ComponentChildren } from 'preact';
import { polar, range, round, sequence, through } from '../../../ui/geometry';
import { Radial, usePaints } from '../../../ui/paint';
import { stationsOf, type Layout, type UprightRow } from './layout';
import './atlas.css';

interface AtlasProps {
    layout: Layout;
    /** What is drawn, in words. */
    label: string;
    children: ComponentChildren;
}

export function Atlas({ layout, label, children }: AtlasProps) {
    const { width, height, sun, rails } = layout;
    return (
        <svg class="otv-atlas" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
            {layout.kind === 'line' && <Scale width={width} height={height} />}
            <EngravedStars width={width} height={height} />
            <Arcs layout={layout} />
            {layout.kind === 'line' && <Cogs layout={layout} />}
            <Sun {...sun} />
            {rails.map((d, i) => (
                <Rail key={i} d={d} />
            ))}
            {children}
        </svg>
    );
}

const STAR = 'M0-3.4L.8-.8 3.4 0 .8.8 0 3.4-.8.8-3.4 0-.8-.8z';

/** Points, and here and there a star with four rays. */
export function EngravedStars({ width, height, seed = 5 }: { width: number; height: number; seed?: number }) {
    const next = sequence(seed);
    return (
        <g class="otv-stars">
            {range(150).map((i) => {
                const [x, y, bright] = [Math.round(next() * width), Math.round(next() * height), next()];
                if (bright > 0.93) return <path key={i} d={STAR} transform={`translate(${x} ${y})`} opacity=".6" />;
                return <circle key={i} cx={x} cy={y} r={round(0.5 + bright)} opacity={round(0.2 + bright * 0.4)} />;
            })}
        </g>
    );
}

function Arcs({ layout: { sun, ...layout } }: { layout: Layout }) {
    const reach = new Set(stationsOf({ sun, ...layout }).map(({ x }) => x));
    if (layout.kind === 'rows') return null;
    return (
        <>
            {[...reach].map((x) => (
                <circle key={x} class="otv-arc" cx={sun.x} cy={sun.y} r={x - sun.x} />
            ))}
        </>
    );
}

function Scale({ width, height }: { width: number; height: number }) {
    const every = range(Math.floor((width - 60) / 14));
    const at = (i: number) => 50 + i * 14;
    const upper = every.map((i) => `M${at(i)} 0v${i % 5 ? 4 : 8}`);
    const lower = every.map((i) => `M${at(i)} ${height}v${i % 5 ? -4 : -8}`);
    return <path class="otv-ticks" d={[...upper, ...lower].join('')} />;
}

/** A wheel of `teeth` teeth with a hole, round 0, 0. */
function cog(r: number, teeth: number): string {
    const step = 360 / teeth;
    const rim = range(teeth).flatMap((i) => [
        polar(0, 0, r * 0.8, step * i),
        polar(0, 0, r, step * (i + 0.16)),
        polar(0, 0, r, step * (i + 0.42)),
        polar(0, 0, r * 0.8, step * (i + 0.58)),
    ]);
    const hole = r * 0.42;
    return `${through(rim)}zM${hole} 0a${hole} ${hole} 0 1 0${-2 * hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0z`;
}

/** Wheelwork where nothing else stands. */
function Cogs({ layout: { stations, width, height } }: { layout: Layout }) {
    const { venus, mars } = stations;
    const wheels = [
        [venus.x + venus.r + 42, venus.y + 2, 22, 11],
        [venus.x + venus.r + 64, venus.y + 30, 14, 9],
        [mars.x - mars.r - 46, mars.y + 2, 21, 11],
        [width - 8, height + 4, 46, 16],
    ] as const;
    return (
        <>
            {wheels.map(([x, y, r, teeth]) => (
                <path key={x} class="otv-cog" d={cog(r, teeth)} transform={`translate(${round(x)} ${round(y)})`} />
            ))}
        </>
    );
}

interface SunProps {
    x: number;
    y: number;
    r: number;
}

/** Rays go to the right, where the planets are; engraved flames on the disc. */
export function Sun({ x, y, r }: SunProps) {
    const { fire, glow } = usePaints('fire', 'glow');
    return (
        <g transform={`translate(${x} ${round(y)})`}>
            <Radial id={fire.id} stops={[['#fff9df'], ['#ffd980', 0.55], ['#f09a35', 0.8], ['#a4480f', 1]]} />
            <Radial
                id={glow.id}
                stops={[
                    ['#ffb54a', 0.5, 0.55],
                    ['#ffb54a', 1, 0],
                ]}
            />
            <circle r={r * 1.8} fill={glow.url} />
            {range(40).map((i) => {
                const angle = -69 + (i * 138) / 39;
                const [a, b] = [polar(0, 0, r, angle), polar(0, 0, r * (i % 2 ? 1.22 : 1.42), angle)];
                return <path key={i} class="otv-ray" d={through([a, b])} stroke-width={i % 2 ? 1.4 : 2.4} />;
            })}
            <circle r={r} fill={fire.url} stroke="#5b2a06" stroke-width="2" />
            <path
                d={range(10)
                    .map(
                        (i) =>
                            `M${r * 0.4 + i * 5} ${-r * 0.78 + i * 4}q${r * 0.3} ${r * 0.76 - i * 4} 0 ${(r * 0.78 - i * 4) * 2}`,
                    )
                    .join('')}
                fill="none"
                stroke="#8a3d0b"
                stroke-width=".9"
                opacity=".5"
            />
        </g>
    );
}

export function Rail({ d }: { d: string }) {
    return (
        <g class="otv-rail">
            <path d={d} />
            <path d={d} />
            <path d={d} />
        </g>
    );
}

/** The way of a journey, on the rail: wayOf() of layout.ts. */
export function Way({ d }: { d: string }) {
    return (
        <g class="otv-way">
            <path d={d} />
            <path d={d} />
        </g>
    );
}

interface UprightProps {
    width: number;
    height: number;
    /** uprightRows() of layout.ts. */
    rows: readonly UprightRow[];
    label: string;
    children: ComponentChildren;
}

/** The same sheet for a phone: the Sun above, the rail downwards; a bow joins Earth and the Moon, who share a place. */
export function UprightAtlas({ width, height, rows, label, children }: UprightProps) {
    const [x, last] = [rows[0]!.x, rows.at(-1)!];
    const [earth, moon] = [rows[2]!, rows[3]!];
    return (
        <svg class="otv-atlas is-upright" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
            <EngravedStars width={width} height={height} />
            <g transform={`translate(${x} -56) rotate(90)`}>
                <Sun x={0} y={0} r={64} />
            </g>
            <Rail d={`M${x} 0V${last.y}`} />
            <path
                d={`M9 ${earth.y}Q1 ${(earth.y + moon.y) / 2} 9 ${moon.y}`}
                fill="none"
                stroke="#e9c981"
                stroke-width="2"
            />
            {children}
        </svg>
    );
}
