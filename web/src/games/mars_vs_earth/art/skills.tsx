// Skills and Resources: a sign each, always with the same colour.
import gear from 'icon:game-icons/circuitry';
import hands from 'icon:game-icons/shaking-hands';
import hat from 'icon:game-icons/jester-hat';
import medal from 'icon:game-icons/star-medal';
import microscope from 'icon:game-icons/microscope';
import people from 'icon:game-icons/backup';
import shield from 'icon:game-icons/shield';
import wheat from 'icon:game-icons/wheat';
import type { Drawing } from '../../../ui/drawing';
import { Icon, spoken } from '../../../ui/icon';
import { px } from '../../../ui/measure';
import './skills.css';

/** Words of skills.csv, and wild. */
export type Skill = 'science' | 'diplomacy' | 'military' | 'wild';
export type Resource = 'defense' | 'tech' | 'people' | 'food';

interface SkillLook {
    sign: Drawing;
    /** Token of the filled plate, and of the sign alone. */
    fill: string;
    color: string;
}

export const skills: Readonly<Record<Skill, SkillLook>> = {
    science: { sign: microscope, fill: 'var(--sci-fill)', color: 'var(--sci)' },
    diplomacy: { sign: hands, fill: 'var(--dip-fill)', color: 'var(--dip)' },
    military: { sign: medal, fill: 'var(--mil-fill)', color: 'var(--mil)' },
    wild: { sign: hat, fill: 'var(--wild-fill)', color: 'var(--wild)' },
};

export const resources: Readonly<Record<Resource, { sign: Drawing; color: string }>> = {
    defense: { sign: shield, color: '#ff9a85' },
    tech: { sign: gear, color: '#7fb8ff' },
    people: { sign: people, color: '#ffd27a' },
    food: { sign: wheat, color: '#a6dd7a' },
};

/** The sign white on a plate of its colour. */
export function SkillPlate({ skill, size = 24, label }: { skill: Skill; size?: number; label?: string }) {
    const { sign, fill } = skills[skill];
    return (
        <span class="mve-plate" style={{ width: px(size), height: px(size), background: fill }} {...spoken(label)}>
            <Icon of={sign} size={Math.round(size * 0.76)} color="#fff" />
        </span>
    );
}

/** The sign with a number, as at a seat. */
export function SkillValue({ skill, value, label }: { skill: Skill; value: number; label?: string }) {
    const { sign, color } = skills[skill];
    return (
        <span class="mve-skill" style={{ color }}>
            <Icon of={sign} size={13} label={label} />
            {value}
        </span>
    );
}

export function ResourceSign({
    resource,
    size = 16,
    color,
    label,
}: {
    resource: Resource;
    size?: number;
    color?: string;
    label?: string;
}) {
    const look = resources[resource];
    return <Icon of={look.sign} size={size} color={color ?? look.color} label={label} />;
}
