// A position as a board has it, and the board itself: what the table will say about each planet comes from here in the gallery.
import type { ComponentChildren } from 'preact';
import planetSheet from '../../data/onward_to_venus/planets.csv?raw';
import tileSheet from '../../data/onward_to_venus/tiles.csv?raw';
import {
    Atlas,
    StationMark,
    UprightAtlas,
    UprightRowMark,
    empireWords,
    layoutOf,
    planetWords,
    stationsOf,
    uprightRows,
    type Empire,
    type Group,
    type Halo,
    type Layout,
    type Load,
    type PieceKind,
    type Place,
    type PlanetProps,
    type PlanetWord,
    type TileProps,
} from '../src/games/onward_to_venus/art';
import type { Position } from './onward_to_venus_positions';
import { sheetOf } from './sheets';

export const planetNames = Object.fromEntries(sheetOf(planetSheet).map((row) => [row['id'], row['name']])) as Record<
    PlanetWord,
    string
>;
const points = Object.fromEntries(
    sheetOf(planetSheet).map((row) => [
        row['id'],
        ['first', 'second', 'third'].map((k) => Number(row[k])).filter(Boolean),
    ]),
) as Record<PlanetWord, number[]>;

const FIGURES: Record<string, string> = { windfall: '£3', cards: '2', 'big-game': '1' };
export const tiles = Object.fromEntries(
    sheetOf(tileSheet).map((row): [string, TileProps] => [
        row['id']!,
        {
            kind: row['kind']!,
            defence: Number(row['defence']),
            marked: row['marked'] === '1',
            figure: FIGURES[row['kind']!],
        },
    ]),
);
tiles['alien-7'] = { kind: 'alien', defence: 7 };

const KINDS: Record<string, PieceKind> = { i: 'infantry', s: 'spaceship', t: 'tank', F: 'factory', M: 'mine' };
const LETTERS = Object.fromEntries(empireWords.map((word) => [word[0]!, word]));

export const groupsOf = (written: string): Group[] =>
    written
        .split(' ')
        .filter(Boolean)
        .map((w) => ({ empire: LETTERS[w[0]!]!, kind: KINDS[w[1]!]!, count: Number(w.slice(2)) }));

/** Who holds which place: the table gets it from the server, the gallery counts. */
export function placesOf(planet: PlanetWord, surface: readonly Group[]): Place[] {
    const income = new Map<Empire, number>();
    for (const { empire, kind, count } of surface)
        if (kind === 'mine' || kind === 'factory')
            income.set(empire, (income.get(empire) ?? 0) + count * (kind === 'mine' ? 3 : 2));
    const levels = [...new Set(income.values())].sort((a, b) => b - a);
    return points[planet].map((n, i) => ({
        points: n,
        held: empireWords.filter((empire) => levels[i] !== undefined && income.get(empire) === levels[i]),
    }));
}

const EFFECTS: Record<PlanetWord, string[]> = {
    mercury: [
        'its leader may take a card',
        'its leader may remove a unit',
        ...Array(2).fill('its leader may wreck a building'),
    ],
    venus: ['', 'everybody loses 2 units', 'everybody loses 2 units', 'Venus is lost'],
    earth: ['', 'its leader loses a building', 'its leader loses 2 buildings', 'everybody loses the game'],
    moon: ['', '', '', 'Moon lost, Earth is hit'],
    mars: ['', 'its leader loses a building', 'its leader loses a building', 'Mars lost, Earth is hit'],
    ganymede: [],
    titan: ['', '£1 for each building here', '£1 each, outer planets too', '£1 each, outer planets too'],
    'kuiper-belt': ['', '', 'aliens invade', 'aliens invade'],
};

export function crisisOf(planet: PlanetWord, level: number): PlanetProps['crisis'] {
    const effects = EFFECTS[planet];
    const harm = effects.map(Boolean);
    const said = effects.length ? `crisis ${level} of 4` : undefined;
    if (!effects.length) return { level, harm, effect: 'no crisis ever' };
    const now = effects[Math.min(4, level) - 1];
    if (now) return { level, harm, effect: `now: ${now}`, now: true, said };
    const next = effects.findIndex((effect, i) => i >= level && effect);
    return { level, harm, effect: `at ${next + 1}: ${effects[next]}`, said };
}

/** Everything the board needs of a planet but where it stands. */
export function planetOf(position: Position, planet: PlanetWord): Omit<PlanetProps, 'at'> {
    const { orbit, surface, tiles: lying } = position[planet];
    const here = groupsOf(surface);
    const words = lying.split(' ').filter(Boolean);
    return {
        name: planetNames[planet],
        orbit: groupsOf(orbit),
        surface: here,
        tiles: words.map((word) => tiles[word]!),
        places: placesOf(planet, here),
        crisis: crisisOf(planet, words.filter((word) => word.startsWith('crisis')).length),
    };
}

interface Props {
    width?: number;
    height?: number;
    position: Position;
    halos?: Partial<Record<PlanetWord, Halo>>;
    dead?: readonly PlanetWord[];
    /** Which tile or piece is meant. */
    litTile?: (planet: PlanetWord, tile: TileProps) => boolean;
    litPiece?: (planet: PlanetWord, group: Group, where: 'orbit' | 'surface') => boolean;
    under?: (layout: Layout) => ComponentChildren;
    over?: (layout: Layout) => ComponentChildren;
    children?: ComponentChildren;
}

export function Board({ width = 1366, height = 390, position, children, ...options }: Props) {
    const loads = Object.fromEntries(
        planetWords.map((planet) => {
            const { tiles: lying, places } = planetOf(position, planet);
            return [planet, { tiles: lying.length, places }];
        }),
    ) as Record<PlanetWord, Load>;
    const layout = layoutOf(width, height, loads);
    return (
        <div class="gallery-board" style={{ width: `${width}px`, height: `${height}px` }}>
            <Atlas layout={layout} label="The planets">
                {options.under?.(layout)}
                {stationsOf(layout).map((at) => (
                    <Stop key={at.planet} at={at} position={position} {...options} />
                ))}
                {options.over?.(layout)}
            </Atlas>
            {children}
        </div>
    );
}

function Stop({ at, position, halos, dead, litTile, litPiece }: Props & Pick<PlanetProps, 'at'>) {
    const planet = at.planet;
    const { orbit, surface, tiles: lying, ...rest } = planetOf(position, planet);
    const lit = (where: 'orbit' | 'surface') => (g: Group) => ({ ...g, lit: litPiece?.(planet, g, where) });
    return (
        <StationMark
            {...rest}
            at={at}
            orbit={orbit.map(lit('orbit'))}
            surface={surface.map(lit('surface'))}
            tiles={lying.map((tile) => ({ ...tile, lit: litTile?.(planet, tile) }))}
            halo={halos?.[planet]}
            dead={dead?.includes(planet)}
        />
    );
}

/** The phone: eight rows. */
export function Upright({ width = 390, height = 456, position, halos }: Props) {
    const rows = uprightRows(width, height);
    return (
        <div class="gallery-board" style={{ width: `${width}px`, height: `${height}px` }}>
            <UprightAtlas width={width} height={height} rows={rows} label="The planets">
                {rows.map((at) => {
                    const { crisis, ...planet } = planetOf(position, at.planet);
                    return (
                        <UprightRowMark
                            key={at.planet}
                            {...planet}
                            at={at}
                            level={crisis.level}
                            empty="orbit empty"
                            halo={halos?.[at.planet]}
                        />
                    );
                })}
            </UprightAtlas>
        </div>
    );
}
