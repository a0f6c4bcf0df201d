// What can be tapped in the town: squares, tiles, markers, Martians, pawns. Each lies where it is drawn, wears one ring
// and says what a tap would do.
import type { ComponentChildren } from 'preact';
import type { Target } from '../../../state/choice';
import { nounOf, useScene } from '../../../state/context';
import { nameOf, seatName } from '../../../table/speech';
import { useThing, type Drag } from '../../../table/thing';
import { fill } from '../../../words/words';
import { RingMark, squareAt, type Camera } from '../art';
import { marWords } from '../en';
import { wayTo, type Lit, type Reached } from './asked';
import { pawnAt, tileAt, type Laid, type Square, type Town } from './town';
import { aim, keyOf, setOut } from './walk';

interface BoxProps {
    x: number;
    y: number;
    w: number;
    h: number;
}

interface SpotProps extends BoxProps {
    target: Target;
    name: string;
    drag?: Drag;
    class?: string;
    children?: ComponentChildren;
}

/** A thing of the map; its ring is drawn by whoever draws the thing. */
function Spot({ target, name, drag, x, y, w, h, class: cls = '', children }: SpotProps) {
    const { t, props } = useThing(target, name, drag);
    return (
        <g class={`mar-spot ${cls}`} {...props}>
            {t.note && <title>{t.note}</title>}
            {children}
            <rect class="mar-spot-box" x={x} y={y} width={w} height={h} rx="6" />
        </g>
    );
}

const boxOf = (camera: Camera, at: Square): BoxProps => {
    const [x, y] = squareAt(camera, at),
        s = camera.size / 3;
    return { x: x - s / 2, y: y - s / 2, w: s, h: s };
};

/** At least so much of a square lies in the window. */
export function inWindow({ view: v }: Camera, { x, y }: Square, part = 0.9): boolean {
    const along = (at: number, from: number, length: number) =>
        Math.min(at + 1, (from + length) * 3) - Math.max(at, from * 3);
    return along(x, v.x, v.w) >= part && along(y, v.y, v.h) >= part;
}

/** "Gas Station, square 4" */
function placeName(town: Town, at: Square): string {
    const tile = tileAt(town, at.spot);
    return tile ? fill(marWords.value.squareOf, { tile: tile.title, n: at.q + 1 }) : '';
}

export function Squares({ lit, town, camera }: { lit: readonly Lit[]; town: Town; camera: Camera }) {
    return (
        <>
            {lit.map((l) => (
                <Spot key={keyOf(l)} target={l.target} name={placeName(town, l)} {...boxOf(camera, l)} />
            ))}
        </>
    );
}

/** Where the chosen Martian can go. */
export function MartianWays({ ways, camera }: { ways: readonly Lit[]; camera: Camera }) {
    const { book } = useScene();
    return (
        <>
            {ways.map((l) => (
                <Spot
                    key={keyOf(l)}
                    target={l.target}
                    name={`${marWords.value.martian} ${nameOf(book, nounOf(book, 'side'), l.target.value)}`}
                    {...boxOf(camera, l)}
                    class="mar-spot-way"
                />
            ))}
        </>
    );
}

interface MartiansProps {
    all: readonly (Square & { target: Target })[];
    town: Town;
    camera: Camera;
}

/** Any Martian that can move may be taken instead: no ring but for the chosen one. */
export function Martians({ all, town, camera }: MartiansProps) {
    const { thing } = useScene();
    return (
        <>
            {all.map((m) => {
                const [x, y] = squareAt(camera, m);
                const name = fill(marWords.value.martianOn, { where: placeName(town, m) });
                return (
                    <Spot key={keyOf(m)} target={m.target} name={name} {...boxOf(camera, m)} class="mar-spot-martian">
                        {thing(m.target).ring && (
                            <RingMark
                                x={x}
                                y={y}
                                size={camera.size / 3}
                                state={thing(m.target).ring === 'selected' ? 'picked' : 'asked'}
                            />
                        )}
                    </Spot>
                );
            })}
        </>
    );
}

interface ReachProps {
    reach: readonly Reached[];
    town: Town;
    camera: Camera;
    /** A first tap shows the way, a second walks it. */
    twice: boolean;
}

/** Squares the steps left reach: the next ones are answers, the farther ones a walk. */
export function Steps({ reach, town, camera, twice }: ReachProps) {
    const { book } = useScene();
    return (
        <>
            {reach.map((r) =>
                r.steps === 1 ? (
                    <Spot
                        key={keyOf(r)}
                        class="mar-spot-step"
                        target={{ noun: nounOf(book, 'side'), value: r.side, verbs: ['step'] }}
                        name={stepName(town, r)}
                        {...boxOf(camera, r)}
                    />
                ) : (
                    inWindow(camera, r) && (
                        <Far key={keyOf(r)} to={r} reach={reach} town={town} box={boxOf(camera, r)} twice={twice} />
                    )
                ),
            )}
        </>
    );
}

function stepName(town: Town, r: Reached): string {
    const w = marWords.value;
    const steps = r.steps === 1 ? w.oneStep : fill(w.manySteps, { n: r.steps });
    const waits = { nothing: '', fight: w.wouldFight, card: w.wouldCard }[r.waits];
    return [placeName(town, r), steps, waits].filter(Boolean).join(', ');
}

interface FarProps {
    to: Reached;
    reach: readonly Reached[];
    town: Town;
    box: BoxProps;
    twice: boolean;
}

function Far({ to, reach, town, box: { x, y, w, h }, twice }: FarProps) {
    const { view } = useScene();
    const key = keyOf(to);
    const show = (on: boolean) => () => {
        if (on) aim.value = key;
        else if (aim.value === key && !twice) aim.value = null;
    };
    const go = () => {
        const from = pawnAt(town, view.seat);
        if (twice && aim.value !== key) aim.value = key;
        else if (from) setOut(from, wayTo(reach, to));
    };
    const hovers = twice ? {} : { onPointerEnter: show(true), onPointerLeave: show(false) };
    return (
        <g
            class="mar-spot mar-spot-far"
            role="button"
            tabindex={0}
            data-ring="asked"
            data-steps={to.steps}
            aria-label={`${stepName(town, to)}. ${marWords.value.walkThere}`}
            onClick={go}
            onKeyDown={(e) => {
                if (e.key !== 'Enter' && e.key !== ' ') return;
                e.preventDefault();
                go();
            }}
            {...hovers}
        >
            <rect class="mar-spot-box" x={x} y={y} width={w} height={h} rx="6" />
        </g>
    );
}

/** Whole tiles that a card asks about. */
export function TileSpots({ town, camera }: { town: Town; camera: Camera }) {
    const { book, thing } = useScene();
    const letter = nounOf(book, 'letter');
    const targetOf = (t: Laid): Target => ({ noun: letter, value: t.spot, verbs: ['tile'] });
    return (
        <>
            {town.tiles
                .filter((t) => thing(targetOf(t)).ring)
                .map((t) => {
                    const [x, y] = [camera.at[0] + t.column * camera.size, camera.at[1] + t.row * camera.size];
                    return (
                        <Spot
                            key={t.spot}
                            class="mar-spot-tile"
                            target={targetOf(t)}
                            name={`${nameOf(book, letter, t.spot)}, ${t.title}`}
                            x={x + 3}
                            y={y + 3}
                            w={camera.size - 6}
                            h={camera.size - 6}
                        />
                    );
                })}
        </>
    );
}

/** Markers on the Farms. */
export function MarkerSpots({ town, camera }: { town: Town; camera: Camera }) {
    const { book, thing } = useScene();
    const farm = nounOf(book, 'farm');
    return (
        <>
            {town.tiles.map((t) => {
                const target: Target = { noun: farm, value: t.farm, verbs: ['farm', 'exchange'] };
                if (t.farm < 0 || !thing(target).ring) return null;
                const at = { spot: t.spot, q: 4, x: t.column * 3 + 1, y: t.row * 3 + 1 };
                return (
                    <Spot
                        key={t.spot}
                        class="mar-spot-round"
                        target={target}
                        name={nameOf(book, farm, t.farm)}
                        {...boxOf(camera, at)}
                    />
                );
            })}
        </>
    );
}

const PAWN_VERBS = ['step', 'go']; // what dragging your own pawn can mean

/** Attributes and handlers of your own pawn: it can be dragged to a square. */
export function useOwnPawn(): Record<string, unknown> {
    const { view, info } = useScene();
    const seat = view.seat ?? -1;
    const name = fill(marWords.value.pawn, { who: seatName(info, seat) });
    return useThing(view.seat === null ? null : { noun: 1, value: seat }, name, PAWN_VERBS).props;
}

/** Pawns that are asked about as seats. */
export function PawnSpots({ town, camera }: { town: Town; camera: Camera }) {
    const { info, thing, picks = [] } = useScene();
    // before a card is taken the seats alone say whom it could mean
    const lit = (ring: string | null) => ring !== null && (ring !== 'may' || picks.length > 0);
    return (
        <>
            {town.pawns.map((p) => {
                const target: Target = { noun: 1, value: p.seat };
                if (!lit(thing(target).ring)) return null;
                const { x, y, w, h } = boxOf(camera, p);
                return (
                    <Spot
                        key={p.seat}
                        class="mar-spot-round"
                        target={target}
                        name={fill(marWords.value.pawn, { who: seatName(info, p.seat) })}
                        x={x + w * 0.08}
                        y={y - h * 0.12}
                        w={w * 0.84}
                        h={h}
                    />
                );
            })}
        </>
    );
}
