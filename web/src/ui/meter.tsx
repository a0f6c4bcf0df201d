// How much of what is needed: cells that can be counted, or a bar where there are many. What the figures mean is the
// caller's.
import { range } from './geometry';
import './meter.css';

const MOST_CELLS = 16;

interface Props {
    /** What is measured, and the figures in words: "paid 3 of 5". */
    name: string;
    said: string;
    value: number;
    goal: number;
    /** What the present pick would add; beyond the goal it is shown as wasted. */
    would?: number;
    tone?: 'ask' | 'good' | 'danger' | 'brass';
}

function cellState(i: number, value: number, goal: number, all: number): string {
    if (i < Math.min(value, goal)) return 'full';
    if (i >= goal) return 'wasted';
    return i < all ? 'would' : 'empty';
}

export function Meter({ name, said, value, goal, would = 0, tone = 'ask' }: Props) {
    const all = value + would;
    const cells = Math.max(goal, all, 1);
    return (
        <span
            class={`ui-meter tone-${tone}`}
            role="meter"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={goal}
            aria-valuenow={Math.min(value, goal)}
            aria-valuetext={said}
        >
            {cells <= MOST_CELLS ? (
                range(cells).map((i) => <i key={i} class={`ui-meter-cell is-${cellState(i, value, goal, all)}`} />)
            ) : (
                <Bar value={value} all={all} cells={cells} />
            )}
        </span>
    );
}

function Bar({ value, all, cells }: { value: number; all: number; cells: number }) {
    const part = (n: number) => ({ width: `${(100 * n) / cells}%` });
    return (
        <i class="ui-meter-bar">
            <i class="ui-meter-fill is-would" style={part(all)} />
            <i class="ui-meter-fill is-full" style={part(value)} />
        </i>
    );
}
