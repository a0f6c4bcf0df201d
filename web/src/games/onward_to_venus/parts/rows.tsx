// The planets on a phone: eight rows on an upright rail. A tap on a row does what the panel wants of it, else it opens
// the planet as a sheet.
import close from 'icon:tabler/x';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nounOf, useScene } from '../../../state/context';
import { useBox } from '../../../table/box';
import { nameOf, seatName, textOf } from '../../../table/speech';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { words } from '../../../words/words';
import {
    Crest,
    Piece,
    PillMark,
    Planet,
    Plate,
    Tile,
    UprightAtlas,
    UprightRowMark,
    uprightRows,
    type Halo,
} from '../art';
import { otvWords } from '../en';
import { startMove } from './move';
import { askedOf, legalOf, planOf, setPlan } from './plan';
import { usePress } from './pressed';
import {
    crisisAt,
    isDead,
    levelAt,
    orbitOf,
    surfaceOf,
    placesAt,
    tilesAt,
    planetName,
    planetSays,
    planetWord,
    type Standing,
} from './read';
import { spotOf, type Spot } from './spots';

const HALO: Record<string, Halo> = { asked: 'asked', may: 'asked', selected: 'picked' };
/** The planet that is looked at. */
const looked = signal<number | null>(null);
/** Puts the sheet away; false: there was none. */
export function closeSheet(): boolean {
    const open = looked.value !== null;
    looked.value = null;
    return open;
}

const ROW = 54; // lower rows are drawn smaller as a whole

/** The size of the drawing: larger than its box where the rows would be too low. */
function roomFor(width: number, height: number): [number, number] {
    const scale = Math.max(1, ROW / ((height - 4) / 8));
    return [width * scale, height * scale];
}

export function Rows() {
    const scene = useScene(),
        { view } = scene,
        { width, height } = useBox();
    const [w, h] = roomFor(width, height),
        rows = uprightRows(w, h);
    useEffect(() => void closeSheet(), [view.question, view.seat, planOf(scene)]); // a plan needs the planets
    return (
        <>
            <UprightAtlas width={w} height={h} rows={rows} label={otvWords.value.planets}>
                {rows.map((at, p) => (
                    <Row key={at.planet} at={at} planet={p} />
                ))}
            </UprightAtlas>
            {looked.value !== null && <Sheet planet={looked.value} />}
        </>
    );
}

/** Without a plan the sheet offers what can be done there. */
function useRowSpot(planet: number): Spot | null {
    const scene = useScene(),
        spot = spotOf(scene, planet);
    if (!spot) return null;
    const free = askedOf(scene) === 'action' && planOf(scene) === null;
    return free || !spot.ring ? { ...spot, tap: () => (looked.value = planet) } : spot;
}

function Row({ at, planet }: { at: ReturnType<typeof uprightRows>[number]; planet: number }) {
    const scene = useScene(),
        { book, view } = scene;
    const spot = useRowSpot(planet);
    const props = usePress({ noun: nounOf(book, 'planet'), value: planet }, planetSays(book, view, planet), spot);
    const { box } = at;
    const idle = props['role'] === 'group' && !spot ? { onClick: () => (looked.value = planet) } : {};
    return (
        <g class="otv-stop" {...props} {...idle}>
            <UprightRowMark
                at={at}
                name={planetName(book, planet)}
                orbit={orbitOf(book, view, planet)}
                surface={surfaceOf(book, view, planet)}
                tiles={tilesAt(book, view, planet)}
                places={placesAt(book, view, planet)}
                level={levelAt(view, planet)}
                empty={otvWords.value.emptyOrbit}
                halo={HALO[String(props['data-ring'] ?? '')]}
                dead={isDead(view, planet)}
            />
            <rect class="otv-hit" x={0} y={box.y - 1} width={box.x + box.w} height={box.h + 2} />
            {spot?.far && (
                <PillMark x={at.x} y={at.y + 6} flag={spot.far.claims}>
                    {String(spot.far.steps)}
                </PillMark>
            )}
        </g>
    );
}

function Army({ standing }: { standing: readonly Standing[] }) {
    const { info } = useScene();
    return (
        <span class="otv-army">
            {standing.map((g) => (
                <span key={`${g.seat} ${g.piece}`}>
                    <Piece
                        empire={g.empire}
                        kind={g.kind}
                        size={30}
                        label={`${seatName(info, g.seat)}, ${otvWords.value[g.kind]}`}
                    />
                    {g.count > 1 && <b>{g.count}</b>}
                </span>
            ))}
        </span>
    );
}

/** What can be begun here. */
function Begin({ planet }: { planet: number }) {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value;
    if (askedOf(scene) !== 'action') return null;
    const has = (verb: string, at: 1 | 2) => legalOf(book, view, verb).some((l) => l.a[at] === planet);
    const begin = (plan: Parameters<typeof setPlan>[1]) => {
        looked.value = null;
        setPlan(scene, plan);
    };
    return (
        <div class="otv-begin">
            {has('move', 1) && (
                <Button kind="gold" onClick={() => begin(startMove(scene, planet))}>
                    {w.does.move}
                </Button>
            )}
            {has('claim', 1) && (
                <Button kind="gold" onClick={() => begin({ what: 'claim', planet, tile: null, unit: null })}>
                    {w.does.claim}
                </Button>
            )}
            {has('buy', 2) && (
                <Button kind="gold" onClick={() => begin({ what: 'buy', orders: [] })}>
                    {w.does.buy}
                </Button>
            )}
        </div>
    );
}

function Sheet({ planet }: { planet: number }) {
    const scene = useScene(),
        { book, view } = scene,
        w = otvWords.value;
    const orbit = orbitOf(book, view, planet),
        surface = surfaceOf(book, view, planet),
        crisis = crisisAt(book, view, planet);
    const noun = nounOf(book, 'tile');
    return (
        <div class="otv-sheet">
            <Plate name={planetName(book, planet)}>
                <header class="otv-sheet-head">
                    <Planet planet={planetWord(planet)} size={56} />
                    <span>
                        <h3>{planetName(book, planet)}</h3>
                        <small class={crisis.now ? 'otv-warns' : ''}>{crisis.effect}</small>
                    </span>
                    <button
                        type="button"
                        class="otv-close"
                        aria-label={words.value.rail.close}
                        onClick={() => (looked.value = null)}
                    >
                        <Icon of={close} size={20} />
                    </button>
                </header>
                <p class="otv-sheet-places">
                    {placesAt(book, view, planet).map(({ points, held }, i) => (
                        <span key={i}>
                            <b>{points}</b>
                            {held.map((e) => (
                                <Crest key={e} empire={e} size={22} />
                            ))}
                        </span>
                    ))}
                </p>
                {orbit.length > 0 && (
                    <p>
                        {w.orbit} <Army standing={orbit} />
                    </p>
                )}
                {surface.length > 0 && (
                    <p>
                        {w.surface} <Army standing={surface} />
                    </p>
                )}
                <div class="otv-sheet-tiles" data-list="">
                    {tilesAt(book, view, planet).map((t, i) => (
                        <span key={i}>
                            <Tile {...t} size={40} />
                            <small>
                                <b>{nameOf(book, noun, t.tile)}</b> {textOf(book, noun, t.tile)}
                            </small>
                        </span>
                    ))}
                </div>
                <Begin planet={planet} />
            </Plate>
        </div>
    );
}
