// Where somebody stands when they are accused: portrait, name, two places for cards. 184 x 352.
import type { ComponentChildren } from 'preact';
import { ring, type RingState } from '../../../ui/ring';
import './stand.css';

interface Props {
    /** A portrait of 116. */
    portrait: ComponentChildren;
    /** Badge and name. */
    who: ComponentChildren;
    /** Agent, Civilian, Martian and level. */
    what: string;
    /** The cards laid against them. */
    cards?: ComponentChildren;
    /** What is said against them, or why nobody may. */
    text: ComponentChildren;
    /** Your own. */
    own?: boolean;
    state?: RingState;
}

export function Stand({ portrait, who, what, cards, text, own = false, state = {} }: Props) {
    const tone = `${own ? ' is-own' : ''}${state.picked ? ' is-picked' : ''}`;
    return (
        <div class={`mve-stand${tone} ${ring(state)}`}>
            <span class="mve-stand-portrait">{portrait}</span>
            <span class="mve-stand-who">{who}</span>
            <span class="mve-stand-what">{what}</span>
            <span class="mve-stand-cards">{cards}</span>
            <span class="mve-stand-text">{text}</span>
        </div>
    );
}
