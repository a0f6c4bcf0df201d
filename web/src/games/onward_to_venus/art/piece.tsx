// Units and buildings: a sign on the shape and colour of its empire. They stand in rings round a planet and in rows on
// its disc.
import factory from 'icon:game-icons/factory';
import infantry from 'icon:game-icons/brodie-helmet';
import mine from 'icon:game-icons/gold-mine';
import spaceship from 'icon:game-icons/rocket';
import tank from 'icon:game-icons/great-war-tank';
import type { ComponentChildren } from 'preact';
import type { Drawing } from '../../../ui/drawing';
import { round } from '../../../ui/geometry';
import { Mark, spoken } from '../../../ui/icon';
import { empires, outlineOf, type Empire } from './empires';
import type { Spread } from './spread';
import { px } from '../../../ui/measure';
import './piece.css';

export type PieceKind = 'infantry' | 'spaceship' | 'tank' | 'factory' | 'mine';
export const pieceSigns: Record<PieceKind, Drawing> = { infantry, spaceship, tank, factory, mine };

/** How a piece stands there: lit = it is meant; ghost = it would stand there; new = it has just come. */
export interface PieceState {
    lit?: boolean;
    ghost?: boolean;
    fresh?: boolean;
}

interface MarkProps extends PieceState {
    empire: Empire;
    kind: PieceKind;
    x?: number;
    y?: number;
    r?: number;
}

export function PieceMark({ empire, kind, x = 0, y = 0, r = 13, lit, ghost, fresh }: MarkProps) {
    const { color, deep, ink, sign } = empires[empire];
    const body = outlineOf(empire, r);
    const state = `${lit ? ' is-lit' : ''}${ghost ? ' is-ghost' : ''}${fresh ? ' is-new' : ''}`;
    return (
        <g transform={`translate(${round(x)} ${round(y)})`}>
            <g class={`otv-piece${state}`}>
                <path d={outlineOf(empire, r + 0.6)} transform="translate(0 1.6)" opacity=".55" />
                <path class="otv-piece-body" d={body} fill={color} />
                <path d={outlineOf(empire, r - 2)} fill="none" stroke={deep} />
                <ellipse cx={-r * 0.2} cy={-r * 0.5} rx={r * 0.6} ry={r * 0.28} fill="#fff" opacity=".25" />
                <Mark of={pieceSigns[kind]} x={0} y={0} size={r * sign} color={ink} />
            </g>
        </g>
    );
}

/** How many there are, from two on. */
export function CountMark({ count, x, y }: { count: number; x: number; y: number }) {
    if (count < 2) return null;
    return (
        <g class="otv-count" transform={`translate(${round(x)} ${round(y)})`}>
            <circle r="7.6" />
            <text y="4.1">{count}</text>
        </g>
    );
}

/** A piece as an element of its own: in a list, in the shop. */
export function Piece({ empire, kind, size = 34, label }: MarkProps & { size?: number; label?: string }) {
    return (
        <svg class="otv-piece-alone" width={px(size)} height={px(size)} viewBox="-17 -17 34 34" {...spoken(label)}>
            <PieceMark empire={empire} kind={kind} r={empires[empire].shape === 'diamond' ? 12.5 : 14} />
        </svg>
    );
}

export interface Group extends PieceState {
    empire: Empire;
    kind: PieceKind;
    count: number;
}

interface GroupsProps {
    groups: readonly Group[];
    /** Where each stands: ringOf() or rowsOf() of spread.ts. */
    spread: Spread;
    x: number;
    y: number;
    /** Makes each something to press. */
    wrap?: (group: Group, i: number, mark: ComponentChildren) => ComponentChildren;
}

/** All pieces of an orbit or a surface. The numbers come after all pieces, so that no neighbour covers one. */
export function Groups({ groups, spread: { r, at }, x, y, wrap = (_, __, mark) => mark }: GroupsProps) {
    const place = (i: number) => ({ x: x + (at[i]?.[0] ?? 0), y: y + (at[i]?.[1] ?? 0) });
    return (
        <>
            {groups.map((group, i) => wrap(group, i, <PieceMark key={i} {...group} {...place(i)} r={r} />))}
            {groups.map(({ count }, i) => (
                <CountMark key={i} count={count} x={place(i).x + r * 0.8} y={place(i).y + r * 0.78} />
            ))}
        </>
    );
}
