// A payment or another set that is being made up: as many boxes as are needed, those that are paid, those the present
// pick would add. Every number comes from the rules (facts needed, paid, missing, paid-with); nothing is counted here.
import { fact, factList } from '../state/context';
import type { View } from '../wire/types';
import { fill, words } from '../words/words';
import './set.css';

const MOST_BOXES = 16; // beyond that figures alone

export interface Sum {
    needed: number;
    paid: number;
    missing: number;
}

/** What the rules count now; null: nothing is being made up. */
export function sumOf(view: View): Sum | null {
    const needed = fact(view, 'needed'),
        paid = fact(view, 'paid'),
        missing = fact(view, 'missing');
    return needed === undefined || paid === undefined || missing === undefined ? null : { needed, paid, missing };
}

/** What would be paid if this number were the answer. */
export const paidWith = (view: View, n: number): number | undefined => factList(view, 'paid-with')[n];

export function Meter({ sum, would }: { sum: Sum; would?: number }) {
    const w = words.value.set;
    const then = would ?? sum.paid;
    const said = fill(w.paid, { a: then, b: sum.needed });
    return (
        <span class="meter-line">
            {sum.needed <= MOST_BOXES && (
                <span class="meter" aria-hidden="true">
                    {Array.from({ length: Math.max(1, sum.needed) }, (_, i) => (
                        <span
                            key={i}
                            class={`meter-box${i < sum.paid ? ' meter-full' : i < then ? ' meter-would' : ''}`}
                        />
                    ))}
                </span>
            )}
            <b class="meter-said">{said}</b>
        </span>
    );
}
