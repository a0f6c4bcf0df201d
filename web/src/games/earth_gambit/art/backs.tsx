// Backs. All cards of a kind have the same back, whatever they are.
import { px } from '../../../ui/measure';
import './backs.css';

/** card: from the Draw pile; discard: the Discard pile lying face down; role: a secret Role. */
export type Back = 'card' | 'discard' | 'role';

/** height: the width follows; pile: more of them lie below. */
export function CardBack({
    kind = 'card',
    height = 60,
    pile = false,
}: {
    kind?: Back;
    height?: number;
    pile?: boolean;
}) {
    return (
        <span
            class={`eg-back is-${kind}${pile ? ' is-pile' : ''}`}
            style={{ height: px(height), width: px(Math.round(height * 0.73)) }}
            aria-hidden="true"
        />
    );
}
