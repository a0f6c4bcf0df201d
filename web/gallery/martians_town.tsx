// The town as a board has it: what the table will say about squares, tiles and seats comes from a written position
// here.
import type { ComponentChildren } from 'preact';
import tileSheet from '../../data/martians/tiles.csv?raw';
import {
    MiniMap,
    TownMap,
    TownSky,
    TurnSteps,
    boundsOf,
    cameraOf,
    fitting,
    planOf,
    tileData,
    type Camera,
    type FarmMarker,
    type Lying,
    type Marker,
    type Reach,
    type TownMartian,
    type TownPawn,
    type TownTile,
    type Token,
} from '../src/games/martians/art';
import { en } from '../src/games/martians/en';
import { it as italian } from '../src/games/martians/it';
import type { Position } from './martians_positions';
import { sheetOf } from './sheets';

export const sheet = sheetOf(tileSheet);
const rowOf = (word: string) => sheet.find((row) => row['id'] === word)!;
/** What the sign of a tile says: places have a name, roads have none. */
export const signOf = (word: string, it = false): string | undefined => {
    const row = rowOf(word);
    if (row['kind'] === 'generic') return undefined;
    return it ? ITALIAN[word] : row['name']!.replace(/ \(.*/, '');
};
export const plan = (word: string, turns = 0) => planOf(tileData(rowOf(word)), turns);

const ITALIAN: Record<string, string> = {
    ...italian.nouns?.['tile'],
    'gas-route-9': 'Distributore',
    'gas-main-street': 'Distributore',
    'police-station': 'Polizia',
};

const list = (text: string, by: string): string[] =>
    text
        .split(by)
        .map((part) => part.trim())
        .filter(Boolean);
const pair = (text: string): [number, number] => text.split(',').map(Number) as [number, number];

export interface Scenery {
    tiles: TownTile[];
    martians: TownMartian[];
    pawns: TownPawn[];
    lying: Lying[];
    markers: FarmMarker[];
    reach: Reach[];
}

export function scenery(position: Position, it = false): Scenery {
    return {
        tiles: list(position.tiles, ';').map((text, seed) => {
            const [at, word, turns] = text.split(' ') as [string, string, string];
            const [column, row] = pair(at);
            return { column, row, plan: plan(word, Number(turns)), name: signOf(word, it), seed: seed + 2 };
        }),
        martians: list(position.martians, ' ').map((text) => ({ x: pair(text)[0], y: pair(text)[1] })),
        pawns: list(position.pawns, ' ').map((text, seat) => ({ seat, x: pair(text)[0], y: pair(text)[1] })),
        lying: list(position.lying, ';').map((text) => {
            const [token, at] = text.split(' ') as [Token, string];
            return { token, x: pair(at)[0], y: pair(at)[1] };
        }),
        markers: list(position.markers, ';').map((text) => {
            const [at, marker] = text.split(' ') as [string, Marker];
            return { marker, column: pair(at)[0], row: pair(at)[1] };
        }),
        reach: list(position.reach, ' ').map((text) => {
            const [x, y, steps] = text.replace('!', '').split(',').map(Number) as [number, number, number];
            return { x, y, steps, kind: text.endsWith('!') ? 'fight' : 'free' };
        }),
    };
}

export const stepNames = en.steps8;

interface Props {
    scenery: Scenery;
    width?: number;
    height?: number;
    /** Pixels of a tile; left out: the whole town. */
    tile?: number;
    /** Cells beyond the town that have to be seen. */
    more?: { column: number; row: number }[];
    focus?: [number, number];
    /** Whose turn it is. */
    active?: number;
    step?: number;
    /** Without the steps and the column; a phone has its small map in a corner. */
    bare?: boolean;
    corner?: (camera: Camera) => ComponentChildren;
    arrows?: boolean;
    side?: (camera: Camera) => ComponentChildren;
    under?: (camera: Camera) => ComponentChildren;
    over?: (camera: Camera) => ComponentChildren;
}

/** The town in its window between the steps and the column: nothing lies over it. */
export function TownBoard({
    scenery: all,
    width = 1366,
    height = 390,
    active = 0,
    step = 4,
    bare = false,
    ...props
}: Props) {
    const w = bare ? width : width - 66 - 212;
    const bounds = boundsOf([...all.tiles, ...(props.more ?? [])]);
    const focus = props.focus ?? [all.pawns[active]!.x, all.pawns[active]!.y];
    const camera = cameraOf(w, height, bounds, props.tile ?? fitting(w, height, bounds), focus);
    const pawns = all.pawns.map((pawn) => ({ state: pawn.seat === active ? ('active' as const) : undefined, ...pawn }));
    return (
        <div
            class={`gallery-board mar-board${bare ? ' is-bare' : ''}`}
            style={{ width: `${width}px`, height: `${height}px` }}
        >
            {!bare && <TownSky width={width} height={height} />}
            {!bare && <TurnSteps names={stepNames} at={step} compact label="Steps of the turn" />}
            <div class="mar-window" style={{ width: `${w}px` }}>
                <TownMap
                    {...all}
                    pawns={pawns}
                    width={w}
                    height={height}
                    label="The town"
                    sky={bare}
                    camera={camera}
                    arrows={props.arrows}
                    under={props.under?.(camera)}
                >
                    {props.over?.(camera)}
                </TownMap>
            </div>
            {props.corner && <span class="mar-corner">{props.corner(camera)}</span>}
            {!bare && <div class="mar-column">{props.side?.(camera)}</div>}
        </div>
    );
}

export function Small({
    scenery: all,
    camera,
    width = 176,
    height,
}: {
    scenery: Scenery;
    camera: Camera;
    width?: number;
    height?: number;
}) {
    const ship = all.markers.find(({ marker }) => marker === 'mother-ship');
    return (
        <MiniMap
            tiles={all.tiles}
            bounds={boundsOf(all.tiles)}
            martians={all.martians}
            pawns={all.pawns}
            you={0}
            ship={ship}
            view={camera.whole ? undefined : camera.view}
            width={width}
            height={height}
            label="Small map of the town"
        />
    );
}
