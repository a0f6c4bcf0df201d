// What a lesson lights: the gauge of a colour, the rack.
import type { Light } from '../../table/board';

const gauge =
    (colour: string): Light =>
    () => [`.eg-instrument.is-${colour}`];

export const light: Record<string, Light> = {
    red: gauge('red'),
    blue: gauge('blue'),
    yellow: gauge('yellow'),
    row: () => ['[data-place="row"]', '.board-box'],
};
