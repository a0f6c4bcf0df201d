// The fairness proof: this browser checks the record of a finished match against what it kept itself. No word of the
// server is believed but what hashes prove.
import { commitmentOf, hashOfText, keyOf, pledgeOf } from './deal';
import type { Kept } from './kept';

/** What a record says about its deal. Seats count from 0 here. */
export interface DealOf {
    commitment: string;
    secret: string | null;
    pledges: (string | null)[];
    salts: (string | null)[];
    /** The last line is the hash of all before it. */
    whole: boolean;
}

export function dealOf(record: string): DealOf {
    const head = record.split('\nanswers\n')[0] ?? '';
    const seats = Number(/^seats (\d+)$/m.exec(head)?.[1] ?? 0);
    const of = (key: string): (string | null)[] =>
        Array.from(
            { length: seats },
            (_, s) => new RegExp(`^${key} ${s + 1} ([0-9a-f]+)$`, 'm').exec(head)?.[1] ?? null,
        );
    const one = (key: string): string | null => new RegExp(`^${key} ([0-9a-f]{64})$`, 'm').exec(head)?.[1] ?? null;
    const last = /\nfingerprint ([0-9a-f]{64})\n$/.exec(record);
    return {
        commitment: one('commitment') ?? '',
        secret: one('secret'),
        pledges: of('pledge'),
        salts: of('salt'),
        whole: last !== null && hashOfText(record.slice(0, last.index + 1)) === last[1],
    };
}

/** What can be said, each as the key of a sentence. */
export type Finding =
    | 'secretFits'
    | 'secretWrong'
    | 'commitmentKept'
    | 'commitmentOther'
    | 'pledgesKept'
    | 'pledgesOther'
    | 'saltsFit'
    | 'saltsWrong'
    | 'mineIn'
    | 'mineAway'
    | 'mineLate'
    | 'mineOther'
    | 'notMine'
    | 'loose'
    | 'recordCut'
    | 'cardsFit'
    | 'cardsWrong';

/** good and bad speak for themselves; doubt: only the person can tell whether it is in order. */
export type Weight = 'good' | 'doubt' | 'bad';

/**
 * fair: proved with this browser's own part in it; held: so too, but somebody kept a part back; fits: all that could be
 * checked fits; doubt: it fits, but without our part; alone: nobody helped; broken.
 */
export type Verdict = 'fair' | 'held' | 'fits' | 'doubt' | 'alone' | 'broken';

export interface Proof {
    verdict: Verdict;
    findings: { what: Finding; weight: Weight }[];
    /** Seats that helped, and seats that had fixed a part and did not open it. */
    helped: number[];
    keptBack: number[];
    key: string | null;
}

/**
 * Deals the cards of a record again by a key and compares; the engine in the browser will be one. Null: it cannot tell.
 */
export type Redeal = (record: string, key: string) => boolean | null;
const noEngine: Redeal = () => null;

function ownPart(d: DealOf, kept: Kept): Finding {
    if (kept.seat === null || kept.salt === null) return 'notMine';
    const pledge = d.pledges[kept.seat] ?? null,
        salt = d.salts[kept.seat] ?? null;
    if (salt !== null) return salt === kept.salt ? 'mineIn' : 'mineOther';
    if (pledge === null) return kept.opened ? 'mineOther' : 'mineAway';
    return kept.opened ? 'mineLate' : 'mineAway';
}

const bad: readonly Finding[] = [
    'secretWrong',
    'commitmentOther',
    'pledgesOther',
    'saltsWrong',
    'mineOther',
    'recordCut',
    'cardsWrong',
];
const weightOf = (what: Finding): Weight =>
    bad.includes(what) ? 'bad' : what === 'mineAway' || what === 'mineLate' ? 'doubt' : 'good';

export function prove(record: string, kept: Kept | null, redeal: Redeal = noEngine): Proof {
    const d = dealOf(record);
    const seats = d.salts.map((_, s) => s);
    const fixed = seats.filter((s) => d.salts[s] !== null && d.pledges[s] !== null);
    const found: Finding[] = [];
    if (!d.whole) found.push('recordCut');
    found.push(d.secret !== null && commitmentOf(d.secret) === d.commitment ? 'secretFits' : 'secretWrong');
    const same = kept && kept.commitment === d.commitment && !kept.changed;
    if (kept && (kept.early || !same)) found.push(same ? 'commitmentKept' : 'commitmentOther');
    if (kept?.pledges)
        found.push(seats.every((s) => kept.pledges?.[s] === d.pledges[s]) ? 'pledgesKept' : 'pledgesOther');
    if (fixed.length)
        found.push(
            fixed.every((s) => pledgeOf(d.commitment, s, d.salts[s]!) === d.pledges[s]) ? 'saltsFit' : 'saltsWrong',
        );
    if (seats.some((s) => d.salts[s] !== null && d.pledges[s] === null)) found.push('loose');
    if (fixed.length || kept?.salt) found.push(kept ? ownPart(d, kept) : 'notMine');
    const key = d.secret === null ? null : keyOf(d.secret, d.salts, d.pledges);
    const cards = key === null ? null : redeal(record, key);
    if (cards !== null) found.push(cards ? 'cardsFit' : 'cardsWrong');
    const findings = found.map((what) => ({ what, weight: weightOf(what) }));
    const has = (weight: Weight): boolean => findings.some((f) => f.weight === weight);
    const keptBack = seats.filter((s) => d.pledges[s] !== null && d.salts[s] === null);
    const mine: Verdict = keptBack.length ? 'held' : 'fair';
    const fits: Verdict = found.includes('mineIn') ? mine : has('doubt') ? 'doubt' : fixed.length ? 'fits' : 'alone';
    return {
        verdict: has('bad') ? 'broken' : fits,
        findings,
        helped: seats.filter((s) => d.salts[s] !== null),
        keptBack,
        key,
    };
}
