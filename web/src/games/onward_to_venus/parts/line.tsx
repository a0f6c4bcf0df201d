// The planets on a desk: on one rail, or in two rows where it is narrow. Every sphere, fleet and tile is where the
// layout has it; what can be pressed lies over the drawing.
import type { ComponentChildren } from 'preact';
import { press } from '../../../motion/drag';
import { lies } from '../../../motion/lies';
import { fact, fieldList, nounOf, useScene, type Scene } from '../../../state/context';
import { useBox } from '../../../table/box';
import {
    AdvanceMark,
    AlienFog,
    Atlas,
    PieceMark,
    PillMark,
    SaucerMark,
    StationMark,
    Way,
    layoutOf,
    planetWords,
    stationsOf,
    wayOf,
    type Halo,
    type Layout,
    type Load,
    type PlanetWord,
    type Station,
} from '../art';
import { otvWords } from '../en';
import { fleetCargo } from './fleet';
import { stopsOf, waysOf } from './move';
import { askedOf, legalOf, planOf, setPlan, type Plan } from './plan';
import { usePress } from './pressed';
import {
    crisisAt,
    isDead,
    orbitOf,
    placesAt,
    planetName,
    planetSays,
    planetWord,
    surfaceOf,
    tileSays,
    tilesAt,
    UNITS,
    empireOf,
    type Lying,
    type Standing,
} from './read';
import { Aimed } from './mercury';
import { placeOf, spotOf } from './spots';

const TOUCH = 22; // the least radius of what is pressed

export function Line() {
    const scene = useScene(),
        { book, view } = scene,
        { width, height } = useBox();
    waysOf(view); // for ships of others, which sail when the view does not name the ways
    const loads = Object.fromEntries(
        planetWords.map((word, p): [PlanetWord, Load] => [
            word,
            { tiles: tilesAt(book, view, p).length, places: placesAt(book, view, p) },
        ]),
    ) as Record<PlanetWord, Load>;
    const layout = layoutOf(width, height, loads),
        plan = planOf(scene);
    return (
        <Atlas layout={layout} label={otvWords.value.planets}>
            <Invasion layout={layout} />
            <Course layout={layout} plan={plan} />
            {stationsOf(layout).map((at, p) => (
                <Stop key={at.planet} at={at} planet={p} />
            ))}
            {stationsOf(layout).map((at, p) => (
                <Word key={at.planet} at={at} planet={p} />
            ))}
            <Arrivals layout={layout} plan={plan} />
            <Aimed layout={layout} />
        </Atlas>
    );
}

const HALO: Record<string, Halo> = { asked: 'asked', may: 'asked', selected: 'picked' };

function Stop({ at, planet }: { at: Station; planet: number }) {
    const scene = useScene(),
        { book, view } = scene;
    const target = { noun: nounOf(book, 'planet'), value: planet };
    const spot = spotOf(scene, planet);
    const props = usePress(target, planetSays(book, view, planet), spot);
    const ring = String(props['data-ring'] ?? '');
    const orbit = orbitOf(book, view, planet),
        surface = surfaceOf(book, view, planet);
    const aliens = tilesAt(book, view, planet).some(({ kind }) => kind === 'alien');
    return (
        <g class="otv-stop" {...props}>
            <circle class="otv-hit" data-stop={`orbit:${planet}`} cx={at.x} cy={at.y} r={Math.max(at.orbit, TOUCH)} />
            <StationMark
                at={at}
                name={planetName(book, planet)}
                orbit={orbit.map((g) => ({ ...g, lit: isMeant(scene, planet, g) }))}
                surface={surface}
                tiles={tilesAt(book, view, planet).map((t) => ({ ...t, lit: isLit(scene, planet, t) }))}
                places={placesAt(book, view, planet)}
                crisis={crisisAt(book, view, planet)}
                halo={HALO[ring]}
                dead={isDead(view, planet)}
                wrapTile={(tile, i, mark) => (
                    <TileSpot key={i} planet={planet} tile={tile as Lying}>
                        {mark}
                    </TileSpot>
                )}
                wrapOrbit={(group, i, mark) => (
                    <Fleet key={i} planet={planet} group={group as Standing}>
                        {mark}
                    </Fleet>
                )}
                wrapSurface={(group, i, mark) => (
                    <g key={i} {...lyingOf(`ground:${planet}`, group as Standing)}>
                        {mark}
                    </g>
                )}
            />
            {aliens && <SaucerMark x={at.x} y={at.y - 2} scale={at.r / 54} tilt={-5} coming />}
        </g>
    );
}

const lyingOf = (place: string, { kind, seat, count }: Standing) => lies(place, kind, seat, count);

/** Your units that the panel is about. */
function isMeant(scene: Scene, planet: number, { seat, piece }: Standing): boolean {
    if (seat !== scene.view.seat) return false;
    const plan = planOf(scene);
    if (plan?.what === 'move') return plan.from === planet && (plan.units[piece] ?? 0) > 0;
    if (plan?.what === 'claim') return plan.planet === planet;
    return placeOf(scene) === planet;
}

function isLit(scene: Scene, planet: number, { tile }: Lying): boolean {
    const { book, view } = scene,
        plan = planOf(scene),
        asked = askedOf(scene);
    if (asked === 'arrived' || plan?.what === 'claim') {
        if (plan?.what === 'claim' && plan.tile !== null) return plan.planet === planet && plan.tile === tile;
        return legalOf(book, view, 'claim').some((l) => l.a[1] === planet && l.a[2] === tile);
    }
    const claimed = asked === 'pay' || asked === 'target';
    return claimed && placeOf(scene) === planet && view.fields['claim-tile'] === tile;
}

/** A tile that may be claimed: a tap goes straight to it. */
function TileSpot({ planet, tile, children }: { planet: number; tile: Lying; children: ComponentChildren }) {
    const scene = useScene(),
        { book, view } = scene;
    const asked = askedOf(scene);
    const can =
        (asked === 'action' || asked === 'arrived') &&
        legalOf(book, view, 'claim').some((l) => l.a[1] === planet && l.a[2] === tile.tile);
    const tap = (e: Event) => {
        if (!can || planOf(scene)?.what === 'move') return;
        e.stopPropagation();
        setPlan(scene, { what: 'claim', planet, tile: tile.tile, unit: null });
    };
    return (
        <g
            class={can ? 'otv-tile-spot' : undefined}
            role="img"
            aria-label={tileSays(book, tile)}
            onClick={tap}
            {...lies(`ground:${planet}`, 'tile', tile.tile)}
        >
            {children}
        </g>
    );
}

/** Pieces in orbit; yours can be dragged to where they should go. */
function Fleet({ planet, group, children }: { planet: number; group: Standing; children: ComponentChildren }) {
    const scene = useScene();
    const cargo = group.seat === scene.view.seat ? fleetCargo(scene, planet) : null;
    const drag = cargo ? { 'data-drag': '', onPointerDown: (e: PointerEvent) => press(e, cargo) } : {};
    return (
        <g {...drag} {...lyingOf(`orbit:${planet}`, group)}>
            {children}
        </g>
    );
}

/** Green fog from the edge of the system to the aliens furthest in, and where they go next. */
function Invasion({ layout }: { layout: Layout }) {
    const { view } = useScene(),
        aliens = fieldList(view, 'aliens'),
        all = stationsOf(layout);
    const held = all.filter((_, p) => (aliens[p] ?? 0) > 0);
    if (!held.length || layout.kind !== 'line') return null;
    const inmost = held.reduce((a, b) => (b.x < a.x ? b : a)),
        next = all[fact(view, 'aliens-next') ?? -1];
    return (
        <g class="otv-invasion" pointer-events="none">
            <AlienFog width={layout.width} height={layout.height} from={(inmost.x - inmost.orbit) / layout.width} />
            {next && (
                <>
                    <AdvanceMark x={next.x + next.orbit + 14} y={next.y} />
                    <PillMark x={next.x + next.orbit + 18} y={next.y - 32}>
                        {otvWords.value.nextPeriod}
                    </PillMark>
                </>
            )}
        </g>
    );
}

/** How far it is to a planet, at its lower right. */
function Word({ at, planet }: { at: Station; planet: number }) {
    const pill = spotOf(useScene(), planet)?.pill;
    if (!pill) return null;
    return (
        <g pointer-events="none">
            <PillMark x={at.x + at.r * 0.8} y={at.y + at.r * 0.85}>
                {pill}
            </PillMark>
        </g>
    );
}

/** The way of a move, on the rail. */
function Course({ layout, plan }: { layout: Layout; plan: Plan | null }) {
    const scene = useScene();
    if (plan?.what !== 'move' || plan.from === null || plan.to === null) return null;
    return <Way d={wayOf(layout, stopsOf(scene, plan.from, plan.to))} />;
}

interface Coming {
    planet: number;
    unit: number;
    count: number;
}
function comingOf(plan: Plan | null): Coming[] {
    if (plan?.what === 'buy') return plan.orders.map(({ unit, planet }) => ({ unit, planet, count: 1 }));
    if (plan?.what !== 'move' || plan.to === null) return [];
    const planet = plan.to;
    return plan.units.flatMap((count, unit) => (count ? [{ planet, unit, count }] : []));
}

/** Ghosts of what will stand there: the group that sails, the units that are ordered. */
function Arrivals({ layout, plan }: { layout: Layout; plan: Plan | null }) {
    const { view } = useScene();
    const coming = comingOf(plan),
        stations = stationsOf(layout);
    return (
        <>
            {coming.map(({ planet, unit, count }, i) => {
                const at = stations[planet]!;
                const all = coming.filter((c) => c.planet === planet);
                const x = at.x + (all.indexOf(coming[i]!) - (all.length - 1) / 2) * 32;
                const y = at.y + (planetWord(planet) === 'moon' ? -1 : 1) * (at.orbit + 4);
                return (
                    <g key={i} pointer-events="none">
                        <PieceMark empire={empireOf(view, view.seat ?? 0)} kind={UNITS[unit]!} x={x} y={y} r={13} lit />
                        {count > 1 && (
                            <text class="otv-coming" x={x + 12} y={y + 14}>
                                {count}
                            </text>
                        )}
                    </g>
                );
            })}
        </>
    );
}
