// A seat of the waiting room as a planet: lit in the seat's colour when somebody sits there, a dashed ring while a bot
// would.
import type { ComponentChildren } from 'preact';
import robot from 'icon:tabler/robot';
import { Icon } from '../../ui/icon';
import { SeatBadge } from '../../ui/seat_badge';
import { seatColor } from '../../ui/seats';
import { ring, type RingState } from '../../ui/ring';
import { px } from '../../ui/measure';
import './planet.css';

interface Props {
    seat: number;
    /** Empty: a bot will sit here. */
    empty?: boolean;
    size?: number;
    state?: RingState;
    /** Name and a word about them, below. */
    children?: ComponentChildren;
}

export function SeatPlanet({ seat, empty = false, size = 74, state = {}, children }: Props) {
    const style = { width: px(size), height: px(size), '--c': seatColor(seat) };
    return (
        <span class={`shell-planet${empty ? ' is-empty' : ''}`}>
            <span class={`shell-planet-ball ${ring(state)}`} style={style}>
                {empty ? (
                    <Icon of={robot} size={size * 0.4} />
                ) : (
                    <SeatBadge seat={seat} size={Math.round(size * 0.62)} />
                )}
            </span>
            {children}
        </span>
    );
}
