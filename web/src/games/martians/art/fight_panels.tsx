// The panels of a fight: the hero, the Martian, the die between them. Each fills a shape; where the shapes lie is the
// scene's business.
import shotgun from 'icon:game-icons/sawed-off-shotgun';
import type { ComponentChildren } from 'preact';
import { range } from '../../../ui/geometry';
import { Mark } from '../../../ui/icon';
import { usePaints } from '../../../ui/paint';
import { Ink, OUTLINE, useComic } from './comic';
import { DieMark } from './die';
import { HeroFigure } from './hero';
import type { Mood } from './hero_parts';
import { heroGrounds, heroOf } from './heroes';
import { bullet, tokens } from './items';
import { BurstMark, ShoutMark, rushing, wordsWidth } from './lettering';
import { Martian, type Pose } from './martian';

interface PanelProps {
    /** Its outline. */
    d: string;
    ground: string;
    /** Lines that rush to a point. */
    lines?: { x: number; y: number; free: number; color: string };
    dots?: number;
    pen: number;
    from: 'left' | 'right' | 'above' | 'below';
    children: ComponentChildren;
}

export function Panel({ d, ground, lines, dots = 0.1, pen, from, children }: PanelProps) {
    const { frame } = usePaints('frame');
    const { bold } = useComic();
    return (
        <g class={`mar-panel from-${from}`}>
            <clipPath id={frame.id}>
                <path d={d} />
            </clipPath>
            <g clip-path={frame.url}>
                <path d={d} fill={ground} />
                {lines && <path d={rushing(lines.x, lines.y, lines.free)} fill={lines.color} opacity=".75" />}
                <path d={d} fill={bold} opacity={dots} />
                {children}
            </g>
            <path d={d} fill="none" stroke={OUTLINE} stroke-width={pen} stroke-linejoin="round" />
        </g>
    );
}

/** Lighter and darker than the ground behind each hero, for the lines. */
export const heroLines = (seat: number): string => (heroOf(seat) === 'farmer' ? '#ffd24d' : '#ffffff66');
export const heroGround = (seat: number): string => heroGrounds[heroOf(seat)];

interface BustProps {
    seat: number;
    /** Middle, and the line the shoulders are cut at. */
    x: number;
    foot: number;
    size: number;
    armed?: boolean;
    mood?: Mood;
}

export function Bust({ seat, x, foot, size, armed, mood }: BustProps) {
    return (
        <>
            <HeroFigure hero={heroOf(seat)} x={x - size / 2} y={foot - size * 0.975} size={size} mood={mood} />
            {armed && <LongGun x={x + size * 0.44} y={foot - size * 0.24} scale={size / 370} />}
        </>
    );
}

function LongGun({ x, y, scale }: { x: number; y: number; scale: number }) {
    return (
        <g transform={`translate(${x} ${y}) scale(${scale}) rotate(-16)`}>
            <Ink d="M-92-9H94V6H-92z" fill="#4a4a5e" w={9} />
            <Ink d="M-96-1H24V9H-96z" fill="#7a4a1c" w={7} />
            <Ink d="M-96-8L-150 22-142 44-84 10z" fill="#8c5a2a" w={9} />
        </g>
    );
}

interface EnemyProps {
    pose: Pose;
    x: number;
    y: number;
    size: number;
    /** It is hit and falls. */
    beaten?: boolean;
}

export function Enemy({ pose, x, y, size, beaten = false }: EnemyProps) {
    const fall = beaten ? `rotate(20 ${x} ${y}) translate(${size * 0.12} ${size * 0.1})` : undefined;
    return (
        <g transform={fall}>
            <Martian pose={pose} x={x} y={y} size={size} beaten={beaten} />
        </g>
    );
}

/** The die in a star, and in words what it takes. face left out: it has not been thrown yet. */
export function Throw({ face, x, y, r, needs }: { face?: number; x: number; y: number; r: number; needs?: string }) {
    const { lamp } = useComic();
    return (
        <>
            <circle cx={x} cy={y + r * 0.3} r={r * 1.6} fill={lamp} opacity=".5" />
            <BurstMark x={x} y={y} r={r} />
            <g class={face === undefined ? undefined : 'mar-die-thrown'}>
                <g transform={`translate(${x} ${y - 2})`}>
                    {face === undefined ? (
                        <ShoutMark text="?" x={0} y={r * 0.27} size={r * 0.8} />
                    ) : (
                        <DieMark face={face} size={r * 0.73} turn={-9} />
                    )}
                </g>
            </g>
            {needs && <ShoutMark text={needs} x={x} y={y + r * 1.02} size={Math.max(22, r * 0.235)} />}
        </>
    );
}

/** What would win, or did: the die, Bullets, the weapon, and what they make. */
export interface Sum {
    face: number;
    bullets?: number;
    /** Bullets of a weapon. */
    weapon?: number;
    result: number;
    /** "You win". */
    words?: string;
}

const wordsRoom = (sum: Sum): number => (sum.words ? wordsWidth(sum.words, 25) + 12 : 0);
/** How wide a sum is at scale 1. */
export const sumWidth = (sum: Sum): number =>
    62 + 34 + ((sum.bullets ?? 0) + (sum.weapon ?? 0)) * 48 + 32 + 56 + wordsRoom(sum);

/** Round a point; scale 1 is 62 high. */
export function SumMark({ sum, x, y, scale = 1 }: { sum: Sum; x: number; y: number; scale?: number }) {
    const coins = [...range(sum.bullets ?? 0).map(() => bullet), ...range(sum.weapon ?? 0).map(() => shotgun)];
    const words = wordsRoom(sum);
    const width = sumWidth(sum);
    let at = 36 - width / 2;
    const next = (by: number) => (at += by) - by;
    return (
        <g class="mar-sum" transform={`translate(${x} ${y}) scale(${scale})`}>
            <rect x={4 - width / 2} y="-25" width={width} height="62" rx="10" fill={OUTLINE} />
            <rect
                x={-width / 2}
                y="-30"
                width={width}
                height="62"
                rx="10"
                fill="#fff8e6"
                stroke={OUTLINE}
                stroke-width="4"
            />
            <DieMark face={sum.face} x={next(40)} y={1} size={40} />
            <text x={next(35)} y="11">
                +
            </text>
            {coins.map((sign, i) => (
                <Coin key={i} sign={sign} x={next(48)} />
            ))}
            <text x={next(40) - 8} y="11">
                =
            </text>
            <DieMark face={sum.result} x={next(32) - 4} y={1} size={40} tone="good" />
            {sum.words && (
                <text class="is-won" x={next(0) + words / 2 - 6} y="10">
                    {sum.words}
                </text>
            )}
        </g>
    );
}

function Coin({ sign, x }: { sign: typeof bullet; x: number }) {
    return (
        <>
            <circle cx={x} cy="1" r="21" fill={tokens.bullet.color} stroke={OUTLINE} stroke-width="3" />
            <Mark of={sign} x={x} y={1} size={28} color={tokens.bullet.ink} />
        </>
    );
}

interface PlateProps {
    text: string;
    x: number;
    y: number;
    size?: number;
    /** Life and Bullets of a hero. */
    life?: number;
    bullets?: number;
    /** x is the right edge. */
    right?: boolean;
    color?: string;
}

/** Who it is, on a dark plate; x and y are its left (or right) edge and its middle. */
export function NamePlate({ text, x, y, size = 22, life = 0, bullets, right = false, color = '#fff' }: PlateProps) {
    const name = wordsWidth(text, size);
    const hearts = name * 1.08 + size * 1.25;
    const shots = hearts + life * size * 0.95 + size * 0.4;
    const width = (bullets === undefined ? (life ? shots : hearts) : shots + size * 1.6) + size * 0.2;
    return (
        <g class="mar-plate" transform={`translate(${right ? x - width : x} ${y})`}>
            <rect y={-size * 0.9} width={width} height={size * 1.8} rx="8" fill={OUTLINE} opacity=".88" />
            <text x={size * 0.5} y={size * 0.36} font-size={size} fill={color}>
                {text}
            </text>
            {range(life).map((i) => (
                <Mark
                    key={i}
                    of={tokens.life.sign}
                    x={hearts + i * size * 0.95 + 4}
                    y={0}
                    size={size * 0.82}
                    color="#ff5d6c"
                />
            ))}
            {bullets !== undefined && (
                <>
                    <Mark of={bullet} x={shots} y={0} size={size * 0.86} color="#ffd24d" />
                    <text x={shots + size * 0.55} y={size * 0.36} font-size={size} fill="#fff">
                        {bullets}
                    </text>
                </>
            )}
        </g>
    );
}

/** How it ended: a star with one word. */
export function Blow({ text, x, y, r, color }: { text: string; x: number; y: number; r: number; color: string }) {
    const size = Math.min(r * 0.62, (r * 1.3) / Math.max(1, text.length * 0.47));
    return (
        <g class="mar-blow">
            <BurstMark x={x} y={y} r={r} color={color} seed={11} points={13} />
            <ShoutMark text={text} x={x} y={y + size * 0.34} size={size} turn={-8} />
        </g>
    );
}
