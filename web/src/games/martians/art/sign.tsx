// The sign of a building: a board with lettering, a little askew.
import { round } from '../../../ui/geometry';
import { OUTLINE } from './comic';
import type { SignPlace } from './signs';
import './sign.css';

const LINE = 21;

export function SignMark({ lines, color, x, y, w, scale }: SignPlace) {
    const width = w / scale,
        more = LINE * (lines.length - 1);
    const board = { width, height: 26 + more, rx: 4 };
    return (
        <g class="mar-sign" transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)}) rotate(-2)`}>
            <rect x={2 - width / 2} y={-11 - more / 2} {...board} fill={OUTLINE} />
            <rect x={-width / 2} y={-13 - more / 2} {...board} fill={color} stroke={OUTLINE} stroke-width="3" />
            {lines.map((line, i) => (
                <text key={i} y={8 - more / 2 + i * LINE}>
                    {line}
                </text>
            ))}
        </g>
    );
}
