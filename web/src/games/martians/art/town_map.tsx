// The town with all that lies and stands in it, as seen through the camera. Squares are counted through the whole town:
// x and y from the corner of column 0, row 0.
import type { ComponentChildren } from 'preact';
import { round, type Point } from '../../../ui/geometry';
import type { Camera } from './camera';
import { Pawn, type PawnState } from './hero';
import type { Token } from './items';
import { LetterMark, ReachMark, StepsMark, TickMark } from './marks';
import { Martian, poseAt } from './martian';
import { SignMark } from './sign';
import { signPlaces, type SignPlace } from './signs';
import { standing } from './standing';
import { MarkerMark, TokenMark, type Marker } from './tokens';
import { TileMark } from './tile';
import { Town, TownEdge, TownShadow, type Laid } from './town';

export interface Spot {
    x: number;
    y: number;
}
export interface TownTile extends Laid {
    /** What its sign says; left out: it has none. */
    name?: string;
    /** What sentences call it, after the order in which tiles were laid. */
    letter?: string;
    /** Its letter as a number, so that gardens stay as they are. */
    seed?: number;
    marks?: Marks;
}
/** Attributes of a thing that can be seen to move (motion/lies.ts), and handlers of one that can be taken along. */
type Marks = Readonly<Record<string, unknown>>;
export interface TownMartian extends Spot {
    marks?: Marks;
    /** It has moved in this phase. */
    moved?: boolean;
}
export interface TownPawn extends Spot {
    marks?: Marks;
    seat: number;
    state?: PawnState;
}
export interface Lying extends Spot {
    marks?: Marks;
    token: Token;
}
export interface FarmMarker {
    marker: Marker;
    column: number;
    row: number;
}
export interface Reach extends Spot {
    steps: number;
    kind?: 'free' | 'fight' | 'way';
}

interface Props {
    width: number;
    height: number;
    label: string;
    /** See Town. */
    sky?: boolean;
    camera: Camera;
    tiles: readonly TownTile[];
    martians?: readonly TownMartian[];
    pawns?: readonly TownPawn[];
    lying?: readonly Lying[];
    markers?: readonly FarmMarker[];
    /** Squares you can choose, with the steps it takes. */
    reach?: readonly Reach[];
    /** Small arrows where roads lead out. */
    arrows?: boolean;
    /** Under the figures, and over everything. */
    under?: ComponentChildren;
    children?: ComponentChildren;
}

/** The middle of a square on the screen: what is pressed lies where it is drawn. */
export const squareAt = ({ at, size }: Camera, { x, y }: Spot): Point => [
    round(at[0] + ((x + 0.5) * size) / 3),
    round(at[1] + ((y + 0.5) * size) / 3),
];

export function TownMap(props: Props) {
    const { camera, tiles, pawns = [], reach = [], markers = [] } = props;
    const square = camera.size / 3;
    const ground = { tiles, size: camera.size, at: camera.at };
    const signs = signsOf(camera, tiles, pawns);
    return (
        <Town width={props.width} height={props.height} label={props.label} sky={props.sky}>
            <TownShadow {...ground} />
            {tiles.map(({ column, row, plan, seed, marks }) => (
                <g key={`${column} ${row}`} {...marks}>
                    <TileMark plan={plan} {...cornerOf(camera, column, row)} size={camera.size} seed={seed} />
                </g>
            ))}
            <TownEdge {...ground} arrows={props.arrows} />
            {props.under}
            {reach.map(({ kind, ...spot }) => (
                <ReachMark key={`${spot.x} ${spot.y}`} {...middle(camera, spot)} size={square} kind={kind} />
            ))}
            {markers.map(({ marker, column, row }) => (
                <MarkerMark
                    key={`${column} ${row}`}
                    marker={marker}
                    {...middle(camera, { x: column * 3 + 1, y: row * 3 + 1 })}
                    size={square}
                />
            ))}
            <Tokens camera={camera} lying={props.lying ?? []} />
            <Figures camera={camera} martians={props.martians ?? []} pawns={pawns} />
            {signs.map((sign, i) => (
                <SignMark key={i} {...sign} />
            ))}
            {tiles.map(({ column, row, letter }) => (
                <LetterHere
                    key={`${column} ${row}`}
                    {...cornerOf(camera, column, row)}
                    size={camera.size}
                    letter={letter}
                    signs={signs}
                />
            ))}
            {reach.map((spot) => (
                <StepsHere key={`${spot.x} ${spot.y}`} camera={camera} spot={spot} signs={signs} />
            ))}
            {props.children}
        </Town>
    );
}

const cornerOf = ({ at, size }: Camera, column: number, row: number) => ({
    x: at[0] + column * size,
    y: at[1] + row * size,
});

function middle(camera: Camera, spot: Spot) {
    const [x, y] = squareAt(camera, spot);
    return { x, y };
}

function signsOf(camera: Camera, tiles: readonly TownTile[], pawns: readonly Spot[]): SignPlace[] {
    const hanging = tiles.map(({ column, row, plan, name = '' }) => {
        const inside = pawns.filter(({ x, y }) => Math.floor(x / 3) === column && Math.floor(y / 3) === row);
        const squares = inside.map(({ x, y }) => (y - row * 3) * 3 + (x - column * 3));
        return { plan, text: name, ...cornerOf(camera, column, row), pawns: squares };
    });
    return signPlaces(hanging, camera.size);
}

/** The number of steps goes to the upper corner where a sign hangs over the lower one. */
function StepsHere({ camera, spot, signs }: { camera: Camera; spot: Reach; signs: readonly SignPlace[] }) {
    const square = camera.size / 3;
    const { x, y } = middle(camera, spot);
    const [cx, cy, r] = [x + square * 0.3, y + square * 0.3, square * 0.2];
    const up = signs.some((s) => Math.abs(s.x - cx) < s.w / 2 + r && Math.abs(s.y - cy) < s.h / 2 + r);
    return <StepsMark x={x} y={y} size={square} steps={spot.steps} kind={spot.kind} up={up} />;
}

interface LetterProps {
    x: number;
    y: number;
    size: number;
    letter?: string;
    signs: readonly SignPlace[];
}

/** The letter goes to the upper corner where a sign hangs over the lower one. */
function LetterHere({ signs, ...at }: LetterProps) {
    const [cx, cy, r] = [at.x + at.size * 0.08, at.y + at.size * 0.92, at.size * 0.06];
    const up = signs.some((s) => Math.abs(s.x - cx) < s.w / 2 + r && Math.abs(s.y - cy) < s.h / 2 + r);
    return <LetterMark {...at} up={up} />;
}

const same = (a: Spot) => (b: Spot) => a.x === b.x && a.y === b.y;

/** Things that lie on one square lie side by side. */
function Tokens({ camera, lying }: { camera: Camera; lying: readonly Lying[] }) {
    const square = camera.size / 3;
    return (
        <>
            {lying.map((thing, i) => {
                const here = lying.filter(same(thing));
                const { dx, dy, scale } = standing(here.length)[here.indexOf(thing)]!;
                const { x, y } = middle(camera, thing);
                return (
                    <g key={i} {...thing.marks}>
                        <TokenMark
                            token={thing.token}
                            x={round(x + dx * square)}
                            y={round(y + 1 + dy * square)}
                            size={square * 0.52 * scale}
                        />
                    </g>
                );
            })}
        </>
    );
}

/** Rows further south stand before those further north. */
function Figures({
    camera,
    martians,
    pawns,
}: {
    camera: Camera;
    martians: readonly TownMartian[];
    pawns: readonly TownPawn[];
}) {
    const square = camera.size / 3;
    const all = [...pawns, ...martians].sort((a, b) => a.y - b.y);
    return (
        <>
            {all.map((figure, i) => {
                const here = all.filter(same(figure));
                const { dx, dy, scale } = standing(here.length)[here.indexOf(figure)]!;
                const { x, y } = middle(camera, figure);
                const [cx, cy] = [round(x + dx * square), round(y + dy * square)];
                return 'seat' in figure ? (
                    <g key={`p${figure.seat}`} {...figure.marks}>
                        <Pawn
                            seat={figure.seat}
                            x={cx}
                            y={cy - square * 0.16 * scale}
                            size={square * 0.82 * scale}
                            state={figure.state}
                        />
                    </g>
                ) : (
                    <MartianHere key={`m${i}`} of={figure} x={cx} y={cy} square={square} scale={scale} />
                );
            })}
        </>
    );
}

interface HereProps {
    of: TownMartian;
    x: number;
    y: number;
    square: number;
    scale: number;
}

function MartianHere({ of, x, y, square, scale }: HereProps) {
    return (
        <g {...of.marks}>
            <Martian pose={poseAt(of.x, of.y)} x={x} y={y - square * 0.02} size={square * 0.8 * scale} />
            {of.moved && <TickMark x={x + square * 0.32} y={y + square * 0.28} />}
        </g>
    );
}
