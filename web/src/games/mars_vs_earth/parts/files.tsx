// Mars vs Earth: a Threat as a dossier on the table, an open file for two players, or a row on a phone.
import lock from 'icon:tabler/lock';
import nobody from 'icon:tabler/user-question';
import { factList, field, nounOf, useScene } from '../../../state/context';
import { heap, lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { Icon } from '../../../ui/icon';
import type { Thing } from '../../../state/table';
import { fill } from '../../../words/words';
import { Dossier, DossierLine, LaidCard, OpenFile, ResourceSign, SkillPlate } from '../art';
import { mveWords } from '../en';
import { stateOf } from './hand';
import { Could, Name, SeatPortrait } from './people';
import {
    changesOf,
    type Laid,
    laidAt,
    LETTERS,
    phaseOf,
    skillLook,
    skillName,
    type Threat,
    turnedUp,
    wordOf,
} from './read';

// ---- what is written on it ------------------------------------------------------------------------------------------

const effectText = (threat: Threat, box: 'success' | 'failure'): string | null => {
    const word = String(threat.row[box] ?? 'none');
    return word === 'none'
        ? null
        : fill(mveWords.value.effects[word] ?? word, { n: Number(threat.row[`${box}_amount`] ?? 0) });
};

/** "People −1, Food −2", as signs and words. */
export function Changes({ threat, way }: { threat: Threat; way: 'gain' | 'lose' }) {
    const { book } = useScene();
    const effect = effectText(threat, way === 'gain' ? 'success' : 'failure'),
        list = changesOf(threat.row, way);
    return (
        <>
            {list.map((c) => (
                <span key={c.at}>
                    <ResourceSign resource={c.resource} size={15} color="currentColor" />{' '}
                    <span class="mve-change-word">{nameOf(book, nounOf(book, 'resource'), c.at)}</span>{' '}
                    {way === 'gain' ? '+' : '−'}
                    {c.n}
                </span>
            ))}
            {effect && <i>{effect}</i>}
            {!list.length && !effect && <span>{mveWords.value.nothing}</span>}
        </>
    );
}
const brings = (threat: Threat): boolean => changesOf(threat.row, 'gain').length > 0 || !!effectText(threat, 'success');

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

export function FileLines({ threat, mine }: { threat: Threat; mine?: boolean }) {
    const w = mveWords.value;
    return (
        <>
            <DossierLine>
                <i>{capital(fill(w.countFor, { skills: threat.skills.map(skillName).join(w.or) }))}</i>
            </DossierLine>
            <DossierLine lead={w.fails}>
                <Changes threat={threat} way="lose" />
            </DossierLine>
            {brings(threat) && (
                <DossierLine>
                    <b class="mve-good">{w.wins}</b>
                    <Changes threat={threat} way="gain" />
                </DossierLine>
            )}
            {mine && <YouBring threat={threat} />}
        </>
    );
}

/** The skills of your Agent here: one of them is added if you lead. */
function YouBring({ threat }: { threat: Threat }) {
    const { book, view } = useScene();
    const brings = factList(view, `brings-${LETTERS[threat.slot]!.toLowerCase()}`);
    if (!brings.some(Boolean)) return null;
    return (
        <DossierLine>
            <span>{mveWords.value.youBring}</span>
            {brings.map((n, skill) => {
                const word = wordOf(book, 'skill', skill);
                return n ? (
                    <span key={skill}>
                        <SkillPlate skill={skillLook(word)} size={20} label={skillName(word)} />{' '}
                        <b class={n > 0 ? '' : 'mve-bad'}>
                            {n > 0 ? '+' : '−'}
                            {Math.abs(n)}
                        </b>
                    </span>
                ) : null;
            })}
        </DossierLine>
    );
}

/** How many cards each seat could still add here; null: nobody could. */
export function useCould(threat: Threat): number[] | null {
    const could = factList(useScene().view, `adds-${LETTERS[threat.slot]!.toLowerCase()}`);
    return could.some(Boolean) ? could : null;
}

function WhoCould({ threat }: { threat: Threat }) {
    const could = useCould(threat);
    if (!could) return null;
    return (
        <DossierLine>
            <span>{mveWords.value.couldStillAdd}</span>
            <Could could={could} />
        </DossierLine>
    );
}

/** Cards laid at a Threat; Fate's is a thing of its own, which flies in from the pile. */
export const backs = (here: readonly Laid[], height: number, slot?: number) =>
    here.map((l, i) =>
        l.by === null && slot !== undefined ? (
            <span key={i} class="mve-fated" {...lies(`fate:${slot}`, 'card', -1)}>
                <LaidCard height={height} />
            </span>
        ) : (
            <LaidCard key={i} seat={l.by ?? undefined} height={height} />
        ),
    );

/** Those that people laid. */
const fromHands = (here: readonly Laid[]): number => here.filter((l) => l.by !== null).length;

// ---- what you may do there ------------------------------------------------------------------------------------------

export interface Use {
    /** Cards you may lay here in all, and have laid; undefined: nobody says. */
    places: number | undefined;
    mine: number;
    /** You are asked to add cards, and may not here. */
    far: boolean;
    note: string | null;
    t: Thing;
}

export function useUse(threat: Threat, here: readonly Laid[], t: Thing): Use {
    const { view } = useScene();
    const w = mveWords.value,
        places = view.seat === null ? undefined : factList(view, 'places')[threat.slot],
        mine = here.filter((l) => l.by !== null && l.by === view.seat).length,
        adding = phaseOf(view) === 'humans' && places !== undefined;
    const far = adding && places === 0 && mine === 0;
    const left = Math.max(0, (places ?? 0) - mine);
    const said = far ? w.tooFar : adding ? fill(left ? w.youMayAdd : w.youAdded, { n: left || mine }) : null;
    return { places, mine, far, note: t.note ?? said, t };
}

function Foot({ threat, n }: { threat: Threat; n: number }) {
    const { view } = useScene();
    const w = mveWords.value;
    if (threat.leader === null)
        return (
            <>
                <span class="mve-no-leader">
                    <Icon of={nobody} size={24} />
                </span>
                <span class="mve-led">{phaseOf(view) === 'leaders' ? w.nobodyYet : w.nobodyLeads}</span>
                <Cards n={n} />
            </>
        );
    return (
        <>
            <SeatPortrait seat={threat.leader} size={44} />
            <span class="mve-led">
                {w.ledBy}
                <Name seat={threat.leader} size={17} />
            </span>
            <Cards n={n} />
        </>
    );
}
const Cards = ({ n }: { n: number }) => (
    <span class="mve-cards">
        <b>{n}</b>
        {n === 1 ? mveWords.value.card : mveWords.value.cardsWord}
    </span>
);

export const spokenOf = (threat: Threat, n: number): string => {
    const w = mveWords.value;
    const skills = threat.skills.map(skillName).join(w.or);
    return `${LETTERS[threat.slot]} ${threat.name}, ${skills}, ${w.difficulty} ${threat.needed}, ${fill(w.cards, { n })}`;
};

// ---- as a dossier ---------------------------------------------------------------------------------------------------

export function ThreatFile({ threat }: { threat: Threat }) {
    const { book, view, thing } = useScene();
    const w = mveWords.value,
        target = { noun: nounOf(book, 'threat'), value: threat.kind },
        here = laidAt(book, view, threat.slot),
        use = useUse(threat, here, thing(target)),
        open = field(view, 'current') === threat.slot ? turnedUp(book, view) : 0;
    return (
        <ThingBox
            target={target}
            name={spokenOf(threat, here.length)}
            class="threat mve-file"
            at={lies(`active:${threat.slot}`, 'threat', threat.kind)}
        >
            <Dossier
                word={threat.word}
                name={threat.name}
                tab={fill(w.threat, { x: LETTERS[threat.slot]! })}
                skills={threat.skills.map(skillLook)}
                difficulty={threat.needed}
                change={threat.counters ? `+${threat.counters}` : undefined}
                laid={
                    <span class="mve-backs" {...heap(`at:${threat.slot}`, 'card', -1, fromHands(here))}>
                        {backs(here, here.length > 6 ? 44 : 56, threat.slot)}
                    </span>
                }
                note={
                    use.note && (
                        <>
                            {use.far && <Icon of={lock} size={14} />}
                            {use.note}
                        </>
                    )
                }
                foot={<Foot threat={threat} n={here.length + open} />}
                state={{ ...stateOf(use.t), locked: use.far || use.t.ring === 'locked' }}
            >
                <FileLines threat={threat} mine={phaseOf(view) === 'leaders'} />
                <WhoCould threat={threat} />
            </Dossier>
        </ThingBox>
    );
}

// ---- for two players: one Threat as an open file --------------------------------------------------------------------

export function OpenThreat({ threat }: { threat: Threat }) {
    const { book, view, thing } = useScene();
    const w = mveWords.value,
        target = { noun: nounOf(book, 'threat'), value: threat.kind },
        here = laidAt(book, view, threat.slot),
        use = useUse(threat, here, thing(target));
    return (
        <ThingBox
            target={target}
            name={spokenOf(threat, here.length)}
            class="threat mve-file is-open"
            at={lies(`active:${threat.slot}`, 'threat', threat.kind)}
        >
            <OpenFile
                word={threat.word}
                tab={w.theThreat}
                state={stateOf(use.t)}
                left={
                    <>
                        <h3 class="mve-dossier-name">{threat.name}</h3>
                        <div class="mve-dossier-need">
                            {threat.skills.map((s) => (
                                <SkillPlate key={s} skill={skillLook(s)} size={34} />
                            ))}
                            <b>{threat.needed}</b>
                        </div>
                        <FileLines threat={threat} mine />
                        <WhoCould threat={threat} />
                        <div class="mve-open-lead">
                            <Foot threat={threat} n={here.length} />
                        </div>
                        {use.note && <span class="mve-open-note">{use.note}</span>}
                    </>
                }
                right={<WhoLaid here={here} use={use} slot={threat.slot} />}
            />
        </ThingBox>
    );
}

function WhoLaid({ here, use, slot }: { here: readonly Laid[]; use: Use; slot: number }) {
    const { book, view } = useScene();
    const first = view.seat ?? 0;
    const rows = [null, first, ...Array.from({ length: book.seats - 1 }, (_, i) => (first + i + 1) % book.seats)];
    return (
        <div class="mve-open-rows" {...heap(`at:${slot}`, 'card', -1, fromHands(here))}>
            {rows.map((by) => {
                const own = here.filter((l) => l.by === by);
                const free = by !== null && by === view.seat ? Math.max(0, (use.places ?? 0) - own.length) : 0;
                return (
                    <div key={by ?? -1} class="mve-open-row">
                        <span>{by === null ? mveWords.value.fateWord : <Name seat={by} />}</span>
                        {backs(own, 72, slot)}
                        {Array.from({ length: free }, (_, i) => (
                            <LaidCard key={`f${i}`} kind="free" height={72} />
                        ))}
                    </div>
                );
            })}
        </div>
    );
}
