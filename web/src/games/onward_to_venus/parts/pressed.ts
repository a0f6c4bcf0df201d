// Something to press that a panel of the game speaks for: the same attributes as a thing of the table has, so that
// keys, drags and readers find it.
import { isThing } from '../../../motion/drag';
import type { Target } from '../../../state/choice';
import { useHandlers, useThing } from '../../../table/thing';
import { showWhy, type Reading } from '../../../table/why';
import { words } from '../../../words/words';
import type { Spot } from './spots';

function spoken(name: string, { ring, note }: Spot): string {
    const w = words.value.signs;
    const parts = [name];
    if (ring === 'asked') parts.push(w.target);
    if (ring === 'selected') parts.push(w.selected);
    if (note) parts.push(note);
    return `${parts.join('. ')}.`;
}

/** spot null: a thing like any other of the table. */
export function usePress(
    target: Target,
    name: string,
    spot: Spot | null,
    reads: Reading | null = null,
): Record<string, unknown> {
    const { props } = useThing(spot ? null : target, name, undefined, reads);
    const tap = () => spot?.tap();
    const handlers = useHandlers({ ring: null, note: null, locked: null, tap }, reads, null);
    if (!spot) return props;
    const base = {
        ref: (e: Element | null) => isThing(e, target),
        'data-target': `${target.noun}:${target.value}`,
        'data-ring': spot.ring ?? undefined,
        'aria-label': spoken(name, spot),
        'aria-description': typeof reads?.text === 'string' ? reads.text : undefined,
    };
    if (!spot.ring) {
        // a tap where there is nothing to choose reads the card
        const read = (e: Event) => (reads ? showWhy(e.currentTarget as Element, null, reads) : spot.tap());
        return { ...base, role: 'group', onClick: read };
    }
    return {
        ...base,
        ...handlers,
        role: 'button',
        tabindex: 0,
        'aria-pressed': spot.ring === 'selected' ? true : undefined,
        onKeyDown: (e: KeyboardEvent) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            e.stopPropagation();
            spot.tap();
        },
    };
}
