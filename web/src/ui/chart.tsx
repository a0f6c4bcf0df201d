// Lines over the turns of a game: one colour and one dash per player or team, so that nothing hangs on colour alone.
// The place looked at is a slider: a tap, a drag or the arrow keys move it.
import type { ComponentChildren } from 'preact';
import type { Drawing } from './drawing';
import { range, round, through } from './geometry';
import { Icon } from './icon';
import { px } from './measure';
import './chart.css';

export interface Series {
    name: string;
    /** Any CSS colour. */
    color: string;
    /** Value after turn 0, 1, 2 and so on. */
    values: readonly number[];
    /** Fills the ground below it. */
    filled?: boolean;
    /** A sign beside the name in the legend. */
    sign?: ComponentChildren;
}

/** The dash of the first, second, third line and so on; no two alike. */
const DASHES = ['', '10 5', '2 6', '14 4 3 4', '6 6', '18 6', '2 4 8 4', '1 10', '12 3 1 3', '4 10'];
export const dashOf = (i: number): string => DASHES[i % DASHES.length]!;

interface Scale {
    x: (turn: number) => number;
    y: (value: number) => number;
    w: number;
    h: number;
}

interface Props {
    /** What is shown, for a screen reader. */
    label: string;
    series: readonly Series[];
    width: number;
    height: number;
    /** Largest value; values begin at 0. */
    top?: number;
    grid?: readonly number[];
    /** Numbers under the axis; left out in a small picture. */
    numbered?: boolean;
    /** Numbers beside the grid alone: the places along it are no turns. */
    graded?: boolean;
    /** Turns that stand out, with a ring on every line. */
    marks?: readonly number[];
    /** The turn looked at. */
    at?: number;
    /** What the lines are at just now, in the middle of that turn; left out: what they are after it. */
    now?: readonly number[];
    /** That place in words. */
    atSaid?: string;
    look?: (turn: number) => void;
}

const PAD = { top: 8, bottom: 8, axis: 20, left: 30 };

export function Chart({
    label,
    series,
    width,
    height,
    top = 100,
    grid = [25, 50, 75],
    numbered = false,
    graded = numbered,
    marks = [],
    ...rest
}: Props) {
    const turns = Math.max(...series.map((s) => s.values.length), 2) - 1;
    const left = graded ? PAD.left : 0;
    const h = height - (numbered ? PAD.axis : 0);
    const scale: Scale = {
        x: (turn) => round(left + (turn * (width - left - 8)) / turns),
        y: (value) => round(PAD.top + (h - PAD.top - PAD.bottom) * (1 - value / top)),
        w: width,
        h,
    };
    return (
        <svg
            class="ui-chart"
            viewBox={`0 0 ${width} ${height}`}
            width={px(width)}
            height={px(height)}
            {...handle(label, turns, scale, rest)}
        >
            <rect class="ui-chart-ground" x={left} y="0" width={width - left} height={h} rx="10" />
            <Grid grid={grid} scale={scale} left={left} numbered={graded} />
            {numbered && <Turns turns={turns} at={rest.at} scale={scale} />}
            {series.map((s, i) => (
                <Line key={s.name} of={s} dash={dashOf(i)} scale={scale} />
            ))}
            {marks.map((at) => (
                <Marked key={at} series={series} at={at} scale={scale} />
            ))}
            {rest.at !== undefined && <Cursor series={series} at={rest.at} now={rest.now} scale={scale} />}
        </svg>
    );
}

/** A picture, or a slider where somebody can look at another turn. */
function handle(
    label: string,
    turns: number,
    scale: Scale,
    { at = 0, atSaid, look }: Pick<Props, 'at' | 'atSaid' | 'look'>,
) {
    if (!look) return { role: 'img', 'aria-label': label } as const;
    const go = (turn: number) => look(Math.min(Math.max(Math.round(turn), 0), turns));
    const byPointer = (e: PointerEvent) => {
        const box = (e.currentTarget as SVGElement).getBoundingClientRect();
        const x = ((e.clientX - box.left) * scale.w) / box.width;
        go(((x - scale.x(0)) * turns) / (scale.x(turns) - scale.x(0)));
    };
    const keys: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: turns };
    return {
        role: 'slider',
        tabindex: 0, // an SVG element knows it by this spelling only
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': turns,
        'aria-valuenow': at,
        'aria-valuetext': atSaid,
        onPointerDown: byPointer,
        onPointerMove: (e: PointerEvent) => {
            if (e.buttons) byPointer(e);
        },
        onKeyDown: (e: KeyboardEvent) => {
            const turn = keys[e.key];
            if (turn === undefined) return;
            e.preventDefault();
            go(turn);
        },
    } as const;
}

function Grid({
    grid,
    scale,
    left,
    numbered,
}: {
    grid: readonly number[];
    scale: Scale;
    left: number;
    numbered: boolean;
}) {
    return (
        <g class="ui-chart-grid">
            {grid.map((v) => (
                <g key={v}>
                    <path d={`M${left} ${scale.y(v)}H${scale.w}`} stroke-dasharray={v === 50 ? undefined : '3 5'} />
                    {numbered && (
                        <text x={left - 6} y={scale.y(v) + 4} text-anchor="end">
                            {v}
                        </text>
                    )}
                </g>
            ))}
        </g>
    );
}

/** Every turn while there is room, then every second, fifth, tenth. */
function Turns({ turns, at, scale }: { turns: number; at?: number; scale: Scale }) {
    const step = [1, 2, 5, 10, 20, 50].find((s) => (scale.w * s) / turns > 26) ?? 100;
    return (
        <g class="ui-chart-turns">
            {range(turns + 1)
                .filter((turn) => turn % step === 0 && turn > 0)
                .map((turn) => (
                    <text key={turn} class={turn === at ? 'is-at' : ''} x={scale.x(turn)} y={scale.h + 15}>
                        {turn}
                    </text>
                ))}
        </g>
    );
}

function Line({ of, dash, scale }: { of: Series; dash: string; scale: Scale }) {
    const d = through(of.values.map((v, turn) => [scale.x(turn), scale.y(v)]));
    const ground = scale.y(0);
    return (
        <>
            {of.filled && (
                <path
                    d={`${d}L${scale.x(of.values.length - 1)} ${ground}L${scale.x(0)} ${ground}z`}
                    fill={of.color}
                    opacity=".14"
                />
            )}
            <path class="ui-chart-line" d={d} stroke={of.color} stroke-dasharray={dash || undefined} />
        </>
    );
}

function Marked({ series, at, scale }: { series: readonly Series[]; at: number; scale: Scale }) {
    return (
        <g class="ui-chart-mark">
            {series.map(
                (s) =>
                    s.values[at] !== undefined && (
                        <circle key={s.name} cx={scale.x(at)} cy={scale.y(s.values[at])} r="4.5" stroke={s.color} />
                    ),
            )}
        </g>
    );
}

interface CursorProps extends Pick<Props, 'series' | 'now'> {
    at: number;
    scale: Scale;
}

function Cursor({ series, at, now, scale }: CursorProps) {
    return (
        <g class="ui-chart-cursor">
            <path d={`M${scale.x(at)} 0V${scale.h}`} />
            {series.map((s, i) => {
                const value = now?.[i] ?? s.values[at];
                if (value === undefined) return null;
                return <circle key={s.name} cx={scale.x(at)} cy={scale.y(value)} r="6" fill={s.color} />;
            })}
        </g>
    );
}

export function Legend({ series }: { series: readonly Series[] }) {
    return (
        <span class="ui-legend">
            {series.map((s, i) => (
                <span key={s.name} class="ui-legend-item">
                    <svg width="30" height="8" viewBox="0 0 30 8" aria-hidden="true">
                        <path d="M0 4H30" stroke={s.color} stroke-width="4" stroke-dasharray={dashOf(i) || undefined} />
                    </svg>
                    {s.sign}
                    {s.name}
                </span>
            ))}
        </span>
    );
}

/** A key moment over the curve; `at` is its place in per cent of the curve's width. */
export function Flag({
    of,
    label,
    ground,
    at,
    onClick,
}: {
    of: Drawing;
    label: string;
    ground: string;
    at: number;
    onClick?: () => void;
}) {
    return (
        <button
            type="button"
            class="ui-flag"
            title={label}
            aria-label={label}
            style={{ left: `${at}%`, background: ground }}
            onClick={onClick}
        >
            <Icon of={of} size={18} color="#fff" />
        </button>
    );
}
