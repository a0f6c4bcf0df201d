// A fleet under the pointer: taking it up begins a move, letting it go over a lit planet names where it goes.
import type { Cargo } from '../../../motion/drag';
import { nounOf, type Scene } from '../../../state/context';
import { canSail, origins, startMove } from './move';
import { askedOf, planOf, setPlan } from './plan';

/** null: no fleet leaves this orbit now. */
export function fleetCargo(scene: Scene, planet: number): Cargo | null {
    if (askedOf(scene) !== 'action' || !origins(scene).includes(planet)) return null;
    const before = planOf(scene);
    if (before && before.what !== 'move') return null;
    const noun = nounOf(scene.book, 'planet'),
        kept = before?.what === 'move' && before.from === planet ? { ...before, to: null } : null;
    const plan = kept ?? startMove(scene, planet);
    return {
        hold: () => {
            setPlan(scene, plan);
            return {
                alive: () => true,
                complete: () => false,
                send: () => undefined,
                back: () => setPlan(scene, before),
            };
        },
        accepts: (target) => target.noun === noun && canSail(scene, plan, target.value),
    };
}
