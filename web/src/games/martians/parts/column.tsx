// The column beside the town: what the moment needs, then the map, the camera, piles and running effects.
import minus from 'icon:tabler/minus';
import plus from 'icon:tabler/plus';
import robot from 'icon:tabler/robot';
import target from 'icon:tabler/current-location';
import whole from 'icon:tabler/maximize';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
    count,
    eachCard,
    fact,
    factList,
    field,
    nounOf,
    pile,
    piles,
    useScene,
    type Scene,
} from '../../../state/context';
import { lies } from '../../../motion/lies';
import { useBox } from '../../../table/box';
import { nameOf, seatName } from '../../../table/speech';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { View } from '../../../wire/types';
import { fill } from '../../../words/words';
import {
    boundsOf,
    Cargo,
    ComicDie,
    Count,
    HeroPortrait,
    itemWords,
    MiniMap,
    ShipPicture,
    TokenPicture,
    Waiting,
    type Token,
} from '../art';
import { marWords } from '../en';
import { moveTheRest, moving } from './rest';
import { mayPlay, topOf } from './asked';
import type { Eye } from './camera';
import { drawnTile, LayPanel } from './lay';
import { actingOf, ReactPanel } from './react';
import { isCoop } from './seats';
import { tileAt, type Town } from './town';
import type { Asked } from './town_view';

/** -, +, follow me, whole town. */
export function ZoomButtons({ eye }: { eye: Eye }) {
    const w = marWords.value;
    const tool = (icon: typeof plus, label: string, press: () => void, pressed?: boolean) => (
        <button type="button" class="mar-zoom" aria-label={label} title={label} aria-pressed={pressed} onClick={press}>
            <Icon of={icon} size={18} />
        </button>
    );
    return (
        <span class="mar-zooms" role="group" aria-label={w.camera}>
            {tool(minus, w.zoomOut, () => eye.zoom(0.8))}
            {tool(plus, w.zoomIn, () => eye.zoom(1.25))}
            {tool(target, w.me, () => eye.go('follow'), eye.mode === 'follow')}
            {tool(whole, w.fit, () => eye.go('whole'), eye.mode === 'whole')}
        </span>
    );
}

interface MapProps {
    town: Town;
    eye: Eye;
    width: number;
    height?: number;
}

/** The whole town, small; left out while all of it is seen. */
export function SmallMap({ town, eye, width, height = 116 }: MapProps) {
    const { view } = useScene();
    if (eye.camera.whole) return null;
    const ship = town.markers.find((m) => m.marker === 'mother-ship');
    return (
        <MiniMap
            tiles={town.tiles}
            bounds={boundsOf(town.tiles)}
            martians={town.martians}
            pawns={town.pawns}
            you={view.seat ?? undefined}
            ship={ship}
            view={eye.camera.view}
            width={width}
            height={height}
            label={marWords.value.smallMap}
        />
    );
}

/** The last die; it tumbles when it shows something new (motion/motion.tsx). */
export function LastDie({ size = 46 }: { size?: number }) {
    const die = field(useScene().view, 'die');
    if (!die) return null;
    return (
        <span class="mar-last-die" data-die="roll" data-face={die}>
            <ComicDie face={die} size={size} label={fill(marWords.value.die, { n: die })} />
        </span>
    );
}

/** Piles, and what is known of the markers. */
function Piles({ town }: { town: Town }) {
    const { view } = useScene();
    const w = marWords.value;
    const all = town.markers.length,
        up = town.markers.filter((m) => m.marker !== 'down').length;
    return (
        <div class="mar-piles">
            <Count value={count(pile(view, 'tile-pile'))} text={w.tilesWait} />
            <Count value={field(view, 'supply')} text={w.martiansWait} />
            {all > 0 && <Count value={up} text={all === 1 ? w.markerUp : fill(w.markersUp, { n: all })} />}
        </div>
    );
}

/** Where all play together: the ship, who brings what, and how many Martians wait. */
function ShipPanel({ town, roomy, warns }: { town: Town; roomy: boolean; warns: boolean }) {
    const { book, view, info } = useScene();
    const w = marWords.value,
        item = nounOf(book, 'item');
    const aboard = eachCard(pile(view, 'ship')).map((c) => c.kind);
    const all = field(view, 'supply') + field(view, 'boxed') + town.martians.length;
    const carrier = (kind: number) => piles(view, 'held').findIndex((p) => eachCard(p).some((c) => c.kind === kind));
    const where = (kind: number): string => {
        const by = carrier(kind);
        if (aboard.includes(kind)) return w.onBoard;
        return by < 0 ? w.nobodyHas : by === view.seat ? w.youCarry : fill(w.carries, { who: seatName(info, by) });
    };
    return (
        <>
            <h3 class="mar-column-title">{w.motherShip}</h3>
            {roomy && (
                <ShipPicture
                    items={aboard.flatMap((k) => itemWords[k] ?? [])}
                    width={150}
                    label={fill(w.shipHas, { n: aboard.length })}
                />
            )}
            <Cargo
                rows={itemWords.map((word, kind) => ({
                    item: word,
                    name: nameOf(book, item, kind),
                    where: where(kind),
                    aboard: aboard.includes(kind),
                }))}
            />
            <Waiting name={w.martiansWait} count={field(view, 'supply')} of={all} warns={warns ? w.noneLeft : ''} />
        </>
    );
}

const runningOf = (view: View) => [...eachCard(pile(view, 'effect')), ...eachCard(pile(view, 'martian-effect'))];

/** "until Vega's turn starts": the book's word says when and, after a dash, the number of whose turn it is. */
function untilOf({ book, view, info }: Scene, tag: number): string {
    const [when, number] = (book.nouns[nounOf(book, 'until')]?.values[tag]?.word ?? '').split('-');
    const { until, untilYours } = marWords.value,
        seat = Number(number) - 1,
        said = seat === view.seat ? untilYours : until;
    return fill(said[when as keyof typeof until] ?? '', { who: seatName(info, seat) });
}

/** Cards whose effect goes on, and until when; short: their names only. */
function Running({ short }: { short: boolean }) {
    const scene = useScene(),
        { book, view } = scene;
    const w = marWords.value,
        card = nounOf(book, 'card');
    const running = runningOf(view);
    if (!running.length) return null;
    return (
        <ul class="mar-running" aria-label={w.running}>
            {running.map((c, i) => (
                <li key={i}>
                    <b {...lies('effect', 'card', c.kind)}>{nameOf(book, card, c.kind)}</b>{' '}
                    {c.tag >= 0 && !short && untilOf(scene, c.tag)}
                </li>
            ))}
        </ul>
    );
}

/** The bot moves what is left to move. */
export function RestButton() {
    const scene = useScene(),
        w = marWords.value;
    if (!scene.advise || field(scene.view, 'to-move') < 1) return null;
    return (
        <Button class="mar-rest" icon={robot} onClick={() => moveTheRest(scene)}>
            {moving.value ? w.stopMoving : w.moveRest}
        </Button>
    );
}

/** Others act, and a card of yours can be played now. who: with who acts, which the row of seats says too; plays: with
 * how many cards you may still play. */
function MayPanel({ who, plays }: { who: boolean; plays: boolean }) {
    const { view, info } = useScene();
    const w = marWords.value,
        left = factList(view, 'plays')[view.seat ?? -1] ?? 0,
        active = field(view, 'active');
    return (
        <>
            {who && (
                <p class="mar-rolled">
                    <HeroPortrait seat={active} size={46} />
                    <span>
                        <b>{active === view.seat ? w.you : seatName(info, active)}</b>
                        {w.isAtIt}
                    </span>
                </p>
            )}
            <p class="mar-may">{w.mayNow}</p>
            {plays && <p class="mar-column-foot">{fill(left === 1 ? w.playsOne : w.playsLeft, { n: left })}</p>}
        </>
    );
}

/** The Martians' step: the die, how many have moved, what the rings mean. */
function WanderPanel({ next, many }: { next: () => void; many: boolean }) {
    const { view } = useScene();
    const w = marWords.value,
        left = field(view, 'to-move'),
        die = field(view, 'die');
    return (
        <>
            <p class="mar-rolled">
                <LastDie />
                <span>
                    <b>{fill(w.rolled, { n: die })}</b>
                    {fill(w.toGo, { n: left })}
                </span>
            </p>
            <ul class="mar-legend">
                <li class="mar-key-one">{w.theOne}</li>
                <li class="mar-key-free">{w.whereTo}</li>
                <li class="mar-key-hit">{w.ontoPawn}</li>
            </ul>
            {many && (
                <Button keys="N" onClick={next}>
                    {w.nextMartian}
                </Button>
            )}
            <p class="mar-column-foot">{w.anyMartian}</p>
        </>
    );
}

const TOKENS: readonly Token[] = ['life', 'bullet', 'item'];

/** Tokens that still go into the building, the next one first. */
export function TokensToCome({ town }: { town: Town }) {
    const { view } = useScene();
    const w = marWords.value;
    const now = fact(view, 'token'),
        tile = tileAt(town, fact(view, 'tile') ?? -1);
    const left = (topOf(view)?.local ?? []).slice(1, 4);
    if (now === undefined) return null;
    return (
        <>
            <h3 class="mar-column-title">{tile?.name ?? tile?.title}</h3>
            <ul class="mar-to-come" aria-label={w.toCome}>
                {TOKENS.flatMap((token, sort) =>
                    Array.from({ length: left[sort] ?? 0 }, (_, i) => (
                        <li key={`${token}${i}`} class={sort === now && i === 0 ? 'is-now' : ''}>
                            <TokenPicture
                                token={token}
                                size={sort === now && i === 0 ? 54 : 34}
                                label={w.tokens[token]}
                            />
                        </li>
                    )),
                )}
            </ul>
            <p class="mar-column-foot">{w.oneEach}</p>
        </>
    );
}

interface Props {
    town: Town;
    asked: Asked;
    eye: Eye;
    next: () => void;
}

/** What the moment needs; null: nothing of its own. */
function momentOf({ town, asked, next }: Props, scene: ReturnType<typeof useScene>, tight: number): ComponentChildren {
    const kind = drawnTile(scene);
    if (actingOf(scene.view)) return <ReactPanel />;
    if (kind !== undefined) return <LayPanel cells={asked.cells} kind={kind} tight={tight} />;
    if (asked.martians.length) return <WanderPanel next={next} many={asked.martians.length > 1} />;
    if (fact(scene.view, 'token') !== undefined) return <TokensToCome town={town} />;
    return null;
}

/** What the column leaves out or makes smaller where the board is low, the first one first. */
const TOGETHER = ['roll', 'ship', 'who', 'large', 'map', 'warns', 'plays', 'until'],
    APART = ['roll', 'large', 'piles', 'who', 'map', 'plays', 'until'];

/** How much must be left out so that nothing of the column is out of sight; counted anew when `of` changes. */
function useLeftOut(of: string, most: number) {
    const ref = useRef<HTMLElement>(null);
    const [out, setOut] = useState({ of, n: 0 });
    const n = out.of === of ? out.n : 0;
    useLayoutEffect(() => {
        const e = ref.current;
        if (e && n < most && e.scrollHeight > e.clientHeight + 1) setOut({ of, n: n + 1 });
    });
    return { ref, n };
}

export function Column(props: Props) {
    const scene = useScene();
    const { town, eye } = props;
    const may = mayPlay(scene.view),
        coop = isCoop(scene.book),
        { height } = useBox();
    const drawn = drawnTile(scene),
        asks = drawn !== undefined && props.asked.cells.length > 0;
    const shown = [height, drawn, asks, may, eye.camera.whole, runningOf(scene.view).length];
    const order = coop ? TOGETHER : APART;
    const { ref, n } = useLeftOut(shown.join(), order.length);
    const left = order.slice(n),
        moment = momentOf(props, scene, n);
    if (moment)
        return (
            <aside ref={ref} class={`mar-column is-moment${asks ? ' is-asked' : ''}`}>
                {moment}
                {!eye.camera.whole && n < 3 && <ZoomButtons eye={eye} />}
            </aside>
        );
    return (
        <aside ref={ref} class="mar-column">
            {left.includes('map') && (
                <SmallMap town={town} eye={eye} width={180} height={left.includes('large') ? 116 : 84} />
            )}
            <ZoomButtons eye={eye} />
            {may && <MayPanel who={left.includes('who')} plays={left.includes('plays')} />}
            {coop && <ShipPanel town={town} roomy={left.includes('ship')} warns={left.includes('warns')} />}
            {!coop && (!may || left.includes('piles')) && <Piles town={town} />}
            <Running short={!left.includes('until')} />
            {field(scene.view, 'die') > 0 && !may && left.includes('roll') && (
                <p class="mar-rolled">
                    <LastDie size={38} />
                    <span>{fill(marWords.value.lastRoll, { n: field(scene.view, 'die') })}</span>
                </p>
            )}
        </aside>
    );
}
