// What the view says about a planet, in the words of the drawing. Nothing is worked out here that the rules count.
import { fact, factList, fieldList, nounOf } from '../../../state/context';
import { nameOf } from '../../../table/speech';
import type { Book, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import {
    empireWords,
    planetWords,
    type Empire,
    type Group,
    type PieceKind,
    type Place,
    type PlanetProps,
    type PlanetWord,
    type TileProps,
} from '../art';
import { otvWords } from '../en';

/** Units by their number on the wire, and the fields that count them. */
export const UNITS: readonly PieceKind[] = ['infantry', 'spaceship', 'tank'];
const FIELDS = ['infantry', 'spaceships', 'tanks'];
/** Pieces by their number on the wire: in orbit, landed, buildings. */
export const PIECES: readonly { field: string; kind: PieceKind; landed: boolean }[] = [
    ...FIELDS.map((field, i) => ({ field, kind: UNITS[i]!, landed: false })),
    ...FIELDS.map((field, i) => ({ field: `landed-${field}`, kind: UNITS[i]!, landed: true })),
    { field: 'factories', kind: 'factory', landed: true },
    { field: 'mines', kind: 'mine', landed: true },
];
export const BUILDINGS = 6; // pieces from here on

/** A group on the board, and whose it is. */
export interface Standing extends Group {
    seat: number;
    /** Its number as a piece on the wire. */
    piece: number;
}
/** A tile on the board, and which. */
export interface Lying extends TileProps {
    tile: number;
}

export const empireOf = (view: View, seat: number): Empire =>
    empireWords[factList(view, 'empire')[seat] ?? seat] ?? 'british';
export const planetWord = (planet: number): PlanetWord => planetWords[planet]!;
export const planetName = (book: Book, planet: number): string => nameOf(book, nounOf(book, 'planet'), planet);

/** How many a seat has at a planet of a piece. */
export const at = (view: View, piece: number, planet: number, seat: number): number =>
    (view.fields[PIECES[piece]!.field] as number[][] | undefined)?.[planet]?.[seat] ?? 0;

function groups(book: Book, view: View, planet: number, pieces: readonly number[]): Standing[] {
    return Array.from({ length: book.seats }, (_, seat) =>
        pieces.map((piece) => ({
            empire: empireOf(view, seat),
            kind: PIECES[piece]!.kind,
            count: at(view, piece, planet, seat),
            seat,
            piece,
        })),
    )
        .flat()
        .filter(({ count }) => count > 0);
}
export const orbitOf = (book: Book, view: View, planet: number): Standing[] => groups(book, view, planet, [0, 1, 2]);
export const surfaceOf = (book: Book, view: View, planet: number): Standing[] => [
    ...groups(book, view, planet, [6, 7]),
    ...groups(book, view, planet, [3, 4, 5]),
];

// ---- tiles --------------------------------------------------------------------------------------------------------

const FIGURES: Record<string, string> = { windfall: '£3', cards: '2', 'big-game': '1' };

const alienTile = (book: Book): number =>
    book.nouns[nounOf(book, 'tile')]?.values.findIndex((v) => v.word === 'alien') ?? -1;
export const tileKind = (book: Book, tile: number): string =>
    tile === alienTile(book) ? 'alien' : String(book.sheets['tiles']?.[tile]?.['kind'] ?? '');

export function tileOf(book: Book, view: View, tile: number): Lying {
    const row = book.sheets['tiles']?.[tile] ?? {};
    const kind = tileKind(book, tile);
    const defence = kind === 'alien' ? (fact(view, 'alien-defence') ?? 0) : Number(row['defence'] ?? 0);
    return { tile, kind, defence, marked: Number(row['marked'] ?? 0) > 0, figure: FIGURES[kind] };
}

export function tilesAt(book: Book, view: View, planet: number): Lying[] {
    const counts = fieldList(view, `on-${planetWord(planet)}`);
    const tiles = counts.flatMap((n, tile) => Array.from({ length: n }, () => tile));
    const aliens = Array.from({ length: fieldList(view, 'aliens')[planet] ?? 0 }, () => alienTile(book));
    return [...aliens, ...tiles].map((tile) => tileOf(book, view, tile));
}

/** "Mine", without its defence, which stands beside it. */
export const tileTitle = (book: Book, tile: number): string => {
    const name = nameOf(book, nounOf(book, 'tile'), tile);
    return Number(book.sheets['tiles']?.[tile]?.['defence'] ?? 0) ? name.replace(/ \d.*$/, '') : name;
};

export function tileSays(book: Book, { tile, defence, marked }: Lying): string {
    const w = otvWords.value;
    const parts = [tileTitle(book, tile), defence ? fill(w.defence, { n: defence }) : '', marked ? w.marked : ''];
    return parts.filter(Boolean).join(', ');
}

// ---- places and crises --------------------------------------------------------------------------------------------

/** What first, second and third place bring, and who would get it now. */
export function placesAt(book: Book, view: View, planet: number): Place[] {
    const row = book.sheets['planets']?.[planet] ?? {};
    const points = [row['first'], row['second'], row['third']].map(Number).filter((n) => n > 0);
    const now = factList(view, `vp-${planetWord(planet)}`);
    return points.map((n, i) => ({
        points: n,
        held: points.indexOf(n) === i ? now.flatMap((p, seat) => (p === n ? [empireOf(view, seat)] : [])) : [],
    }));
}

export const isDead = (view: View, planet: number): boolean => (fieldList(view, 'flipped')[planet] ?? 0) > 0;
export const levelAt = (view: View, planet: number): number =>
    factList(view, 'crisis')[planet] ?? fieldList(view, 'level')[planet] ?? 0;

const STEPS = [1, 2, 3, 4]; // of the ladder

/** What happens on a planet at a level, as the rules say; undefined: nothing. */
export function effectAt(book: Book, view: View, planet: number, level: number): string | undefined {
    const does = factList(view, `does-${planetWord(planet)}`);
    const said = otvWords.value.crisisDoes[(does[Math.min(level, does.length - 1)] ?? 0) - 1];
    return said ? fill(said, { planet: planetName(book, planet) }) : undefined;
}

export function crisisAt(book: Book, view: View, planet: number): PlanetProps['crisis'] {
    const w = otvWords.value,
        level = levelAt(view, planet),
        atLevel = (n: number) => effectAt(book, view, planet, n);
    const harm = STEPS.map((n) => atLevel(n) !== undefined);
    if (isDead(view, planet)) return { level, harm: [], effect: w.dead };
    if (!harm.includes(true)) return { level, harm: [], effect: w.noCrisis };
    const said = fill(w.crisisOf, { n: level }),
        now = atLevel(level);
    if (now) return { level, harm, effect: fill(w.nowEffect, { what: now }), now: true, said };
    const next = STEPS.find((n) => atLevel(n)) ?? 0;
    return { level, harm, effect: fill(w.atEffect, { n: next, what: atLevel(next) ?? '' }), said };
}

const counted = (standing: readonly Standing[]): string => {
    const w = otvWords.value;
    return standing.map(({ count, kind }) => `${count} ${count > 1 ? w.many[kind] : w[kind]}`).join(', ');
};

/** A planet for the ear: "Venus, crisis 2 of 4, now: everybody loses 2 units. You: 2 infantry in orbit, 1 mine." */
export function planetSays(book: Book, view: View, planet: number): string {
    const w = otvWords.value,
        { effect, said } = crisisAt(book, view, planet),
        own = ({ seat }: Standing) => seat === view.seat;
    const above = orbitOf(book, view, planet).filter(own),
        below = surfaceOf(book, view, planet).filter(own);
    const parts = [
        [planetName(book, planet), said, effect].filter(Boolean).join(', '),
        above.length ? fill(w.youAbove, { what: counted(above) }) : '',
        below.length ? fill(w.youBelow, { what: counted(below) }) : '',
    ];
    return parts.filter(Boolean).join('. ');
}
