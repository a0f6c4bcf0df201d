// Buttons and steppers of the question bar, for panels that speak for the whole question.
import type { ComponentChildren } from 'preact';
import type { Drawing } from '../../../ui/drawing';
import { Icon } from '../../../ui/icon';
import { Stepper } from '../../../ui/stepper';
import { fill, words } from '../../../words/words';
import { otvWords } from '../en';
import { backOfPlan } from './plan';
import { pieceSigns, type PieceKind } from '../art';

interface MainProps {
    /** The answer it begins with, as the server writes it. */
    answer?: string;
    off?: boolean;
    press: () => void;
    children: ComponentChildren;
}

/** The dark button: it says everything that is sent. */
export function Main({ answer, off = false, press, children }: MainProps) {
    return (
        <button
            type="button"
            class={`ui-button is-answer is-medium ${off ? 'bar-locked' : 'bar-main'}`}
            data-answer={answer}
            aria-disabled={off || undefined}
            onClick={off ? undefined : press}
        >
            <span class="bar-label">{children}</span>
            {!off && (
                <kbd class="ui-kbd" aria-hidden="true">
                    Enter
                </kbd>
            )}
        </button>
    );
}

interface OtherProps {
    answer: string;
    sign?: Drawing;
    press: () => void;
    children: ComponentChildren;
}

export function Other({ answer, sign, press, children }: OtherProps) {
    return (
        <button type="button" class="ui-button is-ghost is-medium bar-answer" data-answer={answer} onClick={press}>
            {sign && <Icon of={sign} size={18} />}
            <span class="bar-label">{children}</span>
        </button>
    );
}

export function BackButton() {
    return (
        <button type="button" class="ui-button is-ghost is-medium" data-act="back" onClick={() => void backOfPlan()}>
            {words.value.bar.back}
        </button>
    );
}

interface CountProps {
    kind: PieceKind;
    name: string;
    value: number;
    low?: number;
    high: number;
    /** The answer it is given by, once or several times. */
    counts?: string;
    change: (n: number) => void;
}

/** "1 of 3" with its sign. */
export function Count({ kind, name, value, low = 0, high, counts, change }: CountProps) {
    const w = words.value.stepper;
    return (
        <span class="otv-bar-count" data-counts={counts}>
            <Icon of={pieceSigns[kind]} size={22} />
            <Stepper
                name={name}
                value={value}
                low={low}
                high={high}
                lessLabel={w.less}
                moreLabel={w.more}
                said={fill(otvWords.value.ofUnits, { a: value, b: high })}
                change={change}
            />
        </span>
    );
}
