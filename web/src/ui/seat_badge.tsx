// The sign of a seat: as an element of its own, and inside a larger drawing.
import { spoken } from './icon';
import { seatColor, seatSign } from './seats';
import { px } from './measure';
import './seat_badge.css';

/** The sign in its square of 24. letter: instead of the number, for teams and empires. */
export function SeatShape({ seat, letter }: { seat: number; letter?: string }) {
    const { path, ink, base = 16.2, size = 12 } = seatSign(seat);
    return (
        <>
            <path class="ui-seat-shape" d={path} fill={seatColor(seat)} />
            <text class="ui-seat-number" x="12" y={base} font-size={seat % 10 === 9 ? size - 1 : size} fill={ink}>
                {letter ?? seat + 1}
            </text>
        </>
    );
}

interface Props {
    /** Counted from 0. */
    seat: number;
    size?: number;
    letter?: string;
    /** Only where the name does not stand beside it. */
    label?: string;
}

export function SeatBadge({ seat, size = 26, letter, label }: Props) {
    return (
        <svg class="ui-seat-badge" width={px(size)} height={px(size)} viewBox="-1 -1 26 26" {...spoken(label)}>
            <SeatShape seat={seat} letter={letter} />
        </svg>
    );
}

/** The sign round a point of a larger SVG. */
export function SeatMark({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
    return (
        <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
            <SeatShape seat={seat} />
        </g>
    );
}
