// The Martians, in six poses that mean nothing: which one stands on a square is decided by the square. 100 x 116.
import type { JSX } from 'preact';
import { round, sequence } from '../../../ui/geometry';
import { ComicSvg, Ink, InkOval, Limb, Line, Shade, useComic } from './comic';

export type Pose = 'ray-gun' | 'boo' | 'smug' | 'professor' | 'laugher' | 'commander';

const SKIN = '#7fe03a';
const RED = '#c3142e';

interface PoseLook {
    /** Where the eyes look. */
    look: readonly [x: number, y: number];
    Arms: () => JSX.Element;
    Mouth: () => JSX.Element;
    /** Brows, patch, bowl; over the eyes. */
    Extra: () => JSX.Element;
    /** It laughs with closed eyes. */
    closed?: boolean;
    cape?: boolean;
}

const AngryBrows = () => <Line d="M15 30L46 41M85 30L54 41" w={5.5} />;
const Nothing = () => <></>;

const RayGun: PoseLook = {
    look: [4, 2],
    Extra: AngryBrows,
    Arms: () => (
        <>
            <Limb d="M62 92Q80 88 84 76" />
            <g transform="translate(84 70) rotate(-14)">
                <Ink d="M-8 6H4V-2H24Q28-2 28 2T24 6H10L6 18H-6z" fill="#ff5a4d" w={4} />
                <InkOval x={30} y={2} rx={4.5} fill="#ffe14d" />
            </g>
            <Limb d="M38 92Q26 96 22 104" />
        </>
    ),
    Mouth: () => (
        <>
            <Line d="M38 70Q50 80 62 69" w={3.6} />
            <Line d="M43 72.5v5M49 74.5v4M55 73.5v4" w={2.2} flat />
        </>
    ),
};

/** A hand with three fingers. */
function Paw({ x, y }: { x: number; y: number }) {
    return (
        <>
            <InkOval x={x - 6} y={y - 4} rx={4.5} fill={SKIN} />
            <InkOval x={x + 6} y={y - 4} rx={4.5} fill={SKIN} />
            <InkOval x={x} y={y - 8} rx={4.5} fill={SKIN} />
            <circle cx={x} cy={y} r={6} fill={SKIN} />
        </>
    );
}

const Boo: PoseLook = {
    look: [0, 3],
    Extra: AngryBrows,
    Arms: () => (
        <>
            <Limb d="M38 94Q16 92 8 74" />
            <Limb d="M62 94Q84 92 92 74" />
            <Paw x={8} y={72} />
            <Paw x={92} y={72} />
        </>
    ),
    Mouth: () => (
        <>
            <Ink d="M37 70Q50 84 63 70 60 66 50 66T37 70z" fill="#3a0714" w={3} />
            <Ink d="M42 69l3 5 3-5 3 5 3-5 3 5 2-5" fill="#fff" w={1.2} />
        </>
    ),
};

const Smug: PoseLook = {
    look: [-4, 1],
    Extra: () => <Ink d="M16 36Q31 26 46 38M54 38Q69 26 84 36" fill="#58c236" w={4.5} />,
    Arms: () => (
        <>
            <Limb d="M38 92Q20 96 30 108" />
            <Limb d="M62 92Q80 96 70 108" />
        </>
    ),
    Mouth: () => <Line d="M40 73Q54 76 62 68" w={3.8} />,
};

const Professor: PoseLook = {
    look: [0, -3],
    Extra: () => (
        <>
            <InkOval x={31} y={48} rx={19} fill="none" w={4} />
            <InkOval x={69} y={48} rx={19} fill="none" w={4} />
            <circle cx="50" cy="40" r="51" fill="#bff1ff" opacity=".16" />
            <circle cx="50" cy="40" r="51" fill="none" stroke="#e6fbff" stroke-width="4" />
            <Line d="M16 14Q26 0 42-4" w={5} color="#fff" opacity={0.9} broad />
            <Ink d="M28 82H72a4.5 4.5 0 0 1 0 9H28a4.5 4.5 0 0 1 0-9z" fill="#b7b9d6" w={3.4} />
        </>
    ),
    Arms: () => (
        <>
            <Limb d="M38 94Q22 96 18 84" />
            <Limb d="M62 94Q78 98 84 90" />
            <g transform="translate(14 78) rotate(-22)">
                <Ink d="M-3-14a3 3 0 0 1 6 0V5a3 3 0 0 1-6 0z" fill="#b7b9d6" w={3} />
                <InkOval x={0} y={-20} rx={6} fill="#7be0ff" />
            </g>
            <g transform="translate(86 86) rotate(12)">
                <Ink d="M-9-12H11V13H-9z" fill="#fff8e6" w={3} />
                <Line d="M-4-5H6M-4 0H6M-4 5H3" w={2} flat />
            </g>
        </>
    ),
    Mouth: () => <InkOval x={50} y={71} rx={6} ry={5} fill="#3a0714" />,
};

const Laugher: PoseLook = {
    look: [0, 0],
    closed: true,
    Extra: Nothing,
    Arms: () => (
        <>
            <Limb d="M38 92Q18 100 36 106" />
            <Limb d="M62 92Q82 100 64 106" />
        </>
    ),
    Mouth: () => (
        <>
            <Ink d="M32 62Q50 58 68 62 66 84 50 84T32 62z" fill="#3a0714" w={3.6} />
            <Line d="M36 64H64" w={5} color="#fff" flat broad />
            <Ink d="M42 78Q50 72 58 78" fill="#ff7d8c" w={2} />
        </>
    ),
};

const Commander: PoseLook = {
    look: [5, 0],
    cape: true,
    Extra: () => (
        <>
            <Line d="M8 40L96 34" w={4} flat />
            <Ink d="M16 38Q31 34 46 40 46 62 31 64 16 60 16 38z" fill="#1c1230" w={3} />
            <Line d="M85 30L54 41" w={5.5} />
        </>
    ),
    Arms: () => (
        <>
            <Limb d="M62 92Q84 92 94 80" />
            <Limb d="M92 84L108 74" color={SKIN} w={4.5} />
            <Limb d="M38 92Q24 98 28 108" />
        </>
    ),
    Mouth: () => (
        <>
            <Line d="M38 72H62" w={4} />
            <Line d="M42 72v5M50 72v5M58 72v5" w={2.4} flat />
        </>
    ),
};

const LOOKS: Record<Pose, PoseLook> = {
    'ray-gun': RayGun,
    boo: Boo,
    smug: Smug,
    professor: Professor,
    laugher: Laugher,
    commander: Commander,
};
export const poses = Object.keys(LOOKS) as Pose[];

/** Who stands on a square; x and y count squares. */
export const poseAt = (x: number, y: number): Pose => poses[Math.floor(sequence(x * 73 + y * 179)() * poses.length)]!;

const HEAD = 'M50 4C80 2 98 22 95 44 92 62 75 72 64 79 56 85 44 85 36 79 25 72 8 62 5 44 2 22 20 2 50 4z';
const DUSK = 'M95 44C92 62 75 72 64 79 56 85 44 85 36 79 58 76 80 60 84 20 93 27 96 35 95 44z';
const VEINS =
    'M50 6Q46 14 50 22M34 10Q32 16 38 20 32 24 36 28M66 10Q68 16 62 20 68 24 64 28M20 20Q24 26 22 32M80 20Q76 26 78 32';

function Body({ cape }: { cape?: boolean }) {
    return (
        <>
            <ellipse cx="50" cy="112" rx="30" ry="6" opacity=".4" />
            {cape && <Ink d="M34 82Q6 96 10 114H90Q94 96 66 82z" fill={RED} w={4.5} />}
            <Line d="M36 8Q30-6 20-8M64 8Q70-6 80-8" w={4.5} />
            <InkOval x={19} y={-9} rx={6} fill="#ff5a4d" w={3.4} />
            <InkOval x={81} y={-9} rx={6} fill="#ff5a4d" w={3.4} />
            <Ink d="M36 84Q50 78 64 84L70 110Q50 117 30 110z" fill="#6a3fd0" w={4.5} />
            <Line d="M32 104Q50 110 68 104" w={4} color="#ffe14d" flat broad />
            <InkOval x={50} y={107} rx={4} fill="#ffe14d" w={2.4} />
        </>
    );
}

function Eyes({ look: [dx, dy] }: { look: readonly [number, number] }) {
    return (
        <>
            <InkOval x={31} y={48} rx={15.5} ry={18} fill="#fff8d8" w={4} turn={18} />
            <InkOval x={69} y={48} rx={15.5} ry={18} fill="#fff8d8" w={4} turn={-18} />
            {[33, 67].map((x) => (
                <g key={x} transform={`translate(${x + dx} ${49 + dy})`}>
                    <circle r="7.5" fill={RED} />
                    <circle r="4" />
                    <circle cx="-3" cy="-4" r="2.4" fill="#fff" />
                </g>
            ))}
        </>
    );
}

const Laughing = () => <Line d="M16 50Q31 32 44 50M56 50Q69 32 84 50" w={6} />;

/** It sees crosses. */
const Dazed = () => (
    <>
        <InkOval x={31} y={48} rx={15.5} ry={18} fill="#fff8d8" w={4} turn={18} />
        <InkOval x={69} y={48} rx={15.5} ry={18} fill="#fff8d8" w={4} turn={-18} />
        <Line d="M23 40L39 56M39 40L23 56M61 40L77 56M77 40L61 56" w={5.5} color={RED} broad />
    </>
);

/** The figure in its box of 100 x 116; antennae stand out above it. */
export function MartianFigure({ pose, beaten = false }: { pose: Pose; beaten?: boolean }) {
    const { head } = useComic();
    const { look, Arms, Mouth, Extra, closed, cape } = LOOKS[pose];
    return (
        <>
            <Body cape={cape} />
            <Arms />
            <Ink d={HEAD} fill={head} w={5} />
            <Shade d={DUSK} opacity={0.32} />
            <path d={VEINS} fill="none" stroke="#1f7a26" stroke-width="3" stroke-linecap="round" />
            {beaten ? <Dazed /> : closed ? <Laughing /> : <Eyes look={look} />}
            {!beaten && <Extra />}
            <Mouth />
            <Line d="M22 18Q32 8 44 9" w={4} color="#fff" opacity={0.8} broad />
        </>
    );
}

interface Props {
    pose: Pose;
    /** Middle, a little above the feet; width. */
    x: number;
    y: number;
    size: number;
    opacity?: number;
    /** It has lost. */
    beaten?: boolean;
}

export function Martian({ pose, x, y, size, opacity, beaten }: Props) {
    const { crowd } = useComic();
    const [left, top] = [round(x - size / 2), round(y - size * 0.6)];
    if (crowd && !beaten)
        return <use href={`#${crowd}-${pose}`} x={left} y={top} width={size} height={size * 1.16} opacity={opacity} />;
    return (
        <g transform={`translate(${left} ${top}) scale(${size / 100})`} opacity={opacity}>
            <MartianFigure pose={pose} beaten={beaten} />
        </g>
    );
}

/** All poses for the defs of a drawing that has many. */
export const martianCrowd = (id: string) =>
    poses.map((pose) => (
        <symbol key={pose} id={`${id}-${pose}`} viewBox="0 0 100 116" overflow="visible">
            <MartianFigure pose={pose} />
        </symbol>
    ));

/** One of them as a picture of its own. */
interface PictureProps {
    pose: Pose;
    size?: number;
    label?: string;
    beaten?: boolean;
}

export function MartianPicture({ pose, size = 44, label, beaten }: PictureProps) {
    return (
        <ComicSvg viewBox="-12 -18 124 138" width={size} height={Math.round(size * 1.11)} label={label}>
            <MartianFigure pose={pose} beaten={beaten} />
        </ComicSvg>
    );
}
