// A clone wave as a jar: it fills with every Threat that is beaten, up to the quota.
import { spoken } from '../../../ui/icon';
import { Linear, usePaints } from '../../../ui/paint';
import { px } from '../../../ui/measure';
import './jar.css';

const GLASS = 'M14 30Q14 20 22 18H58Q66 20 66 30V118Q66 126 58 126H22Q14 126 14 118z';
const INSIDE = 'M16 31Q16 21 23 20H57Q64 21 64 31V117Q64 124 57 124H23Q16 124 16 117z';
const CLONE = 'M0-26c16 0 18 14 16 22-1 7-5 11-9 14 6 3 9 12 8 26H-15c-1-14 2-23 8-26-4-3-8-7-9-14-2-8 0-22 16-22z';
const [TOP, DEPTH] = [28, 84];

interface Props {
    value: number;
    quota: number;
    /** Below the glass: "wave 2". */
    name: string;
    label: string;
    /** The wave we are in. */
    current?: boolean;
    width?: number;
}

export function CloneJar({ value, quota, name, label, current = false, width = 56 }: Props) {
    return (
        <span class={`mve-jar${current ? ' is-current' : ''}`} {...spoken(label)}>
            <Glass part={Math.min(value / Math.max(quota, 1), 1)} width={width} />
            <b>
                {value} / {quota}
            </b>
            <span class="mve-jar-name">{name}</span>
        </span>
    );
}

function Glass({ part, width }: { part: number; width: number }) {
    const paints = usePaints('liquid', 'inside');
    const level = TOP + DEPTH * (1 - part);
    return (
        <svg viewBox="0 0 80 132" width={px(width)} height={px(Math.round((width * 132) / 80))} aria-hidden="true">
            <Linear id={paints.liquid.id} stops={[['#b8ff6a'], ['#2f8a2a', 1]]} />
            <clipPath id={paints.inside.id}>
                <path d={INSIDE} />
            </clipPath>
            <rect x="16" y="4" width="48" height="14" rx="4" fill="#8a8f88" stroke="#222" />
            <rect x="20" y="7" width="40" height="3" fill="#fff" opacity=".4" />
            <path
                d={GLASS}
                fill="#cfe8d0"
                fill-opacity=".12"
                stroke="currentColor"
                stroke-opacity=".65"
                stroke-width="2"
            />
            <g clip-path={paints.inside.url}>
                {part > 0 && (
                    <>
                        <rect x="14" y={level} width="52" height="110" fill={paints.liquid.url} opacity=".85" />
                        <ellipse cx="40" cy={level} rx="26" ry="4" fill="#e6ffb8" opacity=".8" />
                    </>
                )}
                <Clone alive={part > 0} />
                {part > 0 && (
                    <g fill="#fff" opacity=".55">
                        <circle cx="26" cy={Math.min(112, level + 18)} r="2.5" />
                        <circle cx="54" cy={Math.min(112, level + 30)} r="3.4" />
                    </g>
                )}
            </g>
            <path d="M21 34V110" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35" />
        </svg>
    );
}

function Clone({ alive }: { alive: boolean }) {
    return (
        <g transform="translate(40 84)" opacity={alive ? 0.95 : 0.5}>
            <path d={CLONE} fill={alive ? '#1d4a18' : '#34453a'} />
            {[-1, 1].map((side) => (
                <ellipse
                    key={side}
                    cx={side * 6}
                    cy="-6"
                    rx="4"
                    ry="5.5"
                    transform={`rotate(${side * -18} ${side * 6} -6)`}
                    fill="#c8ff8a"
                    opacity={alive ? 0.9 : 0.25}
                />
            ))}
        </g>
    );
}
