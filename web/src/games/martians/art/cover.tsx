// The box of Martians!!!: a comic at night, with a grin over the roofs. 300 x 330.
import { usePaints, Linear } from '../../../ui/paint';
import { Title } from '../../../ui/title';

/** The spine of the box that this cover is on. */
export const SPINE = '#3a1a7a';

const ROOFS = 'M0 262V206l26-22 26 22v-34h40v30l30-24 30 24v-18h44v-26l22-18 22 18v30l30-24 30 24v74z';
const HEAD = 'M150 84c58 0 74 44 66 84-6 34-34 72-66 72s-60-38-66-72c-8-40 8-84 66-84z';
const SHADE = 'M150 84c58 0 74 44 66 84-6 34-34 72-66 72 40-40 50-110 0-156z';
const BANG =
    'M4 288l16-26 22 12 24-22 20 16 30-20 22 18 30-18 20 18 30-16 18 22 26-10 14 24 20 6-14 18 12 18-24 4-14 14-26-8-22 14-24-12' +
    '-30 14-24-14-28 14-24-14-28 10-16-18-26 2 8-18z';
const WINDOWS = [
    [16, 214],
    [36, 214],
    [62, 186],
    [76, 186],
    [112, 214],
    [172, 198],
    [186, 198],
    [218, 176],
    [232, 176],
    [262, 206],
    [276, 206],
] as const;

export function MartiansCover() {
    const p = usePaints('sky', 'dots', 'shade');
    return (
        <>
            <Dots id={p.dots.id} step={9} r={2.6} fill="#6a2fd0" />
            <Dots id={p.shade.id} step={7} r={1.9} fill="#2f7a1a" />
            <Linear id={p.sky.id} stops={[['#1a0f4a'], ['#6a1f8a', 0.7], ['#e0407a', 1]]} />
            <rect width="300" height="330" fill={p.sky.url} />
            <rect width="300" height="220" fill={p.dots.url} opacity=".45" />
            <circle cx="236" cy="64" r="40" fill="#fff3b0" stroke="#000" stroke-width="4" />
            <circle cx="222" cy="56" r="8" fill="#e0cf7a" />
            <circle cx="246" cy="78" r="6" fill="#e0cf7a" />
            <path d={ROOFS} fill="#2a1a5a" stroke="#000" stroke-width="4" stroke-linejoin="round" />
            <g fill="#ffe14a" stroke="#000" stroke-width="2">
                {WINDOWS.map(([x, y]) => (
                    <rect key={`${x} ${y}`} x={x} y={y} width="9" height="12" />
                ))}
            </g>
            <Face shade={p.shade.url} />
            <g transform="rotate(-5 150 290) translate(0 -6)">
                <path d={BANG} fill="#ffe14a" stroke="#000" stroke-width="4" />
                <Title face="Bangers" x={150} y={308} size={52} width={226} fill="#e8273a" outline>
                    MARTIANS!!!
                </Title>
            </g>
        </>
    );
}

/** Dots of a printed comic. */
function Dots({ id, step, r, fill }: { id: string; step: number; r: number; fill: string }) {
    return (
        <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
            <circle cx={step / 2} cy={step / 2} r={r} fill={fill} />
        </pattern>
    );
}

function Face({ shade }: { shade: string }) {
    return (
        <>
            <g stroke="#000" stroke-linejoin="round">
                <path d={HEAD} fill="#8cf03c" stroke-width="6" />
                <path d={SHADE} fill={shade} stroke="none" />
                <ellipse
                    cx="116"
                    cy="160"
                    rx="25"
                    ry="33"
                    transform="rotate(18 116 160)"
                    fill="#120a1a"
                    stroke-width="5"
                />
                <ellipse
                    cx="184"
                    cy="160"
                    rx="25"
                    ry="33"
                    transform="rotate(-18 184 160)"
                    fill="#120a1a"
                    stroke-width="5"
                />
                <path d="M124 214q26 16 52-2" fill="none" stroke-width="5" />
                <path d="M132 217l6 8 6-6 7 8 6-8 7 6 5-9" fill="#fff" stroke-width="3" />
                <path d="M112 92q-12-30-34-34M188 92q12-30 34-34" fill="none" stroke-width="6" />
                <circle cx="76" cy="56" r="9" fill="#ff4a6a" stroke-width="4" />
                <circle cx="224" cy="56" r="9" fill="#ff4a6a" stroke-width="4" />
            </g>
            <g fill="#fff">
                <ellipse cx="108" cy="146" rx="8" ry="11" />
                <ellipse cx="176" cy="146" rx="8" ry="11" />
                <circle cx="124" cy="174" r="4" />
                <circle cx="190" cy="174" r="4" />
            </g>
        </>
    );
}
