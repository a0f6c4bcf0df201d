// The instrument of a team: a pressure gauge whose lamps have the team's shape, with a needle and a count.
import { arc, polar, range } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { Blur, Linear, Radial, usePaints, type Paint } from '../../../ui/paint';
import { shapePath } from './shape';
import { teamOf, type Colour, type Team } from './teams';
import { px } from '../../../ui/measure';
import './gauge.css';

const [CX, CY] = [130, 132];
const FROM = 150;
const TO = 390;
const METAL = [['#dfe6f2'], ['#77839c', 0.18], ['#39425a', 0.5], ['#8994ad', 0.82], ['#20263a', 1]] as const;

interface Props {
    colour: Colour;
    value: number;
    goal: number;
    /** The whole sentence: "Aliens, 4 of 6 red". */
    label: string;
    size?: number;
    /** Your own team glows. */
    own?: boolean;
}

type Paints = Record<'glass' | 'metal' | 'glow' | 'soft', Paint>;

/** One short of the goal is shown by a dashed arc; say it in words under the gauge. */
export function TeamGauge({ colour, value, goal, label, size = 236, own = false }: Props) {
    const team = teamOf(colour);
    const paints = usePaints('glass', 'metal', 'glow', 'soft');
    const shown = Math.min(Math.max(value, 0), goal);
    const step = (TO - FROM) / goal;
    const at = FROM + shown * step;
    return (
        <svg
            class="eg-gauge"
            viewBox="0 0 260 262"
            width={px(size)}
            height={px(Math.round((size * 262) / 260))}
            role="meter"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuenow={shown}
        >
            <Radial id={paints.glass.id} cy={0.42} r={0.62} stops={[[team.dark], ['#0a0d20', 0.62], ['#05060f', 1]]} />
            <Linear id={paints.metal.id} stops={METAL} />
            <Blur id={paints.glow.id} by={5} wide />
            <Blur id={paints.soft.id} by={2.2} />
            {own && <Halo color={team.light} paints={paints} />}
            <Housing paints={paints} />
            <Scale team={team} at={at} step={step} goal={goal} near={goal - shown === 1} paints={paints} />
            {range(goal).map((i) => (
                <Lamp
                    key={i}
                    team={team}
                    at={FROM + (i + 0.5) * step}
                    scale={goal <= 3 ? 1.5 : goal <= 9 ? 1.2 : 0.8}
                    lit={i < shown}
                    paints={paints}
                />
            ))}
            <g filter={paints.soft.url} opacity=".7">
                <Mark of={team.sign} x={CX} y={CY - 12} size={78} color={team.light} />
            </g>
            <Mark of={team.sign} x={CX} y={CY - 12} size={78} color="#fff" opacity={0.94} />
            <Needle color={team.light} at={at} />
            <Count color={team.light} value={value} goal={goal} />
            <path d="M38 92A104 104 0 0 1 206 54A150 150 0 0 0 38 92z" fill="#fff" opacity=".07" />
        </svg>
    );
}

function Halo({ color, paints }: { color: string; paints: Paints }) {
    return (
        <circle
            cx={CX}
            cy={CY}
            r="129"
            fill="none"
            stroke={color}
            stroke-width="2"
            opacity=".9"
            filter={paints.soft.url}
        />
    );
}

/** Bezel, screws and the dark glass. */
function Housing({ paints }: { paints: Paints }) {
    return (
        <>
            <circle cx={CX} cy={CY} r="126" fill={paints.metal.url} />
            <circle cx={CX} cy={CY} r="117" fill="#10142a" />
            <circle cx={CX} cy={CY} r="115" fill={paints.glass.url} stroke="#000" stroke-width="2" />
            {[60, 120, 240, 300].map((angle) => {
                const [x, y] = polar(CX, CY, 121.5, angle);
                return <circle key={angle} cx={x} cy={y} r="3" fill="#cfd6e6" stroke="#20263a" />;
            })}
        </>
    );
}

interface ScaleProps {
    team: Team;
    at: number;
    step: number;
    goal: number;
    near: boolean;
    paints: Paints;
}

function Scale({ team, at, step, goal, near, paints }: ScaleProps) {
    const line = { stroke: team.light, fill: 'none' };
    const done = arc(CX, CY, 80, FROM, at);
    return (
        <>
            <path d={arc(CX, CY, 80, FROM, TO)} {...line} stroke-opacity=".22" stroke-width="8" />
            {at > FROM && (
                <>
                    <path d={done} {...line} stroke-width="8" filter={paints.soft.url} />
                    <path d={done} {...line} stroke-width="5" />
                </>
            )}
            {near && <path class="eg-gauge-near" d={arc(CX, CY, 80, TO - step, TO)} />}
            {range(goal + 1).map((i) => {
                const [x1, y1] = polar(CX, CY, 84, FROM + i * step);
                const [x2, y2] = polar(CX, CY, 76, FROM + i * step);
                return <path key={i} d={`M${x1} ${y1}L${x2} ${y2}`} {...line} stroke-width="2" opacity=".8" />;
            })}
        </>
    );
}

interface LampProps {
    team: Team;
    at: number;
    scale: number;
    lit: boolean;
    paints: Paints;
}

function Lamp({ team, at, scale, lit, paints }: LampProps) {
    const [x, y] = polar(CX, CY, 99, at);
    const d = shapePath(team.colour);
    return (
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d={d} fill={team.dark} stroke={team.light} stroke-opacity=".55" stroke-width="1.3" />
            <g class={`eg-lamp${lit ? ' is-lit' : ''}`}>
                <path d={d} fill={team.light} opacity=".9" filter={paints.glow.url} />
                <path d={d} fill={team.light} stroke="#fff" stroke-opacity=".75" stroke-width="1.2" />
                <circle cx="-2" cy="-2.4" r="2" fill="#fff" opacity=".65" />
            </g>
        </g>
    );
}

/** Drawn pointing right, turned by CSS, so that it can swing. */
function Needle({ color, at }: { color: string; at: number }) {
    const d = `M${CX + 50} ${CY}H${CX + 78}`;
    return (
        <g class="eg-needle" style={{ transform: `rotate(${at}deg)` }}>
            <path d={d} stroke="#fff" stroke-width="4.5" />
            <path d={d} stroke={color} stroke-width="2" />
        </g>
    );
}

function Count({ color, value, goal }: { color: string; value: number; goal: number }) {
    return (
        <>
            <rect
                x={CX - 45}
                y={CY + 38}
                width="90"
                height="44"
                rx="8"
                fill="#05060f"
                stroke="#4b5674"
                stroke-width="1.5"
            />
            <text class="eg-gauge-count" x={CX} y={CY + 71} style={{ fill: color, color }}>
                {value}
                <tspan class="eg-gauge-goal"> / {goal}</tspan>
            </text>
        </>
    );
}
