// A field of stars, the same on every screen.
import { range, round, sequence } from './geometry';

interface Props {
    width: number;
    height: number;
    count: number;
    seed?: number;
    /** Radius of the largest. */
    largest?: number;
}

export function Stars({ width, height, count, seed = 1, largest = 1.5 }: Props) {
    const next = sequence(seed);
    return (
        <g fill="#fff">
            {range(count).map((i) => {
                const r = 0.35 + next() * next() * largest;
                return (
                    <circle
                        key={i}
                        cx={round(next() * width)}
                        cy={round(next() * height)}
                        r={round(r)}
                        opacity={round(0.25 + next() * 0.7)}
                    />
                );
            })}
        </g>
    );
}
