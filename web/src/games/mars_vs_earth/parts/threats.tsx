// Mars vs Earth: what lies where, Earth's Resources and waves, the Threats and the cards turned up at them.
import { Back, Tag } from '../../../table/cards';
import { Badge, Icon } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { heap, lies } from '../../../motion/lies';
import { nameOf, Who } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { eachCard, fact, factList, field, fieldList, nounOf, pile, piles, useScene } from '../../../state/context';
import type { Book, View } from '../../../wire/types';
import { mveWords } from '../en';
import { fill } from '../../../words/words';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
export const SKILL_ICON: Record<string, IconName> = { science: 'sci', diplomacy: 'dip', military: 'mil', wild: 'wild' };
export const RESOURCE_ICON: Record<string, IconName> = { defense: 'def', tech: 'tech', people: 'ppl', food: 'food' };
export const RESOURCES = ['defense', 'tech', 'people', 'food'];
export const SHOWN_VERBS = ['effect', 'take-off', 'good', 'bad'];

/** A set may name a skill of its own. */
export const skillWord = (skill: string): string => mveWords.value.skills[skill] ?? skill;

export function Skill({ skill, size = 18 }: { skill: string; size?: number }) {
    return (
        <span class={`skill skill-${skill}`}>
            <Icon name={SKILL_ICON[skill] ?? 'wild'} size={size} label={skillWord(skill)} />
        </span>
    );
}
const wordsIn = (v: unknown): string[] =>
    Array.isArray(v)
        ? (v as string[])
        : String(v ?? '')
              .split(' ')
              .filter(Boolean);

// ---- what lies where --------------------------------------------------------------------------------------------------

export interface Laid {
    kind: number;
    where: string;
    by: number | null;
} // where: a slot's ordinal, "before-3", "revealed", ...

export function laidOf(book: Book, view: View): Laid[] {
    const spot = book.nouns[nounOf(book, 'spot')];
    return eachCard(pile(view, 'laid')).map((c) => {
        const word = spot?.values[c.tag]?.word ?? '';
        const parts = /^(.*)-by-(\d+|nobody)$/.exec(word);
        return {
            kind: c.kind,
            where: parts?.[1] ?? word,
            by: parts && parts[2] !== 'nobody' ? Number(parts[2]) - 1 : null,
        };
    });
}

interface Threat {
    slot: number;
    kind: number;
    leader: number | null;
}

export function threatsOf(view: View): Threat[] {
    return piles(view, 'active').flatMap((p, slot) => {
        const card = eachCard(p)[0];
        return card ? [{ slot, kind: card.kind, leader: card.tag > 0 ? card.tag - 1 : null }] : [];
    });
}

// ---- Resources and waves ----------------------------------------------------------------------------------------------

/** Whether the table warns of so little; from which number on is a fact of the game. */
export const isLow = (view: View, n: number): boolean => n <= (fact(view, 'low') ?? -1);

export function Resources() {
    const { book, view } = useScene();
    const w = mveWords.value,
        noun = nounOf(book, 'resource');
    const values = fieldList(view, 'resource');
    const start = fact(view, 'start') ?? 0;
    return (
        <div class="mve-resources">
            {RESOURCES.map((r, i) => {
                const n = values[i] ?? 0,
                    low = isLow(view, n);
                return (
                    <ThingBox
                        key={r}
                        target={{ noun, value: i, verbs: ['lose', 'raise'] }}
                        name={`${nameOf(book, noun, i)} ${n}${low ? `, ${w.low}` : ''}`}
                        class={`resource${low ? ' resource-low' : ''}`}
                    >
                        <span class="resource-name">
                            <Icon name={RESOURCE_ICON[r]!} size={18} /> {nameOf(book, noun, i)}
                        </span>
                        <span class="track" aria-hidden="true">
                            {Array.from({ length: Math.max(start, n) }, (_, k) => (
                                <span key={k} class={k < n ? 'box box-full' : 'box'} />
                            ))}
                        </span>
                        <b class="resource-count">{n}</b>
                        {low && <Tag tone="danger">{w.low}</Tag>}
                    </ThingBox>
                );
            })}
        </div>
    );
}

export function Waves() {
    const { view } = useScene();
    const w = mveWords.value,
        won = fieldList(view, 'piles'),
        wave = field(view, 'wave');
    const quota = fact(view, 'quota') ?? 0;
    const sum = won.reduce((a, b) => a + b, 0);
    return (
        <div class="mve-waves">
            <b>{fill(w.defeated, { a: sum, b: 3 * quota })}</b>
            <div class="waves" {...heap('defeated', 'threat', -1, sum)}>
                {[0, 1, 2].map((i) => (
                    <span key={i} class={`wave${wave === i + 1 ? ' wave-now' : ''}`}>
                        <span class="small">
                            {fill(w.wave, { n: i + 1 })} {wave === i + 1 && w.now}
                        </span>
                        <span class="wave-boxes">
                            {Array.from({ length: Math.max(quota, won[i] ?? 0) }, (_, k) => (
                                <span key={k} class={k < (won[i] ?? 0) ? 'wave-box wave-won' : 'wave-box'}>
                                    {k < (won[i] ?? 0) && <Icon name="check" size={12} />}
                                </span>
                            ))}
                        </span>
                    </span>
                ))}
            </div>
            <span class="soft small">{w.zero}</span>
        </div>
    );
}

// ---- Threats ----------------------------------------------------------------------------------------------------------

/** "Defense -1, Tech -2" as signs, from the columns of the sheet. */
function Changes({ row, way }: { row: Record<string, unknown>; way: 'gain' | 'lose' }) {
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

export function ThreatCard({ threat, laid }: { threat: Threat; laid: Laid[] }) {
    const { book, view, info } = useScene();
    const w = mveWords.value,
        noun = nounOf(book, 'threat');
    const row = book.sheets['threats']?.[threat.kind] ?? {};
    const counters = fieldList(view, 'counters')[threat.slot] ?? 0;
    const here = laid.filter((l) => l.where === ORDINALS[threat.slot]);
    const mine = here.filter((l) => view.seat !== null && l.by === view.seat).length;
    const fates = here.filter((l) => l.by === null).length;
    const places = factList(view, 'places')[threat.slot];
    const now = field(view, 'current') === threat.slot;
    const difficulty = Number(row['difficulty'] ?? 0);
    const bySeat = book.options['contrib_view'] === undefined || book.options['contrib_view'] === 'open';
    const others = bySeat ? [...new Set(here.flatMap((l) => (l.by !== null && l.by !== view.seat ? [l.by] : [])))] : [];
    return (
        <ThingBox
            target={{ noun, value: threat.kind }}
            name={`${LETTERS[threat.slot]} ${nameOf(book, noun, threat.kind)}, ${w.difficulty} ${difficulty + counters}, ${fill(w.cards, { n: here.length })}`}
            at={lies(`active:${threat.slot}`, 'threat', threat.kind)}
            class={`threat${threat.leader === null ? ' threat-unled' : ''}${now ? ' threat-now' : ''}`}
            says
        >
            <h3 class="threat-name">
                <span class="letter">{LETTERS[threat.slot]}</span> {nameOf(book, noun, threat.kind)}
            </h3>
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
            <div class="threat-pile">
                <span class="stack-backs" {...heap(`at:${threat.slot}`, 'card', -1, here.length)}>
                    {Array.from({ length: Math.min(here.length, 5) }, (_, i) => (
                        <Back key={i} />
                    ))}
                </span>
                <span class="threat-cards">
                    <b>{here.length}</b>{' '}
                    {here.length === 1 ? w.oneCard.replace('1 ', '') : fill(w.cards, { n: '' }).trim()}
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
            <div class="threat-lead">
                {threat.leader === null ? (
                    <Tag tone="danger">
                        <Icon name="x" size={12} /> {w.nobodyLeads}
                    </Tag>
                ) : (
                    <>
                        <span class="soft small">{w.ledBy}</span> <Who info={info} seat={threat.leader} />
                    </>
                )}
            </div>
            {view.seat !== null && places !== undefined && (
                <div class="threat-yours small">
                    {places === 0 && mine === 0 ? (
                        <span class="soft">{w.tooFar}</span>
                    ) : (
                        <>
                            <span class="soft">{w.yours}</span>{' '}
                            {Array.from({ length: Math.max(places, mine) }, (_, i) => (
                                <span key={i} class={i < mine ? 'place place-full' : 'place'} />
                            ))}{' '}
                            <b>{fill(w.ofPlaces, { a: mine, b: Math.max(places, mine) })}</b>
                        </>
                    )}
                </div>
            )}
            {now && (
                <p class="threat-sum">
                    <b>
                        {fill(w.soFar, { a: field(view, 'total'), b: difficulty + counters + field(view, 'modifier') })}
                    </b>
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

/** Cards turned up at the Threat being resolved. */
export function Shown({ laid }: { laid: Laid[] }) {
    const { book } = useScene();
    const card = nounOf(book, 'card');
    const open = laid.filter((l) => ['revealed', 'resolved', 'aside'].includes(l.where));
    if (!open.length) return null;
    return (
        <div class="mve-shown">
            {open.map((l, i) => (
                <ThingBox
                    key={i}
                    target={{ noun: card, value: l.kind, verbs: SHOWN_VERBS }}
                    name={l.kind < 0 ? '?' : nameOf(book, card, l.kind)}
                    class={`shown-card shown-${l.where}`}
                    at={lies('shown', 'card', l.kind)}
                >
                    <CardLine kind={l.kind} />
                </ThingBox>
            ))}
        </div>
    );
}

export function CardLine({ kind }: { kind: number }) {
    const { book } = useScene();
    const row = book.sheets['cards']?.[kind];
    if (kind < 0 || !row) return <Back />;
    return (
        <span class="card-line">
            <Skill skill={String(row['skill'])} size={16} /> <b>{String(row['strength'])}</b>{' '}
            {nameOf(book, nounOf(book, 'card'), kind)}
        </span>
    );
}
