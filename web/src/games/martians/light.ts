// What a lesson lights: what stands on a tile, pawns, Life and Bullets, the ship and the piles.
import type { Light } from '../../table/board';

const figures =
    (sort: string): Light =>
    ({ seat, you }) => [
        ...(you ? ['.me .mar-figures', '.me'] : []),
        `[data-place="seat:${seat}"][data-sort="${sort}"]`,
        `.seats [data-target="1:${seat}"]`,
    ];
const column: Light = () => ['.mar-column', '.board-box'];

export const light: Record<string, Light> = {
    map: ({ row }) => [`[data-place^="on:${row}."]`, '.board-box'],
    'at-square': ({ seat }) => [`[data-sort="pawn"][data-kind="${seat}"]`, '.board-box'],
    life: figures('life'),
    bullets: figures('bullet'),
    held: ({ seat, you }) => [you ? '.me' : `[data-place="held:${seat}"]`],
    ship: column,
    supply: column,
    'tile-pile': column,
    'tile-drawn': column,
};
