// Mars vs Earth: the table with its dials and dossiers, for two, for many, and on a phone.
import type { ComponentChildren } from 'preact';
import lock from 'icon:tabler/lock';
import {
    AgentPortrait,
    CloneJar,
    Dial,
    Dossier,
    DossierLine,
    Felt,
    LaidCard,
    OpenFile,
    ResourceChip,
    ResourceSign,
    SkillPlate,
    ThreatRow,
    WaveTubes,
    type Resource,
} from '../src/games/mars_vs_earth/art';
import { Icon } from '../src/ui/icon';
import { Panel } from '../src/ui/panel';
import { SeatBadge } from '../src/ui/seat_badge';
import { title } from './show';

const RESOURCES: [Resource, string, number, string?][] = [
    ['defense', 'Defense', 7],
    ['tech', 'Tech', 8],
    ['people', 'People', 6, '−2'],
    ['food', 'Food', 4, '−1'],
];

const reading = ([resource, name, value, change]: (typeof RESOURCES)[number]) => ({
    resource,
    name,
    label: `${name}, ${value} of 11`,
    value,
    max: 11,
    change,
});

export function Dials({ width }: { width?: number }) {
    return (
        <>
            {RESOURCES.map((r) => (
                <Dial key={r[0]} {...reading(r)} width={width} />
            ))}
        </>
    );
}

const PEOPLE_FOOD: [Resource, string][] = [
    ['people', 'People −1'],
    ['food', 'Food −2'],
];

function Costs() {
    return (
        <DossierLine lead="Fails:">
            {PEOPLE_FOOD.map(([resource, text]) => (
                <span key={resource}>
                    <ResourceSign resource={resource} color="var(--fail)" /> {text}
                </span>
            ))}
        </DossierLine>
    );
}

function Leader({ seat, word, name }: { seat: number; word: string; name: string }) {
    return (
        <>
            <AgentPortrait word={word} seat={seat} size={46} />
            <span>
                led by
                <br />
                <b>
                    <SeatBadge seat={seat} size={17} /> {name}
                </b>
            </span>
        </>
    );
}

const FILES = [
    {
        word: 'poisoned-reservoir',
        skills: ['science'],
        difficulty: 7,
        laid: [1, 5],
        lead: [0, 'codename-prism', 'You'],
    },
    {
        word: 'tripod-landing',
        skills: ['military'],
        difficulty: 8,
        laid: [2, 2, 3],
        lead: [1, 'codename-anvil', 'Vega'],
    },
    {
        word: 'treaty-trap',
        skills: ['diplomacy', 'military'],
        difficulty: 10,
        laid: [4, 5],
        lead: [3, 'codename-olive', 'Bea'],
    },
] as const;

const FILE_STATES = [{ picked: true }, { asked: true }, { locked: true }];

const FILE_NOTES = ['You may add 3', 'You may add 2', [<Icon key="lock" of={lock} size={14} />, '3 seats away: none']];

function Files() {
    return (
        <>
            {FILES.map(({ word, skills: needed, difficulty, laid, lead: [seat, agent, name] }, i) => (
                <Dossier
                    key={word}
                    word={word}
                    name={title(word)}
                    tab={`Threat ${'ABC'[i]}`}
                    skills={needed}
                    difficulty={difficulty}
                    change={i === 1 ? '+1 Deneb' : undefined}
                    note={FILE_NOTES[i]}
                    laid={[<LaidCard key="fate" />, ...laid.map((by, n) => <LaidCard key={n} seat={by} />)]}
                    foot={<Leader seat={seat} word={agent} name={name} />}
                    state={FILE_STATES[i]}
                >
                    <DossierLine>{needed.map(title).join(' or ')} cards count for it.</DossierLine>
                    <Costs />
                </Dossier>
            ))}
        </>
    );
}

export function Table() {
    return (
        <div class="gallery-board night">
            <Felt />
            <div class="mve-left">
                <Dials />
            </div>
            <div class="mve-files">
                <Files />
            </div>
            <div class="mve-right">
                <Panel kind="plate" title="Clone waves">
                    <span class="mve-jars">
                        <CloneJar value={3} quota={3} name="wave 1" label="wave 1, 3 of 3" />
                        <CloneJar value={1} quota={3} name="wave 2" label="wave 2, 1 of 3" current />
                        <CloneJar value={0} quota={3} name="wave 3" label="wave 3, 0 of 3" />
                    </span>
                </Panel>
            </div>
        </div>
    );
}

export function Two() {
    const places = (...cards: ComponentChildren[]) => <div class="mve-places">{cards}</div>;
    return (
        <OpenFile
            word="hostage-town"
            tab="The Threat"
            state={{ picked: true }}
            left={
                <>
                    <h3 class="mve-dossier-name">Hostage Town</h3>
                    <div class="mve-dossier-need">
                        <SkillPlate skill="diplomacy" size={34} />
                        <SkillPlate skill="military" size={34} />
                        <b>9</b>
                    </div>
                    <Costs />
                </>
            }
            right={
                <>
                    {places(<LaidCard height={78} />, <LaidCard height={78} />, <LaidCard height={78} />)}
                    {places(<LaidCard seat={0} height={78} />, <LaidCard kind="free" height={78} />)}
                    {places(<LaidCard seat={1} height={78} />, <LaidCard seat={1} height={78} />)}
                </>
            }
        />
    );
}

export function Five() {
    const words = ['boiling-ocean', 'hostage-town', 'cloning-vats', 'runway-raid', 'silent-embassy'];
    return (
        <div class="mve-narrow">
            {words.map((word, i) => (
                <Dossier
                    key={word}
                    word={word}
                    name={title(word)}
                    tab={`Threat ${'ABCDE'[i]}`}
                    skills={['science', 'military']}
                    difficulty={9 + i}
                    note="Add 1"
                    laid={[<LaidCard key={0} height={44} />, <LaidCard key={1} seat={8} height={44} />]}
                    foot={<Leader seat={i + 5} word="codename-envoy" name="Lyra" />}
                    state={{ asked: true }}
                >
                    <Costs />
                </Dossier>
            ))}
        </div>
    );
}

export function Phone() {
    const states = [{ picked: true }, { asked: true }, { locked: true }];
    return (
        <div class="mve-phone night">
            <div class="mve-phone-chips">
                {RESOURCES.map((r) => (
                    <ResourceChip key={r[0]} {...reading(r)} />
                ))}
                <WaveTubes waves={[3, 1, 0]} quota={3} label="4 of 9 Threats beaten" />
            </div>
            {['poisoned-reservoir', 'tripod-landing', 'treaty-trap'].map((word, i) => (
                <ThreatRow
                    key={word}
                    word={word}
                    name={title(word)}
                    letter={'ABC'[i]!}
                    skills={i === 2 ? ['diplomacy', 'military'] : ['science']}
                    difficulty={7 + i}
                    change={i === 1 ? '+1' : undefined}
                    foot={[
                        <SeatBadge key="seat" seat={i} size={16} />,
                        'Vega leads',
                        <LaidCard key="fate" height={26} />,
                    ]}
                    end={i === 2 ? '3 seats away' : [<span key="add">add</span>, <b key="many">{3 - i}</b>]}
                    state={states[i]}
                >
                    Fails: People −1, Food −2
                </ThreatRow>
            ))}
        </div>
    );
}
