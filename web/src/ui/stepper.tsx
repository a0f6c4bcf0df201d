// How many? Less and more round a number; arrows, Home and End on the keyboard.
import minus from 'icon:tabler/minus';
import plus from 'icon:tabler/plus';
import { Icon } from './icon';
import './stepper.css';

interface Props {
    /** What is counted, for a screen reader. */
    name: string;
    value: number;
    low: number;
    high: number;
    lessLabel: string;
    moreLabel: string;
    /** The number in words, such as "2 of 4". */
    said?: string;
    change: (n: number) => void;
    /** Enter, where the number is an answer. */
    send?: () => void;
    /** Somebody wants to go beyond an end: say why not. */
    beyond?: (n: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, '+': 1, '-': -1 };

export function Stepper({ name, value, low, high, lessLabel, moreLabel, said, change, send, beyond }: Props) {
    const go = (n: number) => (n >= low && n <= high ? change(n) : beyond?.(n));
    const key = (e: KeyboardEvent) => {
        const step = STEPS[e.key];
        if (step) go(value + step);
        else if (e.key === 'Home') go(low);
        else if (e.key === 'End') go(high);
        else if (e.key === 'Enter' && send) send();
        else return;
        e.preventDefault();
        e.stopPropagation();
    };
    return (
        <span class="ui-stepper" role="group" aria-label={name}>
            <button type="button" class="ui-step" aria-disabled={value <= low} onClick={() => go(value - 1)}>
                <Icon of={minus} size={18} label={lessLabel} />
            </button>
            <span
                class="ui-stepper-count"
                role="spinbutton"
                tabIndex={0}
                aria-label={name}
                aria-valuenow={value}
                aria-valuemin={low}
                aria-valuemax={high}
                aria-valuetext={said}
                onKeyDown={key}
            >
                {value}
            </span>
            <button type="button" class="ui-step" aria-disabled={value >= high} onClick={() => go(value + 1)}>
                <Icon of={plus} size={18} label={moreLabel} />
            </button>
        </span>
    );
}
