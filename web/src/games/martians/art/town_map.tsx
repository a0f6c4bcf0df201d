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
import { covers, signPlaces, type Box, type SignPlace } from './signs';
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
    const figures = figuresIn(camera, props.martians ?? [], pawns);
    const signs = signsOf(camera, tiles, figures, props.lying ?? []);
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
            {tiles.map(({ column, row, letter }) => (
                <LetterHere
                    key={`${column} ${row}`}
                    {...cornerOf(camera, column, row)}
                    size={camera.size}
                    letter={letter}
                    signs={signs}
                />
            ))}
            {signs.map((sign, i) => (
                <SignMark key={i} {...sign} />
            ))}
            <Figures figures={figures} square={square} />
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

function signsOf(
    camera: Camera,
    tiles: readonly TownTile[],
    figures: readonly Figure[],
    lying: readonly Spot[],
): SignPlace[] {
    const square = camera.size / 3;
    const hanging = tiles.map(({ column, row, plan, name = '' }) => ({
        plan,
        text: name,
        ...cornerOf(camera, column, row),
    }));
    const tokens = lying.map((spot) => ({ ...middle(camera, spot), w: square * 0.5, h: square * 0.5 }));
    const [pawns, martians] = [figures.filter(isPawn), figures.filter((f) => !isPawn(f))];
    return signPlaces(hanging, camera.size, {
        pawns: pawns.map((f) => f.box),
        others: [...martians.map((f) => f.box), ...tokens],
    });
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

const CORNERS = [
    { up: false, right: false },
    { up: true, right: false },
    { up: false, right: true },
    { up: true, right: true },
] as const;

/** The letter goes to a corner that no sign hangs over. */
function LetterHere({ signs, ...at }: LetterProps) {
    const side = Math.max(14, at.size * 0.16);
    const free = CORNERS.find(({ up, right }) => {
        const here = {
            x: right ? at.x + at.size - side / 2 : at.x + side / 2,
            y: up ? at.y + side / 2 : at.y + at.size - side / 2,
            w: side,
            h: side,
        };
        return !signs.some((s) => covers(s, here));
    });
    return <LetterMark {...at} {...(free ?? CORNERS[0])} />;
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

/** A pawn or a Martian, where it is drawn. */
type Figure = {
    of: TownPawn | TownMartian;
    x: number;
    y: number;
    scale: number;
    box: Box;
};
const isPawn = (f: Figure): f is Figure & { of: TownPawn } => 'seat' in f.of;

/** Rows further south stand before those further north. */
function figuresIn(camera: Camera, martians: readonly TownMartian[], pawns: readonly TownPawn[]): Figure[] {
    const square = camera.size / 3;
    const all = [...pawns, ...martians].sort((a, b) => a.y - b.y);
    return all.map((of) => {
        const here = all.filter(same(of));
        const { dx, dy, scale } = standing(here.length)[here.indexOf(of)]!;
        const at = middle(camera, of);
        const [x, y] = [round(at.x + dx * square), round(at.y + dy * square)];
        const side = square * 0.86 * scale,
            up = 'seat' in of ? square * 0.16 * scale : 0;
        return { of, x, y, scale, box: { x, y: y - up, w: side, h: side } };
    });
}

function Figures({ figures, square }: { figures: readonly Figure[]; square: number }) {
    return (
        <>
            {figures.map((figure, i) => {
                const { x, y, scale } = figure;
                return isPawn(figure) ? (
                    <g key={`p${figure.of.seat}`} {...figure.of.marks}>
                        <Pawn
                            seat={figure.of.seat}
                            x={x}
                            y={y - square * 0.16 * scale}
                            size={square * 0.82 * scale}
                            state={figure.of.state}
                        />
                    </g>
                ) : (
                    <MartianHere key={`m${i}`} of={figure.of} x={x} y={y} square={square} scale={scale} />
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
