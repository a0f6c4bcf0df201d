// Whether a row or list goes on beyond what is seen, so that it can say so.
import { useEffect, useRef, useState } from 'preact/hooks';

/** `more`: "before", "after" or both, across for a row, down for a list. */
export function useEnds<T extends HTMLElement>(way: 'across' | 'down' = 'across') {
    const ref = useRef<T>(null);
    const [more, setMore] = useState('');
    useEffect(() => {
        const e = ref.current;
        if (!e) return undefined;
        const look = () => {
            const [at, size, all] =
                way === 'across'
                    ? [e.scrollLeft, e.clientWidth, e.scrollWidth]
                    : [e.scrollTop, e.clientHeight, e.scrollHeight];
            setMore(`${at > 2 ? 'before ' : ''}${at + size < all - 2 ? 'after' : ''}`.trim());
        };
        look();
        e.addEventListener('scroll', look, { passive: true });
        const watch = new ResizeObserver(look);
        watch.observe(e);
        for (const child of e.children) watch.observe(child);
        return () => {
            e.removeEventListener('scroll', look);
            watch.disconnect();
        };
    });
    return { ref, more };
}
