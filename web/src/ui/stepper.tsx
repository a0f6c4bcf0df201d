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

interface CountProps extends Pick<Props, 'name' | 'value' | 'low' | 'high' | 'said' | 'send'> {
    class: string;
    go: (n: number, at: Element) => void;
}

/** The number itself, with its keys. */
export function Count({ class: look, name, value, low, high, said, go, send }: CountProps) {
    const key = (e: KeyboardEvent) => {
        const step = STEPS[e.key],
            at = e.currentTarget as Element;
        if (step) go(value + step, at);
        else if (e.key === 'Home') go(low, at);
        else if (e.key === 'End') go(high, at);
        else if (e.key === 'Enter' && send) send();
        else return;
        e.preventDefault();
        e.stopPropagation();
    };
    return (
        <span
            class={look}
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
    );
}

export function Stepper({ lessLabel, moreLabel, change, beyond, ...count }: Props) {
    const { name, value, low, high } = count;
    const go = (n: number) => (n >= low && n <= high ? change(n) : beyond?.(n));
    return (
        <span class="ui-stepper" role="group" aria-label={name}>
            <button type="button" class="ui-step" aria-disabled={value <= low} onClick={() => go(value - 1)}>
                <Icon of={minus} size={18} label={lessLabel} />
            </button>
            <Count class="ui-stepper-count" {...count} go={go} />
            <button type="button" class="ui-step" aria-disabled={value >= high} onClick={() => go(value + 1)}>
                <Icon of={plus} size={18} label={moreLabel} />
            </button>
        </span>
    );
}
