// A card: a brass head with its picture, name and text on parchment. And a card as one line of a payment.
import check from 'icon:tabler/check';
import plus from 'icon:tabler/plus';
import type { ComponentChildren } from 'preact';
import { hyphened } from '../../../ui/hyphens';
import { Icon } from '../../../ui/icon';
import { useLines } from '../../../ui/lines';
import { ring, type RingState } from '../../../ui/ring';
import { cardSign } from './cards';
import { empires, type Empire } from './empires';
import './card.css';

interface Props {
    word: string;
    name: string;
    text?: ComponentChildren;
    /** What it adds in a combat: "+2". */
    plus?: string;
    /** "Action": it is played instead of another one. */
    tag?: string;
    /** Whose card it is, if not everybody's. */
    empire?: Empire;
    /** "×2". */
    copies?: string;
    /** hand: 104 x 112; read: 250 x 340. */
    size?: 'hand' | 'read';
    state?: RingState;
}

export function VenusCard({ word, name, text, plus: adds, tag, empire, copies, size = 'hand', state = {} }: Props) {
    const lines = useLines<HTMLSpanElement>(text);
    return (
        <div
            class={`otv-card is-${size}${empire ? ' is-own' : ''} ${ring(state)}`}
            style={empire && { '--empire': empires[empire].color }}
        >
            <div class="otv-card-art">
                <Icon of={cardSign(word)} size={38} />
                {adds && <span class="otv-card-plus">{adds}</span>}
                {tag && <span class="otv-card-tag">{tag}</span>}
            </div>
            <b class="otv-card-name">{hyphened(name)}</b>
            {text && (
                <span class="otv-card-text ui-lines">
                    <span ref={lines}>{text}</span>
                </span>
            )}
            {copies && <span class="otv-card-copies">{copies}</span>}
        </div>
    );
}

interface TickProps {
    word: string;
    name: string;
    /** What it brings: "+2", "roll again". */
    worth: string;
    on?: boolean;
    press?: () => void;
}

/** A card that may help to pay: ticked or not. */
export function CardTick({ word, name, worth, on = false, press }: TickProps) {
    return (
        <button type="button" class={`otv-tick${on ? ' is-on' : ''}`} aria-pressed={on} onClick={press}>
            <Icon of={on ? check : plus} size={17} />
            <Icon of={cardSign(word)} size={24} />
            {name}
            <span class="otv-tick-worth">{worth}</span>
        </button>
    );
}
