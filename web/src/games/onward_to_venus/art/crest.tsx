// The sign of an empire with its letter: beside a name, and at the places it holds on a planet.
import { spoken } from '../../../ui/icon';
import { GILT, empires, outlineOf, type Empire } from './empires';
import { px } from '../../../ui/measure';
import './crest.css';

const LEAST = 11.2; // pixels of a letter, however small the crest

interface Props {
    empire: Empire;
    size?: number;
    /** Only where the name does not stand beside it. */
    label?: string;
}

export function Crest({ empire, size = 26, label }: Props) {
    const { color, ink, letter, shape } = empires[empire];
    const font = Math.max(15, (LEAST * 32) / size);
    return (
        <svg class="otv-crest" width={px(size)} height={px(size)} viewBox="-16 -16 32 32" {...spoken(label)}>
            <path
                d={outlineOf(empire, shape === 'diamond' ? 11 : 13)}
                fill={color}
                stroke={GILT}
                stroke-width="2"
                stroke-linejoin="round"
            />
            <text class="otv-letter" y={font * 0.36} font-size={font} fill={ink}>
                {letter}
            </text>
        </svg>
    );
}

/** The crest round a point of a larger drawing. */
export function CrestMark({ empire, x, y, r = 8.4 }: { empire: Empire; x: number; y: number; r?: number }) {
    const { color, ink, letter, shape } = empires[empire];
    const part = { circle: 1, square: 0.98, hexagon: 0.98, shield: 0.92, diamond: 0.98 }[shape];
    return (
        <g transform={`translate(${x} ${y})`}>
            <path
                d={outlineOf(empire, r * part)}
                fill={color}
                stroke={GILT}
                stroke-width="1.2"
                stroke-linejoin="round"
            />
            <text class="otv-letter" y={shape === 'shield' ? 3.6 : 4} font-size="11.4" fill={ink}>
                {letter}
            </text>
        </g>
    );
}
