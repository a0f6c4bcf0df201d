// A die of this game: thick outline, red spots, a hard shadow. Inside a drawing, and as a picture of its own.
import type { Point } from '../../../ui/geometry';
import { ComicSvg, OUTLINE } from './comic';
import './die.css';

const CORNERS: Point[] = [
    [-1, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
];
const MIDDLE: Point = [0, 0];
const SPOTS: readonly (readonly Point[])[] = [
    [],
    [MIDDLE],
    CORNERS.slice(0, 2),
    [...CORNERS.slice(0, 2), MIDDLE],
    CORNERS,
    [...CORNERS, MIDDLE],
    [...CORNERS, [-1, 0], [1, 0]],
];
const TONES = { plain: ['#fff8e6', '#c3142e'], good: ['#c8ff9a', '#0b5a12'] } as const;

interface Props {
    face: number;
    /** Middle, width. */
    x?: number;
    y?: number;
    size: number;
    /** Degrees. */
    turn?: number;
    /** good: what it counts in the end. */
    tone?: keyof typeof TONES;
}

/** What counts more than six, or less than one, stands there as a number. */
export function DieMark({ face, x = 0, y = 0, size: s, turn = 0, tone = 'plain' }: Props) {
    const [ground, spot] = TONES[tone];
    const box = { width: s, height: s, rx: s * 0.2 };
    const spots = SPOTS[face];
    return (
        <g transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect x={s * -0.45} y={s * -0.43} {...box} fill={OUTLINE} />
            <rect x={s * -0.5} y={s * -0.5} {...box} fill={ground} stroke={OUTLINE} stroke-width={s * 0.06} />
            {spots && face > 0 ? (
                spots.map(([dx, dy]) => (
                    <circle
                        key={`${dx} ${dy}`}
                        cx={dx * s * 0.26}
                        cy={dy * s * 0.26}
                        r={s * 0.095}
                        fill={spot}
                        stroke={OUTLINE}
                        stroke-width={s * 0.02}
                    />
                ))
            ) : (
                <text class="mar-die-number" y={s * 0.24} font-size={s * 0.66} fill={spot}>
                    {face}
                </text>
            )}
        </g>
    );
}

interface PictureProps {
    face: number;
    size?: number;
    tone?: Props['tone'];
    label?: string;
}

export function ComicDie({ face, size = 46, tone, label }: PictureProps) {
    return (
        <ComicSvg class="mar-die" viewBox="-26 -26 54 54" width={size} height={size} label={label}>
            <DieMark face={face} size={44} turn={-8} tone={tone} />
        </ComicSvg>
    );
}
