// What the book and the view say of Earth Gambit: cards, Science, what is in force. No rules.
import { eachCard, fact, field, nounOf, pile, piles, type Lying } from '../../../state/context';
import { nameOf, textOf } from '../../../table/speech';
import type { Book, Legal, View } from '../../../wire/types';
import { teams, type Colour, type Role } from '../art';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
export const ROLES = Object.keys(teams) as Role[];
const BANNED: readonly (Colour | null)[] = [null, 'red', 'blue'];

export function coloursOf(book: Book, kind: number): Colour[] {
    const c = book.sheets['cards']?.[kind]?.['colours'];
    const words = Array.isArray(c) ? c : String(c ?? '').split(' ');
    const order: readonly Colour[] = ['yellow', 'red', 'blue'];
    return order.filter((x) => words.includes(x));
}
export const effectOf = (book: Book, kind: number): string => String(book.sheets['cards']?.[kind]?.['effect'] ?? '');

const wordOf = (book: Book, noun: string, kind: number): string =>
    book.nouns[nounOf(book, noun)]?.values[kind]?.word ?? '';

export interface Face {
    kind: number;
    word: string;
    name: string;
    text: string;
    colours: Colour[];
}
/** All that is printed on a card. */
export const faceOf = (book: Book, kind: number): Face => ({
    kind,
    word: wordOf(book, 'card', kind),
    name: nameOf(book, nounOf(book, 'card'), kind),
    text: textOf(book, nounOf(book, 'card'), kind) ?? '',
    colours: coloursOf(book, kind),
});
export const abilityOf = (book: Book, kind: number) => ({
    word: wordOf(book, 'ability', kind),
    name: nameOf(book, nounOf(book, 'ability'), kind),
    text: textOf(book, nounOf(book, 'ability'), kind) ?? '',
});

export const roleOf = (book: Book, kind: number): Role | undefined =>
    ROLES.find((r) => r === wordOf(book, 'role', kind));

/** The Role of a seat as far as this view knows it. */
export function roleAt(book: Book, view: View, seat: number): { role: Role; name: string } | null {
    const kind = piles(view, 'role')[seat]?.[0]?.[0] ?? -1;
    const role = roleOf(book, kind);
    return role ? { role, name: nameOf(book, nounOf(book, 'role'), kind) } : null;
}

export interface Played {
    kind: number;
    at: number;
    colours: Colour[];
    covered: boolean;
}
/** Science on the table in the order played. */
export function scienceOf(book: Book, view: View): Played[] {
    const covered = new Set(eachCard(pile(view, 'cover')).map((c) => c.tag));
    return eachCard(pile(view, 'row')).map(({ kind }, i) => ({
        kind,
        at: i + 1,
        colours: coloursOf(book, kind),
        covered: covered.has(i + 1),
    }));
}

export interface Score {
    colour: Colour;
    have: number;
    goal: number;
    own: boolean;
}
export const scores = (book: Book, view: View): Score[] =>
    ROLES.map((role) => {
        const { colour } = teams[role];
        return {
            colour,
            have: field(view, colour),
            goal: fact(view, `goal_${colour}`) ?? 0,
            own: view.seat !== null && roleAt(book, view, view.seat)?.role === role,
        };
    });

export const barred = (view: View): Colour | null => BANNED[fact(view, 'banned') ?? 0] ?? null;

export interface Fronted extends Lying {
    seat: number;
}
/** Cards in front of players, in the order of seats. */
export const fronts = (view: View): Fronted[] =>
    piles(view, 'front').flatMap((p, seat) => eachCard(p).map((c) => ({ ...c, seat })));
/** How many things are shown as being in force: `InForce`, and the card that takes effect now. */
export const inForceOf = (view: View): number =>
    fronts(view).length +
    eachCard(pile(view, 'cover')).length +
    eachCard(pile(view, 'stack')).length +
    Math.min(1, eachCard(pile(view, 'used')).length);
export const psychOf = (book: Book, view: View): Fronted | undefined =>
    fronts(view).find((c) => effectOf(book, c.kind).startsWith('psych'));

export const verbOf = (book: Book, l: { a: Legal['a'] }): string => book.verbs[l.a[0]]?.word ?? '';
export const asked = (view: View): boolean => view.seat !== null && view.asked.includes(view.seat);
/** The answers of this question with one of these verbs. */
export const legalOf = (book: Book, view: View, ...verbs: string[]): Legal[] =>
    view.legal.filter((l) => verbs.includes(verbOf(book, l)));
