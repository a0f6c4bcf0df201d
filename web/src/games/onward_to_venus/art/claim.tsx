// What a claim is made with: the brass plate, its steps, the dice, the gauge of the payment, the pieces to give up.
import check from 'icon:tabler/check';
import skull from 'icon:game-icons/skull-crossed-bones';
import type { ComponentChildren } from 'preact';
import { range } from '../../../ui/geometry';
import { Icon } from '../../../ui/icon';
import type { Empire } from './empires';
import { Piece, type PieceKind } from './piece';
import { px } from '../../../ui/measure';
import './claim.css';

/** name: what a screen reader calls it, if it is a region of its own. */
export function Plate({ name, class: cls, children }: { name?: string; class?: string; children: ComponentChildren }) {
    return (
        <section class={cls ? `otv-plate ${cls}` : 'otv-plate'} aria-label={name}>
            {children}
        </section>
    );
}

/** Where a claim is: steps before `now` are done. */
export function Track({ steps, now }: { steps: readonly string[]; now: number }) {
    const state = (i: number) => (i < now ? 'is-done' : i === now ? 'is-now' : '');
    return (
        <ol class="otv-track">
            {steps.map((step, i) => (
                <li key={i} class={state(i)} aria-current={i === now ? 'step' : undefined}>
                    <i aria-hidden="true">{i < now ? <Icon of={check} size={14} /> : i + 1}</i>
                    {step}
                </li>
            ))}
        </ol>
    );
}

interface DieProps {
    /** 0 is the skull. */
    face: number;
    size?: number;
    /** It lies there but does not count; crossed: it was left out on purpose. */
    out?: boolean;
    crossed?: boolean;
    label: string;
}

export function ClaimDie({ face, size = 52, out, crossed, label }: DieProps) {
    const state = [!face && 'is-skull', out && 'is-out', crossed && 'is-crossed'];
    return (
        <span
            class={['otv-die', ...state].filter(Boolean).join(' ')}
            style={{ width: px(size), height: px(size), fontSize: px(Math.round(size * 0.52)) }}
            role="img"
            aria-label={label}
        >
            {face ? face : <Icon of={skull} size={Math.round(size * 0.62)} />}
        </span>
    );
}

/** Points of a payment in the order they were set aside, and who brings them. */
export interface Share {
    by: 'units' | 'cards';
    points: number;
}

interface GaugeProps {
    price: number;
    shares: readonly Share[];
    /** What is measured, and the figures in words: "7 of 7 paid, nothing wasted". */
    name: string;
    said: string;
}

/** One cell for each point of the price; those beyond it are wasted. */
export function PaymentGauge({ price, shares, name, said }: GaugeProps) {
    const paid = shares.flatMap(({ by, points }) => range(points).map(() => by));
    const state = (i: number) => (i >= price ? 'wasted' : (paid[i] ?? 'empty'));
    return (
        <div
            class="otv-gauge"
            role="meter"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={price}
            aria-valuenow={Math.min(paid.length, price)}
            aria-valuetext={said}
        >
            {range(Math.max(price, paid.length)).map((i) => (
                <i key={i} class={`is-${state(i)}`} style={{ animationDelay: `${i * 90}ms` }}>
                    {i + 1}
                </i>
            ))}
        </div>
    );
}

interface PickProps {
    empire: Empire;
    kind: PieceKind;
    /** Two short lines: what it is, where it stands. */
    children: ComponentChildren;
    on?: boolean;
    /** At a piece that is picked: "lost". */
    tag?: string;
    size?: 'small' | 'large';
    /** Attributes by which keys and readers find it. */
    marks?: Readonly<Record<string, string>>;
    press?: () => void;
}

/** A piece that may be given up. */
export function PiecePick({ empire, kind, children, on = false, tag, size = 'small', marks, press }: PickProps) {
    return (
        <button
            type="button"
            class={`otv-pick${size === 'large' ? ' is-large' : ''}${on ? ' is-on' : ''}`}
            {...marks}
            aria-pressed={on}
            onClick={press}
        >
            <Piece empire={empire} kind={kind} size={44} />
            <span>{children}</span>
            {on && tag && <span class="otv-pick-tag">{tag}</span>}
        </button>
    );
}
