// A thing one can tap: a card, a seat, a planet. It wears its ring, says what would happen there and why not.
import check from 'icon:tabler/check';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Target } from '../state/choice';
import { type Scene, useScene } from '../state/context';
import type { Thing } from '../state/table';
import { fill, reasonText, words } from '../words/words';
import { type Cargo, isThing, press } from '../motion/drag';
import { Icon } from '../ui/icon';
import type { Lies } from '../motion/lies';
import { hideWhy, showWhy, type Reading } from './why';
import './thing.css';

const HOVER = 300,
    HOLD = 400; // ms before a reason opens
const MOVED = 6; // pixels: no longer a press

/** The full name for the ear: what it is, whether it can be chosen, what would happen, why not. */
function spoken(name: string, t: Thing): string {
    const w = words.value.signs;
    const parts = [name];
    if (t.ring === 'asked' || t.ring === 'may') parts.push(w.target);
    if (t.ring === 'selected') parts.push(w.selected);
    if (t.note) parts.push(t.note);
    if (t.locked) parts.push(fill(w.locked, { why: reasonText(t.locked.rule, t.locked.why) }));
    return parts.map((p) => p.replace(/\.$/, '')).join('. ') + '.';
}

/**
 * How a thing can be dragged: as itself, being picked; or as a piece that answers with these verbs where it is let go.
 */
export type Drag = 'self' | readonly string[];

function cargoOf(scene: Scene, target: Target | null, t: Thing, drag: Drag | undefined): Cargo | null {
    const { hold, thing, book, view } = scene;
    if (!drag || !hold || t.locked) return null;
    const lit = (to: Target) => ['asked', 'may'].includes(thing(to).ring ?? '');
    if (drag === 'self') return target && { hold: () => hold(target), accepts: lit };
    if (!view.legal.some((l) => drag.includes(book.verbs[l.a[0]]?.word ?? ''))) return null;
    return {
        hold: () => hold(null),
        accepts: (to) => lit({ ...to, verbs: (to.verbs ?? drag).filter((v) => drag.includes(v)) }),
    };
}

const NOTHING: Thing = { ring: null, note: null, locked: null, tap: () => undefined };

/** A live thing under the pointer, the finger and the keys: tap, read why not, take it along. */
export function useHandlers(t: Thing, reads: Reading | null, cargo: Cargo | null): Record<string, unknown> {
    const timer = useRef(0),
        held = useRef(false), // a long press read it: no tap
        down = useRef({ x: 0, y: 0 });
    const open = (e: Event) => showWhy(e.currentTarget as Element, t.locked, reads);
    const act = (e: Event) => (t.locked ? open(e) : t.tap());
    const stop = () => window.clearTimeout(timer.current);
    const later = (e: Event, ms: number) => {
        const at = e.currentTarget as Element;
        stop();
        timer.current = window.setTimeout(() => {
            held.current = true;
            showWhy(at, t.locked, reads);
        }, ms);
    };
    return {
        onClick: (e: Event) => {
            if (!held.current) act(e);
            held.current = false;
        },
        onKeyDown: (e: KeyboardEvent) => {
            if (e.key === 'Enter' || e.key === ' ') {
                e.preventDefault();
                act(e);
            }
            if (e.key === '?') open(e);
        },
        onPointerEnter: (e: PointerEvent) => {
            if (e.pointerType === 'mouse' && t.locked) later(e, HOVER);
        },
        onPointerDown: (e: PointerEvent) => {
            held.current = false;
            down.current = { x: e.clientX, y: e.clientY };
            if (e.pointerType !== 'mouse' && (t.locked || reads)) later(e, HOLD);
            if (cargo) press(e, cargo);
        },
        onPointerUp: stop,
        onPointerMove: (e: PointerEvent) => {
            const way = Math.hypot(e.clientX - down.current.x, e.clientY - down.current.y);
            if (e.pointerType !== 'mouse' && way > MOVED) stop();
        },
        onPointerLeave: (e: PointerEvent) => {
            stop();
            if (t.locked && e.pointerType === 'mouse') hideWhy();
        },
        onFocus: (e: Event) => {
            if (t.locked) open(e);
        },
        onBlur: hideWhy,
    };
}

/** Handlers and attributes for anything that is a target: HTML or SVG. */
export function useThing(
    target: Target | null,
    name: string,
    drag?: Drag,
    reads: Reading | null = null,
): { t: Thing; props: Record<string, unknown> } {
    const scene = useScene();
    const t = target ? scene.thing(target) : NOTHING;
    const cargo = cargoOf(scene, target, t, drag);
    const handlers = useHandlers(t, reads, cargo);
    const props: Record<string, unknown> = {
        ref: (e: Element | null) => target && isThing(e, target),
        'data-drag': cargo && (t.ring || drag !== 'self') ? '' : undefined,
        onPointerDown: cargo && ((e: PointerEvent) => press(e, cargo)),
        'data-ring': t.ring ?? undefined,
        'data-target': target ? `${target.noun}:${target.value}` : undefined,
        'aria-label': spoken(name, t),
        'aria-description': typeof reads?.text === 'string' ? reads.text : undefined,
    };
    if (t.ring === null) {
        // a tap where there is nothing to choose reads the card
        const tap = (e: Event) => (reads ? showWhy(e.currentTarget as Element, t.locked, reads) : t.tap());
        return { t, props: { ...props, role: 'group', onClick: tap } };
    }
    const live = {
        role: 'button',
        tabindex: 0, // in small letters, or a thing inside an SVG cannot have the focus
        'aria-disabled': t.ring === 'locked' ? true : undefined,
        'aria-pressed': t.ring === 'selected' ? true : undefined,
    };
    return { t, props: { ...props, ...live, ...handlers } };
}

/** says: there is room for a line that tells what would happen; without it the line is a tooltip. */
export function ThingBox({
    target,
    name,
    class: cls,
    drag,
    at,
    says,
    reads = null,
    children,
}: {
    target: Target | null;
    name: string;
    class: string;
    drag?: Drag;
    at?: Lies;
    says?: boolean;
    reads?: Reading | null;
    children: ComponentChildren;
}) {
    const { t, props } = useThing(target, name, drag, reads);
    return (
        <div class={`thing ${cls}`} title={says ? undefined : (t.note ?? undefined)} {...props} {...at}>
            {children}
            {says && t.note && <p class="thing-note">{t.note}</p>}
            {t.ring === 'selected' && (
                <span class="tick">
                    <Icon of={check} size={14} />
                </span>
            )}
        </div>
    );
}

/** The same inside an SVG: a group with a ring of the given box. */
export function ThingMark({
    target,
    name,
    x,
    y,
    width,
    height,
    round = 6,
    drag,
    at,
    children,
}: {
    target: Target | null;
    name: string;
    x: number;
    y: number;
    width: number;
    height: number;
    round?: number;
    drag?: Drag;
    at?: Lies;
    children: ComponentChildren;
}) {
    const { t, props } = useThing(target, name, drag);
    return (
        <g class="thing-mark" {...props} {...at}>
            {t.note && <title>{t.note}</title>}
            {children}
            {t.ring && (
                <rect class="ring" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={round} fill="none" />
            )}
            <rect x={x} y={y} width={width} height={height} fill="transparent" />
            {t.ring === 'selected' && (
                <g transform={`translate(${x + width - 4} ${y - 8})`} class="tick-mark">
                    <circle cx="6" cy="6" r="8" />
                    <path d="M2.5 6.2l2.4 2.4 4.6-5" fill="none" stroke-width="2" stroke-linecap="round" />
                </g>
            )}
        </g>
    );
}
