// Read a thing large: by hovering, by focus, by a long press. The thing itself stays what it is; a long press does not
// press it.
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeBeside, type Place } from './place';
import './tooltip.css';

const HOVER_MS = 350;
const PRESS_MS = 450;
const SLIP = 10; // a finger that moves further is scrolling

interface Props {
    /** What is read. A function, so that it is only made when somebody reads it. */
    read: () => ComponentChildren;
    /** card: a large card; note: a sentence. */
    kind?: 'card' | 'note';
    /** A tap opens it, too: the thing has nothing else to do. */
    tap?: boolean;
    /** How the wrapper lies in its row. */
    class?: string;
    children: ComponentChildren;
}

export function Reader({ read, kind = 'note', tap = false, class: cls = '', children }: Props) {
    const id = useId();
    const place = useRef<HTMLSpanElement>(null);
    const { shown, handlers } = useReading(tap);
    return (
        <span ref={place} class={`ui-reader ${cls}`} {...handlers}>
            {children}
            {shown && (
                <Floating id={id} kind={kind} by={place}>
                    {read()}
                </Floating>
            )}
        </span>
    );
}

/** When to show: after a moment over it, at once by keyboard focus, after a long press until the finger leaves. */
function useReading(tap: boolean) {
    const [shown, show] = useState(false);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    const start = useRef({ x: 0, y: 0 });
    const pressed = useRef(false);
    const stop = () => {
        clearTimeout(timer.current);
        show(false);
    };
    const later = (ms: number, then: () => void = () => undefined) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
            then();
            show(true);
        }, ms);
    };
    useEffect(() => () => clearTimeout(timer.current), []);
    const handlers: HTMLAttributes<HTMLSpanElement> = {
        onPointerEnter: (e) => e.pointerType === 'mouse' && later(HOVER_MS),
        onPointerLeave: stop,
        onPointerCancel: stop,
        onPointerDown: (e) => {
            pressed.current = false;
            if (e.pointerType === 'mouse') return stop();
            start.current = { x: e.clientX, y: e.clientY };
            later(PRESS_MS, () => (pressed.current = true));
        },
        onPointerMove: (e) => {
            const { x, y } = start.current;
            if (e.pointerType !== 'mouse' && Math.hypot(e.clientX - x, e.clientY - y) > SLIP) stop();
        },
        onPointerUp: (e) => {
            if (e.pointerType !== 'mouse') stop();
        },
        onClickCapture: (e) => {
            if (tap) show(!shown);
            if (!pressed.current) return;
            pressed.current = false;
            e.preventDefault();
            e.stopPropagation();
        },
        onContextMenu: (e) => {
            if (pressed.current) e.preventDefault();
        },
        onFocusIn: (e) => {
            if (e.target instanceof Element && e.target.matches(':focus-visible')) show(true);
        },
        onFocusOut: stop,
        onKeyDown: (e) => {
            if (e.key === 'Escape' && shown) {
                e.stopPropagation();
                stop();
            }
        },
    };
    return { shown, handlers };
}

interface FloatingProps {
    id: string;
    kind: 'card' | 'note';
    by: { current: HTMLElement | null };
    children: ComponentChildren;
}

function Floating({ id, kind, by, children }: FloatingProps) {
    const box = useRef<HTMLDivElement>(null);
    const [at, put] = useState<Place>();
    useLayoutEffect(() => {
        if (!box.current || !by.current) return;
        const { offsetWidth, offsetHeight } = box.current;
        const around = by.current.getBoundingClientRect();
        put(placeBeside(around, offsetWidth, offsetHeight, innerWidth, innerHeight));
        const thing = by.current.querySelector('button, a, [tabindex]');
        thing?.setAttribute('aria-describedby', id); // so that it is read out with the thing
        return () => thing?.removeAttribute('aria-describedby');
    }, []);
    const style = at ? { left: `${at.x}px`, top: `${at.y}px` } : { visibility: 'hidden' as const };
    return (
        <div ref={box} id={id} role="tooltip" class={`ui-floating is-${kind}`} style={style}>
            {children}
        </div>
    );
}
