// The ten seats: colour, shape and number always come together. Shapes lie in a square of 24; the colours are --seat-1
// to --seat-10.

export interface SeatSign {
    name: string;
    path: string;
    /** Colour of the number. */
    ink: string;
    /** Where the number stands and how large it is; shapes with little room have their own. */
    base?: number;
    size?: number;
}

const ring = 'M12 1.7a10.3 10.3 0 1 0 0 20.6a10.3 10.3 0 0 0 0-20.6z';
const square = 'M5.2 2.2h13.6a3 3 0 0 1 3 3v13.6a3 3 0 0 1-3 3H5.2a3 3 0 0 1-3-3V5.2a3 3 0 0 1 3-3z';
const star = 'M12 .8l4.23 5.98 6.99 2.17-4.37 5.87.09 7.33L12 19.8l-6.94 2.35.09-7.33L.78 8.95l6.99-2.17z';
const drop = 'M12 .8c5 5.2 8.8 9 8.8 13.6a8.8 8.8 0 0 1-17.6 0C3.2 9.8 7 6 12 .8z';

export const seatSigns: readonly SeatSign[] = [
    { name: 'circle', path: ring, ink: '#fff' },
    { name: 'square', path: square, ink: '#fff' },
    { name: 'triangle', path: 'M12 1l11.3 20.8H.7z', ink: '#1d1800', base: 19, size: 11 },
    { name: 'diamond', path: 'M12 .4L23.6 12 12 23.6.4 12z', ink: '#fff' },
    { name: 'hexagon', path: 'M23.3 12l-5.65 9.79H6.35L.7 12l5.65-9.79h11.3z', ink: '#fff' },
    { name: 'pentagon', path: 'M12 1.1l11.03 8.02-4.21 12.96H5.18L.97 9.12z', ink: '#06202f', base: 17 },
    { name: 'star', path: star, ink: '#241300', base: 16.6, size: 11 },
    { name: 'cross', path: 'M7.5 1.5h9v6h6v9h-6v6h-9v-6h-6v-9h6z', ink: '#33101f' },
    { name: 'drop', path: drop, ink: '#fff', base: 18 },
    { name: 'shield', path: 'M2.5 2h19v9.5c0 6-4.5 9.8-9.5 11.8-5-2-9.5-5.8-9.5-11.8z', ink: '#fff' },
];

/** Seats are counted from 0, as on the wire; people count from 1. */
export const seatSign = (seat: number): SeatSign => seatSigns[seat % seatSigns.length]!;
export const seatColor = (seat: number): string => `var(--seat-${(seat % seatSigns.length) + 1})`;
