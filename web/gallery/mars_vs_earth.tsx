// The art of Mars vs Earth: the table, the court and the evening paper as in a match, then every piece.
import type { ComponentChildren } from 'preact';
import lock from 'icon:tabler/lock';
import {
    AgentPortrait,
    CloneJar,
    Courtroom,
    Dial,
    DnaCard,
    Dossier,
    DossierLine,
    Felt,
    LaidCard,
    MartianPortrait,
    Newspaper,
    OpenFile,
    ResourceChip,
    ResourceSign,
    SideBar,
    SideSign,
    SkillCard,
    SkillPlate,
    SkillValue,
    Stamp,
    Stand,
    SumLadder,
    ThreatPhoto,
    ThreatRow,
    WaveTubes,
    agents,
    cardSigns,
    identityClass,
    skills,
    threatSigns,
    type Identity,
    type Resource,
    type Skill,
} from '../src/games/mars_vs_earth/art';
import { range } from '../src/ui/geometry';
import { Icon } from '../src/ui/icon';
import { Panel } from '../src/ui/panel';
import { SeatBadge } from '../src/ui/seat_badge';
import { Piece, Row } from './show';
import './mars_vs_earth.css';

const title = (word: string) =>
    word.replace('codename-', '').replace(/(^|-)(\w)/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase());
const kinds = Object.keys(skills) as Skill[];

export default function MarsVsEarth() {
    return (
        <>
            <Row name="The table, 1366 x 390" wide>
                <Table />
            </Row>
            <Row name="The court" wide>
                <Court />
            </Row>
            <Row name="Two players: one open file; five Threats: narrow dossiers" wide>
                <Two />
                <Five />
            </Row>
            <Row name="Stands of the accused; Threats on a phone; identity panels">
                <Stands />
                <Phone />
                <Identities />
            </Row>
            <Portraits />
            <Cards />
            <Instruments />
            <Row name="Endings" wide>
                <Ending />
            </Row>
        </>
    );
}

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

function Dials({ width }: { width?: number }) {
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

function Table() {
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

function Court() {
    return (
        <div class="gallery-board night">
            <Courtroom />
            <div class="mve-side-l">
                <SkillCard
                    word="friendly-fire"
                    name="Friendly Fire"
                    skill="military"
                    strength={2}
                    size="evidence"
                    text="No effect in a Trial"
                />
                <SkillCard
                    word="forensic-report"
                    name="Forensic Report"
                    skill="science"
                    strength={2}
                    size="evidence"
                    text="Accusers count 1 more"
                />
            </div>
            <div class="mve-accused">
                <AgentPortrait word="roger-underhill" seat={5} size={150} frame="brass" />
                <span class="mve-verdict">
                    <Stamp tone="dark">Ousted</Stamp>
                </span>
            </div>
            <div class="mve-side-r">
                <LaidCard seat={3} kind="evidence" height={168} />
                <DnaCard side="human" text="Human" height={120} />
                <DnaCard side="down" height={120} state={{ changed: true }} />
            </div>
        </div>
    );
}

function Two() {
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

function Five() {
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

function Stands() {
    const slots = [
        <LaidCard key={0} seat={1} kind="evidence" height={80} />,
        <LaidCard key={1} kind="free" height={80} />,
    ];
    const one = (seat: number, word: string, text: string, state: object) => (
        <Stand
            key={seat}
            portrait={<AgentPortrait word={word} seat={seat} size={116} civilian={'locked' in state} />}
            who={[<SeatBadge key="seat" seat={seat} size={20} />, title(word)]}
            what="Agent"
            cards={'locked' in state ? null : slots}
            text={text}
            own={seat === 0}
            state={state}
        />
    );
    return (
        <>
            {one(5, 'codename-sentry', 'Vega accuses. You would second: Trial.', { picked: true })}
            {one(3, 'codename-olive', 'nobody accuses', { asked: true })}
            {one(0, 'codename-prism', 'Bea accuses you. No second yet.', {})}
            {one(2, 'codename-rocket', 'cannot be accused', { locked: true })}
        </>
    );
}

function Phone() {
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

function Identities() {
    const who: [Identity, string][] = [
        ['human', 'Human Agent'],
        ['clone', 'Martian Clone'],
        ['martian', 'Martian'],
        ['civilian', 'Civilian'],
    ];
    return (
        <>
            {who.map(([identity, name]) => (
                <div key={identity} class={`mve-identity ${identityClass(identity)}`}>
                    You are a<b>{name}</b>
                </div>
            ))}
        </>
    );
}

function Portraits() {
    const words = Object.keys(agents);
    return (
        <>
            <Row name="Twelve Agents">
                {words.map((word, i) => (
                    <Piece key={word} name={title(word)}>
                        <AgentPortrait word={word} seat={i % 10} size={170} />
                    </Piece>
                ))}
            </Row>
            <Row name="Martians by level; an Agent of a home-made set; Civilians">
                {range(6).map((i) => (
                    <Piece key={i} name={`Level ${i + 1}`}>
                        <MartianPortrait level={i + 1} size={170} />
                    </Piece>
                ))}
                <AgentPortrait word="somebody-else" seat={3} size={120} />
                <AgentPortrait word="codename-rocket" seat={2} size={120} civilian />
                <AgentPortrait word="codename-beacon" seat={7} size={120} civilian />
            </Row>
            <Row name="At a seat, 38; in a line, 26">
                {words.map((word, i) => (
                    <AgentPortrait key={word} word={word} seat={i % 10} size={38} />
                ))}
                {range(6).map((i) => (
                    <MartianPortrait key={i} level={i + 1} size={38} />
                ))}
                {words.slice(0, 6).map((word, i) => (
                    <AgentPortrait key={word} word={word} seat={i} size={26} />
                ))}
            </Row>
        </>
    );
}

const SKILL_OF = (i: number): Skill => (i < 11 ? 'science' : i < 22 ? 'diplomacy' : i < 33 ? 'military' : 'wild');

function Cards() {
    return (
        <>
            <SkillCards />
            <States />
            <Photographs />
        </>
    );
}

function SkillCards() {
    return (
        <Row name="Skill cards, every word of cards.csv">
            {Object.keys(cardSigns).map((word, i) => (
                <SkillCard
                    key={word}
                    word={word}
                    name={title(word)}
                    skill={SKILL_OF(i)}
                    strength={(i % 3) + 1}
                    text="Success: see DNA"
                />
            ))}
        </Row>
    );
}

function States() {
    return (
        <Row name="States and sizes">
            <SkillCard
                word="hot-line"
                name="Hot Line"
                skill="diplomacy"
                strength={2}
                text="No effect"
                state={{ asked: true }}
            />
            <SkillCard
                word="atom"
                name="Home Made"
                skill="science"
                strength={2}
                text="of a set"
                state={{ picked: true }}
            />
            <SkillCard
                word="blood-test"
                name="Blood Test"
                skill="science"
                strength={1}
                text="No"
                state={{ locked: true }}
            />
            <SkillCard word="supply-drop" name="Supply Drop" skill="wild" strength={1} size="turned" />
            <SkillCard
                word="closing-argument"
                name="Closing Argument"
                skill="diplomacy"
                strength={2}
                size="read"
                text="In a Trial the Accuser side counts 1 more symbol."
            />
            <LaidCard />
            <LaidCard seat={2} />
            <LaidCard seat={6} kind="evidence" height={80} />
            <LaidCard kind="free" height={80} />
            <DnaCard side="down" />
            <DnaCard side="human" text="Human" />
            <DnaCard side="clone" text="Clone" />
        </Row>
    );
}

function Photographs() {
    return (
        <Row name="Photographs, every word of threats.csv">
            {Object.keys(threatSigns).map((word) => (
                <Piece key={word} name={title(word)}>
                    <ThreatPhoto word={word} />
                </Piece>
            ))}
        </Row>
    );
}

function Instruments() {
    return (
        <Row name="Dials, jars, skill plates, stamps, the sum of a Threat">
            <Dials width={94} />
            {[0, 2, 5].map((n) => (
                <CloneJar
                    key={n}
                    value={n}
                    quota={5}
                    name={`wave ${n}`}
                    label={`${n} of 5`}
                    width={84}
                    current={n === 2}
                />
            ))}
            {kinds.map((skill) => (
                <Piece key={skill} name={skill}>
                    <SkillPlate skill={skill} size={34} />
                    <SkillValue skill={skill} value={4} />
                </Piece>
            ))}
            <Stamp>Top secret</Stamp>
            <Stamp tone="green">You won</Stamp>
            <Stamp size="small">Failed</Stamp>
            <div class="night mve-ladder-shown">
                <SumLadder
                    values={[2, -3, 3, 1, 1]}
                    cards={5}
                    goal={7}
                    goalText="needed 7"
                    label="The sum is 4 of 7"
                    next={4}
                />
            </div>
        </Row>
    );
}

const LEFT: [Resource, string][] = [
    ['defense', 'Defense 3'],
    ['tech', 'Tech 6'],
    ['people', 'People 2'],
    ['food', 'Food 5'],
];

function Paper({
    winner,
    headline,
    under,
    stamp,
}: {
    winner: 'earth' | 'mars';
    headline: string;
    under: string;
    stamp: ComponentChildren;
}) {
    return (
        <Newspaper
            mast={['Late edition', 'The Earth Herald', '5 cents']}
            headline={headline}
            under={under}
            winner={winner}
            story={
                <p>
                    The Weather Machine is broken with one symbol to spare, and the quota of the third wave is filled.
                </p>
            }
            box={LEFT.map(([resource, text]) => (
                <span key={resource}>
                    <ResourceSign resource={resource} color="#231a0d" /> {text}
                </span>
            ))}
        >
            {stamp}
        </Newspaper>
    );
}

function Ending() {
    return (
        <div class="mve-papers night">
            <Paper
                winner="earth"
                headline="Earth is saved"
                under="Nine Threats beaten. The saucers turn back."
                stamp={<Stamp tone="green">You won</Stamp>}
            />
            <Paper winner="mars" headline="Mars rules" under="People are at 0." stamp={<Stamp>You lost</Stamp>} />
            <div class="mve-timeline">
                <span>
                    <SideSign side="human" /> Human <SideSign side="clone" /> hidden Clone <SideSign side="martian" />{' '}
                    Martian <SideSign side="civilian" /> Civilian
                </span>
                <SideBar
                    label="Human for 3 rounds, Clone for 1, Martian for 5"
                    parts={[
                        { side: 'human', rounds: 3 },
                        { side: 'clone', rounds: 1 },
                        { side: 'martian', rounds: 5, text: 'level 5' },
                    ]}
                />
                <SideBar
                    label="Human, then Civilian"
                    parts={[
                        { side: 'human', rounds: 4 },
                        { side: 'civilian', rounds: 5 },
                    ]}
                />
            </div>
        </div>
    );
}
