// How pieces and tiles go: a ship sails from planet to planet, a unit lands.
import type { Gait, Trip } from '../../../motion/trips';
import type { View } from '../../../wire/types';
import { planetWords } from '../art';
import { stopsOf } from './move';

const SAIL = 420, // ms for each planet
    LAND = 260,
    IO = 'cubic-bezier(0.5, 0, 0.2, 1)',
    POP = 'cubic-bezier(0.2, 1.4, 0.4, 1)';

/** "orbit:3" */
const at = (place: string): [where: string, planet: number] => {
    const [where = '', planet = ''] = place.split(':');
    return [where, Number(planet)];
};

export function travels(view: View, { from, to }: Trip): Gait | null {
    const [was, a] = at(from),
        [is, b] = at(to);
    if (was === 'orbit' && is === 'orbit') {
        const between = stopsOf({ view }, a, b).slice(1, -1);
        return { ms: SAIL, via: between.map((p) => `orbit:${planetWords.indexOf(p)}`), rise: 0, easing: IO };
    }
    return was === 'orbit' && is === 'ground' ? { ms: LAND, rise: 0, easing: POP } : null;
}
