// Small controls: one of several, and a field with its name before it.
import type { ComponentChildren } from 'preact';
import { Icon } from './icon';

export function Segmented<T extends string | number>({
    name,
    value,
    options,
    change,
}: {
    name: string;
    value: T;
    options: readonly (readonly [T, string])[];
    change: (v: T) => void;
}) {
    return (
        <div class="segmented" role="radiogroup" aria-label={name}>
            {options.map(([v, text]) => (
                <button
                    key={v}
                    type="button"
                    role="radio"
                    aria-checked={v === value}
                    class="segment"
                    onClick={() => change(v)}
                >
                    {v === value && <Icon name="check" size={14} />} {text}
                </button>
            ))}
        </div>
    );
}

export function Row({ name, children, small }: { name: string; children: ComponentChildren; small?: string }) {
    return (
        <div class="row">
            <span class="row-name">{name}</span>
            <div class="row-body">
                {children}
                {small && <span class="soft small">{small}</span>}
            </div>
        </div>
    );
}
