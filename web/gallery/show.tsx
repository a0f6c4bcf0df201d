// How the gallery lays things out: a row with a name, a piece with a caption.
import type { ComponentChildren } from 'preact';

/** "tripod-landing" as "Tripod Landing". */
export const title = (word: string): string =>
    word.replace('codename-', '').replace(/(^|-)(\w)/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase());

export function Row({ name, wide, children }: { name: string; wide?: boolean; children: ComponentChildren }) {
    return (
        <section class="gallery-row" data-row={name}>
            <h3>{name}</h3>
            <div class={wide ? 'gallery-wide' : 'gallery-pieces'}>{children}</div>
        </section>
    );
}

export function Piece({ name, children }: { name: string; children: ComponentChildren }) {
    return (
        <figure class="gallery-piece">
            {children}
            <figcaption>{name}</figcaption>
        </figure>
    );
}
