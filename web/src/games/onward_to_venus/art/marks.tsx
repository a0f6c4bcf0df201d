// What points at things on the board: words at a planet, cross-hairs, a callout.
import flagSign from 'icon:tabler/flag-filled';
import { Mark } from '../../../ui/icon';
import { polar, round, type Point } from '../../../ui/geometry';
import type { Empire } from './empires';
import type { Station } from './layout';
import { PieceMark, type PieceKind } from './piece';
import { ringOf } from './spread';
import './marks.css';

interface PillProps {
    x: number;
    y: number;
    tone?: 'asked' | 'picked' | 'alien';
    /** After the word: something can be claimed there. */
    flag?: boolean;
    children: string;
}

/** A word at a thing: how far it is, what is new there. */
export function PillMark({ x, y, tone = 'asked', flag = false, children }: PillProps) {
    const w = children.length * 7.1 + (flag ? 34 : 20);
    return (
        <g class={`otv-pill is-${tone}`} transform={`translate(${round(x)} ${round(y)})`}>
            <rect x={-w / 2} y="-12.5" width={w} height="25" rx="12.5" />
            <text x={flag ? -8 : undefined} y="4.6">
                {children}
            </text>
            {flag && <Mark of={flagSign} x={w / 2 - 14} y={0} size={16} color="#211703" />}
        </g>
    );
}

/** Cross-hairs on the piece that is chosen to go. */
export function AimMark({ x, y, r = 19 }: { x: number; y: number; r?: number }) {
    const hairs = [0, 90, 180, 270].map((angle) => {
        const [a, b] = [polar(0, 0, r - 7, angle), polar(0, 0, r + 7, angle)];
        return `M${a.join(' ')}L${b.join(' ')}`;
    });
    return (
        <g class="otv-aim" transform={`translate(${x} ${y})`}>
            <circle r={r} />
            <circle r={r} />
            <path d={hairs.join('')} />
        </g>
    );
}

/** Where a piece in orbit stands, for what points at it. */
export function orbitPlace(at: Station, count: number, i: number): Point {
    const [x, y] = ringOf(count, at.orbit, at.piece, at.towards).at[i] ?? [0, 0];
    return [at.x + x, at.y + y];
}

interface CalloutProps {
    x: number;
    y: number;
    width?: number;
    empire: Empire;
    kind: PieceKind;
    title: string;
    text: string;
}

/** Who or what is meant, in two lines, in a free strip of the sky. */
export function CalloutMark({ x, y, width = 324, empire, kind, title, text }: CalloutProps) {
    return (
        <g class="otv-callout" transform={`translate(${x} ${y})`}>
            <rect width={width} height="58" rx="12" />
            <PieceMark empire={empire} kind={kind} x={28} y={29} r={14} />
            <text class="otv-callout-title" x="54" y="24">
                {title}
            </text>
            <text x="54" y="44">
                {text}
            </text>
        </g>
    );
}
