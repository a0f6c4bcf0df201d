// What the busts of the Agents are put together from: a face with its jaw, neck, coat, eyes, brows, nose, mouth. 100 x
// 100, ink line 1.3, light from the upper left. Everything stands round x = 50.
import { useId } from 'preact/hooks';
import { round } from '../../../../ui/geometry';

/** The ink of the whole set. */
const INK = '#1b130c';

export const ink = (width = 1.3) => ({ stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' }) as const;

/** A filled shape with the ink line round it. */
export function Ink({ d, fill, w = 1.3 }: { d: string; fill: string; w?: number }) {
    return <path d={d} fill={fill} {...ink(w)} />;
}

interface LineProps {
    d: string;
    color?: string;
    w?: number;
    opacity?: number;
    dash?: string;
    /** Ends cut off instead of round. */
    flat?: boolean;
}

export function Line({ d, color = INK, w = 1.3, opacity, dash, flat = false }: LineProps) {
    return (
        <path
            d={d}
            fill="none"
            stroke={color}
            stroke-width={w}
            stroke-opacity={opacity}
            stroke-dasharray={dash}
            stroke-linecap={flat ? undefined : 'round'}
        />
    );
}

interface FaceProps {
    skin: string;
    /** Half width and half height. */
    rx?: number;
    ry?: number;
    /** Half width of the jaw, and how far the chin hangs below it. */
    jaw?: number;
    chin?: number;
    ears?: boolean;
}

const [CX, CY] = [50, 47];

function outline(rx: number, ry: number, jaw: number, chin: number): string {
    const [left, right] = [CX - rx, CX + rx];
    return (
        `M${left} ${CY - 4}Q${left} ${CY - ry} ${CX} ${CY - ry}Q${right} ${CY - ry} ${right} ${CY - 4}` +
        `L${right - 0.8} ${CY + 5}Q${right - 3} ${CY + ry - 5} ${CX + jaw} ${CY + ry - 1}` +
        `Q${CX} ${CY + ry + chin} ${CX - jaw} ${CY + ry - 1}Q${left + 3} ${CY + ry - 5} ${left + 0.8} ${CY + 5}z`
    );
}

/** The right third lies in shade. */
export function Face({ skin, rx = 16.5, ry = 20, jaw = 8, chin = 3, ears = true }: FaceProps) {
    const clip = useId();
    const d = outline(rx, ry, jaw, chin);
    const shade = `M${CX + 5} ${CY - ry}Q${CX + 9} ${CY + 2} ${CX + 3} ${CY + ry + 6}H${CX + 40}V${CY - ry}z`;
    return (
        <>
            {ears &&
                [CX - rx, CX + rx].map((x) => (
                    <ellipse key={x} cx={x} cy={CY + 3} rx="3" ry="4.6" fill={skin} {...ink(1.1)} />
                ))}
            <clipPath id={clip}>
                <path d={d} />
            </clipPath>
            <path d={d} fill={skin} />
            <g clip-path={`url(#${clip})`}>
                <path d={shade} fill="#3a1606" opacity=".24" />
                <ellipse cx={CX - 7} cy={CY - 8} rx="7" ry="9" fill="#fff" opacity=".14" />
            </g>
            <path d={d} fill="none" {...ink()} />
        </>
    );
}

export function Neck({ skin, w = 8, y = 60 }: { skin: string; w?: number; y?: number }) {
    const [left, right] = [CX - w, CX + w];
    return (
        <>
            <path d={`M${left} ${y}V80Q50 90 ${right} 80V${y}z`} fill={skin} />
            <path
                d={`M${left} ${y}Q50 ${y + 16} ${right} ${y}V${y + 10}Q50 ${y + 20} ${left} ${y + 9}z`}
                fill="#2a0e04"
                opacity=".34"
            />
        </>
    );
}

/** Shoulders down to the lower edge; lit on the left, dark on the right. */
export function Coat({ color, w = 38, y = 74 }: { color: string; w?: number; y?: number }) {
    const [left, right] = [CX - w, CX + w];
    return (
        <>
            <Ink
                d={`M${left} 102Q${left + 1} ${y + 6} 32 ${y - 2}L50 ${y + 6} 68 ${y - 2}Q${right - 1} ${y + 6} ${right} 102z`}
                fill={color}
                w={1.5}
            />
            <path d={`M${left + 3} 102Q${left + 4} ${y + 9} 30 ${y + 1}L27 102z`} fill="#fff" opacity=".13" />
            <path d={`M${right - 3} 102Q${right - 4} ${y + 9} 70 ${y + 1}L74 102z`} fill="#000" opacity=".22" />
        </>
    );
}

interface EyesProps {
    y?: number;
    color?: string;
    /** How far the lids hang down. */
    lid?: number;
    /** Half width of an eye. */
    w?: number;
    lash?: boolean;
    /** Where the pupils look, left or right. */
    look?: number;
}

export function Eyes({ y = 46, color = '#2a1a10', lid = 0, w = 3.6, lash = false, look = 0 }: EyesProps) {
    return (
        <>
            {[-1, 1].map((side) => (
                <g key={side} transform={`translate(${CX + side * 7} ${y})`}>
                    <path d={`M${-w} .4Q0 ${round(lid - 2.9)} ${w} .4Q0 2.5 ${-w} .4z`} fill="#fffaf0" />
                    <circle cx={look} cy="0" r="1.9" fill={color} />
                    <Line d={`M${-w - 0.3} .3Q0 ${round(lid - 3.1)} ${w + 0.3} .3`} w={lash ? 1.7 : 1.3} />
                    {lash && <Line d={`M${side * w} 0l${side * 2.2}-1.6`} flat />}
                </g>
            ))}
        </>
    );
}

interface BrowsProps {
    color: string;
    y?: number;
    /** Above 0: frowning. */
    tilt?: number;
    thick?: number;
}

export function Brows({ color, y = 40, tilt = 0, thick = 2 }: BrowsProps) {
    const half = 4.6;
    return (
        <>
            {[-1, 1].map((side) => (
                <Line
                    key={side}
                    d={`M${round(CX + side * (7 - half))} ${y + tilt}Q${CX + side * 7} ${y - 2} ${round(CX + side * (7 + half))} ${y - tilt * 0.5}`}
                    color={color}
                    w={thick}
                />
            ))}
        </>
    );
}

export function Nose({ y = 47, length = 8, w = 3 }: { y?: number; length?: number; w?: number }) {
    return <Line d={`M51 ${y}q1 ${round(length * 0.6)} ${w} ${length}q-2 2-5 .6`} opacity={0.75} />;
}

export function Mouth({ d, color = '#7a2f22', w = 1.8 }: { d: string; color?: string; w?: number }) {
    return <Line d={d} color={color} w={w} />;
}

export function Lips({ y = 60, color = '#b3261e' }: { y?: number; color?: string }) {
    return (
        <>
            <path d={`M44.5 ${y}q2.5-2 5.5-.6 3-1.4 5.5.6-2.5 4-5.5 4t-5.5-4z`} fill={color} />
            <Line d={`M44.5 ${y}q5.5 1.4 11 0`} color="#4a0d0a" w={0.9} />
        </>
    );
}

export function Medal({ x, y, color }: { x: number; y: number; color: string }) {
    return <rect x={x} y={y} width="7" height="3.6" fill={color} {...ink(0.7)} />;
}
