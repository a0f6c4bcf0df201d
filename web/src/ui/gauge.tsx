// Round instruments: a gauge with a needle and a zone of danger, and the ring of seconds that are left.
import type { ComponentChildren } from 'preact';
import { arc, polar, range } from './geometry';
import { px } from './measure';
import './gauge.css';

interface GaugeProps {
    /** "Food, 4 of 11". */
    label: string;
    value: number;
    max: number;
    /** Up to here it is dangerous. */
    low?: number;
    size?: number;
    /** Stands under the needle: an icon, a number. */
    children?: ComponentChildren;
}

const FROM = 150;
const SWEEP = 240;

export function Gauge({ label, value, max, low = 0, size = 96, children }: GaugeProps) {
    const angle = (n: number) => FROM + (SWEEP * Math.min(Math.max(n, 0), max)) / max;
    return (
        <span class="ui-gauge" style={{ width: px(size), height: px(size) }}>
            <svg
                viewBox="0 0 100 100"
                width={px(size)}
                height={px(size)}
                role="meter"
                aria-label={label}
                {...bounds(value, max)}
            >
                <path class="ui-gauge-track" d={arc(50, 50, 42, FROM, FROM + SWEEP)} />
                {low > 0 && <path class="ui-gauge-low" d={arc(50, 50, 42, FROM, angle(low))} />}
                {value > 0 && <path class="ui-gauge-fill" d={arc(50, 50, 42, FROM, angle(value))} />}
                {max <= 16 && range(max + 1).map((n) => <Tick key={n} angle={angle(n)} />)}
                <Needle angle={angle(value)} />
            </svg>
            <span class="ui-gauge-face">{children}</span>
        </span>
    );
}

const bounds = (value: number, max: number) => ({ 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value });

function Tick({ angle }: { angle: number }) {
    const [x1, y1] = polar(50, 50, 34, angle);
    const [x2, y2] = polar(50, 50, 38, angle);
    return <path class="ui-gauge-tick" d={`M${x1} ${y1}L${x2} ${y2}`} />;
}

function Needle({ angle }: { angle: number }) {
    return (
        <g class="ui-gauge-needle" style={{ transform: `rotate(${angle}deg)` }}>
            <path d="M76 50H91" />
        </g>
    );
}

/** Seconds in words are the caller's; the ring only shows the part that is left. */
export function Countdown({
    label,
    left,
    total,
    size = 38,
}: {
    label: string;
    left: number;
    total: number;
    size?: number;
}) {
    const part = Math.min(Math.max(left / Math.max(total, 1), 0), 1);
    return (
        <svg
            class="ui-countdown"
            viewBox="0 0 38 38"
            width={px(size)}
            height={px(size)}
            role="timer"
            aria-label={label}
        >
            <circle class="ui-countdown-track" cx="19" cy="19" r="16.5" />
            <circle
                class="ui-countdown-left"
                cx="19"
                cy="19"
                r="16.5"
                pathLength="100"
                stroke-dasharray={`${Math.round(part * 100)} 100`}
            />
            <text x="19" y="23.6">
                {left}
            </text>
        </svg>
    );
}
