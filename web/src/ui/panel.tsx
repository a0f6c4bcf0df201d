// A panel: a titled piece of the page.
import type { ComponentChildren } from 'preact';
import './panel.css';

interface Props {
    title?: string;
    /** plate: on a board, half clear; inset: inside another panel. */
    kind?: 'panel' | 'plate' | 'inset';
    class?: string;
    children: ComponentChildren;
}

export function Panel({ title, kind = 'panel', class: cls = '', children }: Props) {
    return (
        <section class={`ui-panel is-${kind} ${cls}`}>
            {title && <h3 class="ui-panel-title">{title}</h3>}
            {children}
        </section>
    );
}
