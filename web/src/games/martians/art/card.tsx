// A card: printed dots in the colour of its kind above, name and text below. Its back, and a weapon that lies in play.
import type { ComponentChildren } from 'preact';
import { range } from '../../../ui/geometry';
import { Icon } from '../../../ui/icon';
import { useLines } from '../../../ui/lines';
import { ring, type RingState } from '../../../ui/ring';
import { cardLook, type CardKind } from './cards';
import { ComicSvg } from './comic';
import { bullet } from './items';
import { Martian } from './martian';
import { SaucerMark } from './ship';

import { px } from '../../../ui/measure';
import './card.css';

interface Props {
    word: string;
    name: string;
    text?: ComponentChildren;
    /** The word of its kind: colour never says it alone. */
    tag?: string;
    /** Only for a card of a home-made set. */
    kind?: CardKind;
    /** hand: 172 x 112; row: a quarter of a phone; shown: 196 x 286 beside the board; read: 250 x 340. */
    size?: 'hand' | 'row' | 'shown' | 'read';
    state?: RingState;
}

const LONG = 28; // letters of a name that takes more than two lines

export function ComicCard({ word, name, text, tag, kind, size = 'hand', state = {} }: Props) {
    const look = cardLook(word, kind);
    const lines = useLines<HTMLSpanElement>(text);
    return (
        <div class={`mar-card is-${size}${name.length > LONG ? ' is-wordy' : ''} of-${look.kind} ${ring(state)}`}>
            <div class="mar-card-art">
                <Icon of={look.sign} size={42} />
                {tag && <span class="mar-card-tag">{tag}</span>}
            </div>
            <b class="mar-card-name">{name}</b>
            {text && (
                <span class="mar-card-text ui-lines">
                    <span ref={lines}>{text}</span>
                </span>
            )}
        </div>
    );
}

/** The two decks: a Martian looks at you, or the saucer of the common one. */
export function CardBack({
    deck,
    width = 74,
    pile = false,
}: {
    deck: 'martian' | 'event';
    width?: number;
    pile?: boolean;
}) {
    return (
        <span class={`mar-back of-${deck}${pile ? ' is-pile' : ''}`} style={{ width: px(width) }}>
            <ComicSvg viewBox="0 0 74 104">
                {deck === 'martian' ? (
                    <Martian pose="ray-gun" x={37} y={56} size={48} />
                ) : (
                    <SaucerMark x={37} y={54} width={58} />
                )}
            </ComicSvg>
        </span>
    );
}

interface WeaponProps {
    word: string;
    name: string;
    text?: string;
    /** Bullets that lie on it. */
    bullets?: number;
    /** "2 Bullets on it". */
    said?: string;
    kind?: CardKind;
    state?: RingState;
    size?: 'hand' | 'row';
}

/** A weapon in play: all orange, with the Bullets that lie on it. */
export function Weapon({
    word,
    name,
    text,
    bullets = 0,
    said,
    kind = 'weapon',
    state = {},
    size = 'hand',
}: WeaponProps) {
    return (
        <div class={`mar-weapon is-${size} ${ring(state)}`}>
            <Icon of={cardLook(word, kind).sign} size={46} />
            <b>{name}</b>
            {(bullets > 0 || text) && (
                <span class="mar-weapon-text">
                    {bullets > 0 && (
                        <span role="img" aria-label={said}>
                            {range(bullets).map((i) => (
                                <Icon key={i} of={bullet} size={16} />
                            ))}
                        </span>
                    )}
                    {text}
                </span>
            )}
        </div>
    );
}

/** Where a weapon would lie. */
export function NoWeapon({ text, size = 'hand' }: { text: string; size?: 'hand' | 'row' }) {
    return <div class={`mar-weapon is-${size} is-none`}>{text}</div>;
}
