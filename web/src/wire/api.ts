// The lobby's requests. A refusal is thrown as an Error with the house's sentence.
import { house } from './house';
import type {
    Book,
    GameInfo,
    Help,
    LessonInfo,
    LessonReply,
    NewTable,
    OpenTable,
    PuzzleInfo,
    TableInfo,
} from './types';

/** The house said no; without any answer a TypeError is thrown. */
export class Refused extends Error {
    constructor(
        why: string,
        readonly status: number,
    ) {
        super(why);
    }
}

const isFine = (status: number): boolean => status >= 200 && status < 300;

function read<T>(text: string): (T & { why?: string }) | null {
    try {
        return JSON.parse(text) as T & { why?: string };
    } catch {
        return null;
    }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
    const { status, text } = await house.ask(path, body === undefined ? undefined : JSON.stringify(body));
    const data = read<T>(text);
    if (!isFine(status) || data === null) throw new Refused(data?.why ?? `${status}`, status);
    return data;
}

/** What takes the server long: it gives a connection up after half a minute, but goes on and keeps what it found. */
async function later<T>(path: string, tries = 6): Promise<T> {
    try {
        return await request<T>(path);
    } catch (e) {
        if (e instanceof Refused || tries <= 1) throw e;
        return later<T>(path, tries - 1);
    }
}

const at = (link: string, rest = '') => `/api/tables/${encodeURIComponent(link)}${rest}`;

/** Where a lesson, or a puzzle, is walked through. */
const walkAt = (l: LessonInfo): string =>
    l.puzzle ? `/api/puzzles/${l.game}/${l.puzzle}` : `/api/lessons/${l.game}/${l.number}`;

export const api = {
    games: () => request<GameInfo[]>('/api/games'),
    /** The rules of a game in another language than the book's. */
    rules: (game: string, language: string) =>
        request<{ rules: Record<string, string> }>(`/api/games/${encodeURIComponent(game)}/rules?lang=${language}`),
    tables: () => request<OpenTable[]>('/api/tables'),
    /** Unless it says otherwise, the table gives answers that everybody sees are the only ones. */
    make: (t: NewTable) => request<{ link: string; seat: number | null }>('/api/tables', { obvious: true, ...t }),
    /** A match that was begun alone goes on here; the others' seats are bots', and anybody may take one. */
    bring: (record: string, seat: number, name: string, level: string) =>
        request<{ link: string; seat: number }>('/api/records', { record, seat, name, level }),
    /** The link of a table that waits for players, by the code it is read aloud by; or of a seat, by its pass code. */
    linkOf: (code: string) => request<{ link: string }>('/api/codes', { code }),
    table: (link: string) => request<TableInfo>(at(link)),
    sit: (link: string, name: string, seat: number | null) =>
        request<{ seat: number }>(at(link, '/seats'), { name, seat }),
    /** The code that takes this seat to another device, and what that device does with it. */
    passCode: (link: string) => request<{ word: string }>(at(link, '/move'), {}),
    claim: (link: string, word: string) => request<{ seat: number }>(at(link, '/seats'), { word }),
    /** The seat that this browser has left. */
    back: (link: string) => request<{ seat: number }>(at(link, '/back'), {}),
    /** Once more with the same people: makes the new table, or comes along. */
    rematch: (link: string) => request<{ link: string; seat: number }>(at(link, '/rematch'), {}),
    book: (link: string) => request<Book>(at(link, '/book')),
    lessons: () => request<LessonInfo[]>('/api/lessons'),
    lessonBook: (l: LessonInfo) => request<Book>(`${walkAt(l)}/book`),
    /** Goes through these answers again and tries one more. */
    lesson: (
        l: LessonInfo,
        walk: { hash: string; done: string; try?: string; why?: boolean; show?: boolean; first?: boolean },
    ) => request<LessonReply>(walkAt(l), walk),
    help: (game: string) => request<Help>(`/api/help/${encodeURIComponent(game)}`),
    /** One puzzle per game, the same for everybody; the date as in 2026-11-16. */
    puzzles: (date: string) => request<PuzzleInfo[]>(`/api/puzzles/${date}`),
    puzzle: (game: string, id: string) =>
        request<PuzzleInfo>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
    get: <T>(path: string) => request<T>(path),
    later,
    text: async (path: string): Promise<string> => {
        const { status, text } = await house.ask(path);
        if (!isFine(status)) throw new Refused(read<object>(text)?.why ?? `${status}`, status);
        return text;
    },
    post: <T>(path: string, body: unknown) => request<T>(path, body),
    at,
};
