// A Threat as a file: a folder with its tab, a sheet of paper, the photograph clipped on, the cards laid at it, who
// leads. What is written on it is the caller's. OpenFile is the large one for two players.
import type { ComponentChildren } from 'preact';
import { ring, type RingState } from '../../../ui/ring';
import { SkillPlate, type Skill } from './skills';
import { ThreatPhoto } from './threats';
import './dossier.css';

interface Props {
    word: string;
    name: string;
    /** On the tab: "Threat A". */
    tab: string;
    skills: readonly Skill[];
    difficulty: number;
    /** A counter on it: "+1 Deneb". */
    change?: string;
    /** What counts and what failing costs. */
    children?: ComponentChildren;
    /** The cards that lie at it. */
    laid?: ComponentChildren;
    /** What you may do here, as a note across the lower edge. */
    note?: ComponentChildren;
    /** Who leads. */
    foot?: ComponentChildren;
    state?: RingState;
}

export function Dossier({
    word,
    name,
    tab,
    skills,
    difficulty,
    change,
    children,
    laid,
    note,
    foot,
    state = {},
}: Props) {
    return (
        <div class={`mve-dossier ${state.locked ? 'is-locked' : ''} ${state.picked ? 'is-picked' : ''}`}>
            <span class="mve-dossier-tab">{tab}</span>
            <div class={`mve-dossier-folder ${ring(state)}`} />
            <div class="mve-dossier-paper">
                <h3 class="mve-dossier-name">{name}</h3>
                <div class="mve-dossier-need">
                    {skills.map((skill) => (
                        <SkillPlate key={skill} skill={skill} size={28} />
                    ))}
                    <b>{difficulty}</b>
                    {change && <span class="mve-dossier-change">{change}</span>}
                </div>
                {children}
                <span class="mve-dossier-photo">
                    <ThreatPhoto word={word} />
                </span>
                <div class="mve-dossier-laid">{laid}</div>
            </div>
            {note && <span class="mve-dossier-note">{note}</span>}
            {foot && <div class="mve-dossier-foot">{foot}</div>}
        </div>
    );
}

/** One line on the paper; `lead` is set in red: what failing costs. */
export function DossierLine({ lead, children }: { lead?: string; children: ComponentChildren }) {
    return (
        <div class="mve-dossier-line">
            {lead && <b class="mve-dossier-lead">{lead}</b>}
            {children}
        </div>
    );
}

interface OpenProps {
    word: string;
    tab: string;
    left: ComponentChildren;
    right: ComponentChildren;
    state?: RingState;
}

export function OpenFile({ word, tab, left, right, state = {} }: OpenProps) {
    return (
        <div class="mve-open">
            <span class="mve-dossier-tab">{tab}</span>
            <div class={`mve-open-folder ${ring(state)}`} />
            <div class="mve-open-page">
                {left}
                <span class="mve-open-photo">
                    <ThreatPhoto word={word} width={132} />
                </span>
            </div>
            <div class="mve-open-page">{right}</div>
        </div>
    );
}
