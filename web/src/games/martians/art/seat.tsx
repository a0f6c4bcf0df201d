// What the frame shows of somebody at the table: Life, Bullets, Items, Martians caught. A line on a desk, a chip on a phone.
import { HeroPortrait } from './hero';
import type { Item } from './items';
import { Bullets, Hearts, ItemBoxes } from './tokens';
import './seat.css';

interface FiguresProps {
    life: number;
    bullets: number;
    items: readonly Item[];
    /** In words: "3 Life", "2 Bullets", "Fuel". */
    said: { life: string; bullets: string; items: string };
    /** One heart and a number. */
    short?: boolean;
}

export function SeatFigures({ life, bullets, items, said, short }: FiguresProps) {
    return (
        <span class="mar-figures">
            <Hearts life={life} short={short} label={said.life} />
            <Bullets count={bullets} label={said.bullets} />
            <ItemBoxes held={items} label={said.items} />
        </span>
    );
}

/** Martians caught; of: "of 30". */
export function Caught({ count, of }: { count: number; of?: string }) {
    return (
        <span class="mar-caught">
            <b>{count}</b>
            {of && <small>{of}</small>}
        </span>
    );
}

interface ChipProps {
    seat: number;
    name: string;
    /** Left out where all play together: then it is Life that counts. */
    caught?: number;
    life?: { count: number; said: string };
    turn?: boolean;
    /** More than four at the table: the name goes below. */
    narrow?: boolean;
}

/** A seat on a phone. */
export function SeatChip({ seat, name, caught, life, turn = false, narrow = false }: ChipProps) {
    return (
        <span class={`mar-chip${turn ? ' is-turn' : ''}${narrow ? ' is-narrow' : ''}`}>
            <HeroPortrait seat={seat} size={narrow ? 24 : 32} />
            <span>
                {caught === undefined ? life && <Hearts life={life.count} short label={life.said} /> : <b>{caught}</b>}
                <small>{name}</small>
            </span>
        </span>
    );
}
