// What lies on a planet under the light: craters, clouds, lands, canals. Drawn on a disc of radius 100.
import type { JSX } from 'preact';
import { range, round, sequence } from '../../../../ui/geometry';
import { palette, type PlanetWord, type Tones } from './palette';

type Spot = readonly [x: number, y: number, r: number];

function Crater({ at: [x, y, r], tones: [, day, dusk, night] }: { at: Spot; tones: Tones }) {
    const flat = r * 0.86;
    return (
        <g transform={`translate(${x} ${y})`}>
            <ellipse rx={r} ry={flat} fill={dusk} opacity=".5" />
            <ellipse cx={r * 0.14} cy={r * 0.12} rx={r * 0.84} ry={r * 0.7} fill={day} opacity=".75" />
            <path
                class="otv-engraved"
                d={`M${-r} 0A${r} ${flat} 0 0 1 ${r * 0.4} ${-r * 0.78}`}
                stroke={night}
                opacity=".75"
            />
        </g>
    );
}

const craters = (planet: PlanetWord, spots: readonly Spot[]) =>
    spots.map((at, i) => <Crater key={i} at={at} tones={palette[planet]} />);

const MERCURY_CRATERS: readonly Spot[] = [
    [-52, -36, 17],
    [-8, -62, 12],
    [30, -28, 16],
    [-20, 2, 10],
    [-66, 16, 11],
    [14, 28, 14],
    [-36, 48, 18],
    [2, 74, 10],
    [52, 12, 12],
    [58, -52, 9],
    [46, 56, 13],
    [-30, -80, 7],
    [-78, -18, 6],
];

const Mercury = () => <>{craters('mercury', MERCURY_CRATERS)}</>;

function Venus() {
    const next = sequence(4);
    const [, , dusk, night] = palette.venus;
    return (
        <>
            <g fill="none" stroke-linecap="round">
                {range(9).map((i) => {
                    const y = -82 + i * 20;
                    const bend = round(y - 18 + next() * 10);
                    return (
                        <path
                            key={i}
                            d={`M-100 ${y}C-50 ${bend}-10 ${y + 20} 35 ${y - 2}S80 ${y + 12} 100 ${y - 5}`}
                            stroke={i % 2 ? dusk : '#fff6da'}
                            stroke-width={round(5 + next() * 8)}
                            opacity={i % 2 ? 0.42 : 0.5}
                        />
                    );
                })}
            </g>
            <path class="otv-engraved" d="M-20-10q30-25 55 5 5 25-30 18-12-6-4-12" stroke={night} opacity=".55" />
        </>
    );
}

const LANDS =
    'M-62-70q25-16 50-2 16 10 2 26-5 16-22 20 2 14 12 20-22 2-30-20-16-18-12-44z' +
    'M-30 12q20-8 34 8 8 14-6 30-10 22-14 34-12-10-12-36-10-20-2-36z' +
    'M25-66q30 0 50 28 10 20-12 22-6 30-20 42-20-2-22-34-20-30 4-58z';

function Earth() {
    return (
        <>
            <path class="otv-engraved" d={LANDS} style={{ fill: '#7fa35c' }} stroke="#22401f" />
            <g fill="none" stroke="#fff" stroke-linecap="round" opacity=".75">
                <path d="M-80-20q30-12 62 0M-50 62q40 14 80-6" stroke-width="7" />
                <path d="M-10-5q30 12 70 0" stroke-width="5" />
            </g>
            <ellipse cy="-94" rx="40" ry="12" fill="#fff" opacity=".85" />
        </>
    );
}

const MOON_CRATERS: readonly Spot[] = [
    [-42, 50, 12],
    [30, -50, 15],
    [5, 55, 10],
    [50, 10, 13],
    [-65, 10, 9],
    [10, -5, 8],
    [-15, -68, 9],
    [45, 50, 10],
    [-20, 20, 7],
];

function Moon() {
    return (
        <>
            <path d="M-50-35q25-30 50 2 10 40-20 50-40 0-30-52z" fill={palette.moon[2]} opacity=".28" />
            {craters('moon', MOON_CRATERS)}
        </>
    );
}

const CANALS =
    'M-80-40L-10 5 60-50M-10 5L-30 80M-10 5L70 50M-80 35L20 30M-45-78L-10 5M25-20L20 75' + 'M60-50L84-20M-30 80L20 75';

function Mars() {
    const [, , dusk, night] = palette.mars;
    return (
        <>
            <g fill={dusk} opacity=".5">
                <path d="M-70 5q30-20 70-4t80-8q-10 30-60 30t-90-18z" />
                <path d="M-10-55q30-10 50 10-20 12-50-10z" />
            </g>
            <path class="otv-engraved" d={CANALS} stroke={night} opacity=".62" />
            <g fill={night} opacity=".7">
                <circle cx="-10" cy="5" r="5.5" />
                <circle cx="25" cy="-20" r="4" />
                <circle cx="20" cy="30" r="4" />
            </g>
            <ellipse cx="-5" cy="-93" rx="36" ry="12" fill="#fff8ef" opacity=".95" />
            <ellipse cy="96" rx="22" ry="7" fill="#fff8ef" opacity=".7" />
        </>
    );
}

function Ganymede() {
    return (
        <>
            <g fill={palette.ganymede[2]} opacity=".5">
                <path d="M-80-30l50-40 50 20-20 50-60 10zM10 20l50-10 20 40-50 30z" />
            </g>
            <path
                class="otv-engraved"
                d="M-90 20L20-30 90-20M-40-90L10 10 0 90M-80 50L10 10 80 30"
                stroke="#fff"
                opacity=".7"
            />
            {craters('ganymede', [
                [30, 60, 10],
                [-50, 30, 8],
                [50, -50, 10],
                [-20, -50, 7],
            ])}
        </>
    );
}

function Titan() {
    const next = sequence(12);
    const dusk = palette.titan[2];
    return (
        <>
            <g fill="none" stroke-width="10" opacity=".32">
                {range(7).map((i) => {
                    const y = -72 + i * 24;
                    return (
                        <path
                            key={i}
                            d={`M-100 ${y}Q0 ${round(y + 10 + next() * 12)} 100 ${y}`}
                            stroke={i % 2 ? '#fff0c4' : dusk}
                        />
                    );
                })}
            </g>
            <path d="M-50 10q30-20 70 0 10 20-30 22-30 5-40-22z" fill={dusk} opacity=".45" />
        </>
    );
}

export const features: Record<Exclude<PlanetWord, 'kuiper-belt'>, () => JSX.Element> = {
    mercury: Mercury,
    venus: Venus,
    earth: Earth,
    moon: Moon,
    mars: Mars,
    ganymede: Ganymede,
    titan: Titan,
};
