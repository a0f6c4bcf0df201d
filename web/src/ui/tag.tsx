// Small labels: a tag says a state at a thing, a pill holds a name or a note and may be pressed.
import type { ComponentChildren, MouseEventHandler } from 'preact';
import { Icon } from './icon';
import type { Drawing } from './drawing';
import './tag.css';

export type Tone = 'plain' | 'ask' | 'select' | 'may' | 'danger' | 'good' | 'change' | 'lock';

export function Tag({ tone = 'plain', icon, children }: { tone?: Tone; icon?: Drawing; children: ComponentChildren }) {
    return (
        <span class={`ui-tag tone-${tone}`}>
            {icon && <Icon of={icon} size={13} />}
            {children}
        </span>
    );
}

interface PillProps {
    tone?: Tone;
    icon?: Drawing;
    pressed?: boolean;
    children: ComponentChildren;
    /** With it the pill is a button. */
    onClick?: MouseEventHandler<HTMLButtonElement>;
}

export function Pill({ tone = 'plain', icon, pressed, children, onClick }: PillProps) {
    const inside = (
        <>
            {icon && <Icon of={icon} size={16} />}
            {children}
        </>
    );
    const cls = `ui-pill tone-${tone}`;
    if (!onClick) return <span class={cls}>{inside}</span>;
    return (
        <button type="button" class={cls} aria-pressed={pressed} onClick={onClick}>
            {inside}
        </button>
    );
}
