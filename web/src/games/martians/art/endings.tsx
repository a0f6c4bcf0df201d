// How a match ends, as the last panel of the comic: one scene for each outcome of the rules. They stay scenes by day.
// 846 x 608.
import type { JSX } from 'preact';
import { polar, range, rays, round, sequence } from '../../../ui/geometry';
import { usePaints } from '../../../ui/paint';
import { ComicSvg, Ink, InkOval, Line, OUTLINE, useComic } from './comic';
import { HeroFigure } from './hero';
import { heroOf } from './heroes';
import type { Mood } from './hero_parts';
import type { Item } from './items';
import { CaptionMark, ShoutMark } from './lettering';
import { Martian, martianCrowd, poses } from './martian';
import { MotherShip, SaucerMark } from './ship';
import './endings.css';

const [W, H] = [846, 608];

/** ship, martians, together: won; draw: by the limit of turns; the others: lost together. */
export type Outcome = 'ship' | 'martians' | 'draw' | 'together' | 'lost-martians' | 'lost-map' | 'lost-time';

interface Props {
    outcome: Outcome;
    /** The winner, or all who played together. */
    seats: readonly number[];
    /** On board. */
    items?: readonly Item[];
    caption?: string;
    label: string;
    /** On a phone: straight, and the middle of it only. */
    narrow?: boolean;
}

export function EndingPanel({ outcome, seats, items = [], caption, label, narrow = false }: Props) {
    const { frame } = usePaints('frame');
    const d = narrow ? 'M96 26H750V598H96z' : 'M14 14H812L764 594H14z';
    const Scene = SCENES[outcome];
    return (
        <ComicSvg
            class="mar-ending"
            viewBox={narrow ? '90 20 666 584' : `0 0 ${W} ${H}`}
            fit="xMidYMid meet"
            pen={0.8}
            label={label}
            crowd={martianCrowd}
        >
            <clipPath id={frame.id}>
                <path d={d} />
            </clipPath>
            <g clip-path={frame.url}>
                <Scene seats={seats} items={items} />
            </g>
            <path d={d} fill="none" stroke={OUTLINE} stroke-width="8" stroke-linejoin="round" />
            {caption && (
                <CaptionMark text={caption} x={narrow ? 112 : 34} y={narrow ? 42 : 34} size={narrow ? 28 : 24} />
            )}
        </ComicSvg>
    );
}

interface SceneProps {
    seats: readonly number[];
    items: readonly Item[];
}

interface SkyProps {
    color: string;
    beams: string;
    /** Where the beams come from. */
    x?: number;
    y: number;
    strength?: number;
    /** Seed of the stars; left out: none. */
    stars?: number;
}

function Sky({ color, beams, x = 420, y, strength = 0.6, stars }: SkyProps) {
    const { bold } = useComic();
    return (
        <>
            <rect width={W} height={H} fill={color} />
            <path d={rays(x, y, 1100, 30, 5.7).join('')} fill={beams} opacity={strength} />
            <rect width={W} height={H} fill={bold} opacity=".1" />
            {stars && <Stars seed={stars} />}
        </>
    );
}

function Stars({ seed }: { seed: number }) {
    const next = sequence(seed);
    return (
        <g fill="#fff">
            {range(56).map((i) => (
                <circle
                    key={i}
                    cx={round(next() * W)}
                    cy={round(next() * 480)}
                    r={round(0.7 + next() * 1.8)}
                    opacity={round(0.4 + next() * 0.6)}
                />
            ))}
        </g>
    );
}

const FURROW = `q60-10 120 0${'t120 0'.repeat(6)}`;

function Crops() {
    return (
        <>
            <path d="M0 520Q420 470 846 520V608H0z" fill="#8a7a2a" stroke={OUTLINE} stroke-width="6" />
            {range(7).map((i) => (
                <path
                    key={i}
                    d={`M0 ${536 + i * 12}${FURROW}`}
                    fill="none"
                    stroke={i % 2 ? '#a8963a' : '#6f6420'}
                    stroke-width="5"
                />
            ))}
        </>
    );
}

/** Heroes side by side, cut by the lower edge; those in the middle stand in front. */
function Heroes({ seats, x, size, mood }: { seats: readonly number[]; x: number; size: number; mood?: Mood }) {
    const step = Math.min(size * 0.66, 560 / seats.length);
    const places = seats.map((seat, i) => ({ seat, off: i - (seats.length - 1) / 2 }));
    return (
        <>
            {[...places]
                .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
                .map(({ seat, off }) => {
                    const s = size * (1 - Math.abs(off) * 0.07);
                    return (
                        <HeroFigure
                            key={seat}
                            hero={heroOf(seat)}
                            x={x + off * step - s / 2}
                            y={H - 8 - s * 0.99}
                            size={s}
                            mood={mood}
                        />
                    );
                })}
        </>
    );
}

/** Off and away: the ship is ours. One hero in the beam, or everybody. */
function Escape({ seats, items }: SceneProps) {
    return (
        <>
            <Sky color="#2b1560" beams="#6a3fd0" x={400} y={250} strength={0.5} stars={4} />
            <Crops />
            <MotherShip x={400} y={262} width={560} items={items} beam={330} />
            <Martian pose="boo" x={112} y={520} size={118} />
            <Martian pose="smug" x={690} y={516} size={126} />
            <Martian pose="boo" x={592} y={552} size={88} />
            <Heroes seats={seats} x={400} size={seats.length > 1 ? 190 : 224} />
        </>
    );
}

/** Thirty of them on a truck. */
function Truck({ seats }: SceneProps) {
    return (
        <>
            <Sky color="#ff9a3c" beams="#ffd24d" y={330} strength={0.75} />
            {range(30).map((i) => {
                const row = Math.floor(i / 8);
                const x = 92 + (i % 8) * 92 + (row % 2) * 30;
                return <Martian key={i} pose={poses[(i * 5) % poses.length]!} x={x} y={176 + row * 62} size={84} />;
            })}
            <Ink d="M14 430H820V620H14z" fill="#2767bd" w={9} />
            <Line
                d={range(7)
                    .map((i) => `M${90 + i * 104} 432V608`)
                    .join('')}
                w={6}
                flat
            />
            <Line d="M14 452H820" w={9} color="#5b9bff" flat broad />
            <Heroes seats={seats.slice(0, 1)} x={431} size={276} />
        </>
    );
}

/** The town is full of them. */
function Overrun({ items }: SceneProps) {
    return (
        <>
            <Sky color="#1a0c3a" beams="#3b1f86" y={200} stars={8} />
            <Moon />
            <MotherShip x={300} y={196} width={300} items={items} />
            <Crops />
            {range(26).map((i) => {
                const row = Math.floor(i / 7);
                const x = 70 + (i % 7) * 118 + (row % 2) * 54;
                const pose = poses[(i * 7) % poses.length]!;
                return <Martian key={i} pose={pose} x={x} y={330 + row * 78} size={112 + row * 14} />;
            })}
        </>
    );
}

const Moon = () => (
    <>
        <InkOval x={690} y={124} rx={64} fill="#fff3d0" w={6} />
        <g fill="#e8d7a4">
            <circle cx="668" cy="104" r="13" />
            <circle cx="712" cy="140" r="17" />
            <circle cx="706" cy="92" r="7" />
        </g>
    </>
);

/** All roads are built, and the ship was not there: it leaves. */
function Gone({ seats }: SceneProps) {
    return (
        <>
            <Sky color="#3a1646" beams="#6b2a63" x={606} y={170} stars={6} />
            <Line d="M300 420L500 250M350 440L540 262M250 372L486 214" w={10} color="#ffb0d8" opacity={0.7} broad />
            <SaucerMark x={606} y={170} width={250} />
            <Crops />
            <Ink d="M250 608L372 492H480L640 608z" fill="#565c85" w={6} />
            <Line d="M426 496V520M427 540V572M428 590V608" w={7} color="#ffd84d" flat broad />
            <Barrier />
            <Martian pose="smug" x={700} y={510} size={130} />
            <Martian pose="laugher" x={612} y={556} size={96} />
            <Heroes seats={seats} x={seats.length > 1 ? 216 : 200} size={seats.length > 1 ? 158 : 220} />
        </>
    );
}

const Barrier = () => (
    <g transform="translate(22)">
        <Ink d="M352 470H366V556H352zM486 470H500V556H486z" fill="#b7b9d6" w={5} />
        <Ink d="M334 452H518V500H334z" fill="#fff8e6" w={6} />
        <path d="M336 500l32-48h32l-32 48zM400 500l32-48h32l-32 48zM464 500l32-48h20v14l-22 34z" fill="#e0301e" />
        <path d="M334 452H518V500H334z" fill="none" stroke={OUTLINE} stroke-width="5" />
    </g>
);

/** The clock has run out; the Martians have all the time in the world. */
function Late({ seats }: SceneProps) {
    return (
        <>
            <Sky color="#14324f" beams="#1f4f78" y={300} stars={12} />
            <Crops />
            <Clock />
            <Heroes seats={seats} x={244} size={seats.length > 2 ? 172 : 210} mood="asleep" />
            <ShoutMark text="Z" x={356} y={366} size={30} turn={-8} />
            <ShoutMark text="Z" x={384} y={330} size={40} turn={6} />
            <ShoutMark text="Z" x={418} y={286} size={52} turn={-6} />
            <Martian pose="laugher" x={540} y={464} size={168} />
            <Martian pose="smug" x={694} y={470} size={156} />
        </>
    );
}

const Clock = () => (
    <g transform="translate(506 166)">
        <InkOval x={0} y={0} rx={104} fill="#fff8e6" w={10} />
        {range(12).map((i) => {
            const [a, b] = [polar(0, 0, 90, i * 30), polar(0, 0, i % 3 ? 80 : 72, i * 30)];
            return <Line key={i} d={`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`} w={i % 3 ? 5 : 8} />;
        })}
        <Line d="M0 0V-62M0 0L40 22" w={11} />
        <InkOval x={0} y={0} rx={9} fill="#c3142e" w={4} />
    </g>
);

const SCENES: Record<Outcome, (props: SceneProps) => JSX.Element> = {
    ship: Escape,
    martians: Truck,
    draw: Late,
    together: Escape,
    'lost-martians': Overrun,
    'lost-map': Gone,
    'lost-time': Late,
};
export const outcomes = Object.keys(SCENES) as Outcome[];
