// What stands over everything else. A Dialog stops the page (hand over a seat, leave the table); a Scene stands on the
// dimmed board while question, hand and identity stay in reach (aimed at you, a Trial, a choice that needs room).
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './dialog.css';

interface DialogProps {
    open: boolean;
    title: string;
    close: () => void;
    children: ComponentChildren;
}

export function Dialog({ open, title, close, children }: DialogProps) {
    const box = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const it = box.current;
        if (!it || it.open === open) return;
        if (open) it.showModal();
        else it.close();
    }, [open]);
    return (
        <dialog
            ref={box}
            class="ui-dialog"
            aria-label={title}
            onCancel={(e) => {
                e.preventDefault();
                close();
            }}
            onClick={(e) => {
                if (e.target === box.current) close(); // the ground around it
            }}
        >
            {open && (
                <div class="ui-dialog-body">
                    <h2 class="ui-dialog-title">{title}</h2>
                    {children}
                </div>
            )}
        </dialog>
    );
}

interface SceneProps {
    /** What this is, for a screen reader. */
    name: string;
    /** Somebody acts on you: it is announced at once. */
    urgent?: boolean;
    /** deep: the board behind can hardly be seen; light: it still tells something. */
    dim?: 'deep' | 'light' | 'none';
    children: ComponentChildren;
}

/** Fills the nearest positioned box, which is the board. */
export function Scene({ name, urgent = false, dim = 'deep', children }: SceneProps) {
    return (
        <div class={`ui-scene night dim-${dim}`} role={urgent ? 'alertdialog' : 'group'} aria-label={name}>
            {children}
        </div>
    );
}
