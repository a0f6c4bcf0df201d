// Cards that were turned up, side by side; where they do not fit, the row scrolls, to the one a question is about.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useEnds } from '../../../table/ends';
import { mveWords } from '../en';

interface Props {
    /** How many there are. */
    shown: number;
    children: ComponentChildren;
}

export function OpenRow({ shown, children }: Props) {
    const { ref, more } = useEnds<HTMLDivElement>();
    useEffect(() => {
        const row = ref.current,
            asked = row?.querySelector<HTMLElement>('[data-ring="asked"]');
        if (row && asked) row.scrollLeft = asked.offsetLeft + asked.offsetWidth / 2 - row.clientWidth / 2;
    }, [shown]);
    return (
        <div
            ref={ref}
            class="mve-open-cards"
            data-more={more || undefined}
            data-list=""
            role="group"
            tabIndex={0}
            aria-label={mveWords.value.turnedUp}
        >
            {children}
        </div>
    );
}
