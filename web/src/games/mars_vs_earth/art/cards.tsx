// Skill cards: a picture each, by the card's word in cards.csv, on the colour of its skill.
import type { ComponentChildren } from 'preact';
import arm from 'icon:game-icons/mechanical-arm';
import atom from 'icon:game-icons/atom';
import badge from 'icon:game-icons/police-badge';
import balloon from 'icon:game-icons/air-balloon';
import barrier from 'icon:game-icons/barrier';
import boots from 'icon:game-icons/boot-prints';
import brainstorm from 'icon:game-icons/brainstorm';
import bugle from 'icon:game-icons/bugle-call';
import cap from 'icon:game-icons/captain-hat-profile';
import camera from 'icon:game-icons/photo-camera';
import coat from 'icon:game-icons/lab-coat';
import discussion from 'icon:game-icons/discussion';
import divert from 'icon:game-icons/divert';
import drop from 'icon:game-icons/parachute';
import earth from 'icon:game-icons/earth-africa-europe';
import envelope from 'icon:game-icons/envelope';
import files from 'icon:game-icons/archive-research';
import fire from 'icon:game-icons/wildfires';
import flask from 'icon:game-icons/round-bottom-flask';
import friendly from 'icon:game-icons/unfriendly-fire';
import hand from 'icon:game-icons/hand-ok';
import hat from 'icon:game-icons/jester-hat';
import heart from 'icon:game-icons/shattered-heart';
import jar from 'icon:game-icons/covered-jar';
import loud from 'icon:game-icons/megaphone';
import medal from 'icon:game-icons/medal';
import microphone from 'icon:game-icons/old-microphone';
import phone from 'icon:game-icons/rotary-phone';
import print from 'icon:game-icons/finger-print';
import radio from 'icon:game-icons/walkie-talkie';
import radioactive from 'icon:game-icons/radioactive';
import ribbon from 'icon:game-icons/ribbon-medal';
import ruler from 'icon:game-icons/pencil-ruler';
import scales from 'icon:game-icons/scales';
import speaker from 'icon:game-icons/public-speaker';
import talk from 'icon:game-icons/talk';
import tank from 'icon:game-icons/battle-tank';
import tubes from 'icon:game-icons/test-tubes';
import type { Drawing } from '../../../ui/drawing';
import { Icon } from '../../../ui/icon';
import { useLines } from '../../../ui/lines';
import { ring, type RingState } from '../../../ui/ring';
import { skills, type Skill } from './skills';
import './cards.css';

export const cardSigns: Readonly<Record<string, Drawing>> = {
    'slide-rule': ruler,
    'field-laboratory': flask,
    'atomic-breakthrough': atom,
    'unknown-sample': jar,
    'shared-data': files,
    'chief-researcher': coat,
    'blood-test': tubes,
    'unstable-isotope': radioactive,
    'expert-witness': speaker,
    'forensic-report': print,
    'untested-prototype': arm,
    handshake: hand,
    'hot-line': phone,
    'world-summit': earth,
    'anonymous-tip': envelope,
    'goodwill-tour': balloon,
    'change-of-command': cap,
    'loyalty-interview': microphone,
    'broken-promise': heart,
    'character-witness': discussion,
    'closing-argument': scales,
    'risky-ultimatum': loud,
    'foot-patrol': boots,
    'armored-column': tank,
    'full-mobilization': bugle,
    'recon-photograph': camera,
    'flanking-move': divert,
    'field-command': radio,
    'checkpoint-search': barrier,
    'friendly-fire': friendly,
    'service-record': medal,
    'military-prosecutor': badge,
    'scorched-earth': fire,
    'jack-of-all-trades': hat,
    'quick-thinking': brainstorm,
    'supply-drop': drop,
    'lost-in-translation': talk,
    'public-hero': ribbon,
};

/** A card of a home-made set shows the sign of its skill. */
export const cardSign = (word: string, skill: Skill): Drawing => cardSigns[word] ?? skills[skill].sign;

interface Props {
    word: string;
    name: string;
    skill: Skill;
    strength: number;
    /** What it does, in a line; the whole text when it is read. */
    text?: ComponentChildren;
    /** hand: 104 x 112; turned: 124 x 148, in Resolve; evidence: 132 x 176, in a Trial; read: 250 x 340. */
    size?: 'hand' | 'turned' | 'evidence' | 'read';
    state?: RingState;
}

const SIGN = { hand: 38, turned: 48, evidence: 58, read: 130 };
const MARK = { hand: 16, turned: 18, evidence: 20, read: 34 };

/** As many whole lines as the name leaves room for. */
function Says({ text }: { text: ComponentChildren }) {
    return (
        <span class="mve-card-text ui-lines">
            <span ref={useLines<HTMLSpanElement>(text)}>{text}</span>
        </span>
    );
}

export function SkillCard({ word, name, skill, strength, text, size = 'hand', state = {} }: Props) {
    const look = skills[skill];
    return (
        <div class={`mve-card is-${size} ${ring(state)}`} style={{ '--skill': look.fill }}>
            <div class="mve-card-art">
                <span class="mve-card-strength">{strength}</span>
                <Icon of={cardSign(word, skill)} size={SIGN[size]} color="#fff" />
                <span class="mve-card-skill">
                    <Icon of={look.sign} size={MARK[size]} color="#fff" />
                </span>
            </div>
            <b class="mve-card-name">{name}</b>
            {text && <Says text={text} />}
        </div>
    );
}
