// A text in a box that may be too low for it: as many whole lines as there is room for, the last one with an ellipsis.
import { useLayoutEffect, useRef } from 'preact/hooks';
import './lines.css';

/** Shows all of the text, measures the room that its box gives it, and clamps it to that. */
function clamp(text: HTMLElement, box: HTMLElement): void {
    text.hidden = false;
    text.style.removeProperty('-webkit-line-clamp');
    if (text.scrollHeight <= box.clientHeight) return;
    const lines = Math.floor((box.clientHeight + 1) / parseFloat(getComputedStyle(text).lineHeight));
    text.hidden = lines < 1;
    text.style.setProperty('-webkit-line-clamp', String(lines));
}

/** For the element of the text, alone in a box of class `ui-lines`, which may shrink and hides the rest. `said`: look
 * again when it changes. */
export function useLines<T extends HTMLElement>(said: unknown) {
    const ref = useRef<T>(null);
    useLayoutEffect(() => {
        const text = ref.current,
            box = text?.parentElement;
        if (!text || !box) return undefined;
        const look = () => clamp(text, box);
        look();
        const watch = new ResizeObserver(look);
        if (box.parentElement) watch.observe(box.parentElement);
        document.fonts.addEventListener('loadingdone', look);
        return () => {
            watch.disconnect();
            document.fonts.removeEventListener('loadingdone', look);
        };
    }, [said]);
    return ref;
}
