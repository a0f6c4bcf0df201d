// How everything in this game is drawn: flat colours, a thick outline, printed dots. A drawing stands in a ComicSvg,
// which has the dots and lights that all its parts share; a town keeps its crowd there too, so that a hundred Martians
// are drawn once.
import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { spoken } from '../../../ui/icon';
import { Linear, Radial, usePaints } from '../../../ui/paint';
import { px } from '../../../ui/measure';
import './comic.css';

export const OUTLINE = '#0b0716';

interface Comic {
    /** Paints: dots in black, in white, large ones; the light of a lamp, the head of a Martian, the beam of a ship. */
    dots: string;
    light: string;
    bold: string;
    lamp: string;
    head: string;
    beam: string;
    /** How strong the outline is: 1 at the size of a square, less where a figure fills a panel. */
    pen: number;
    /** Beginning of the ids of the crowd, where there is one. */
    crowd?: string;
}

const NOTHING: Comic = { dots: '', light: '', bold: '', lamp: '', head: '', beam: '', pen: 1 };
const ComicContext = createContext<Comic>(NOTHING);
export const useComic = (): Comic => useContext(ComicContext);

interface Props {
    viewBox: string;
    width?: number;
    height?: number;
    fit?: string;
    label?: string;
    /** It is more than a picture: things inside can be pressed. */
    group?: boolean;
    pen?: number;
    class?: string;
    /** Figures that are drawn often: they go into the defs, and stand in the drawing as copies. */
    crowd?: (id: string) => ComponentChildren;
    children: ComponentChildren;
}

export function ComicSvg({ viewBox, width, height, fit, label, group, pen = 1, class: cls, crowd, children }: Props) {
    const paints = usePaints('dots', 'light', 'bold', 'lamp', 'head', 'beam', 'crowd');
    const { dots, light, bold, lamp, head, beam } = paints;
    const urls = { dots: dots.url, light: light.url, bold: bold.url, lamp: lamp.url, head: head.url, beam: beam.url };
    const comic = { ...urls, pen, crowd: crowd && paints.crowd.id };
    return (
        <svg
            class={cls ? `mar-comic ${cls}` : 'mar-comic'}
            viewBox={viewBox}
            width={width && px(width)}
            height={height && px(height)}
            preserveAspectRatio={fit}
            {...(group ? ({ role: 'group', 'aria-label': label } as const) : spoken(label))}
        >
            <ComicContext.Provider value={{ ...comic, crowd: undefined }}>
                <defs>
                    <Dots id={dots.id} step={6} r={1.5} turn={35} />
                    <Dots id={light.id} step={7} r={1.5} turn={35} color="#fff" />
                    <Dots id={bold.id} step={14} r={4.1} turn={20} />
                    <Lights lamp={lamp.id} head={head.id} beam={beam.id} />
                    {crowd?.(paints.crowd.id)}
                </defs>
            </ComicContext.Provider>
            <ComicContext.Provider value={comic}>{children}</ComicContext.Provider>
        </svg>
    );
}

interface DotsProps {
    id: string;
    step: number;
    r: number;
    turn: number;
    color?: string;
}

function Dots({ id, step, r, turn, color = '#000' }: DotsProps) {
    return (
        <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
            <circle cx={step / 2} cy={step / 2} r={r} fill={color} />
        </pattern>
    );
}

function Lights({ lamp, head, beam }: { lamp: string; head: string; beam: string }) {
    return (
        <>
            <Radial
                id={lamp}
                stops={[
                    ['#fff2b0', 0, 0.85],
                    ['#ffdf7a', 0.35, 0.32],
                    ['#ffdf7a', 1, 0],
                ]}
            />
            <Radial id={head} cx={0.36} cy={0.28} r={0.85} stops={[['#d2ff8a'], ['#7fe03a', 0.5], ['#2c9a2e', 1]]} />
            <Linear
                id={beam}
                stops={[
                    ['#c6ff7a', 0, 0.75],
                    ['#c6ff7a', 1, 0.05],
                ]}
            />
        </>
    );
}

interface InkProps {
    d: string;
    fill: string;
    w?: number;
    opacity?: number;
}

/** A filled shape with its outline. */
export function Ink({ d, fill, w = 4.6, opacity }: InkProps) {
    const { pen } = useComic();
    return <path d={d} fill={fill} stroke={OUTLINE} stroke-width={w * pen} stroke-linejoin="round" opacity={opacity} />;
}

/** A disc or an oval with its outline. */
export function InkOval({ x, y, rx, ry = rx, fill, w = 3, turn }: OvalProps) {
    const { pen } = useComic();
    const rotate = turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`;
    return (
        <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} stroke={OUTLINE} stroke-width={w * pen} transform={rotate} />
    );
}

interface OvalProps {
    x: number;
    y: number;
    rx: number;
    ry?: number;
    fill: string;
    w?: number;
    turn?: number;
}

interface LineProps {
    d: string;
    w?: number;
    color?: string;
    opacity?: number;
    flat?: boolean;
    /** A broad stroke stays broad, however thin the outlines are. */
    broad?: boolean;
}

export function Line({ d, w = 4, color = OUTLINE, opacity, flat = false, broad = false }: LineProps) {
    const { pen } = useComic();
    return (
        <path
            d={d}
            fill="none"
            stroke={color}
            stroke-width={broad ? w : w * pen}
            stroke-linecap={flat ? undefined : 'round'}
            opacity={opacity}
        />
    );
}

/** An arm or a leg: a stroke with an outline. */
export function Limb({ d, color = '#58c236', w = 7 }: { d: string; color?: string; w?: number }) {
    const { pen } = useComic();
    return (
        <>
            <Line d={d} w={w + 5 * pen} broad />
            <Line d={d} w={w} color={color} broad />
        </>
    );
}

/** Shade by printed dots. */
export function Shade({ d, opacity }: { d: string; opacity: number }) {
    return <path d={d} fill={useComic().dots} opacity={opacity} />;
}
