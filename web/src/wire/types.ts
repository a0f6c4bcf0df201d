// What the server says and hears: docs/develop/protocol.md as types. Seats, kinds and actions are numbers from 0.

export type Action = [verb: number, a: number, b: number, c: number];

export interface Verb {
    word: string;
    label: string;
    nouns: [number, number, number];
    sealed: boolean[];
    interject: boolean;
}
export interface NounValue {
    word: string;
    name: string;
    text: string | null;
}
export interface Noun {
    name: string;
    values: NounValue[];
}
export interface Place {
    word: string;
    deck: string;
    noun: number;
    each: boolean;
    by: number;
    count: number;
    tag: number;
    cap: number;
}
export interface Field {
    word: string;
    type: 'number' | 'set';
    each: boolean;
    by: number;
    count: number;
    noun: number;
}
export interface EventKind {
    word: string;
    text: string;
    pub: number[];
    priv: number[];
}
export type Row = Record<string, string | number | string[]>;

/** Everything about a table that is the same for everybody and never changes. */
export interface Book {
    game: string;
    title: string;
    set: { name: string; note: string; hash: string };
    options: Record<string, string>;
    seats: number;
    max_seats: number;
    verbs: Verb[];
    nouns: Noun[];
    places: Place[];
    fields: Field[];
    procs: string[];
    events: EventKind[];
    outcomes: string[];
    notes: { word: string; text: string }[];
    rules: Record<string, string>;
    /** What stands after "because" when a rule refuses something, by language and rule. */
    reasons: Record<string, Record<string, string>>;
    sheets: Record<string, Row[]>;
}

/** `[kind, copies, tag]`, the topmost last; kind -1 is unknown, tag -1 none. */
export type Cards = [kind: number, copies: number, tag: number];
export type Pile = Cards[];

export interface Frame {
    proc: string;
    who: number;
    step: number;
    local: number[];
}
/** What an answer would bring: the word of a note of the book, in English, and the numbers in it. */
export interface Note {
    kind: string;
    text: string;
    numbers: number[];
}
export interface Legal {
    a: Action;
    text: string;
    label: string;
    note: Note | null;
    final: boolean;
}
export interface Locked {
    a: Action;
    label: string;
    rule: string;
    why: string;
}
export interface Result {
    outcome: string;
    winners: number[];
    rule: string;
    scores: number[];
}
export type FieldValue = number | number[] | number[][] | number[][][];

/** What taking back your last answer would do. Unless it is free, those in `agree` of the table must agree. */
export interface Undo {
    back: number;
    whose: number[];
    learned: boolean;
    free: boolean;
}

export interface View {
    t: 'view';
    seq: number;
    answers: number;
    seat: number | null;
    over: boolean;
    asked: number[];
    may: number[];
    question: number | null;
    flow: Frame[];
    prompt: string | null;
    /** The same for other languages: "{1} plays {2} on you.", and what its places name (noun, value). */
    ask: { text: string; about: [number, number][] } | null;
    places: Record<string, Pile | Pile[]>;
    fields: Record<string, FieldValue>;
    facts: Record<string, FieldValue>;
    legal: Legal[];
    locked: Locked[];
    undo: Undo | null;
    result: Result | null;
}

export interface News {
    at: number;
    rule: string;
    kind: string;
    pub: number[];
    priv: number[] | null;
    text: string;
}

export interface SeatInfo {
    name: string;
    person: boolean;
    level: string | null;
    here: boolean;
    /** Of the table before, and not here yet. */
    invited: boolean;
    /** A bot's, in play: whoever watches may take it over. */
    offered: boolean;
    /** Somebody took it over from a bot in play. */
    joined: boolean;
    away: number | null;
    substitute: string | null;
    /** Its browser helps to shuffle. */
    helps: boolean;
    /** Seconds left; whether they run now; whether they are over and the table answers this one question. */
    clock: number | null;
    ticks: boolean;
    late: boolean;
}
export interface Vote {
    what: 'undo' | 'bot' | 'pause' | 'resume' | 'offer';
    by: number;
    about: number;
    yes: number[];
    of: number[];
    /** Who has not said anything yet, and for how many seconds the table waits for them. */
    missing: number[];
    left: number;
    /** Of an undo: how many answers would be taken back. */
    back: number | null;
}
export type Out = 'ask' | 'bot' | 'skip' | 'pause';
export interface TableInfo {
    t: 'table';
    /** What leads to the table: nobody can guess it. It begins with the code. */
    link: string;
    /** To be read aloud; it lets people in while the table waits for players. */
    code: string;
    game: string;
    title: string;
    state: 'gathering' | 'shuffling' | 'playing' | 'paused' | 'over';
    host: number | null;
    you: number | null;
    seats: SeatInfo[];
    watchers: number;
    public: boolean;
    /** How often the host has changed the settings, and with them the book. */
    revision: number;
    /** Of bots that get the free seats. */
    level: string;
    pace: 'live' | 'days';
    /** Seconds for a step; or for the whole match, and what each answer adds; 0: none. */
    clock: number;
    bank: number;
    increment: number;
    /** What happens when they are over. */
    out: Out;
    /** Whose clock has paused the table. */
    paused_for: number | null;
    /** A prepared deal, which everybody may know: a first game. */
    seed: string | null;
    /** Its maker began it alone, and may know how the cards were dealt. */
    brought: boolean;
    commitment: string;
    secret: string | null;
    vote: Vote | null;
    /** Once over: the next table with the same people, who proposed it, who wants it. Watchers get no link. */
    again: { link: string | null; by: number; seats: number[] } | null;
    set_note: string;
    now: number;
    /** Settings of this seat: the verb that auto-passes for the rest of the turn, and whom it does not hear. */
    pass: number | null;
    mutes: number[];
    /** Who has to agree if this seat wants to undo what is not free: other people who are there, or just were. */
    agree: number[];
    /** The table gives answers that everybody sees are the only ones; `hold`: not for this seat. */
    obvious: boolean;
    hold: boolean;
    /** This seat has a coach; `coaching`: the host allows it among people. */
    coach: boolean;
    coaching: boolean;
    /** Seconds that bots leave to people who could interject; 0: no longer than usual. */
    react: number;
}
/** What a browser needs to help shuffle, and to prove the deal afterwards. */
export interface Shuffle {
    t: 'shuffle';
    commitment: string;
    /** The list of pledges is closed; salts are opened. */
    opening: boolean;
    dealt: boolean;
    seats: { pledge: string | null; salt: string | null; open: boolean }[];
    secret: string | null;
}
export interface Chat {
    t: 'chat';
    n: number;
    seat: number | null;
    name: string;
    text: string;
    at: number;
}
export interface Hint {
    t: 'hint';
    id: number;
    a: Action | null; // null: to say nothing yet
    label: string | null;
    chance: number;
    reason: string | null; // null: there is no sentence about it
}

/** An answer and a better one: of 100 imagined games, and how sure. */
export interface Judged {
    did: { a: Action; label: string };
    better: { a: Action; label: string } | null; // null: to say nothing yet
    games: number;
    won: number;
    could: number;
    loss: number;
    give: number;
    reason: string | null;
}

/** The coach about an answer of this seat. */
export type Remark = { t: 'remark' } & Judged;

export type FromServer =
    | TableInfo
    | View
    | Shuffle
    | Chat
    | Hint
    | Remark
    | { t: 'news'; from: number; events: News[] }
    | { t: 'ok'; id: number }
    | { t: 'no'; id: number; why: string; rule: string | null }
    | { t: 'recap'; lines: string[] }
    | { t: 'bye'; why: string };

export type ToServer =
    | { t: 'answer'; question: number | null; a: Action }
    | { t: 'undo' }
    | { t: 'vote'; yes: boolean }
    | { t: 'chat'; text: string; name?: string }
    | { t: 'hint' }
    | { t: 'why'; a: Action }
    | { t: 'pledge'; pledge: string }
    | { t: 'salt'; salt: string }
    | { t: 'start' }
    | { t: 'seat'; seat: number; level: string | null }
    | { t: 'host'; seat: number }
    | ({ t: 'settings' } & Partial<
          Pick<
              NewTable,
              | 'seats'
              | 'options'
              | 'public'
              | 'obvious'
              | 'react'
              | 'pace'
              | 'clock'
              | 'bank'
              | 'increment'
              | 'out'
              | 'level'
          >
      >)
    | { t: 'chair'; seat: number }
    | { t: 'offer'; seat: number; on: boolean }
    | { t: 'close' }
    | { t: 'away'; seat: number; do: 'wait' | 'bot' | 'pause'; level?: string }
    | { t: 'back' }
    | { t: 'resume' }
    | { t: 'leave' }
    | { t: 'pass'; verb: number; on: boolean }
    | { t: 'hold'; on: boolean }
    | { t: 'coach'; on: boolean; all?: boolean }
    | { t: 'mute'; seat: number; on: boolean };

export interface GameInfo {
    id: string;
    title: string;
    seats: [number, number];
    /** Somebody who is not asked may speak up. */
    interjects: boolean;
    set: { name: string; note: string };
    options: { name: string; text: string; rule: string; values: string[] }[];
    levels: { name: string; text: string }[];
}
export interface OpenTable {
    link: string;
    game: string;
    title: string;
    seats: number;
    free: number;
    options: Record<string, string>;
    state: TableInfo['state'];
    made_by: string;
    pace: 'live' | 'days';
    watchers: number;
}
export interface NewTable {
    game: string;
    seats: number;
    options: Record<string, string>;
    set: Record<string, string> | null;
    bots: Record<string, string>;
    public: boolean;
    pace: 'live' | 'days';
    clock: number;
    bank?: number;
    increment?: number;
    out?: Out;
    name: string;
    seat: number | null;
    /** Of bots that get the free seats at the start. */
    level?: string;
    /** The table gives answers that everybody sees are the only ones. */
    obvious?: boolean;
    /** Seconds that bots leave to people who could interject. */
    react?: number;
    /** A first game: a prepared deal, bots in all other seats, the coach on; it begins at once. */
    first?: boolean;
}

/** A text of a lesson: "[seat 2]" is a player, "[4 17]" a value of a noun. */
export interface Say {
    en: string;
    it: string;
    rules: string[];
}
export interface LessonInfo {
    game: string;
    number: number;
    /** It is this puzzle of the game, which is walked through in the same way. */
    puzzle?: string;
    title: { en: string; it: string };
    steps: number;
    seats: number;
    you: number;
    names: (string | null)[];
    after: number[];
    rules: string[];
    hash: string;
}
/** What a booklet of a game is made from. */
export interface Help {
    game: string;
    /** Each begins with a rule and goes on to the next one. */
    sections: { first: string; en: string; it: string }[];
    /** The IDs of this edition in the order of the ledger; the book has the texts, and those of other editions. */
    rules: string[];
    /** The lesson that shows a rule. */
    lessons: Record<string, number>;
    tips: { id: string; when: string; condition: string; rules: string; en: string; it: string }[];
    glossary: { word: string; parola: string; rules: string; en: string; it: string }[];
    /** Which rules a part of that page is about: win, turn, stop (what bars people most, counted). */
    panels: { panel: string; rules: string }[];
    /** The set-up for every number of players; null: it cannot be had with so many. */
    numbers: { seats: number[]; rows: { rules: string; en: string; it: string; numbers: (number | null)[] }[] };
    /** One page to print, in Markdown. */
    summary: { en: string; it: string };
    book: Book;
}
export interface PuzzleInfo {
    game: string;
    id: string;
    kind: 'win' | 'save' | 'who';
    rating: number;
    /** First tries of people on this server, and how many of them solved it; 0 while they are few. */
    tries: number;
    solved: number;
    /** Right answers on the way to the end. */
    moves: number;
    seats: number;
    you: number;
    names: (string | null)[];
    hash: string;
}
/** Somebody's answer and the table after it, or a text to read. */
export type LessonBeat = { say: Say } | { seat: number; news: News[]; view: View };
export interface LessonNow {
    question: 'ask' | 'guess' | 'end';
    step: number;
    of: number;
    say?: Say;
    light: string[];
    guess: string[];
    wait: boolean;
    show: string | null;
}
export interface LessonReply {
    hash: string;
    log: News[];
    verdict: 'here' | 'taken' | 'not-this' | 'shown' | 'refused';
    beats?: LessonBeat[];
    rule?: string | null;
    why?: string | null;
    now: LessonNow;
    view: View;
}
