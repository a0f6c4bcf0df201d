// The lettering of a box. `width` is what the face itself needs at that size: with another face, while it is fetched,
// the letters are squeezed to it, so that nothing runs over the edge.
import './title.css';

interface Props {
    face: 'Michroma' | 'Special Elite' | 'IM Fell English SC' | 'Bangers';
    x: number;
    y: number;
    size: number;
    width: number;
    fill: string;
    /** A dark outline, as in a comic. */
    outline?: boolean;
    shadow?: boolean;
    children: string;
}

export function Title({ face, x, y, size, width, fill, outline = false, shadow = false, children }: Props) {
    return (
        <text
            class={`shell-title${outline ? ' is-outlined' : ''}${shadow ? ' is-shadowed' : ''}`}
            style={{ fontFamily: `'${face}'`, fontSize: `${size}px`, fill, stroke: shadow ? fill : undefined }}
            x={x}
            y={y}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
        >
            {children}
        </text>
    );
}
