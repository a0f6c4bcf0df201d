// What the frame shows of somebody at the table: Life, Bullets, Items, Martians caught.
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
