// Which line of a turn tells most, where the game does not say it.
import { actorOf } from '../state/story';
import type { Book, News } from '../wire/types';
import { boardOf, type Told } from './board';

const OWN = 4; // nouns from here on are the game's: cards, planets, Threats
const DULL = ['turn', 'round', 'period', 'draws', 'dealt', 'gets', 'passes', 'done', 'steps'];

/** How much a line tells: a play first, then a line that names a thing of the game. */
function weight(book: Book, told: Told, n: News): number {
    if (DULL.includes(n.kind) || (told.seat !== null && actorOf(book, n) !== told.seat)) return 0;
    const plays = boardOf(book.game).plays;
    if (plays) return plays.includes(n.kind) ? 3 : 1;
    const nouns = book.events.find((k) => k.word === n.kind)?.pub ?? [];
    return nouns.some((noun) => noun >= OWN) ? 2 : 1;
}

/** Whether a line is a play, for the log's filter. */
export function isPlay(book: Book, n: News): boolean {
    const plays = boardOf(book.game).plays;
    if (plays) return plays.includes(n.kind);
    return weight(book, { seat: actorOf(book, n), news: [n], to: [] }, n) > 1;
}

export function tellsMost(book: Book, told: Told): News | null {
    let best: News | null = null,
        most = 0;
    for (const n of told.news) {
        const w = weight(book, told, n);
        if (w > most) {
            best = n;
            most = w;
        }
    }
    return best;
}
