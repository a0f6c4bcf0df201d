// The box the board lives in: the frame measures it, so that a board can lay itself out by numbers.
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words';
import { textScale, windowHeight, windowWidth } from '../ui/measure';

export interface Box {
    width: number;
    height: number;
    /** By the window, as in the sheet: phone up to 700 wide, narrow up to 1100, else desk. */
    shape: 'desk' | 'narrow' | 'phone';
    /** The window is 760 high or more: cards are taller. */
    tall: boolean;
}

const shapeNow = (): Box['shape'] => (windowWidth() <= 700 ? 'phone' : windowWidth() <= 1100 ? 'narrow' : 'desk');

const measured = (e: Element): Box => ({
    width: e.clientWidth / textScale(),
    height: e.clientHeight / textScale(),
    shape: shapeNow(),
    tall: windowHeight() >= 760,
});

const USUAL: Box = { width: 1366, height: 390, shape: 'desk', tall: false };
const BoxContext = createContext(USUAL);

/** The size of the board's box now. Outside a frame (the gallery) it is that of 1366 x 650. */
export const useBox = (): Box => useContext(BoxContext);

/** Draws the board once it has been measured, and what stands over it (`over`) beside its box; `board` is the container
 * of `@container board` and of cqw, cqh. */
export function BoardBox({ children, over }: { children: ComponentChildren; over?: ComponentChildren }) {
    const ref = useRef<HTMLDivElement>(null);
    const [box, setBox] = useState<Box | null>(null);
    useLayoutEffect(() => {
        const e = ref.current;
        if (!e) return undefined;
        const look = () =>
            setBox((old) => {
                const now = measured(e);
                const same =
                    old &&
                    old.width === now.width &&
                    old.height === now.height &&
                    old.shape === now.shape &&
                    old.tall === now.tall;
                return same ? old : now;
            });
        look();
        const watch = new ResizeObserver(look);
        watch.observe(e);
        return () => watch.disconnect();
    }, []);
    return (
        <BoxContext.Provider value={box ?? USUAL}>
            <div ref={ref} class="board-box" role="group" tabIndex={0} aria-label={words.value.rail.board}>
                {box && children}
            </div>
            {box && over}
        </BoxContext.Provider>
    );
}
