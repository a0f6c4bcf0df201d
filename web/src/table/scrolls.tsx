// A list that may be longer than its room: it fades where it goes on.
import type { ComponentChildren } from 'preact';
import { useEnds } from './ends';
import './scrolls.css';

interface Props {
    way?: 'across' | 'down';
    class: string;
    /** A group with a name can be reached by the keyboard. */
    role?: 'group';
    tabIndex?: number;
    'aria-label'?: string;
    style?: Record<string, string>;
    children: ComponentChildren;
}

export function Scrolls({ way = 'down', class: cls, children, ...rest }: Props) {
    const { ref, more } = useEnds<HTMLDivElement>(way);
    return (
        <div {...rest} ref={ref} class={`${cls} scrolls-${way}`} data-list="" data-more={more || undefined}>
            {children}
        </div>
    );
}
