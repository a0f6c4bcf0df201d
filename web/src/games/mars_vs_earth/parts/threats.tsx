// Mars vs Earth: what lies where, Earth's Resources and waves, and the cards turned up at a Threat.
import { Back, Tag } from '../../../table/cards';
import { Icon } from '../../../table/icon';
import type { IconName } from '../../../table/icons';
import { heap, lies } from '../../../motion/lies';
import { nameOf } from '../../../table/speech';
import { ThingBox } from '../../../table/thing';
import { eachCard, fact, field, fieldList, nounOf, pile, piles, useScene } from '../../../state/context';
import type { Book, View } from '../../../wire/types';
import { mveWords } from '../en';
import { fill } from '../../../words/words';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'];
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
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
export const wordsIn = (v: unknown): string[] =>
    Array.isArray(v)
        ? (v as string[])
        : String(v ?? '')
              .split(' ')
              .filter(Boolean);

// ---- what lies where ------------------------------------------------------------------------------------------------

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

export interface Threat {
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

// ---- Resources and waves --------------------------------------------------------------------------------------------

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

// ---- Threats --------------------------------------------------------------------------------------------------------

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
