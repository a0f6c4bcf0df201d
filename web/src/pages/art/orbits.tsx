// Backgrounds of the shell: orbits engraved into the page, with planets of brass near its edges, where they cover
// nothing.
import { polar, range, round } from '../../ui/geometry';
import { Stars } from '../../ui/stars';
import './orbits.css';

const TILT = -12;
const FLAT = 0.42; // height of an orbit to its width

interface Props {
    width?: number;
    height?: number;
    /** Middle of the orbits. */
    cx?: number;
    cy?: number;
    radii?: readonly number[];
}

/** Only where the page is empty: the outermost sixth above, and below the fold. */
const isFree = (y: number, height: number) => y < height * 0.16 || y > height * 0.99;

function planet(cx: number, cy: number, r: number, i: number): readonly [number, number] {
    const angle = i * 77 + 30;
    const tilt = (TILT * Math.PI) / 180;
    const [x, y] = [polar(0, 0, r, angle)[0], polar(0, 0, r * FLAT, angle)[1]];
    return [round(cx + x * Math.cos(tilt) - y * Math.sin(tilt)), round(cy + x * Math.sin(tilt) + y * Math.cos(tilt))];
}

const RADII = [180, 300, 430, 580, 740, 900];

export function Orbits({ width = 1366, height = 650, cx = 683, cy = 250, radii = RADII }: Props) {
    const planets = radii.map((r, i) => ({ at: planet(cx, cy, r, i), size: 3 + (i % 3) * 2 }));
    return (
        <svg
            class="shell-sky"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
        >
            <g fill="none" stroke="var(--engrave)">
                {radii.map((r, i) => (
                    <ellipse
                        key={r}
                        cx={cx}
                        cy={cy}
                        rx={r}
                        ry={r * FLAT}
                        transform={`rotate(${TILT} ${cx} ${cy})`}
                        stroke-width={i % 2 ? 1 : 1.5}
                    />
                ))}
            </g>
            {planets
                .filter(({ at }) => isFree(at[1], height))
                .map(({ at, size }) => (
                    <circle key={at[0]} cx={at[0]} cy={at[1]} r={size} fill="var(--brass)" opacity=".7" />
                ))}
        </svg>
    );
}

/** Stars belong to the night: the light theme hides them. */
export function NightSky({
    width = 1366,
    height = 650,
    count = 120,
    seed = 9,
}: {
    width?: number;
    height?: number;
    count?: number;
    seed?: number;
}) {
    return (
        <svg
            class="shell-sky is-night"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
        >
            <Stars width={width} height={height} count={count} seed={seed} largest={1.1} />
        </svg>
    );
}

/**
 * The rings of the waiting room: a graduated circle, the orbit the seats travel on, thin ones inside and out. 850 x
 * 596.
 */
export function SeatOrbits({ cx = 400, cy = 300 }: { cx?: number; cy?: number }) {
    const thin = [
        [140, 84],
        [212, 127],
        [388, 232],
        [470, 284],
    ] as const;
    return (
        <svg class="shell-seat-orbits" viewBox="0 0 850 596" preserveAspectRatio="none" aria-hidden="true">
            <g fill="none" stroke="var(--brass)">
                <ellipse cx={cx} cy={cy} rx="300" ry="178" stroke-opacity=".55" stroke-width="1.5" />
                <ellipse cx={cx} cy={cy} rx="306" ry="183" stroke-opacity=".25" />
                {range(72).map((i) => (
                    <Graduation key={i} cx={cx} cy={cy} angle={i * 5} long={i % 6 === 0} />
                ))}
            </g>
            <g fill="none" stroke="var(--engrave)">
                {thin.map(([rx, ry]) => (
                    <ellipse key={rx} cx={cx} cy={cy} rx={rx} ry={ry} />
                ))}
            </g>
        </svg>
    );
}

function Graduation({ cx, cy, angle, long }: { cx: number; cy: number; angle: number; long: boolean }) {
    const on = (rx: number, ry: number) => `${polar(cx, cy, rx, angle)[0]} ${polar(cx, cy, ry, angle)[1]}`;
    return <path d={`M${on(388, 232)}L${long ? on(402, 241) : on(394, 236)}`} stroke-opacity=".5" />;
}

/** Where seat `i` of `count` stands on the orbit of SeatOrbits: yours at the left, then clockwise. */
export function seatPlace(i: number, count: number, cx = 400, cy = 300): { x: number; y: number } {
    const angle = 180 + (i * 360) / count;
    return { x: polar(cx, cy, 300, angle)[0], y: polar(cx, cy, 178, angle)[1] };
}
