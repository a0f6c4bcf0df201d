// A Resource as a dial of the old days: red up to 3, a needle, the number. 120 x 100.
import { arc, polar, range } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { Linear, usePaints } from '../../../ui/paint';
import { resources, type Resource } from './skills';
import { px } from '../../../ui/measure';
import './dial.css';

const [CX, CY] = [60, 62];
const FROM = 180;
const SWEEP = 180;

/** A Resource as an instrument shows it. */
export interface Reading {
    resource: Resource;
    name: string;
    /** The whole sentence: "Food, 4 of 11". */
    label: string;
    value: number;
    max: number;
    /** Red up to here. */
    low?: number;
    /** Since your last answer, such as "−2". */
    change?: string;
}

export function Dial({
    resource,
    name,
    label,
    value,
    max,
    low = 3,
    change,
    width = 118,
}: Reading & { width?: number }) {
    const paints = usePaints('paper', 'metal');
    const angle = (n: number) => FROM + (SWEEP * Math.min(Math.max(n, 0), max)) / max;
    const meter = { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value };
    return (
        <span class="mve-dial" style={{ width: px(width) }}>
            <svg
                viewBox="0 0 120 100"
                width={px(width)}
                height={px(Math.round(width / 1.2))}
                role="meter"
                aria-label={label}
                {...meter}
            >
                <Linear id={paints.paper.id} stops={[['#f0dfb0'], ['#cdb27a', 1]]} />
                <Linear id={paints.metal.id} stops={[['#8b948c'], ['#39423b', 0.5], ['#1b211c', 1]]} />
                <rect x="1" y="1" width="118" height="98" rx="10" fill={paints.metal.url} stroke="#000" />
                <path
                    d="M8 68V62A52 52 0 0 1 112 62V68Q112 72 108 72H12Q8 72 8 68z"
                    fill={paints.paper.url}
                    stroke="#1a1208"
                    stroke-width="1.5"
                />
                <path class="mve-dial-low" d={arc(CX, CY, 46, FROM, angle(low))} />
                {range(max + 1).map((n) => (
                    <Tick key={n} angle={angle(n)} long={n % 2 === 0} />
                ))}
                <Mark of={resources[resource].sign} x={60} y={44} size={22} color="#3a2d18" opacity={0.75} />
                <g class="mve-needle" style={{ transform: `rotate(${angle(value)}deg)` }}>
                    <path d={`M${CX} ${CY}h42`} />
                </g>
                <circle cx={CX} cy={CY + 1} r="6" fill="#2a2011" />
                <path d="M16 44Q30 16 62 14 30 26 22 52z" fill="#fff" opacity=".25" />
                <text class="mve-dial-name" x="10" y="90">
                    {name}
                </text>
                <text class={`mve-dial-value${value <= low + 1 ? ' is-low' : ''}`} x="110" y="92">
                    {value}
                </text>
            </svg>
            {change && <span class="mve-dial-change">{change}</span>}
        </span>
    );
}

function Tick({ angle, long }: { angle: number; long: boolean }) {
    const [x1, y1] = polar(CX, CY, 49, angle);
    const [x2, y2] = polar(CX, CY, long ? 43.5 : 46, angle);
    return <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#3a2d18" stroke-width={long ? 1.6 : 1} />;
}
