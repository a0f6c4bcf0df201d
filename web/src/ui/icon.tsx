// Icons: one as an element of its own, one inside a larger drawing.
import { h } from 'preact';
import type { Drawing } from './drawing';
import { px } from './measure';
import './icon.css';

function Shapes({ of }: { of: Drawing }) {
    return of.body.map((shape, i) =>
        typeof shape === 'string' ? <path key={i} d={shape} /> : h(shape[0], { key: i, ...shape[1] }),
    );
}

/** How a drawing is inked: filled, or as a line with round ends. */
const ink = (of: Drawing) =>
    of.line
        ? ({
              fill: 'none',
              stroke: 'currentColor',
              'stroke-width': of.line,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
          } as const)
        : ({ fill: 'currentColor' } as const);

/** What a screen reader says; without a label it says nothing, because a word stands beside the icon. */
export const spoken = (label?: string) =>
    label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);

interface IconProps {
    of: Drawing;
    size?: number;
    /** Any CSS colour; the colour of the text when left out. */
    color?: string;
    /** Only where no word stands beside it. */
    label?: string;
    class?: string;
}

export function Icon({ of, size = 20, color, label, class: cls }: IconProps) {
    return (
        <svg
            class={cls ? `ui-icon ${cls}` : 'ui-icon'}
            width={px(size)}
            height={px(size)}
            viewBox={`0 0 ${of.box} ${of.box}`}
            style={color ? { color } : undefined}
            {...ink(of)}
            {...spoken(label)}
        >
            <Shapes of={of} />
        </svg>
    );
}

interface MarkProps {
    of: Drawing;
    /** Middle of the icon in the drawing around it. */
    x: number;
    y: number;
    size: number;
    color?: string;
    opacity?: number;
}

/** An icon round a point of a larger SVG. */
export function Mark({ of, x, y, size, color, opacity }: MarkProps) {
    const scale = size / of.box;
    return (
        <g
            transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
            style={color ? { color } : undefined}
            opacity={opacity}
            {...ink(of)}
        >
            <Shapes of={of} />
        </g>
    );
}
