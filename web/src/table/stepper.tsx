// How many? Less and more round a number; arrows on the keyboard. What the number means and what is sent is the
// caller's.
import minus from 'icon:tabler/minus';
import plus from 'icon:tabler/plus';
import { fill, words } from '../words/words';
import { Icon } from '../ui/icon';
import './set.css';

interface Props {
    /** For the ear: what is counted. */
    name: string;
    value: number;
    low: number;
    high: number;
    change: (n: number) => void;
    /** Enter, where the number is an answer. */
    send?: () => void;
    /** Somebody wants to go beyond an end: why not. */
    beyond?: (at: Element, n: number) => void;
}

const KEYS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

export function Stepper({ name, value, low, high, change, send, beyond }: Props) {
    const w = words.value.stepper;
    const by = (step: number, at: Element) => {
        const n = value + step;
        if (n >= low && n <= high) change(n);
        else beyond?.(at, n);
    };
    const key = (e: KeyboardEvent) => {
        const step = KEYS[e.key];
        if (step) by(step, e.currentTarget as Element);
        else if (e.key === 'Home') change(low);
        else if (e.key === 'End') change(high);
        else if (e.key === 'Enter' && send) send();
        else return;
        e.preventDefault();
        e.stopPropagation();
    };
    return (
        <span class="stepper" role="group" aria-label={name}>
            <button
                type="button"
                class="stepper-button stepper-less"
                aria-disabled={value <= low}
                onClick={(e) => by(-1, e.currentTarget)}
            >
                <Icon of={minus} size={16} label={w.less} />
            </button>
            <span
                class="stepper-count"
                role="spinbutton"
                tabIndex={0}
                aria-label={name}
                aria-valuenow={value}
                aria-valuemin={low}
                aria-valuemax={high}
                aria-valuetext={fill(w.of, { a: value, b: high })}
                onKeyDown={key}
            >
                {value}
            </span>
            <button
                type="button"
                class="stepper-button stepper-more"
                aria-disabled={value >= high}
                onClick={(e) => by(1, e.currentTarget)}
            >
                <Icon of={plus} size={16} label={w.more} />
            </button>
        </span>
    );
}
