// Things that come from nowhere on this screen: they drop where they belong, or spring up. Whoever draws one marks it
// with arrives(); it is seen to come only if it was not there before and did not travel there.
import { pictureOf, show, type Picture } from './ghost';

const FLY = 320, // ms
    DROP = 280,
    SPRING = 120,
    APART = 60,
    POP = 'cubic-bezier(0.2, 1.4, 0.4, 1)';

export type Way = 'drop' | 'spring';

/** Marks something that can arrive; key: which one it is, among all that are drawn. */
export const arrives = (way: Way, key: string): Record<string, string> => ({ 'data-arrives': way, 'data-as': key });
/** Marks where those that drop fly in from: the tile as it was drawn, the pile. */
export const source = { 'data-source': '' } as const;

/** What was there before the change. */
export interface There {
    keys: ReadonlySet<string>;
    source: DOMRect | null;
}

const keyOf = (e: HTMLElement | SVGElement): string => `${e.dataset['arrives']} ${e.dataset['as']}`;
const all = (root: Element) => [...root.querySelectorAll<HTMLElement | SVGElement>('[data-arrives]')];

export const thereIn = (root: Element): There => ({
    keys: new Set(all(root).map(keyOf)),
    source: root.querySelector('[data-source]')?.getBoundingClientRect() ?? null,
});

interface Step {
    element: Element;
    frames: Keyframe[];
    timing: KeyframeAnimationOptions;
}
export interface Arrival {
    /** What flies, if anything. */
    picture: Picture | null;
    /** All begin at once; the last one ends last. */
    steps: Step[];
}

const middle = (b: DOMRect): [number, number] => [b.x + b.width / 2, b.y + b.height / 2];

const lands = (element: Element, delay: number): Step => ({
    element,
    frames: [{ opacity: 0, transform: 'scale(1.15)' }, { opacity: 1, offset: 0.2 }, { transform: 'none' }],
    timing: { duration: DROP, delay, easing: POP, fill: 'backwards' },
});

/** In from where it was drawn, then down. */
function drop(element: Element, from: DOMRect | null): Arrival {
    if (!from?.width) return { picture: null, steps: [lands(element, 0)] };
    const to = element.getBoundingClientRect(),
        picture = pictureOf(element, to),
        [x, y] = middle(to),
        [sx, sy] = middle(from);
    show(picture, x, y);
    const frames = [
        { transform: `translate(${sx - x}px, ${sy - y}px) scale(${from.width / Math.max(1, to.width)})` },
        { transform: 'scale(1.15)' },
    ];
    const flight = { element: picture, frames, timing: { duration: FLY, easing: 'ease-out' } };
    const gone = { element: picture, frames: [{ opacity: 0 }, { opacity: 0 }], timing: { duration: DROP, delay: FLY } };
    return { picture, steps: [flight, gone, lands(element, FLY)] };
}

const spring = (element: Element, delay: number): Arrival => ({
    picture: null,
    steps: [
        {
            element,
            frames: [{ opacity: 0, transform: 'translateY(30%) scale(0.2)' }, { transform: 'none' }],
            timing: { duration: SPRING, delay, easing: POP, fill: 'backwards' },
        },
    ],
});

/** Those that are new; the ones in `met` came on a journey of their own. */
export function arrivals(root: Element, was: There, met: ReadonlySet<Element>): Arrival[] {
    const fresh = all(root).filter((e) => !was.keys.has(keyOf(e)) && !met.has(e) && e.getClientRects().length > 0);
    const of = (way: Way) => fresh.filter((e) => e.dataset['arrives'] === way);
    const drops = of('drop').slice(0, 1),
        begin = drops.length ? (was.source?.width ? FLY : 0) + DROP : 0;
    return [...drops.map((e) => drop(e, was.source)), ...of('spring').map((e, i) => spring(e, begin + i * APART))];
}
