// What others did: one row of the story per turn, and the thing itself large for a moment.
import burning from 'icon:game-icons/burning-skull';
import cube from 'icon:game-icons/cube';
import aliens from 'icon:game-icons/alien-stare';
import rocket from 'icon:game-icons/rocket';
import { nounOf } from '../../../state/context';
import type { Large, LearnedBy, StoryRow, Told } from '../../../table/board';
import { lineText, nameOf, textOf } from '../../../table/speech';
import type { Drawing } from '../../../ui/drawing';
import type { Book, News, View } from '../../../wire/types';
import { fill } from '../../../words/words';
import { cardSign, Piece, pieceSigns, Tile, tileLooks, VenusCard } from '../art';
import { otvWords } from '../en';
import { empireOf, planetName, tileKind, tileOf, tileTitle, UNITS } from './read';

const find = (told: Told, ...kinds: string[]): News | undefined =>
    kinds.map((kind) => told.news.find((n) => n.kind === kind)).find(Boolean);
const PLANTS = ['factory', 'mine'] as const;
/** What everybody should have seen, the worst first. */
const DISASTERS = ['all-lose', 'invaded', 'flipped', 'wiped', 'damage'] as const;

/** Whether this turn concerns the reader: it takes something of theirs. */
const hitsYou = (view: View, told: Told): boolean =>
    told.news.some(
        (n) => (n.kind === 'takes-over' && n.pub[1] === view.seat) || (n.kind === 'robs' && n.pub[1] === view.seat),
    );

interface Tale {
    sign: Drawing;
    words: string;
    to?: number;
}

/** A turn in a few words. */
function taleOf(book: Book, told: Told): Tale | null {
    const w = otvWords.value;
    const claims = find(told, 'claims'),
        moves = find(told, 'moves'),
        buys = told.news.filter((n) => n.kind === 'buys'),
        plays = find(told, 'plays'),
        robs = find(told, 'robs'),
        over = find(told, 'takes-over');
    if (robs) return { sign: cardSign(''), words: w.robs, to: robs.pub[1] };
    if (over)
        return {
            sign: pieceSigns[PLANTS[over.pub[2] ?? 0] ?? 'mine'],
            words: fill(w.takesPlant, { plant: nameOf(book, nounOf(book, 'plant'), over.pub[2] ?? 0) }),
            to: over.pub[1],
        };
    if (claims) return claimTale(book, told, claims);
    if (moves)
        return {
            sign: rocket,
            words: fill(w.sails, { a: planetName(book, moves.pub[1] ?? 0), b: planetName(book, moves.pub[2] ?? 0) }),
        };
    if (buys.length)
        return {
            sign: pieceSigns[UNITS[buys[0]!.pub[1] ?? 0]!],
            words: fill(w.bought, {
                what: buys.map((n) => nameOf(book, nounOf(book, 'unit'), n.pub[1] ?? 0)).join(w.and),
            }),
        };
    if (plays) {
        const card = plays.pub[1] ?? 0;
        return {
            sign: cardSign(book.nouns[nounOf(book, 'card')]?.values[card]?.word ?? ''),
            words: fill(w.plays, { card: nameOf(book, nounOf(book, 'card'), card) }),
        };
    }
    const passes = find(told, 'cube');
    if (passes) return { sign: cube, words: (passes.pub[1] ?? 0) === 0 ? w.lastCube : w.passed };
    return null;
}

function claimTale(book: Book, told: Told, claims: News): Tale {
    const w = otvWords.value,
        tile = claims.pub[1] ?? 0,
        place = { tile: tileTitle(book, tile), planet: planetName(book, claims.pub[2] ?? 0) };
    const failed = find(told, 'fails');
    return {
        sign: tileLooks[tileKind(book, tile)]?.sign ?? rocket,
        words: fill(failed ? w.failsTile : w.winsTile, place),
    };
}

export function story(book: Book, view: View, told: Told): StoryRow | null {
    const bad = find(told, ...DISASTERS);
    if (bad) return { sign: bad.kind === 'invaded' ? aliens : burning, words: lineText(book, null, bad), you: true };
    const tale = taleOf(book, told);
    return tale && { ...tale, you: hitsYou(view, told) };
}

function cardPicture(book: Book, card: number) {
    const noun = nounOf(book, 'card');
    return (
        <VenusCard
            word={book.nouns[noun]?.values[card]?.word ?? ''}
            name={nameOf(book, noun, card)}
            text={textOf(book, noun, card)}
            size="read"
        />
    );
}

/** The card you took out of somebody's hand. */
export const learned: LearnedBy = { kinds: ['robs'], picture: (book, { priv }) => cardPicture(book, priv?.[0] ?? 0) };

/** Nothing for a move: the ships can be seen to sail. */
function picture(book: Book, view: View, told: Told) {
    const claims = find(told, 'claims'),
        plays = find(told, 'plays', 'uses'),
        buys = find(told, 'buys');
    if (plays) return cardPicture(book, plays.pub[1] ?? 0);
    if (claims) return <Tile {...tileOf(book, view, claims.pub[1] ?? 0)} size={120} />;
    if (buys && told.seat !== null)
        return <Piece empire={empireOf(view, told.seat)} kind={UNITS[buys.pub[1] ?? 0]!} size={120} />;
    return undefined;
}

/** A turn of somebody else; crises and aliens have pages of their own (crises.tsx). */
export function large(book: Book, view: View, told: Told): Large | null {
    const tale = taleOf(book, told);
    if (!tale) return null;
    return {
        picture: picture(book, view, told),
        says: tale.words,
        hits: hitsYou(view, told) ? otvWords.value.yours : undefined,
    };
}
