// The sum of a Threat as steps from left to right: what each card turned up brought, the difficulty as a dashed line.
// 742 x 132, five cards; more of them make narrower steps. On a phone it is half as wide: its letters stay large.
import { round } from '../../../ui/geometry';
import './ladder.css';

interface Props {
    /** The cards turned up so far, in order. */
    values: readonly number[];
    /** How many will be turned up. */
    cards: number;
    goal: number;
    /** "needed 7". */
    goalText: string;
    label: string;
    /** What the Leader's skill would add, before they decide. */
    next?: number;
    /** For a phone. */
    small?: boolean;
}

const LARGE = { width: 742, height: 132, top: 24, foot: 110 },
    SMALL = { width: 350, height: 96, top: 22, foot: 76 };
const LEFT = 18;
const FULL = 132; // width of a step while five of them fit

export function SumLadder({ values, cards, goal, goalText, label, next, small }: Props) {
    const { width, height, top, foot } = small ? SMALL : LARGE;
    const sums = values.reduce<number[]>((all, v) => [...all, all.at(-1)! + v], [0]);
    const last = sums.at(-1)!;
    const high = Math.max(goal, ...sums, last + (next ?? 0));
    const low = Math.min(-1, ...sums, last + (next ?? 0));
    const y = (n: number) => round(foot - ((n - low) * (foot - top)) / (high - low));
    const step = Math.min(FULL, (width - LEFT) / (cards + (next === undefined ? 0 : 0.5)));
    return (
        <svg class="mve-ladder" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
            <path class="mve-ladder-zero" d={`M0 ${y(0)}H${width}`} />
            <path class="mve-ladder-goal" d={`M0 ${y(goal)}H${width}`} />
            <text class="mve-ladder-word" x="20" y={y(goal) - 5}>
                {goalText}
            </text>
            {values.map((v, i) => (
                <Step
                    key={i}
                    x={LEFT + i * step}
                    width={step}
                    from={y(sums[i]!)}
                    to={y(sums[i + 1]!)}
                    sum={sums[i + 1]!}
                    up={v > 0}
                />
            ))}
            {next !== undefined && (
                <Step
                    x={LEFT + values.length * step}
                    width={step / 2}
                    from={y(last)}
                    to={y(last + next)}
                    sum={last + next}
                    up={next > 0}
                    planned
                />
            )}
        </svg>
    );
}

interface StepProps {
    x: number;
    width: number;
    from: number;
    to: number;
    sum: number;
    up: boolean;
    planned?: boolean;
}

function Step({ x, width, from, to, sum, up, planned = false }: StepProps) {
    return (
        <g class={`mve-step is-${planned ? 'planned' : up ? 'up' : 'down'}`}>
            <rect x={x} y={Math.min(from, to)} width={width - 8} height={Math.max(3, Math.abs(from - to))} rx="3" />
            <path d={`M${x} ${to}h${width}`} />
            <text x={x + width - 12} y={up ? to - 5 : to + 17}>
                {sum}
            </text>
        </g>
    );
}
