// A coach's bubble: at most two sentences, one at a time, pointing at the thing meant.
import type { ComponentChildren } from 'preact';
import './coach.css';

interface Props {
    title?: string;
    /** Which side of the bubble the tip is on. */
    tip?: 'below' | 'above' | 'left' | 'right';
    doneLabel: string;
    done: () => void;
    children: ComponentChildren;
}

export function Coach({ title, tip = 'below', doneLabel, done, children }: Props) {
    return (
        <div class={`ui-coach tip-${tip}`} role="note">
            {title && <b class="ui-coach-title">{title}</b>}
            {children}
            <button type="button" class="ui-coach-done" onClick={done}>
                {doneLabel}
            </button>
        </div>
    );
}
