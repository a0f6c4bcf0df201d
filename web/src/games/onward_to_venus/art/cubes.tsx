// The pass cubes: those that lie there, and the empty places of those that are taken.
import { range } from '../../../ui/geometry';
import { px } from '../../../ui/measure';
import './cubes.css';

interface Props {
    left: number;
    of: number;
    /** "4 of 6 pass cubes left". */
    label: string;
    size?: number;
}

export function PassCubes({ left, of, label, size = 13 }: Props) {
    return (
        <span class="otv-cubes" role="img" aria-label={label}>
            {range(of).map((i) => (
                <svg
                    key={i}
                    class={i < left ? '' : 'is-taken'}
                    width={px(size)}
                    height={px(size * 1.1)}
                    viewBox="-7.5 -8 15 16.5"
                >
                    <path class="otv-cube" d="M0-7L6.5-3.5V4L0 7.5-6.5 4v-7.5z" />
                    <path class="otv-cube-top" d="M0-7L6.5-3.5 0 0-6.5-3.5z" />
                </svg>
            ))}
            <b class="otv-cubes-left">{left}</b>
        </span>
    );
}
