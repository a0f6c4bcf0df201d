// Mars vs Earth: one Threat with what it needs, what lies at it and what it brings.
import { heap, lies } from '../../../motion/lies';
import { factList, field, fieldList, nounOf, useScene } from '../../../state/context';
import { Back, Tag } from '../../../table/cards';
import { Badge, Icon } from '../../../table/icon';
import { nameOf, Who } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import type { Row } from '../../../wire/types';
import { fill } from '../../../words/words';
import { mveWords } from '../en';
import { LETTERS, ORDINALS, RESOURCE_ICON, RESOURCES, Skill, wordsIn, type Laid, type Threat } from './threats';

const difficultyOf = (row: Row): number => Number(row['difficulty'] ?? 0);

/** "Defense -1, Tech -2" as signs, from the columns of the sheet. */
function Changes({ row, way }: { row: Row; way: 'gain' | 'lose' }) {
    const { book } = useScene();
    const parts = RESOURCES.flatMap((r, i) => {
        const n = Number(row[`${way}_${r}`] ?? 0);
        return n
            ? [
                  <span key={r} class={`change-${way}`}>
                      <Icon name={RESOURCE_ICON[r]!} size={14} label={nameOf(book, nounOf(book, 'resource'), i)} />{' '}
                      {way === 'gain' ? '+' : '−'}
                      {n}
                  </span>,
              ]
            : [];
    });
    const box = way === 'gain' ? 'success' : 'failure',
        effect = String(row[box] ?? 'none');
    if (effect !== 'none')
        parts.push(
            <span key="effect" class="small">
                {fill(mveWords.value.effects[effect] ?? effect, { n: Number(row[`${box}_amount`] ?? 0) })}
            </span>,
        );
    return parts.length ? <>{parts}</> : <span class="soft small">{mveWords.value.nothing}</span>;
}

/** What it needs: skills, and the difficulty with its counters. */
function Needs({ row, counters }: { row: Row; counters: number }) {
    const w = mveWords.value,
        difficulty = difficultyOf(row);
    return (
        <>
            <div class="threat-needs">
                <span>
                    <span class="soft small">{w.needs}</span>
                    <span class="threat-skills">
                        {wordsIn(row['skills']).map((s) => (
                            <span key={s} class="skill-box">
                                <Skill skill={s} size={20} />
                            </span>
                        ))}
                    </span>
                </span>
                <span class="threat-difficulty">
                    <span class="soft small">{w.difficulty}</span>
                    <span class="big-number">
                        {counters > 0 && <Tag tone="danger">+{counters}</Tag>}
                        {difficulty + counters}
                    </span>
                </span>
            </div>
            <p class="soft small threat-printed">
                {counters ? fill(w.counters, { a: difficulty, b: counters }) : w.noCounters}
            </p>
        </>
    );
}

/** The cards added so far, face down, and by whom where everybody may know. */
function AddedCards({ slot, here }: { slot: number; here: Laid[] }) {
    const { book, view } = useScene();
    const w = mveWords.value;
    const fates = here.filter((l) => l.by === null).length;
    const bySeat = book.options['contrib_view'] === undefined || book.options['contrib_view'] === 'open';
    const others = bySeat ? [...new Set(here.flatMap((l) => (l.by !== null && l.by !== view.seat ? [l.by] : [])))] : [];
    return (
        <div class="threat-pile">
            <span class="stack-backs" {...heap(`at:${slot}`, 'card', -1, here.length)}>
                {Array.from({ length: Math.min(here.length, 5) }, (_, i) => (
                    <Back key={i} />
                ))}
            </span>
            <span class="threat-cards">
                <b>{here.length}</b> {here.length === 1 ? w.oneCard.replace('1 ', '') : fill(w.cards, { n: '' }).trim()}
                {fates > 0 && <span class="soft small">{w.fate}</span>}
                {others.length > 0 && (
                    <span class="laid-by">
                        {others.map((s) => (
                            <span key={s} class="small">
                                <Badge seat={s} size={16} />
                                {here.filter((l) => l.by === s).length}
                            </span>
                        ))}
                    </span>
                )}
            </span>
        </div>
    );
}

function LedBy({ leader }: { leader: number | null }) {
    const { info } = useScene();
    const w = mveWords.value;
    return (
        <div class="threat-lead">
            {leader === null ? (
                <Tag tone="danger">
                    <Icon name="x" size={12} /> {w.nobodyLeads}
                </Tag>
            ) : (
                <>
                    <span class="soft small">{w.ledBy}</span> <Who info={info} seat={leader} />
                </>
            )}
        </div>
    );
}

/** How many cards the reader may add here, and has added. */
function Yours({ slot, here }: { slot: number; here: Laid[] }) {
    const { view } = useScene();
    const w = mveWords.value;
    const places = factList(view, 'places')[slot];
    const mine = here.filter((l) => view.seat !== null && l.by === view.seat).length;
    if (view.seat === null || places === undefined) return null;
    const most = Math.max(places, mine);
    return (
        <div class="threat-yours small">
            {most === 0 ? (
                <span class="soft">{w.tooFar}</span>
            ) : (
                <>
                    <span class="soft">{w.yours}</span>{' '}
                    {Array.from({ length: most }, (_, i) => (
                        <span key={i} class={i < mine ? 'place place-full' : 'place'} />
                    ))}{' '}
                    <b>{fill(w.ofPlaces, { a: mine, b: most })}</b>
                </>
            )}
        </div>
    );
}

export function ThreatCard({ threat, laid }: { threat: Threat; laid: Laid[] }) {
    const { book, view } = useScene();
    const w = mveWords.value,
        noun = nounOf(book, 'threat'),
        name = nameOf(book, noun, threat.kind),
        letter = LETTERS[threat.slot];
    const row = book.sheets['threats']?.[threat.kind] ?? {};
    const counters = fieldList(view, 'counters')[threat.slot] ?? 0;
    const here = laid.filter((l) => l.where === ORDINALS[threat.slot]);
    const now = field(view, 'current') === threat.slot;
    const needed = difficultyOf(row) + counters;
    return (
        <ThingBox
            target={{ noun, value: threat.kind }}
            name={`${letter} ${name}, ${w.difficulty} ${needed}, ${fill(w.cards, { n: here.length })}`}
            at={lies(`active:${threat.slot}`, 'threat', threat.kind)}
            class={`threat${threat.leader === null ? ' threat-unled' : ''}${now ? ' threat-now' : ''}`}
            says
        >
            <h3 class="threat-name">
                <span class="letter">{letter}</span> {name}
            </h3>
            <Needs row={row} counters={counters} />
            <AddedCards slot={threat.slot} here={here} />
            <LedBy leader={threat.leader} />
            <Yours slot={threat.slot} here={here} />
            {now && (
                <p class="threat-sum">
                    <b>{fill(w.soFar, { a: field(view, 'total'), b: needed + field(view, 'modifier') })}</b>
                </p>
            )}
            <div class="threat-fails small">
                <span class="soft">{w.ifWins}</span> <Changes row={row} way="gain" />
            </div>
            <div class="threat-fails small">
                <span class="soft">{w.ifFails}</span> <Changes row={row} way="lose" />
            </div>
        </ThingBox>
    );
}
