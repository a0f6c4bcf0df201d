// Special Abilities: the card of your own, and the diamond at a seat that says whether one is left, never which.
import type { ComponentChildren } from 'preact';
import { Icon, spoken } from '../../../ui/icon';
import { px } from '../../../ui/measure';
import { ring, type RingState } from '../../../ui/ring';
import { abilitySign } from './looks';
import './ability.css';

interface Props {
    word: string;
    name: string;
    text: ComponentChildren;
    /** "you may, now". */
    tag?: string;
    state?: RingState;
}

export function AbilityCard({ word, name, text, tag, state = {} }: Props) {
    return (
        <div class={`eg-ability ${ring(state)}`}>
            <div class="eg-ability-head">
                <Icon of={abilitySign(word)} size={30} color="#fff" />
                <b>{name}</b>
            </div>
            <p class="eg-ability-text">{text}</p>
            {tag && <span class="eg-ability-tag">{tag}</span>}
        </div>
    );
}

export function AbilityMark({ used, label }: { used: boolean; label: string }) {
    return (
        <svg
            class={`eg-ability-mark${used ? ' is-used' : ''}`}
            width={px(18)}
            height={px(18)}
            viewBox="0 0 24 24"
            {...spoken(label)}
        >
            <path d="M12 1.5q1.2 0 2 .8l7.7 7.7q1.8 2 0 4L14 21.7q-2 1.8-4 0L2.3 14q-1.8-2 0-4L10 2.3q.8-.8 2-.8z" />
            {!used && (
                <text x="12" y="17.4" text-anchor="middle">
                    ?
                </text>
            )}
        </svg>
    );
}
