// Martians, by level: the head grows, the robe gets rank. 100 x 100, like the Agents.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { rays } from '../../../../ui/geometry';
import { Ink, Line, Mouth, ink } from './face';

/** Skin and its shade, level 1 to 6. */
const SKIN = ['', '#a6e86a', '#8edb50', '#76c93f', '#63b83a', '#4fa53a', '#3f9440'] as const;
const SHADE = ['', '#5aa02e', '#4a9028', '#3c8024', '#2f7022', '#246022', '#1a5222'] as const;

interface EyeProps {
    x: number;
    y: number;
    rx: number;
    ry: number;
    turn: number;
    color?: string;
    glint?: string;
}

function Eye({ x, y, rx, ry, turn, color = '#0e1f0a', glint = '#fff' }: EyeProps) {
    return (
        <g transform={`rotate(${turn} ${x} ${y})`}>
            <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={color} {...ink(1.4)} />
            <ellipse cx={x - rx * 0.3} cy={y - ry * 0.4} rx={rx * 0.26} ry={ry * 0.24} fill={glint} />
            <circle cx={x + rx * 0.35} cy={y + ry * 0.4} r={rx * 0.12} fill={glint} opacity=".8" />
        </g>
    );
}

/** Furrows and veins lie inside the outline. */
function Head({ d, level, children }: { d: string; level: 1 | 2 | 3 | 4 | 5 | 6; children?: ComponentChildren }) {
    const clip = useId();
    return (
        <>
            <clipPath id={clip}>
                <path d={d} />
            </clipPath>
            <path d={d} fill={SKIN[level]} />
            <g clip-path={`url(#${clip})`}>
                <path d="M60 0Q68 50 50 100H110V0z" fill={SHADE[level]} opacity=".7" />
                <ellipse cx="38" cy="28" rx="14" ry="12" fill="#fff" opacity=".22" />
                {children}
            </g>
            <path d={d} fill="none" {...ink(1.6)} />
        </>
    );
}

/** Level 1: still wears the hat of the Agent. */
function One() {
    return (
        <>
            <Ink d="M30 102q2-18 20-19 18 1 20 19z" fill="#7a5a3a" />
            <Ink d="M44 84l6 9 6-9z" fill="#f4ead0" w={0.9} />
            <Head level={1} d="M50 30Q74 31 73 54 71 72 58 81 50 86 42 81 29 72 27 54 26 31 50 30z" />
            <Eye x={39} y={58} rx={8} ry={10} turn={14} />
            <Eye x={61} y={58} rx={8} ry={10} turn={-14} />
            <Mouth d="M46 75q4 2.5 8 0" color="#1d3a14" w={2} />
            <Ink d="M18 36q32-13 64-2-2 7-32 7t-32-5z" fill="#3d3022" />
            <Ink d="M31 33q1-22 14-20 5 2 10 0 13-2 14 20-19-6-38 0z" fill="#5c4a35" />
            <path d="M31 32.5q19-7 38-.5v4q-19-6-38 .5z" fill="#211811" />
        </>
    );
}

/** Level 2: antennae and a collar. */
function Two() {
    return (
        <>
            <Ink d="M24 102q3-22 26-24 23 2 26 24z" fill="#35566a" />
            <Line d="M36 82l14 12 14-12" color="#9fd0e0" w={2.5} />
            <Line d="M40 22Q34 8 26 8M60 22Q66 8 74 8" w={4.6} />
            <Line d="M40 22Q34 8 26 8M60 22Q66 8 74 8" color="#8edb50" w={2.4} />
            <circle cx={25} cy={8} r={4.5} fill="#ffd27a" {...ink(1.2)} />
            <circle cx={75} cy={8} r={4.5} fill="#ffd27a" {...ink(1.2)} />
            <Head level={2} d="M50 16Q78 17 77 47 75 66 61 78 50 86 39 78 25 66 23 47 22 17 50 16z" />
            <Eye x={37} y={50} rx={9.5} ry={12.5} turn={18} />
            <Eye x={63} y={50} rx={9.5} ry={12.5} turn={-18} />
            <Mouth d="M43 73q7-2.5 14 0" color="#1d3a14" w={2.2} />
        </>
    );
}

/** Level 3: furrowed brain, purple robe. */
function Three() {
    return (
        <>
            <Ink d="M20 102q3-22 30-25 27 3 30 25z" fill="#4a2f6a" />
            <Ink d="M22 88q10-12 28-6 18-6 28 6l-8 3q-20-8-40 0z" fill="#6d4a94" w={1} />
            <Head level={3} d="M50 9Q84 9 82 40 80 56 66 70 60 82 50 83 40 82 34 70 20 56 18 40 16 9 50 9z">
                <Line d="M30 22q6-8 12 0t12-2 14 6M26 34q8-7 14 0t12-2 18 4" color={SHADE[3]} w={2.2} />
            </Head>
            <Eye x={36} y={50} rx={10} ry={12} turn={24} />
            <Eye x={64} y={50} rx={10} ry={12} turn={-24} />
            <Line d="M25 41l17 5M75 41l-17 5" w={3} />
            <Mouth d="M42 73q8-5 16 0" color="#16300f" w={2.4} />
        </>
    );
}

/** Level 4: red robe with the sign of rank. */
function Four() {
    return (
        <>
            <Ink d="M14 102q2-22 26-27l10 6 10-6q24 5 26 27z" fill="#8a1f1a" />
            <Ink d="M22 102Q16 74 30 62q6 12 20 18 14-6 20-18 14 12 8 40z" fill="#b3372a" w={1.2} />
            <Ink d="M44 84l6 5 6-5v8l-6 5-6-5z" fill="#ffd27a" w={1} />
            <Head level={4} d="M50 7Q86 6 83 38 81 54 66 67 61 80 50 81 39 80 34 67 19 54 17 38 14 6 50 7z">
                <Line d="M50 8V30M36 10q-6 10 0 20t-6 12M64 10q6 10 0 20t6 12" color={SHADE[4]} w={2.4} />
            </Head>
            <Eye x={36} y={49} rx={10.5} ry={11.5} turn={28} color="#3a0a06" glint="#ffd27a" />
            <Eye x={64} y={49} rx={10.5} ry={11.5} turn={-28} color="#3a0a06" glint="#ffd27a" />
            <Line d="M23 38l20 7M77 38l-20 7" w={3.6} />
            <Ink d="M41 70q9-5 18 0-9 5-18 0z" fill="#16300f" w={1} />
            <path d="M45 69.5l1.5 2.5 1.5-3M52 69l1.5 3 1.5-2.5" fill="#fff" />
        </>
    );
}

/** Level 5: in a helmet of glass. */
function Five() {
    return (
        <>
            <Ink d="M12 102q2-18 24-23h28q22 5 24 23z" fill="#2c3f6e" />
            <Ink d="M24 82q26 12 52 0v8q-26 12-52 0z" fill="#c9ced8" />
            <g fill="#5a6478">
                <circle cx={32} cy={89} r={1.8} />
                <circle cx={44} cy={92} r={1.8} />
                <circle cx={56} cy={92} r={1.8} />
                <circle cx={68} cy={89} r={1.8} />
            </g>
            <Head level={5} d="M50 12Q82 12 78 40 76 52 64 62 60 76 50 77 40 76 36 62 24 52 22 40 18 12 50 12z">
                <Line
                    d="M30 26q4-12 12-6 4-8 10-2 8-6 12 2 8 0 6 8M28 36q6-8 12-2 6-6 12 0 8-6 18 2"
                    color="#cfffb0"
                    w={2}
                    opacity={0.7}
                />
            </Head>
            <Eye x={38} y={49} rx={9.5} ry={9.5} turn={30} color="#1a0630" glint="#e0b0ff" />
            <Eye x={62} y={49} rx={9.5} ry={9.5} turn={-30} color="#1a0630" glint="#e0b0ff" />
            <Mouth d="M43 69q7-4 14 0" color="#0f260a" w={2.6} />
            <circle cx={50} cy={45} r={42} fill="#bfe8ff" fill-opacity={0.14} stroke="#dff4ff" stroke-width={2.4} />
            <Line d="M18 32Q24 12 44 8" color="#fff" w={4} opacity={0.75} />
            <Line d="M80 60q-3 9-9 14" color="#fff" w={2.5} opacity={0.5} />
        </>
    );
}

const GLORY = rays(50, 42, 80, 12, 12);

/** Level 6: crowned, with a third eye. */
function Six() {
    return (
        <>
            <g fill="#c8ff8a" opacity=".35">
                {GLORY.map((d) => (
                    <path key={d} d={d} />
                ))}
            </g>
            <Ink d="M8 102q4-20 26-26l16 8 16-8q22 6 26 26z" fill="#5a1a6a" />
            <Ink d="M14 102Q2 66 20 52q10 24 30 30 20-6 30-30 18 14 6 50z" fill="#8a2f9a" />
            <Line d="M20 53q10 23 30 29 20-6 30-29" color="#ffd27a" w={2.6} />
            <Head level={6} d="M50 12Q90 12 86 42 83 56 68 64 62 78 50 79 38 78 32 64 17 56 14 42 10 12 50 12z">
                <Line
                    d="M24 36q4-14 14-8 4-10 12-3 8-7 14 2 10-2 10 9M20 46q6-9 13-3 8-7 17-1 9-6 17 1 8-5 13 3"
                    color="#d8ffb0"
                    w={2.2}
                    opacity={0.75}
                />
            </Head>
            <Eye x={35} y={54} rx={10} ry={10} turn={32} color="#4a0606" glint="#ffb03a" />
            <Eye x={65} y={54} rx={10} ry={10} turn={-32} color="#4a0606" glint="#ffb03a" />
            <Eye x={50} y={38} rx={6.5} ry={8.5} turn={0} color="#4a0606" glint="#ffb03a" />
            <Ink d="M41 71q9-6 18 0-9 6-18 0z" fill="#0f260a" w={1} />
            <path d="M44 70l1.6 3 1.6-3.5M49 69.5l1.2 3 1.2-3M53 69.8l1.6 3.2 1.6-3" fill="#fff" />
            <Ink d="M24 19L20 3l12 7 6-9 12 8 12-8 6 9 12-7-4 16q-26-9-52 0z" fill="#ffd23f" w={1.4} />
            <circle cx={50} cy={12.5} r={3} fill="#e0392c" {...ink(0.9)} />
            <circle cx={34} cy={13.5} r={2.2} fill="#4fa3ff" {...ink(0.8)} />
            <circle cx={66} cy={13.5} r={2.2} fill="#4fa3ff" {...ink(0.8)} />
        </>
    );
}

const LEVELS = [One, Two, Three, Four, Five, Six];

/** level: 1 to 6; whatever is beyond stands for the nearest. */
export function Martian({ level }: { level: number }) {
    const Bust = LEVELS[Math.min(Math.max(level, 1), 6) - 1]!;
    return <Bust />;
}
