// Beside the question: what has been chosen so far, to go back to, and one line of consequence.
import type { ComponentChildren } from 'preact';
import type { Scene } from '../../../state/context';
import { fill } from '../../../words/words';
import { otvWords } from '../en';
import { lossesOf, losePlan } from './losses';
import { isMercury } from './mercury';
import { askedOf, planOf, setPlan, wordOf, type Plan } from './plan';
import { effectAt, planetName } from './read';
import { isShopping, shopHint } from './shop';

const MERCURY = 0; // the first planet

interface Crumb {
    text: string;
    /** What it goes back to. */
    back: Plan | null;
}

function crumbsOf({ book }: Scene, plan: Plan | null): Crumb[] {
    const w = otvWords.value.does;
    switch (plan?.what) {
        case 'move': {
            const from =
                plan.from === null
                    ? []
                    : [{ text: planetName(book, plan.from), back: { ...plan, from: null, to: null } }];
            return [{ text: w.move, back: null }, ...from];
        }
        case 'claim':
            return [{ text: w.claim, back: null }];
        case 'buy':
            return [{ text: w.buy, back: null }];
        case 'card':
            return [{ text: w.play, back: null }];
        default:
            return [];
    }
}

/** What the crisis lets you do, in words. */
function mercuryHint({ book, view }: Scene): string | null {
    const now = effectAt(book, view, MERCURY, view.flow.at(-1)?.local[0] ?? 0);
    return now ? `${now[0]!.toUpperCase()}${now.slice(1)}.` : null;
}

function consequence(at: Scene): ComponentChildren {
    const w = otvWords.value,
        plan = planOf(at);
    if (isShopping(at)) return shopHint(at);
    if (isMercury(at)) return mercuryHint(at);
    if (askedOf(at) === 'lose') return fill(w.chosenOf, { a: losePlan(at).picked.length, b: lossesOf(at).need });
    if (at.view.legal.some((l) => wordOf(at.book, l) === 'to')) return w.sailHint;
    if (plan?.what !== 'move') return null;
    if (plan.from === null) return w.moveHint;
    if (plan.to !== null) return null;
    return (
        <>
            <span class="otv-where-hint">{w.whereHint}</span>
            <span class="otv-flag-hint">{w.flagHint}</span>
        </>
    );
}

export function hints(at: Scene): ComponentChildren | null {
    const crumbs = askedOf(at) === 'action' ? crumbsOf(at, planOf(at)) : [],
        text = consequence(at);
    if (!crumbs.length) return text;
    return (
        <>
            {crumbs.map(({ text: name, back }) => (
                <button key={name} type="button" class="crumb" onClick={() => setPlan(at, back)}>
                    {name}
                </button>
            ))}{' '}
            {text}
        </>
    );
}
