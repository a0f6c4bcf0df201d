// What this browser keeps of a table, to prove the deal afterwards: the server's commitment from the first moment, its
// own salt, and everybody's pledges from before any salt was opened. The server never gets it back to change it.
import type { Shuffle, ToServer } from '../wire/types';
import { pledgeOf, randomSalt } from './deal';

export interface Kept {
    commitment: string;
    /** It was shown before the cards were dealt: only then is it worth something. */
    early: boolean;
    /** The seat whose salt this browser made; null: it only watched. */
    seat: number | null;
    salt: string | null;
    /** As they stood when the salts were about to be opened; null: this browser was not there. */
    pledges: (string | null)[] | null;
    /** It has sent its salt. */
    opened: boolean;
    /** The server has shown another commitment or other pledges later on. */
    changed: boolean;
    at: number;
}

const PREFIX = 'orrery-proof:',
    MOST = 60; // tables; the oldest go
const inMemory = new Map<string, string>(); // where storage is forbidden: good until the page is closed

export function keptOf(link: string): Kept | null {
    let text = inMemory.get(link) ?? null;
    try {
        text = localStorage.getItem(PREFIX + link) ?? text;
        return text ? (JSON.parse(text) as Kept) : null;
    } catch {
        return text ? (JSON.parse(text) as Kept) : null;
    }
}

function forgetOldest(): void {
    const all = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const age = (key: string): number => (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>).at ?? 0;
    for (const key of all.sort((a, b) => age(a) - age(b)).slice(0, Math.max(0, all.length - MOST)))
        localStorage.removeItem(key);
}

function keep(link: string, kept: Kept): void {
    inMemory.set(link, JSON.stringify(kept));
    try {
        localStorage.setItem(PREFIX + link, JSON.stringify(kept));
        forgetOldest();
    } catch {
        /* then it lives as long as this page */
    }
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Goes along with the shuffle: keeps what it shows, and gives what to say to help, if anything. */
export function goAlong(link: string, you: number | null, m: Shuffle): ToServer | null {
    const kept: Kept = keptOf(link) ?? {
        commitment: m.commitment,
        early: !m.dealt,
        seat: null,
        salt: null,
        pledges: null,
        opened: false,
        changed: false,
        at: 0,
    };
    const before = JSON.stringify(kept);
    const say = m.dealt ? null : m.opening ? opening(kept, you, m) : gathering(kept, you, m);
    if (kept.commitment !== m.commitment) kept.changed = true;
    if (!kept.at || JSON.stringify(kept) !== before) keep(link, { ...kept, at: Date.now() });
    return kept.changed ? null : say;
}

function gathering(kept: Kept, you: number | null, m: Shuffle): ToServer | null {
    if (you === null) return null;
    if (kept.seat !== you || kept.salt === null) {
        kept.seat = you;
        kept.salt = randomSalt();
    }
    const pledge = pledgeOf(kept.commitment, you, kept.salt);
    return m.seats[you]?.pledge === pledge ? null : { t: 'pledge', pledge };
}

/** The salt leaves this browser only now, when everybody's pledge is fixed and kept here. */
function opening(kept: Kept, you: number | null, m: Shuffle): ToServer | null {
    const pledges = m.seats.map((s) => s.pledge);
    if (kept.pledges && !same(kept.pledges, pledges)) kept.changed = true;
    kept.pledges ??= pledges;
    if (you === null || you !== kept.seat || kept.salt === null || kept.changed) return null;
    if (pledges[you] !== pledgeOf(kept.commitment, you, kept.salt) || m.seats[you]?.open) return null;
    kept.opened = true;
    return { t: 'salt', salt: kept.salt };
}
