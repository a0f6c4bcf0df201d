// Who somebody is: the emblem in the identity panel, the card at the end of a game, the back while it is secret.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icon';
import { Shape } from './shape';
import { teams, type Role } from './teams';
import { px } from '../../../ui/measure';
import './role.css';

export function RoleEmblem({ role, size = 50 }: { role: Role; size?: number }) {
    const team = teams[role];
    const ground = `radial-gradient(circle at 50% 35%, ${team.light}aa, ${team.dark})`;
    return (
        <span class="eg-emblem" style={{ width: px(size), height: px(size), background: ground }}>
            <Icon of={team.sign} size={Math.round(size * 0.72)} color="#fff" />
        </span>
    );
}

interface CardProps {
    role: Role;
    /** Badge and name of the player. */
    who: ComponentChildren;
    /** The Role's name. */
    name: string;
    /** Those who won stand taller; whoever won alone, tallest. */
    height?: 'low' | 'tall' | 'tallest';
}

const SIGN = { low: 66, tall: 72, tallest: 84 };

export function RoleCard({ role, who, name, height = 'low' }: CardProps) {
    const team = teams[role];
    return (
        <div class={`eg-role is-${height}`} style={{ '--c': team.light }}>
            <div class="eg-role-art">
                <Icon of={team.sign} size={SIGN[height]} color="#fff" />
            </div>
            <div class="eg-role-who">{who}</div>
            <div class="eg-role-name">
                <Shape colour={team.colour} size={13} /> {name}
            </div>
        </div>
    );
}
