// A button of a lesson; its name is for keys and tests.
import type { ComponentChildren } from 'preact';

interface Props {
    name: string;
    kind?: 'plain' | 'gold' | 'ghost';
    keys?: string;
    class?: string;
    onClick: () => void;
    children: ComponentChildren;
}

export function Act({ name, kind = 'plain', keys, class: more = '', onClick, children }: Props) {
    return (
        <button type="button" class={`ui-button is-${kind} is-medium ${more}`} data-act={name} onClick={onClick}>
            {children}
            {keys && (
                <kbd class="ui-kbd" aria-hidden="true">
                    {keys}
                </kbd>
            )}
        </button>
    );
}
