// Where all play together: what is on board of the Mother Ship, who brings the rest, how many Martians still wait.
import type { Drawing } from '../../../ui/drawing';
import { Icon } from '../../../ui/icon';
import { tokens, type Item } from './items';
import './cargo.css';

export interface CargoRow {
    item: Item;
    name: string;
    /** "on board", "you carry it", "nobody has it". */
    where: string;
    aboard?: boolean;
}

export function Cargo({ rows }: { rows: readonly CargoRow[] }) {
    return (
        <ul class="mar-cargo">
            {rows.map(({ item, name, where, aboard }) => (
                <li key={item} class={aboard ? 'is-aboard' : ''}>
                    <Icon of={tokens[item].sign} size={20} />
                    <b>{name}</b>
                    <span>{where}</span>
                </li>
            ))}
        </ul>
    );
}

interface WaitingProps {
    name: string;
    count: number;
    of: number;
    /** What happens when none is left; empty: it is not said. */
    warns: string;
}

/** The fewer wait, the nearer is the end. */
export function Waiting({ name, count, of, warns }: WaitingProps) {
    return (
        <div class="mar-waiting">
            <span class="mar-waiting-head">
                {name} <b>{count}</b>
            </span>
            <span class="mar-waiting-bar" aria-hidden="true">
                <i style={{ width: `${(100 * count) / of}%` }} />
            </span>
            {warns && <small>{warns}</small>}
        </div>
    );
}

interface CountProps {
    value: string | number;
    text: string;
    sign?: Drawing;
    tone?: 'plain' | 'danger';
}

/** A number with its words: piles beside the town, figures of somebody who plays alone. */
export function Count({ value, text, sign, tone = 'plain' }: CountProps) {
    return (
        <span class={`mar-count is-${tone}`}>
            {sign && (
                <span class="mar-count-sign">
                    <Icon of={sign} size={22} />
                </span>
            )}
            <b>{value}</b>
            <span>{text}</span>
        </span>
    );
}
