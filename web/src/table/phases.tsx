// The strip of phases: the parts of a turn or round in the rulebook's order.
import { useEffect, useRef } from 'preact/hooks';
import type { Book, View } from '../wire/types';
import { boardOf } from './board';

export function Phases({ book, view }: { book: Book; view: View }) {
    const list = useRef<HTMLOListElement>(null);
    const phases = boardOf(book.game).phases(book, view);
    useEffect(() => {
        const all = list.current,
            now = all?.querySelector<HTMLElement>('.phase-now'); // where not all fit, it is among those seen
        if (all && now) all.scrollLeft = now.offsetLeft - all.offsetLeft - all.clientWidth / 3;
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
