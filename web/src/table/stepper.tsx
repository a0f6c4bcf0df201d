// How many? Less and more round a number; arrows on the keyboard. What the number means and what is sent is the
// caller's.
import minus from 'icon:tabler/minus';
import plus from 'icon:tabler/plus';
import { Icon } from '../ui/icon';
import { Count } from '../ui/stepper';
import { fill, words } from '../words/words';
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

export function Stepper({ name, value, low, high, change, send, beyond }: Props) {
    const w = words.value.stepper;
    const go = (n: number, at: Element) => {
        if (n >= low && n <= high) change(n);
        else beyond?.(at, n);
    };
    return (
        <span class="stepper" role="group" aria-label={name}>
            <button
                type="button"
                class="stepper-button stepper-less"
                aria-disabled={value <= low}
                onClick={(e) => go(value - 1, e.currentTarget)}
            >
                <Icon of={minus} size={16} label={w.less} />
            </button>
            <Count
                class="stepper-count"
                {...{ name, value, low, high, send, go }}
                said={fill(w.of, { a: value, b: high })}
            />
            <button
                type="button"
                class="stepper-button stepper-more"
                aria-disabled={value >= high}
                onClick={(e) => go(value + 1, e.currentTarget)}
            >
                <Icon of={plus} size={16} label={w.more} />
            </button>
        </span>
    );
}
