// The instruments in little, for a phone: a Resource as a chip with a bar, the waves as rows of tubes.
import { range } from '../../../ui/geometry';
import { spoken } from '../../../ui/icon';
import type { Reading } from './dial';
import { ResourceSign, resources } from './skills';
import './small.css';

export function ResourceChip({ resource, name, label, value, max, low = 3, change }: Reading) {
    const part = Math.min(Math.max(value / max, 0), 1);
    const color = value <= low + 1 ? '#ff8f7a' : resources[resource].color;
    return (
        <span
            class="mve-chip"
            role="meter"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={max}
            aria-valuenow={value}
        >
            <ResourceSign resource={resource} size={17} />
            <b>{value}</b>
            <span class="mve-chip-name">{name}</span>
            <i class="mve-chip-bar" style={{ width: `${100 * part}%`, background: color }} />
            {change && <em class="mve-chip-change">{change}</em>}
        </span>
    );
}

/** waves: Threats beaten in each; quota: how many fill one. */
export function WaveTubes({ waves, quota, label }: { waves: readonly number[]; quota: number; label: string }) {
    return (
        <span class="mve-tubes" {...spoken(label)}>
            {waves.map((beaten, i) => (
                <span key={i} class="mve-tube-row">
                    {range(quota).map((n) => (
                        <i key={n} class={`mve-tube${n < beaten ? ' is-full' : ''}`} />
                    ))}
                </span>
            ))}
        </span>
    );
}
