// What a thing is to the person now, as one ring. Your pick beats being aimed at, that beats being asked, that beats
// being free to act; "changed" is a halo where nothing else is worn. What is locked is grey by its own sheet and says
// why in words.
import './ring.css';

export interface RingState {
    picked?: boolean;
    /** Aimed at you. */
    hit?: boolean;
    asked?: boolean;
    may?: boolean;
    changed?: boolean;
    locked?: boolean;
}

const ORDER = ['picked', 'hit', 'asked', 'may', 'changed'] as const;

/** The classes for a state, to be put beside the thing's own. */
export function ring(state: RingState): string {
    const worn = ORDER.find((name) => state[name]);
    return [worn && `ring-${worn}`, state.locked && 'is-locked'].filter(Boolean).join(' ');
}
