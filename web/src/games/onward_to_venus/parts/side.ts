// The plate of a claim stands on the side away from its planet; what it covers is chosen on the plate itself.
import { shapeNow } from './shape';
import { windowWidth } from '../../../ui/measure';

const MARS = 4, // in the middle
    WIDE = 1340; // the window leaves room beside the plate
/** Planets in the right half of the drawing: on one line, and in two rows. */
const FAR = { desk: [4, 5, 6, 7], narrow: [2, 3, 4, 5] };

export function sideOf(planet: number): 'left' | 'right' {
    const { shape } = shapeNow();
    return FAR[shape === 'narrow' ? 'narrow' : 'desk'].includes(planet) ? 'left' : 'right';
}

/** Whether the plate for one planet covers another. */
export function covers(planet: number, other: number): boolean {
    const { shape } = shapeNow();
    if (shape === 'phone') return true;
    if (shape === 'desk' && other === MARS && windowWidth() >= WIDE) return false;
    return sideOf(other) !== sideOf(planet);
}
