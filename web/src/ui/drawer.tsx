// A drawer beside the table: from the right over the board and never over the dock; on a phone a sheet from below. The
// table goes on behind it, so it holds no focus: Esc or its cross closes it, and the focus goes back to where it was.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import cross from 'icon:tabler/x';
import { ToolButton } from './button';
import './drawer.css';

interface Props {
    open: boolean;
    /** Named for a screen reader and shown, unless a head is given. */
    title: string;
    /** Instead of the title: tabs, for example. */
    head?: ComponentChildren;
    closeLabel: string;
    wide?: boolean;
    close: () => void;
    children: ComponentChildren;
}

export function Drawer({ open, title, head, closeLabel, wide = false, close, children }: Props) {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (!open) return;
        const before = document.activeElement;
        box.current?.focus({ preventScroll: true });
        return () => {
            if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        };
    }, [open]);
    if (!open) return null;
    return (
        <div
            ref={box}
            class={`ui-drawer${wide ? ' is-wide' : ''}`}
            role="dialog"
            aria-label={title}
            tabIndex={-1}
            onKeyDown={(e) => {
                if (e.key !== 'Escape') return;
                e.stopPropagation();
                close();
            }}
        >
            <header class="ui-drawer-head">
                {head ?? <h2 class="ui-drawer-title">{title}</h2>}
                <span class="ui-grow" />
                <ToolButton icon={cross} label={closeLabel} onClick={close} />
            </header>
            <div class="ui-drawer-body">{children}</div>
        </div>
    );
}
