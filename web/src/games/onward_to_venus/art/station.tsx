// A planet on the board with all that belongs to it: sphere and orbit, pieces, name, places, tiles, crisis.
import type { ComponentChildren } from 'preact';
import type { Box, Station } from './layout';
import { Groups, type Group } from './piece';
import { Ladder, Places } from './places';
import { PlanetMark } from './planets/planet';
import { PLACE_LINE, placeRows, ringOf, rowsOf, tilesOf, type Place } from './spread';
import { TileMark, type TileProps } from './tile';
import './station.css';

export type Halo = 'asked' | 'picked' | 'hit';

type Wrap<Thing> = (thing: Thing, i: number, mark: ComponentChildren) => ComponentChildren;

export interface PlanetProps {
    at: Station;
    name: string;
    orbit: readonly Group[];
    /** Buildings and landed units. */
    surface: readonly Group[];
    tiles: readonly TileProps[];
    places: readonly Place[];
    crisis: {
        level: number;
        /** For each step of the ladder; empty: this planet has no crisis. */
        harm: readonly boolean[];
        /** What happens, in words; now: it does at this level. */
        effect: string;
        now?: boolean;
        /** Under the ladder of a narrow board: "crisis 2 of 4". */
        said?: string;
    };
    halo?: Halo;
    dead?: boolean;
    /** The eye should go elsewhere. */
    dim?: boolean;
    wrapTile?: Wrap<TileProps>;
    wrapOrbit?: Wrap<Group>;
    wrapSurface?: Wrap<Group>;
}

const NAME = 20, // px, and how many of them a letter takes per px
    LETTER = 0.44;

export function StationMark(props: PlanetProps) {
    const { at, name, dim } = props;
    const size = at.plaque ? Math.min(NAME, (at.plaque.w - 12) / (LETTER * name.length)) : NAME;
    return (
        <g class={dim ? 'otv-dim' : undefined}>
            {at.plaque && <Plaque box={at.plaque} asked={props.halo === 'asked'} />}
            <Globe {...props} />
            <text
                class="otv-name"
                x={at.name[0]}
                y={at.name[1]}
                text-anchor={at.anchor}
                style={size < NAME ? { fontSize: `${size}px` } : undefined}
            >
                {name}
            </text>
            <Below {...props} />
            <Crisis {...props} />
        </g>
    );
}

export function Plaque({ box: { x, y, w, h }, asked = false }: { box: Box; asked?: boolean }) {
    return (
        <>
            <rect class={`otv-plaque${asked ? ' is-asked' : ''}`} x={x} y={y} width={w} height={h} rx="8" />
            <rect class="otv-plaque-rim" x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx="6" />
        </>
    );
}

function Globe({ at, orbit, surface, halo, dead, wrapOrbit, wrapSurface }: PlanetProps) {
    const { x, y, r } = at;
    return (
        <>
            <circle class="otv-orbit" cx={x} cy={y} r={at.orbit} />
            <PlanetMark planet={at.planet} x={x} y={y} r={r} dead={dead} dust />
            {halo && <circle class={`otv-halo is-${halo}`} cx={x} cy={y} r={r + 4} />}
            <Groups groups={surface} spread={rowsOf(surface.length, r, at.landed)} x={x} y={y + 1} wrap={wrapSurface} />
            <Groups
                groups={orbit}
                spread={ringOf(orbit.length, at.orbit, at.piece, at.towards)}
                x={x}
                y={y}
                wrap={wrapOrbit}
            />
        </>
    );
}

/** Places and tiles; where the places need a second line, the tiles go down. */
function Below({ at, places, tiles, wrapTile = (_, __, mark) => mark }: PlanetProps) {
    const rows = placeRows(places, at.room);
    const [x, y] = at.places;
    const down = (rows.length - 1) * PLACE_LINE;
    const centred = at.anchor === 'middle';
    const spots = tilesOf(tiles.length, at.tiles[0], at.tiles[1] + down, at.tile, at.per, centred);
    return (
        <>
            {rows.map((row, i) => (
                <Places key={i} places={row.places} x={centred ? x - row.width / 2 + 4 : x} y={y + i * PLACE_LINE} />
            ))}
            {tiles.map((tile, i) =>
                wrapTile(tile, i, <TileMark key={i} {...tile} x={spots[i]![0]} y={spots[i]![1]} size={at.tile} />),
            )}
        </>
    );
}

function Crisis({ at, crisis: { level, harm, effect, now, said } }: PlanetProps) {
    const lines = twoLines(effect, at.letters);
    const [x, y] = at.words;
    const up = lines.length > 1 ? 13 : at.letters < 99 ? 6 : 0;
    return (
        <>
            {at.plaque && at.wordsAnchor === 'middle' && <WordsBox x={x} y={y} />}
            {harm.length > 0 && (
                <Ladder level={level} harm={harm} x={at.ladder[0]} y={at.ladder[1]} width={at.ladderWidth} />
            )}
            {lines.map((line, i) => (
                <text
                    key={i}
                    class={`otv-effect${now ? ' is-now' : ''}`}
                    x={x}
                    y={y - up + i * 13}
                    text-anchor={at.wordsAnchor}
                >
                    {line}
                </text>
            ))}
            {said && at.said && (
                <text class="otv-effect" x={at.said[0]} y={at.said[1]} text-anchor="middle">
                    {said}
                </text>
            )}
        </>
    );
}

/** On a narrow board the words stand under the sphere, where the rail may pass. */
function WordsBox({ x, y }: { x: number; y: number }) {
    return <rect x={x - 59} y={y - 27} width="118" height="32" rx="7" fill="var(--plaque)" />;
}

/** Cut at the space nearest the middle, if it is too long for one line. */
export function twoLines(text: string, letters: number): string[] {
    if (text.length <= letters) return [text];
    const spaces = [...text.matchAll(/ /g)].map((m) => m.index);
    const cut = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
    return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}
