// Cards that were turned up, side by side; where they do not fit, the row scrolls.
import type { ComponentChildren } from 'preact';
import { mveWords } from '../en';

interface Props {
    shown: number;
    children: ComponentChildren;
}

export function OpenRow({ shown, children }: Props) {
    return (
        <div
            class="mve-open-cards"
            data-list=""
            role="group"
            tabIndex={0}
            aria-label={mveWords.value.turnedUp}
            style={{ '--shown': shown }}
        >
            {children}
        </div>
    );
}
