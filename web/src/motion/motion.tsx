// Cards and pieces travel: what lies elsewhere after a change goes there on one arc. The change itself is
// drawn at once and can be answered at once; the journey is a picture over it. What moved is read from the marks of
// motion/lies.ts before and after, so nothing here knows a game, and nothing shows more than the two pictures did.
import { Component, createRef, type ComponentChildren } from 'preact';
import { count, pile } from '../state/context';
import { settings } from '../state/settings';
import type { View } from '../wire/types';
import { arrivals, thereIn, type There } from './arrive';
import { backPicture, pictureOf, show, type Picture } from './ghost';
import { type Gait, type Lie, type Trip, tripsOf } from './trips';
import './motion.css';

const TRAVEL = 320, // ms
    TURN = 240,
    DIE = 600, // one alone; several stop one after the other
    DICE = 300,
    DICE_APART = 200,
    IN_ALL = 1200; // a burst: then the rest jumps
const FIRST = 3, // of one change move, the others jump
    MOST = 12; // things moving at a time
const LEAP = 8; // answers between two views: a leap is no move

interface Seen extends Lie {
    element: Element;
    box: DOMRect;
    single: boolean; // the drawing is the thing itself, not a heap or a figure
    picture: Picture | null; // as it was; a back has none
}
interface Look {
    seen: Seen[];
    dice: Map<string, string>;
    /** What may arrive (motion/arrive.ts) and lay there already, and where it comes from. */
    there: There;
}

export const mayMove = (): boolean =>
    settings.value.motion &&
    settings.value.pace !== 'instant' &&
    !document.hidden &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches;

// ---- looking --------------------------------------------------------------------------------------------------------

/** Where a dragged thing was let go: its next journey starts there. */
const letGo = new Map<Element, DOMRect>();
export function landed(e: Element, box: DOMRect): void {
    letGo.clear();
    letGo.set(e, box);
}

/** The part of a thing's box that can be seen in its scrolling region. */
function boxOf(e: Element): DOMRect {
    const b = letGo.get(e) ?? e.getBoundingClientRect();
    const region = (e as SVGElement).ownerSVGElement ?? e.closest('.board, .hand, .log, .rail');
    const frame = region?.getBoundingClientRect();
    if (!frame || letGo.has(e)) return b;
    const x = Math.min(Math.max(b.x, frame.left - b.width / 2), frame.right - b.width / 2);
    const y = Math.min(Math.max(b.y, frame.top - b.height / 2), frame.bottom - b.height / 2);
    return new DOMRect(x, y, b.width, b.height);
}

function look(root: Element, copy: boolean): Look {
    const seen: Seen[] = [];
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
        const box = boxOf(element);
        if (!box.width || !box.height) continue; // not on this screen
        const d = element.dataset;
        const kind = Number(d['kind']);
        const single = d['heap'] === undefined && d['count'] === '1';
        const drawn = d['heap'] === undefined && (kind >= 0 || element instanceof SVGElement);
        seen.push({
            place: d['place'] ?? '',
            sort: d['sort'] ?? '',
            kind,
            count: Number(d['count']),
            element,
            box,
            single,
            picture: copy && drawn ? pictureOf(element, box) : null,
        });
    }
    const dice = new Map<string, string>();
    root.querySelectorAll<HTMLElement>('[data-die]').forEach((e) =>
        dice.set(e.dataset['die'] ?? '', e.dataset['face'] ?? ''),
    );
    return { seen, dice, there: thereIn(root) };
}

// ---- journeys -------------------------------------------------------------------------------------------------------

interface Flight {
    trip: Trip;
    picture: Picture | null;
    running: Animation[];
}
const flights = new Set<Flight>();
let began = 0;

function end(f: Flight): void {
    f.running.forEach((a) => a.cancel());
    f.picture?.remove();
    flights.delete(f);
    if (!flights.size) {
        document.removeEventListener('pointerdown', skip, true);
        document.removeEventListener('keydown', skip, true);
    }
}
/** A tap or a key ends all journeys. */
function skip(): void {
    [...flights].forEach(end);
}

function begin(trip: Trip, picture: Picture | null): Flight {
    if (!flights.size) {
        began = performance.now();
        document.addEventListener('pointerdown', skip, true);
        document.addEventListener('keydown', skip, true);
    }
    const f: Flight = { trip, picture, running: [] };
    flights.add(f);
    return f;
}

/** Plays the steps one after the other; a flight that was ended in between plays no further. */
async function play(f: Flight, ...steps: (() => Animation)[]): Promise<void> {
    for (const step of steps) {
        const a = step();
        f.running.push(a);
        try {
            await a.finished;
        } catch {
            return;
        }
        if (!flights.has(f)) return;
    }
    end(f);
}

const fit = (box: DOMRect, p: Picture): number =>
    Math.max(0.25, Math.min(1.5, box.width / parseFloat(p.style.width), box.height / parseFloat(p.style.height)));
const middle = (b: DOMRect): [number, number] => [b.x + b.width / 2, b.y + b.height / 2];

const unseen = (e: Element, ms: number): Animation => e.animate([{ opacity: 0 }, { opacity: 0 }], ms);
const fold = (p: Picture): Animation =>
    p.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: TURN / 2, easing: 'ease-in' });
const unfold = (e: Element): Animation =>
    e.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: TURN / 2, easing: 'ease-out' });

/** In two halves: the back folds, the face unfolds. */
function turnOver(trip: Trip, to: Seen): void {
    const picture = backPicture();
    picture.style.width = `${to.box.width}px`;
    picture.style.height = `${to.box.height}px`;
    const f = begin(trip, picture);
    show(picture, ...middle(to.box));
    f.running.push(unseen(to.element, TURN / 2));
    void play(
        f,
        () => fold(picture),
        () => unfold(to.element),
    );
}

const ARC = 36, // pixels that a long way rises
    POINTS = [0, 0.25, 0.5, 0.75, 1];

/** From there to where it lies now, on one arc; dx, dy: where it starts, seen from there. */
function arc(dx: number, dy: number, small: number, large: number, rise = Math.hypot(dx, dy) / 8): Keyframe[] {
    const most = Math.min(ARC, rise);
    return POINTS.map((t) => {
        const x = dx * (1 - t),
            y = dy * (1 - t) - 4 * most * t * (1 - t);
        return { transform: `translate(${x}px, ${y}px) scale(${small + (large - small) * t})` };
    });
}

/** The same by way of stops, in straight legs. */
const legs = (points: readonly [number, number][], [x, y]: [number, number], scale: number): Keyframe[] =>
    points.map(([px, py]) => ({ transform: `translate(${px - x}px, ${py - y}px) scale(${scale})` }));

/** Where the stops of a way lie on this screen. */
function stopsOf(via: readonly string[]): [number, number][] {
    const all = via.map((place) => document.querySelector(`[data-stop="${place}"]`)?.getBoundingClientRect());
    return all.flatMap((box) => (box ? [middle(box)] : []));
}

/** The journey of the same thing that is still under way, if it leads to where this one starts. */
const before = (t: Trip): Flight | undefined =>
    [...flights].find((f) => f.trip.sort === t.sort && t.was >= 0 && f.trip.is === t.was && f.trip.to === t.from);

function fly(trip: Trip, from: Seen, to: Seen, gait: Gait | null): void {
    const single = to.single && trip.is >= 0;
    const asBack = trip.was < 0;
    const picture = asBack ? (from.picture ?? backPicture()) : single ? pictureOf(to.element, to.box) : from.picture;
    if (!picture) return;
    const alike = asBack && !from.picture; // backs travel in one size
    const last = before(trip);
    const start = last?.picture?.getBoundingClientRect() ?? from.box;
    if (last) end(last);
    const f = begin(trip, picture);
    const [x, y] = middle(to.box),
        [sx, sy] = middle(start);
    const small = alike ? 1 : fit(start, picture),
        large = alike ? 1 : fit(to.box, picture);
    show(picture, x, y);
    const stops = stopsOf(gait?.via ?? []),
        duration = (gait?.ms ?? TRAVEL) * (stops.length + 1);
    const delay = gait?.wait ?? 0;
    if (to.single) f.running.push(unseen(to.element, delay + duration + (asBack && single ? TURN / 2 : 0)));
    const frames = stops.length
        ? legs([[sx, sy], ...stops, [x, y]], [x, y], large)
        : arc(sx - x, sy - y, small, large, gait?.rise);
    const easing = gait?.easing ?? 'ease-in-out';
    const journey = () => picture.animate(frames, { duration, delay, easing, fill: 'both' });
    if (asBack && single)
        void play(
            f,
            journey,
            () => fold(picture),
            () => unfold(to.element),
        );
    else void play(f, journey);
}

const take = (from: Seen[], place: string, sort: string, kind: number): Seen | undefined =>
    from.filter((s) => s.place === place && s.sort === sort && s.kind === kind && s.count > 0).at(-1);

/** What lies in places that the board does not draw: it explains where things went that travel nowhere. */
const away = (view: View, words: readonly string[]): Lie[] =>
    words.map((place) => ({ place, sort: 'card', kind: -1, count: count(pile(view, place)) }));

type GaitOf = (trip: Trip, nth: number) => Gait | null;

/** Lets go what has moved; the elements that something travels to. */
function depart(was: Look, is: Look, unseen: [Lie[], Lie[]], gait: GaitOf): Set<Element> {
    const trips = tripsOf([...was.seen, ...unseen[0]], [...is.seen, ...unseen[1]]);
    const ends = new Set<Element>();
    let moving = 0;
    for (const t of trips) {
        const from = take(was.seen, t.from, t.sort, t.was),
            to = take(is.seen, t.to, t.sort, t.is);
        if (!from || !to) continue;
        ends.add(to.element);
        const how = t.from === t.to ? null : gait(t, moving);
        if (moving >= FIRST && !how?.wait) continue;
        if (flights.size >= MOST) continue;
        if (flights.size && performance.now() - began > IN_ALL - TRAVEL - TURN) continue;
        moving++;
        if (t.from !== t.to) fly(t, from, to, how);
        else if (t.is >= 0 && to.single) turnOver(t, to);
    }
    return ends;
}

/** What has come from nowhere: a tile that was laid, those who spring up on it. */
function arrive(root: Element, was: Look, ends: ReadonlySet<Element>): void {
    for (const { picture, steps } of arrivals(root, was.there, ends).slice(0, MOST)) {
        const f = begin({ sort: 'arrival', from: '', to: '', was: -1, is: -1 }, picture);
        steps.forEach(({ element, frames, timing }) => f.running.push(element.animate(frames, timing)));
        const last = f.running.at(-1)!;
        void last.finished.then(
            () => end(f),
            () => undefined,
        );
    }
}

const TUMBLE: Keyframe[] = [
    { transform: 'translateY(-14px) rotate(-300deg)' },
    { transform: 'translateY(0) rotate(-60deg)', offset: 0.6 },
    { transform: 'none' },
];

/** Dice that show something new tumble, then lie still; several of them one after the other. */
function roll(root: Element, was: Look): void {
    const fresh = [...root.querySelectorAll<HTMLElement>('[data-die]')].filter(
        (e) => was.dice.get(e.dataset['die'] ?? '') !== e.dataset['face'],
    );
    fresh.forEach((e, i) => {
        const f = begin({ sort: 'die', from: '', to: '', was: -1, is: -1 }, null);
        const duration = fresh.length > 1 ? DICE + DICE_APART * i : DIE;
        void play(f, () => e.animate(TUMBLE, { duration, easing: 'ease-out' }));
    });
}

// ---- the layer ------------------------------------------------------------------------------------------------------

interface TravelProps {
    view: View;
    unseen?: readonly string[];
    /** How a thing goes, if not as a card does; nth: so many have left before it in this change. */
    gait?: (view: View, trip: Trip, nth: number) => Gait | null;
    children: ComponentChildren;
}

/** Round everything that shows a view: looks before and after a change and lets things travel in a layer above. */
export class Travel extends Component<TravelProps> {
    private layer = createRef<HTMLDivElement>();

    override getSnapshotBeforeUpdate(old: { view: View }): Look | null {
        const now = this.props.view,
            root = this.layer.current?.parentElement;
        if (!root || old.view === now || !mayMove()) return null;
        if (old.view.seat !== now.seat || Math.abs(old.view.answers - now.answers) > LEAP) return null;
        return look(root, true);
    }
    override componentDidUpdate(old: { view: View }, __: unknown, was: Look | null): void {
        const root = this.layer.current?.parentElement;
        letGo.clear();
        if (!was || !root) return;
        const unseen = this.props.unseen ?? [];
        const { view, gait } = this.props;
        const is = look(root, false),
            drawn = new Set([...was.seen, ...is.seen].map((s) => s.place)),
            hidden = unseen.filter((place) => !drawn.has(place)); // a pile may be drawn on one screen alone
        const rest: [Lie[], Lie[]] = [away(old.view, hidden), away(view, hidden)];
        const ends = depart(was, is, rest, (t, nth) => gait?.(view, t, nth) ?? null);
        arrive(root, was, ends);
        roll(root, was);
    }
    override componentWillUnmount(): void {
        skip();
    }
    render() {
        return (
            <>
                {this.props.children}
                <div class="travel" ref={this.layer} aria-hidden="true" inert />
            </>
        );
    }
}
