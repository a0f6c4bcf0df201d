// The shape of a colour: red triangle, blue disc, yellow diamond. Round the middle of a drawing, about 20 wide.
import { spoken } from '../../../ui/icon';
import type { Colour } from './teams';
import { px } from '../../../ui/measure';

const PATHS: Record<Colour, string> = {
    red: 'M0-9L9.5 7.5H-9.5z',
    blue: 'M-8.4 0a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0-16.8 0z',
    yellow: 'M0-10.5L10.5 0 0 10.5-10.5 0z',
};

export const shapePath = (colour: Colour): string => PATHS[colour];

/** In a line of text, or alone with a label. */
export function Shape({ colour, size = 16, label }: { colour: Colour; size?: number; label?: string }) {
    return (
        <svg class="eg-shape" width={px(size)} height={px(size)} viewBox="-12 -12 24 24" {...spoken(label)}>
            <path d={PATHS[colour]} fill={`var(--${colour})`} />
        </svg>
    );
}
