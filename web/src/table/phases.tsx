// The strip of phases: the parts of a turn or round in the rulebook's order.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Book, View } from '../wire/types';
import { boardOf } from './board';

/** Where not all of them fit, the present one is among those seen, and only whole names are. */
function settle(all: HTMLElement): void {
    const names = [...all.children] as HTMLElement[],
        at = (e: HTMLElement) => e.offsetLeft - all.offsetLeft;
    const now = names.find((e) => e.ariaCurrent) ?? names[0]!,
        wanted = at(now) - all.clientWidth / 3;
    all.scrollLeft = at(names.find((e) => at(e) >= wanted) ?? now);
    for (const e of names) {
        const left = at(e) - all.scrollLeft;
        e.style.opacity = left < -1 || left + e.offsetWidth > all.clientWidth + 1 ? '0' : '';
    }
}

export function Phases({ book, view }: { book: Book; view: View }) {
    const list = useRef<HTMLOListElement>(null);
    const phases = boardOf(book.game).phases(book, view);
    useLayoutEffect(() => {
        const all = list.current;
        if (!all) return undefined;
        const watch = new ResizeObserver(() => settle(all));
        watch.observe(all);
        return () => watch.disconnect();
    });
    if (!phases.length || view.over) return null;
    return (
        <ol class="phases" ref={list}>
            {phases.map((p) => (
                <li key={p.name} class={p.now ? 'phase phase-now' : 'phase'} aria-current={p.now ? 'step' : undefined}>
                    <span class="phase-name">{p.name}</span>
                </li>
            ))}
        </ol>
    );
}
