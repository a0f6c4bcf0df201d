// The log as a story: what was undone, where turns begin, who did what. Pure; it knows the table's events, no game.
import type { Book, News } from '../wire/types';

const SEAT = 1;

/** Lines that begin a chapter of the log, by the words the games share. */
const HEADS = ['turn', 'round', 'period'];
export const isHead = (n: News): boolean => HEADS.includes(n.kind);

/** What happens to the table itself has no rule. */
export const isOfTable = (n: News): boolean => n.rule === '-';

/** Whom a line names, in its order. */
export function seatsIn(book: Book, n: News): number[] {
    const nouns = book.events.find((k) => k.word === n.kind)?.pub ?? [];
    return n.pub.filter((s, i) => nouns[i] === SEAT && s < book.seats);
}

/** Whose doing a line is: the seat it begins with; null: nobody's. */
export function actorOf(book: Book, n: News): number | null {
    const first = book.events.find((k) => k.word === n.kind)?.pub[0];
    const seat = n.pub[0] ?? -1;
    return first === SEAT && seat >= 0 && seat < book.seats ? seat : null;
}

/** The lines that a later undo took back, by their place in the log. */
export function undoneIn(log: readonly News[]): Set<number> {
    const gone = new Set<number>();
    log.forEach((n, i) => {
        if (!isOfTable(n) || n.kind !== 'undo') return;
        const left = n.pub[1] ?? 0;
        for (let j = i - 1; j >= 0; j--) if (!isOfTable(log[j]!) && log[j]!.at > left) gone.add(j);
    });
    return gone;
}

/** One turn, or in games without turns one seat's doing. */
export interface Turn {
    /** Whose it is; null: the table's or nobody's. */
    seat: number | null;
    /** The line that began it, if one did. */
    head: News | null;
    /** The number of the turn by that line; null where turns are not counted. */
    number: number | null;
    news: News[];
    /** Places of its lines in the log. */
    places: number[];
    /** Answers that had been given when it ended. */
    at: number;
}

function begin(seat: number | null, head: News | null, number: number | null): Turn {
    return { seat, head, number, news: [], places: [], at: 0 };
}

/** Chapters for the drawer: split at the lines that begin a turn, a round or a period. Undone lines stay, marked; a
 *  turn that was undone keeps the number it had, and what follows the undo belongs to the turn that goes on. */
export function chaptersOf(book: Book, log: readonly News[]): Turn[] {
    const gone = undoneIn(log);
    const all: Turn[] = [];
    let turns = 0,
        lost = 0; // undone ones behind them
    let standing: Turn | null = null;
    log.forEach((n, i) => {
        if (isHead(n)) {
            if (n.kind === 'turn') [turns, lost] = gone.has(i) ? [turns, lost + 1] : [turns + 1, 0];
            all.push(begin(actorOf(book, n), n, n.kind === 'turn' ? turns + lost : null));
            if (!gone.has(i)) standing = all.at(-1)!;
        } else if (isOfTable(n) && n.kind === 'undo' && all.length && standing !== all.at(-1)) {
            all.push(begin(standing?.seat ?? null, standing?.head ?? null, standing?.number ?? null));
            [standing, lost] = [all.at(-1)!, 0];
        } else if (!all.length) all.push(begin(null, null, null));
        const now = all.at(-1)!;
        if (!isHead(n)) {
            now.news.push(n);
            now.places.push(i);
        }
        now.at = Math.max(now.at, n.at);
    });
    return all;
}

/** Rows for the story, without what was undone: by turns where the game has them, else by whoever acts. */
export function turnsOf(book: Book, log: readonly News[]): Turn[] {
    const gone = undoneIn(log);
    const byTurns = log.some((n) => n.kind === 'turn');
    const all: Turn[] = [];
    let turns = 0;
    log.forEach((n, i) => {
        if (gone.has(i) || isOfTable(n)) return;
        let now = all.at(-1);
        if (byTurns ? n.kind === 'turn' : isHead(n)) {
            turns++;
            all.push((now = begin(byTurns ? actorOf(book, n) : null, n, byTurns ? turns : null)));
        } else if (!byTurns || !now) {
            const seat = byTurns ? null : actorOf(book, n);
            const same = now && (seat === null || now.seat === seat || (now.at === n.at && now.seat !== null));
            if (!now || !same) all.push((now = begin(seat, null, null)));
        }
        now!.news.push(n);
        now!.places.push(i);
        now!.at = Math.max(now!.at, n.at);
    });
    return all;
}

/** What others have done since the reader's last turn ended; a watcher sees the last round of the table. */
export function sinceYours(book: Book, log: readonly News[], you: number | null): Turn[] {
    const turns = turnsOf(book, log);
    if (you === null) return turns.filter((t) => t.seat !== null).slice(-book.seats);
    let mine = -1;
    turns.forEach((t, i) => {
        if (t.seat === you) mine = i;
    });
    const last = turns.length - 1;
    // while it is the reader's turn, the story still tells what led to it
    const end = mine === last ? last : turns.length;
    if (mine === last) {
        mine = -1;
        for (let i = 0; i < last; i++) if (turns[i]!.seat === you) mine = i;
    }
    return turns.slice(mine + 1, end).filter((t) => t.seat !== null && t.seat !== you);
}
