// Cards as drawings: in the hand, large to be read or shown, in a list. What they are to the person is a ring; the
// button around a card is the frame's.
import type { ComponentChildren } from 'preact';
import lock from 'icon:tabler/lock';
import { Icon } from '../../../ui/icon';
import { useLines } from '../../../ui/lines';
import { ring, type RingState } from '../../../ui/ring';
import { CardArt } from './art';
import { lookOf } from './looks';
import { Shape } from './shape';
import type { Colour } from './teams';
import './card.css';

interface Face {
    word: string;
    name: string;
    colours?: readonly Colour[];
}

interface HandProps extends Face {
    /** One line that says what it does. */
    line: ComponentChildren;
    /** How it came: kept, just drawn, passed. */
    from?: string;
    /** Why it cannot be played; the card is then locked. */
    why?: string;
    state?: RingState;
}

export function HandCard({ word, name, colours, line, from, why, state = {} }: HandProps) {
    return (
        <div class={`eg-card ${ring({ ...state, locked: why !== undefined || state.locked })}`}>
            <CardArt word={word} colours={colours} />
            <div class="eg-card-text">
                <b class="eg-card-name">{breakable(name)}</b>
                <Says line={line} />
                {from && <span class="eg-card-from">{from}</span>}
            </div>
            <Corners colours={lookOf(word, colours).colours} />
            {why !== undefined && (
                <div class="eg-card-why">
                    <Icon of={lock} size={13} /> {why}
                </div>
            )}
        </div>
    );
}

/** As many whole lines as the name leaves room for. */
function Says({ line }: { line: ComponentChildren }) {
    return (
        <span class="eg-card-says ui-lines">
            <span class="eg-card-line" ref={useLines<HTMLSpanElement>(line)}>
                {line}
            </span>
        </span>
    );
}

/** Shapes at the corners of the illustration; a card of two colours shows both. */
function Corners({ colours }: { colours: readonly Colour[] }) {
    if (colours.length === 2)
        return (
            <>
                <span class="eg-corner is-upper">
                    <Shape colour={colours[0]!} size={15} />
                </span>
                <span class="eg-corner is-lower">
                    <Shape colour={colours[1]!} size={15} />
                </span>
            </>
        );
    return colours[0] ? (
        <span class="eg-corner">
            <Shape colour={colours[0]} size={18} />
        </span>
    ) : null;
}

/** "Yellow/Blue Science" may wrap after the stroke. */
function breakable(name: string): ComponentChildren {
    const [head, ...tail] = name.split('/');
    return tail.length ? [`${head}/`, <wbr key="here" />, tail.join('/')] : name;
}

interface LargeProps extends Face {
    text: ComponentChildren;
    /** shown: 236 x 334, played on the table; read: 250 x 340; small: 172 x 232, to choose among. */
    size?: 'shown' | 'read' | 'small';
    /** Laid down by a hand: a little askew. */
    askew?: boolean;
    state?: RingState;
}

const SIGN = { shown: 116, read: 116, small: 78 };

export function LargeCard({ word, name, colours, text, size = 'shown', askew = false, state = {} }: LargeProps) {
    const { glow } = lookOf(word, colours);
    return (
        <div class={`eg-large is-${size}${askew ? ' is-askew' : ''} ${ring(state)}`} style={{ '--glow': glow }}>
            <div class="eg-large-art">
                <CardArt word={word} colours={colours} size={SIGN[size]} />
            </div>
            <div class="eg-large-text">
                <b class="eg-large-name">{breakable(name)}</b>
                <span class="eg-large-line">{text}</span>
            </div>
        </div>
    );
}

/** In a pile that is searched: 198 x 132. */
export function ListCard({ word, name, colours, line, state = {} }: HandProps) {
    return (
        <div class={`eg-list-card ${ring(state)}`}>
            <CardArt word={word} colours={colours} size={44} />
            <div class="eg-card-text">
                <b class="eg-card-name">{breakable(name)}</b>
                <Says line={line} />
            </div>
        </div>
    );
}
