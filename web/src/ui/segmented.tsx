// One of several: segments in a row (bar: on the question bar), tabs over a page.
import type { ComponentChildren } from 'preact';
import { Icon } from './icon';
import type { Drawing } from './drawing';
import { onRow } from './roving';
import './segmented.css';

export interface Choice<T> {
    value: T;
    text: ComponentChildren;
    icon?: Drawing;
    /** Where the text is only a sign. */
    label?: string;
}

interface Props<T> {
    /** What is chosen, for a screen reader. */
    name: string;
    value: T;
    options: readonly Choice<T>[];
    /** plain: in a panel; bar: dark on the question bar; quiet: the pace in the top bar. */
    kind?: 'plain' | 'bar' | 'quiet';
    change: (value: T) => void;
}

export function Segmented<T extends string | number>({ name, value, options, kind = 'plain', change }: Props<T>) {
    const at = options.findIndex((o) => o.value === value);
    const go = (place: number) => change(options[place]!.value);
    return (
        <span
            class={`ui-segmented is-${kind}`}
            role="radiogroup"
            aria-label={name}
            onKeyDown={(e) => onRow(e, at, options.length, go)}
        >
            {options.map((o, i) => (
                <button
                    key={o.value}
                    type="button"
                    role="radio"
                    class="ui-segment"
                    aria-checked={i === at}
                    aria-label={o.label}
                    tabIndex={i === Math.max(at, 0) ? 0 : -1}
                    onClick={() => change(o.value)}
                >
                    {o.icon && <Icon of={o.icon} size={16} />}
                    {o.text}
                </button>
            ))}
        </span>
    );
}

/** The page itself is the caller's; it carries role="tabpanel". */
export function Tabs<T extends string | number>({ name, value, options, change }: Props<T>) {
    const at = options.findIndex((o) => o.value === value);
    const go = (place: number) => change(options[place]!.value);
    return (
        <div class="ui-tabs" role="tablist" aria-label={name} onKeyDown={(e) => onRow(e, at, options.length, go)}>
            {options.map((o, i) => (
                <button
                    key={o.value}
                    type="button"
                    role="tab"
                    class="ui-tab"
                    aria-selected={i === at}
                    tabIndex={i === at ? 0 : -1}
                    onClick={() => change(o.value)}
                >
                    {o.icon && <Icon of={o.icon} size={17} />}
                    {o.text}
                </button>
            ))}
        </div>
    );
}
