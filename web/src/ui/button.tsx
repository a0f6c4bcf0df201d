// Buttons: an answer in the question bar, the golden one of a page, a plain one, a sign in the top bar.
import type { ComponentChildren, MouseEventHandler, Ref } from 'preact';
import { Icon } from './icon';
import type { Drawing } from './drawing';
import './button.css';

/**
 * answer: the whole answer, dark on the question bar; ghost: its neighbour; safe: saves you on a coral bar; may: nobody
 * waits; gold: the one thing to do on a page; brass: go on; plain: everything else.
 */
export type ButtonKind = 'answer' | 'ghost' | 'safe' | 'may' | 'gold' | 'brass' | 'plain';

interface Props {
    kind?: ButtonKind;
    size?: 'small' | 'medium' | 'large';
    icon?: Drawing;
    /** The sign after the words instead of before them. */
    trailing?: boolean;
    /** The key that does the same, shown on desks. */
    keys?: string;
    /** It stays and can be read, but does nothing; say why beside it. */
    off?: boolean;
    pressed?: boolean;
    label?: string;
    class?: string;
    children?: ComponentChildren;
    onClick?: MouseEventHandler<HTMLButtonElement>;
    inner?: Ref<HTMLButtonElement>;
}

const ICON_SIZE = { small: 16, medium: 18, large: 22 };

export function Button({ kind = 'plain', size = 'medium', icon, trailing, keys, off, pressed, label, ...rest }: Props) {
    const sign = icon && <Icon of={icon} size={ICON_SIZE[size]} />;
    return (
        <button
            type="button"
            ref={rest.inner}
            class={`ui-button is-${kind} is-${size} ${rest.class ?? ''}`}
            aria-disabled={off || undefined}
            aria-pressed={pressed}
            aria-label={label}
            onClick={off ? undefined : rest.onClick}
        >
            {!trailing && sign}
            {rest.children}
            {trailing && sign}
            {keys && <kbd class="ui-kbd">{keys}</kbd>}
        </button>
    );
}

interface ToolProps {
    icon: Drawing;
    /** The name of the tool; also its tooltip. */
    label: string;
    unread?: number;
    pressed?: boolean;
    onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** A sign alone, such as Hint or Settings; unread: how many things wait behind it. */
export function ToolButton({ icon, label, unread = 0, pressed, onClick }: ToolProps) {
    return (
        <button type="button" class="ui-tool" title={label} aria-label={label} aria-pressed={pressed} onClick={onClick}>
            <Icon of={icon} size={19} />
            {unread > 0 && <span class="ui-unread">{unread}</span>}
        </button>
    );
}
