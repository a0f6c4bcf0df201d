// A die as it lies: spots, or a sign instead of a number. It tumbles when it is thrown anew (rolling).
import type { Drawing } from './drawing';
import { Mark, spoken } from './icon';
import type { Point } from './geometry';
import { px } from './measure';
import './die.css';

const [L, M, R] = [7, 12, 17];
const corners: Point[] = [
    [L, L],
    [R, R],
    [R, L],
    [L, R],
];
const SPOTS: readonly (readonly Point[])[] = [
    [],
    [[M, M]],
    corners.slice(0, 2),
    [...corners.slice(0, 2), [M, M]],
    corners,
    [...corners, [M, M]],
    [
        [L, 6],
        [R, 6],
        [L, M],
        [R, M],
        [L, 18],
        [R, 18],
    ],
];

interface Props {
    face: number;
    /** Instead of spots: a skull, for example. */
    sign?: Drawing;
    size?: number;
    /** It lies there but does not count. */
    out?: boolean;
    rolling?: boolean;
    tone?: 'ivory' | 'danger' | 'good';
    label?: string;
}

export function Die({ face, sign, size = 34, out = false, rolling = false, tone = 'ivory', label }: Props) {
    const state = `${out ? ' is-out' : ''}${rolling ? ' is-rolling' : ''}`;
    return (
        <svg
            class={`ui-die tone-${tone}${state}`}
            width={px(size)}
            height={px(size)}
            viewBox="0 0 24 24"
            {...spoken(label)}
        >
            <rect class="ui-die-side" x="1" y="2" width="22" height="21.5" rx="4.5" />
            <rect class="ui-die-face" x="1" y="0.8" width="22" height="21.5" rx="4.5" />
            <g transform="translate(0 -0.4)" class="ui-die-spots">
                {sign ? (
                    <Mark of={sign} x={12} y={12} size={15} />
                ) : (
                    (SPOTS[face] ?? []).map(([x, y], i) => <circle key={i} cx={x} cy={y} r="2.2" />)
                )}
                {!sign && face >= SPOTS.length && (
                    <text x="12" y="16.5" class="ui-die-number">
                        {face}
                    </text>
                )}
            </g>
        </svg>
    );
}
