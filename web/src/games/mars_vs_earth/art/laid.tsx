// What lies face down: cards at a Threat with the seat that laid them, evidence in a Trial, DNA; and DNA turned up.
import dna from 'icon:game-icons/dna1';
import fate from 'icon:game-icons/perspective-dice-six-faces-random';
import { Icon, spoken } from '../../../ui/icon';
import { ring, type RingState } from '../../../ui/ring';
import { SeatBadge } from '../../../ui/seat_badge';
import { px } from '../../../ui/measure';
import './laid.css';

interface BackProps {
    /** Who laid it; left out: Fate did, or nobody knows. */
    seat?: number;
    /** Skill card, Fate's, evidence of an accuser, a free place. */
    kind?: 'skill' | 'fate' | 'evidence' | 'free';
    height?: number;
    label?: string;
}

const SIGN = { skill: null, fate, evidence: null, free: null };

export function LaidCard({ seat, kind = seat === undefined ? 'fate' : 'skill', height = 58, label }: BackProps) {
    const sign = SIGN[kind];
    return (
        <span
            class={`mve-laid is-${kind}`}
            style={{ height: px(height), width: px(Math.round(height * 0.725)) }}
            {...spoken(label)}
        >
            {seat !== undefined && <SeatBadge seat={seat} size={Math.round(height * 0.42)} />}
            {seat === undefined && sign && <Icon of={sign} size={Math.round(height * 0.42)} color="#e9dcbb" />}
        </span>
    );
}

interface DnaProps {
    /** down: nobody else may look. */
    side: 'down' | 'human' | 'clone';
    /** Written on it when it is turned up. */
    text?: string;
    height?: number;
    state?: RingState;
    label?: string;
}

export function DnaCard({ side, text, height = 62, state = {}, label }: DnaProps) {
    const color = side === 'human' ? '#1d5fae' : '#b8ff6a';
    return (
        <span
            class={`mve-dna is-${side} ${ring(state)}`}
            style={{ height: px(height), width: px(Math.round(height * 0.71)) }}
            {...spoken(label)}
        >
            <Icon of={dna} size={Math.round(height * 0.38)} color={color} />
            {side !== 'down' && text && <span>{text}</span>}
        </span>
    );
}
