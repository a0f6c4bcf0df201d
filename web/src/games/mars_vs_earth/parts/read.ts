// Mars vs Earth: what a view says, in the words of the table: Threats, what lies where, who is what.
import { eachCard, fact, factList, field, fieldList, nounOf, pile, piles, type Scene } from '../../../state/context';
import { nameOf } from '../../../table/speech';
import type { Book, Legal, News, Row, View } from '../../../wire/types';
import type { Resource, Side, Skill } from '../art';
import { mveWords } from '../en';

export const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
export const RESOURCES: readonly Resource[] = ['defense', 'tech', 'people', 'food'];
export const RESOURCE_VERBS = ['lose', 'raise'];
/** As the dials show them: the last blow may take more than there is. */
export const resourcesOf = (view: View): number[] => fieldList(view, 'resource').map((n) => Math.max(0, n));
export const PICKED_VERBS = ['effect', 'take-off']; // what is said of a Wild card stands on buttons
export const SHOWN_VERBS = [...PICKED_VERBS, 'good', 'bad'];
export const HAND_VERBS = ['add', 'slip', 'accuse', 'discard', 'defend', 'pay'];
export const PHASES = [
    'leaders',
    'martians',
    'humans',
    'resolve',
    'accuse',
    'trials',
    'promote',
    'reveals',
    'discard',
] as const;
export type Phase = (typeof PHASES)[number];

export const phaseOf = (view: View): Phase | undefined => PHASES[fact(view, 'phase') ?? -1];
export const isAsked = (view: View): boolean => view.seat !== null && view.asked.includes(view.seat);
export const verbOf = (book: Book, l: Pick<Legal, 'a'>): string => book.verbs[l.a[0]]?.word ?? '';
export const hasVerb = ({ book, view }: Scene, verbs: readonly string[]): boolean =>
    view.legal.some((l) => verbs.includes(verbOf(book, l)));
export const wordOf = (book: Book, noun: string, value: number): string =>
    book.nouns[nounOf(book, noun)]?.values[value]?.word ?? '';

export const wordsIn = (v: unknown): string[] =>
    Array.isArray(v)
        ? (v as string[])
        : String(v ?? '')
              .split(' ')
              .filter(Boolean);

const SKILLS: readonly string[] = ['science', 'diplomacy', 'military', 'wild'];
/** A set may name a skill of its own; it wears the sign of Wild. */
export const skillLook = (word: unknown): Skill => (SKILLS.includes(String(word)) ? (String(word) as Skill) : 'wild');
export const skillName = (word: string): string => mveWords.value.skills[word] ?? word;

// ---- cards ----------------------------------------------------------------------------------------------------------

export const cardRow = (book: Book, kind: number): Row => book.sheets['cards']?.[kind] ?? {};
export const strengthOf = (book: Book, kind: number): number => Number(cardRow(book, kind)['strength'] ?? 0);

/** Symbols that a card brings besides its own in a Trial: to the accusers, or to the accused. */
export function extraOf(view: View, kind: number, side: 'accuser' | 'defendant'): number {
    const against = factList(view, 'trial-extra')[kind] ?? 0;
    return Math.max(0, side === 'accuser' ? against : -against);
}

// ---- what lies where ------------------------------------------------------------------------------------------------

export interface Laid {
    kind: number;
    /** A slot's ordinal, "before-3", "revealed", ... */
    where: string;
    by: number | null;
}

export function laidOf(book: Book, view: View): Laid[] {
    return eachCard(pile(view, 'laid')).map((c) => {
        const word = wordOf(book, 'spot', c.tag);
        const parts = /^(.*)-by-(\d+|nobody)$/.exec(word);
        return {
            kind: c.kind,
            where: parts?.[1] ?? word,
            by: parts && parts[2] !== 'nobody' ? Number(parts[2]) - 1 : null,
        };
    });
}
export const laidAt = (book: Book, view: View, slot: number): Laid[] =>
    laidOf(book, view).filter((l) => l.where === ORDINALS[slot]);
/** The cards against somebody, and who laid each. */
export const laidBefore = (book: Book, view: View, seat: number): Laid[] =>
    laidOf(book, view).filter((l) => l.where === `before-${seat + 1}`);

/** How many cards lie open at the Threat that is resolved. */
export const turnedUp = (book: Book, view: View): number =>
    laidOf(book, view).filter((l) => ['revealed', 'resolved', 'aside', 'spent'].includes(l.where)).length;

// ---- Threats --------------------------------------------------------------------------------------------------------

export interface Threat {
    slot: number;
    kind: number;
    leader: number | null;
    word: string;
    name: string;
    row: Row;
    skills: string[];
    counters: number;
    needed: number;
}

export function threatsOf(book: Book, view: View): Threat[] {
    return piles(view, 'active').flatMap((p, slot) => {
        const card = eachCard(p)[0];
        if (!card) return [];
        const row = book.sheets['threats']?.[card.kind] ?? {};
        const counters = fieldList(view, 'counters')[slot] ?? 0;
        return [
            {
                slot,
                kind: card.kind,
                leader: card.tag > 0 ? card.tag - 1 : null,
                word: wordOf(book, 'threat', card.kind),
                name: nameOf(book, nounOf(book, 'threat'), card.kind),
                row,
                skills: wordsIn(row['skills']),
                counters,
                needed: factList(view, 'difficulty')[slot] ?? Number(row['difficulty'] ?? 0) + counters,
            },
        ];
    });
}

export const currentThreat = (book: Book, view: View): Threat | undefined =>
    threatsOf(book, view).find((t) => t.slot === field(view, 'current'));

/** What a Threat costs or brings, Resource by Resource. */
export const changesOf = (row: Row, way: 'gain' | 'lose'): { resource: Resource; at: number; n: number }[] =>
    RESOURCES.map((resource, at) => ({ resource, at, n: Number(row[`${way}_${resource}`] ?? 0) })).filter((c) => c.n);

export const beaten = (view: View): number => fieldList(view, 'piles').reduce((a, b) => a + b, 0);
/** How many Threats the Humans need. */
export const toBeat = (view: View): number => 3 * (fact(view, 'quota') ?? 0);

// ---- people ---------------------------------------------------------------------------------------------------------

/** Two against the game: nobody has DNA. */
export const isTogether = (book: Book, view: View): boolean =>
    book.seats === 2 && piles(view, 'dna').every((p) => !p.length);

export const dnaOf = (view: View, seat: number): number[] => eachCard(piles(view, 'dna')[seat]).map((c) => c.kind);
export const CLONE = 1;

/** What everybody can see of a seat. */
export function statusOf(view: View, seat: number): 'agent' | 'civilian' | 'martian' {
    if (fieldList(view, 'civilians').includes(seat)) return 'civilian';
    return fieldList(view, 'agents').includes(seat) ? 'agent' : 'martian';
}
/** What a reader knows themselves to be. */
export function sideOf(view: View, seat: number): Side {
    const status = statusOf(view, seat);
    if (status !== 'agent') return status;
    return dnaOf(view, seat).includes(CLONE) ? 'clone' : 'human';
}
export const levelOf = (view: View, seat: number): number => factList(view, 'level')[seat] ?? 0;

export const agentKind = (view: View, seat: number): number => eachCard(piles(view, 'agent')[seat])[0]?.kind ?? -1;
export const agentName = (book: Book, view: View, seat: number): string => {
    const kind = agentKind(view, seat);
    return kind < 0 ? '' : nameOf(book, nounOf(book, 'agent'), kind);
};
/** "Prism" of "Codename Prism": the last word. */
export const shortAgent = (book: Book, view: View, seat: number): string =>
    agentName(book, view, seat).split(' ').at(-1) ?? '';

export function agentSkills(book: Book, view: View, seat: number): { word: string; value: number }[] {
    const row = book.sheets['agents']?.[agentKind(view, seat)];
    if (!row) return [];
    return [1, 2, 3]
        .map((i) => ({ word: String(row[`skill${i}`] ?? ''), value: Number(row[`value${i}`] ?? 0) }))
        .filter((s) => s.value > 0);
}

/** Who is on Trial now. */
export function onTrial(view: View): number | null {
    const at = view.flow.find((f) => f.proc === 'trials');
    return at && at.who < 15 && !view.over ? at.who : null;
}

/** Where the last such line of the log is; -1: nowhere. */
export function lastAt(told: readonly News[], is: (n: News) => boolean): number {
    for (let i = told.length - 1; i >= 0; i--) if (is(told[i]!)) return i;
    return -1;
}
