// A Threat on a phone: one row with its picture, what it needs and costs, and the answer as a coloured end. 80 to 124
// high.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icon';
import { ring, type RingState } from '../../../ui/ring';
import { SkillPlate, type Skill } from './skills';
import { threatSign } from './threats';
import './threat_row.css';

interface Props {
    word: string;
    name: string;
    /** A, B, C: how the table calls it. */
    letter: string;
    skills: readonly Skill[];
    difficulty: number;
    change?: string;
    /** What failing costs. */
    children?: ComponentChildren;
    /** Who leads, and the cards that lie at it. */
    foot?: ComponentChildren;
    /** Who could still add how many cards; null: nobody. */
    could?: ComponentChildren;
    /** What you may do here: "add 3", or a lock and the reason. */
    end?: ComponentChildren;
    state?: RingState;
}

export function ThreatRow(props: Props) {
    const { word, name, letter, skills, difficulty, change, children, foot, could, end, state = {} } = props;
    const tone = state.picked ? 'is-picked' : state.asked ? 'is-asked' : '';
    return (
        <div class={`mve-row ${tone} ${ring(state)}`}>
            <span class="mve-row-picture">
                <Icon of={threatSign(word)} size={40} color="#f4ead0" />
                <b>{letter}</b>
            </span>
            <div class="mve-row-body">
                <h3 class="mve-row-name">{name}</h3>
                <div class="mve-row-need">
                    {skills.map((skill) => (
                        <SkillPlate key={skill} skill={skill} size={21} />
                    ))}
                    <b>{difficulty}</b>
                    {change && <span class="mve-dossier-change">{change}</span>}
                </div>
                {children && <div class="mve-row-cost">{children}</div>}
                <div class="mve-row-foot">{foot}</div>
            </div>
            {could && <div class="mve-row-could">{could}</div>}
            <div class="mve-row-end">
                <span>{end}</span>
            </div>
        </div>
    );
}
