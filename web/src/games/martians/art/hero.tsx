// A hero as a figure in a drawing, a portrait at a seat, a pawn in the town.
import { usePaints } from '../../../ui/paint';
import { seatColor, seatSign } from '../../../ui/seats';
import { ComicSvg, OUTLINE, useComic } from './comic';
import { MoodContext, type Mood } from './hero_parts';
import { heroOf, heroes, type Hero } from './heroes';
import { px } from '../../../ui/measure';
import './hero.css';

interface FigureProps {
    hero: Hero;
    x: number;
    y: number;
    size: number;
    mood?: Mood;
}

/** The bust; x and y are its upper left corner. */
export function HeroFigure({ hero, x, y, size, mood = 'awake' }: FigureProps) {
    const Bust = heroes[hero];
    return (
        <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
            <MoodContext.Provider value={mood}>
                <Bust />
            </MoodContext.Provider>
        </g>
    );
}

interface PortraitProps {
    seat: number;
    size?: number;
    label?: string;
}

export function HeroPortrait({ seat, size = 36, label }: PortraitProps) {
    return (
        <span
            class={`mar-portrait${size > 44 ? ' is-large' : ''}`}
            style={{ width: px(size), height: px(size), background: seatColor(seat) }}
        >
            <ComicSvg viewBox="-2 -4 104 104" label={label}>
                <HeroFigure hero={heroOf(seat)} x={0} y={0} size={100} />
            </ComicSvg>
        </span>
    );
}

/** active: whose turn it is; aimed: somebody means them; picked: you do. */
export type PawnState = 'active' | 'aimed' | 'picked';

interface PawnProps {
    seat: number;
    /** The tip of the pin stands below this point. */
    x: number;
    y: number;
    size: number;
    state?: PawnState;
}

/** Portrait in a pin, with the colour and shape of the seat. */
export function Pawn({ seat, x, y, size, state }: PawnProps) {
    const { face } = usePaints('face');
    const r = size / 2;
    const color = seatColor(seat);
    const rim = { stroke: OUTLINE, 'stroke-linejoin': 'round' } as const;
    return (
        <g class={`mar-pawn${state ? ` is-${state}` : ''}`} transform={`translate(${x} ${y})`}>
            {(state === 'aimed' || state === 'picked') && <circle class="mar-pawn-ring" r={r + 9} fill="none" />}
            <path
                d={`M${-r * 0.42} ${r * 0.8}L0 ${r * 1.38} ${r * 0.42} ${r * 0.8}z`}
                fill={color}
                stroke-width="3"
                {...rim}
            />
            <circle r={r} fill={color} stroke-width="3.2" {...rim} />
            <circle r={r * 0.82} fill="#fff3d0" />
            <clipPath id={face.id}>
                <path d={`M${-r * 0.84} 0a${r * 0.84} ${r * 0.84} 0 0 0 ${r * 1.68} 0V${-r * 1.6}H${-r * 0.84}z`} />
            </clipPath>
            <g clip-path={face.url}>
                <PawnFace seat={seat} r={r} />
            </g>
            <g transform={`translate(${r * 0.82} ${r * 0.62}) scale(${r * 0.031})`}>
                <path
                    d={seatSign(seat).path}
                    transform="translate(-12 -12)"
                    fill={color}
                    stroke={OUTLINE}
                    stroke-width={62 / r}
                    stroke-linejoin="round"
                />
            </g>
        </g>
    );
}

/** From the crowd where there is one. */
function PawnFace({ seat, r }: { seat: number; r: number }) {
    const { crowd } = useComic();
    const box = { x: -r * 0.98, y: -r * 1.12, width: r * 1.96, height: r * 1.96 };
    const hero = heroOf(seat);
    return crowd ? (
        <use href={`#${crowd}-${hero}`} {...box} />
    ) : (
        <HeroFigure hero={hero} size={box.width} x={box.x} y={box.y} />
    );
}

/** All heroes for the defs of a town. */
export const heroCrowd = (id: string) =>
    (Object.keys(heroes) as Hero[]).map((hero) => {
        const Bust = heroes[hero];
        return (
            <symbol key={hero} id={`${id}-${hero}`} viewBox="0 0 100 100" overflow="visible">
                <Bust />
            </symbol>
        );
    });

/** Printed dots over a whole panel. */
export function Printed({ w, h, opacity, bold = false }: { w: number; h: number; opacity: number; bold?: boolean }) {
    const comic = useComic();
    return <rect width={w} height={h} fill={bold ? comic.bold : comic.dots} opacity={opacity} />;
}
