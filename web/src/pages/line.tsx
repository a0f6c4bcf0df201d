// A line of a sheet: what it is about at the left, what can be chosen at the right, below them a word more.
import type { ComponentChildren } from 'preact';

export function Line({ name, more, children }: { name: string; more?: string; children: ComponentChildren }) {
    return (
        <div class="shell-line" role="group" aria-label={name}>
            <span class="shell-line-name">{name}</span>
            <span class="shell-line-choice">{children}</span>
            {more && <span class="shell-small">{more}</span>}
        </div>
    );
}
