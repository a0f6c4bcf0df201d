// The town through the camera, with everything that can be chosen in it.
import { useEffect } from 'preact/hooks';
import { fact, field, useScene, type Scene } from '../../../state/context';
import { settings } from '../../../state/settings';
import { mayMove } from '../../../motion/motion';
import { AimMark, ReachMark, squareAt, TokenMark, TownMap, type Camera, type Reach, type Token } from '../art';
import { marWords } from '../en';
import {
    chosenMartian,
    isAsked,
    leftWith,
    litSquares,
    movable,
    nearMe,
    reachOf,
    wayTo,
    type Lit,
    type Reached,
} from './asked';
import { areaOf, type Area } from './camera';
import { cellsOf, drawnTile, Slot, type Cell } from './lay';
import { aimedAt } from './react';
import { MarkerSpots, Martians, MartianWays, PawnSpots, Squares, useOwnPawn, Steps, TileSpots } from './targets';
import { pawnAt, type Square, type Town } from './town';
import { aim, keyOf, walk } from './walk';

/** Everything the question is about on the map. */
export interface Asked {
    reach: Reached[];
    lit: Lit[];
    cells: Cell[];
    martians: ReturnType<typeof movable>;
    chosen: ReturnType<typeof chosenMartian>;
}

export function askedOf(scene: Scene, town: Town): Asked {
    const asked = isAsked(scene.view);
    const still = !walk.value || !mayMove(); // between the steps of a walk nothing lights up
    const walks = asked && still && leftWith(scene, 'step').length > 0;
    const wanders = asked && scene.view.legal.some((l) => scene.book.verbs[l.a[0]]?.word === 'martian');
    return {
        reach: walks ? reachOf(scene.view, town) : [],
        lit: litSquares(scene, town),
        cells: cellsOf(scene, town),
        martians: wanders ? movable(scene, town) : [],
        chosen: wanders ? chosenMartian(scene, town) : null,
    };
}

/** What must be in sight: the squares of a question, the places of a tile, the steps that come next. */
export function mustSee(scene: Scene, town: Town, asked: Asked): Area | null {
    const near = asked.reach.filter((r) => r.steps === 1);
    const me = pawnAt(town, scene.view.seat);
    if (asked.cells.length)
        return areaOf(
            asked.cells.flatMap(({ column, row }) => [
                { x: column * 3, y: row * 3 },
                { x: column * 3 + 2, y: row * 3 + 2 },
            ]),
        );
    if (asked.lit.length) return areaOf(asked.lit, 0.2);
    if (asked.chosen) return areaOf([asked.chosen.at, ...asked.chosen.ways], 0.2);
    if (near.length && me) return areaOf([me, ...near], 0.1);
    const tiles = town.tiles.filter((t) => leftWith(scene, 'tile').some((l) => l.a[1] === t.spot));
    const farms = leftWith(scene, 'farm', 'exchange').length ? town.tiles.filter((t) => t.farm >= 0) : [];
    return areaOf(
        [...tiles, ...farms].flatMap(({ column, row }) => [
            { x: column * 3, y: row * 3 },
            { x: column * 3 + 2, y: row * 3 + 2 },
        ]),
    );
}

/** In the Martians' step one of them is always chosen: the nearest, until you take another. */
export function useFirstMartian(asked: Asked, town: Town): void {
    const { view, pick, picks = [] } = useScene();
    const free = asked.martians.length > 0 && !asked.chosen && picks.length === 0;
    useEffect(() => {
        if (!free || !pick) return;
        const far = nearMe(town, view.seat);
        const first = [...asked.martians].sort((a, b) => far(a) - far(b))[0];
        if (first) pick(...(first.target.with ?? []), { noun: first.target.noun, value: first.target.value });
    }, [free, view.question]);
}

/** Takes the Martian after the chosen one, of those that can move. */
export function nextMartian({ thing }: Scene, { martians, chosen }: Pick<Asked, 'martians' | 'chosen'>): void {
    const at = martians.findIndex((m) => chosen && keyOf(m) === keyOf(chosen.at));
    const after = martians[(at + 1) % martians.length];
    if (after && martians.length > 1) thing(after.target).tap();
}

/** The next Martian that can move, by the button or N. */
export function useNextMartian(asked: Asked): () => void {
    const scene = useScene();
    const next = () => nextMartian(scene, asked);
    useEffect(() => {
        if (!asked.martians.length) return undefined;
        const on = (e: KeyboardEvent) => {
            const typing = e.target instanceof HTMLElement && e.target.closest('input, textarea, select');
            if (e.key.toLowerCase() === 'n' && !typing && !e.ctrlKey && !e.metaKey && settings.value.letters) next();
        };
        document.addEventListener('keydown', on);
        return () => document.removeEventListener('keydown', on);
    });
    return next;
}

/** Reached squares as they are drawn: those on the way to the aimed one are blue. */
function drawnReach(asked: Asked): Reach[] {
    const to = asked.reach.find((r) => keyOf(r) === aim.value);
    const way = new Set(to ? wayTo(asked.reach, to).map(keyOf) : []);
    const kind = (r: Reached) => (r.waits === 'fight' ? 'fight' : way.has(keyOf(r)) ? 'way' : 'free');
    return asked.reach.map((r) => ({ x: r.x, y: r.y, steps: r.steps, kind: kind(r) }));
}

const TOKENS: readonly Token[] = ['life', 'bullet', 'item'];

function Under({ lit, camera }: { lit: readonly Lit[]; camera: Camera }) {
    const { view, thing } = useScene();
    const token = TOKENS[fact(view, 'token') ?? -1]; // what would lie there, while tokens are placed
    return (
        <>
            {lit.map((l) => {
                const [x, y] = squareAt(camera, l);
                const kind = l.hit ? 'fight' : thing(l.target).ring === 'selected' ? 'way' : 'free';
                return (
                    <g key={keyOf(l)}>
                        <ReachMark x={x} y={y} size={camera.size / 3} kind={kind} />
                        {token && (
                            <g opacity=".5">
                                <TokenMark token={token} x={x} y={y} size={camera.size / 6} />
                            </g>
                        )}
                    </g>
                );
            })}
        </>
    );
}

/** From the card beside the town to the pawn it means. */
function Aim({ camera, at, width }: { camera: Camera; at: Square | undefined; width: number }) {
    if (!at) return null;
    const [x, y] = squareAt(camera, at);
    return <AimMark from={[width + 20, 190]} to={[x + 30, y + 14]} />;
}

interface Props {
    town: Town;
    asked: Asked;
    camera: Camera;
    width: number;
    height: number;
    phone: boolean;
}

export function TownView({ town, asked, camera, width, height, phone }: Props) {
    const scene = useScene();
    const { view } = scene;
    const kind = drawnTile(scene);
    const active = field(view, 'active'),
        aimed = aimedAt(view);
    const own = useOwnPawn();
    const pawns = town.pawns.map((p) => ({
        ...p,
        marks: p.seat === view.seat ? { ...p.marks, ...own } : p.marks,
        state: p.seat === aimed ? ('aimed' as const) : p.seat === active ? ('active' as const) : undefined,
    }));
    const ways = asked.chosen?.ways ?? [];
    return (
        <TownMap
            width={width}
            height={height}
            label={marWords.value.map}
            sky={false}
            camera={camera}
            tiles={town.tiles}
            martians={town.martians}
            pawns={pawns}
            lying={town.lying}
            markers={town.markers}
            reach={drawnReach(asked)}
            arrows={!asked.cells.length}
            under={<Under lit={[...asked.lit, ...ways]} camera={camera} />}
        >
            {kind !== undefined && asked.cells.map((c) => <Slot key={c.number} cell={c} kind={kind} camera={camera} />)}
            <Martians all={asked.martians} town={town} camera={camera} />
            <MartianWays ways={ways} camera={camera} />
            <Steps reach={asked.reach} town={town} camera={camera} twice={phone} />
            <Squares lit={asked.lit} town={town} camera={camera} />
            <TileSpots town={town} camera={camera} />
            <MarkerSpots town={town} camera={camera} />
            <PawnSpots town={town} camera={camera} />
            {!phone && aimed !== null && aimed === view.seat && (
                <Aim camera={camera} at={pawnAt(town, aimed)} width={width} />
            )}
        </TownMap>
    );
}
