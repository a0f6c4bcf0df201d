// Gradients and blurs of a drawing. Their ids are the page's business: usePaints() makes ones that no other drawing
// has.
import { useId } from 'preact/hooks';

/** Colour, place from 0 to 1, opacity. */
export type Stop = readonly [color: string, at?: number, opacity?: number];

export interface Paint {
    id: string;
    /** For fill, stroke, filter or clip-path. */
    url: string;
}

export function usePaints<Name extends string>(...names: Name[]): Record<Name, Paint> {
    const own = useId();
    const entries = names.map((name) => [name, { id: `${own}-${name}`, url: `url(#${own}-${name})` }] as const);
    return Object.fromEntries(entries) as Record<Name, Paint>;
}

const stop = ([color, at = 0, opacity]: Stop, i: number) => (
    <stop key={i} offset={at} stop-color={color} stop-opacity={opacity} />
);

/** From above to below; across: from left to right. */
export function Linear({ id, stops, across = false }: { id: string; stops: readonly Stop[]; across?: boolean }) {
    return (
        <linearGradient id={id} x1="0" y1="0" x2={across ? 1 : 0} y2={across ? 0 : 1}>
            {stops.map(stop)}
        </linearGradient>
    );
}

interface RadialProps {
    id: string;
    stops: readonly Stop[];
    cx?: number;
    cy?: number;
    r?: number;
}

export function Radial({ id, stops, cx = 0.5, cy = 0.5, r = 0.5 }: RadialProps) {
    return (
        <radialGradient id={id} cx={cx} cy={cy} r={r}>
            {stops.map(stop)}
        </radialGradient>
    );
}

/** wide: the glow may reach far beyond the thing. */
export function Blur({ id, by, wide = false }: { id: string; by: number; wide?: boolean }) {
    const room = wide ? { x: '-150%', y: '-150%', width: '400%', height: '400%' } : {};
    return (
        <filter id={id} {...room}>
            <feGaussianBlur stdDeviation={by} />
        </filter>
    );
}
