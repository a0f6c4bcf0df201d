// The sign of a building: a board with lettering, a little askew.
import { round } from '../../../ui/geometry';
import { OUTLINE } from './comic';
import type { SignPlace } from './signs';
import './sign.css';

export function SignMark({ text, color, x, y, w, scale }: SignPlace) {
    const width = w / scale;
    const board = { width, rx: 4 };
    return (
        <g class="mar-sign" transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)}) rotate(-2)`}>
            <rect x={2 - width / 2} y="-11" height="27" {...board} fill={OUTLINE} />
            <rect x={-width / 2} y="-13" height="26" {...board} fill={color} stroke={OUTLINE} stroke-width="3" />
            <text y="8">{text}</text>
        </g>
    );
}
