// "Why not?": the reason beside a locked thing, never over the thing, the bar or a legal target; on a phone a sheet,
// which also has the text of a card, since there is no room for it on the card.
import cross from 'icon:tabler/x';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Locked } from '../wire/types';
import { reasonText, words } from '../words/words';
import { Icon } from '../ui/icon';
import { RuleId } from './rules';
import { windowWidth } from '../ui/measure';
import './why.css';

/** What a card says. */
export interface Reading {
    title: string;
    text: ComponentChildren;
    rule?: string | undefined;
}
const shown = signal<{ box: DOMRect; locked: Locked | null; card: Reading | null } | null>(null);
const isPhone = (): boolean => windowWidth() < 700;

/** Opens what there is to say about a thing, if there is anything. */
export function showWhy(at: Element, locked: Locked | null, reading: Reading | null = null): void {
    const card = isPhone() ? reading : null;
    if (locked || card) shown.value = { box: at.getBoundingClientRect(), locked, card };
}
export function hideWhy(): void {
    shown.value = null;
}

const overlaps = (a: DOMRect, x: number, y: number, w: number, h: number): boolean =>
    a.left < x + w && a.right > x && a.top < y + h && a.bottom > y;

/** The place beside the thing that covers least of what matters. */
function place(box: DOMRect, w: number, h: number): [number, number] {
    const gap = 10;
    const tries: [number, number][] = [
        [box.right + gap, box.top],
        [box.left - gap - w, box.top],
        [box.left, box.top - gap - h],
        [box.left, box.bottom + gap],
    ];
    const keep = [...document.querySelectorAll('.bar, [data-ring="asked"], [data-ring="selected"]')].map((e) =>
        e.getBoundingClientRect(),
    );
    const worth = ([x, y]: [number, number]) => {
        const out = x < 0 || y < 0 || x + w > window.innerWidth || y + h > window.innerHeight ? 100 : 0;
        return out + keep.filter((k) => overlaps(k, x, y, w, h)).length;
    };
    return tries.reduce((best, now) => (worth(now) < worth(best) ? now : best));
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

export function WhyNot() {
    const ref = useRef<HTMLDivElement>(null);
    const s = shown.value;
    useLayoutEffect(() => {
        const e = ref.current;
        if (!e || !s || isPhone()) return;
        const [x, y] = place(s.box, e.offsetWidth, e.offsetHeight);
        e.style.left = `${Math.max(8, Math.min(x, window.innerWidth - e.offsetWidth - 8))}px`;
        e.style.top = `${Math.max(8, Math.min(y, window.innerHeight - e.offsetHeight - 8))}px`;
    }, [s]);
    useEffect(() => {
        const away = (e: Event) => {
            if (!ref.current?.contains(e.target as Node)) hideWhy();
        };
        if (s) document.addEventListener('pointerdown', away, true);
        return () => document.removeEventListener('pointerdown', away, true);
    }, [s]);
    if (!s) return null;
    return (
        <div class="why" role="tooltip" ref={ref}>
            {s.card && (
                <>
                    <b>{s.card.title}</b>
                    <p>
                        {s.card.text} {s.card.rule && <RuleId id={s.card.rule} />}
                    </p>
                </>
            )}
            {s.locked && (
                <>
                    <b>{words.value.bar.why}</b>
                    <p>
                        {sentence(reasonText(s.locked.rule, s.locked.why))} <RuleId id={s.locked.rule} />
                    </p>
                </>
            )}
            <button class="why-close" onClick={hideWhy}>
                <Icon of={cross} size={14} label={words.value.rail.close} />
            </button>
        </div>
    );
}
