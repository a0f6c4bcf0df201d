// What a game brings to the client, and the boards fetched so far. A board draws from the scene and knows the words of
// its game's tables; it knows no rules. The frame (pages/table.tsx) draws everything round it: top bar, seats,
// identity, question, story, drawers. All that is optional here has something decent in its place.
import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Scene } from '../state/context';
import type { Drawing } from '../ui/drawing';
import type { Gait, Trip } from '../motion/trips';
import type { GameTheme } from '../ui/theme';
import type { Action, Book, News, TableInfo, View } from '../wire/types';
import type { GameWords, Language } from '../words/words';
import { plain } from './plain';

export interface Phase {
    name: string;
    now: boolean;
}

/** What stands for an answer among the key moments of a match. */
export type Sign = Drawing | ((book: Book, a: Action) => Drawing);

/** Who you are and what you want. The frame draws the panel, the line of a phone, and hides it (eye, H). */
export interface Identity {
    /** Fills a square: 50 in the panel, 22 on a phone. */
    emblem: ComponentChildren;
    /** A whole sentence: "You are an Alien". */
    who: string;
    /** The part of it that is written large: "Alien". Left out: the whole sentence. */
    name?: string;
    /** Your goal as a sentence; signs may stand in it. */
    goal: ComponentChildren;
    /** The same for one line of a phone, in a few words; left out: the goal. */
    short?: ComponentChildren;
    /** What is known of the others, your purse, your DNA: under the goal on a desk. */
    more?: ComponentChildren;
    /** A class for the panel that colours it (`--me-name` is the colour of the name). */
    tint?: string;
    /** False: everybody knows it, so hiding leaves it in sight. */
    secret?: boolean;
}

/** Something that happened at the table while others acted: the news of one step, or of one turn. */
export interface Told {
    /** Whose doing it was; null: nobody's, such as a new round. */
    seat: number | null;
    news: readonly News[];
    /** Whom it concerns besides; from the seats named in the news. */
    to: readonly number[];
}

/** What is shown large for about a second when somebody else acts. */
export interface Large {
    /** The card or thing; up to 236 x 334, on a phone up to 158 x 206. Left out: words alone. */
    picture?: ComponentChildren;
    /** "plays Psych Defence": the name of the seat stands before it. */
    says: ComponentChildren;
    /** What it does. */
    text?: ComponentChildren;
    /** It hits you: said in coral after the text. */
    hits?: ComponentChildren;
}

/** What a seat alone learns by looking: the kinds of line that tell it, and the thing itself, as large as in Large. */
export interface LearnedBy {
    kinds: readonly string[];
    picture: (book: Book, news: News) => ComponentChildren;
}

/** One row of the story. */
export interface StoryRow {
    /** A sign of 24 x 24: a Drawing (icon), or an element of your own. */
    sign?: Drawing | ComponentChildren;
    /** An arrow to this seat. */
    to?: number;
    /** Two to four words: "Blue Science", "peeked at a Role". */
    words: ComponentChildren;
    /** It concerns you: the row is coral. Left out: when you are among those it names. */
    you?: boolean;
}

/** A question that needs room. It stands on the dimmed board; question, hand, identity and story stay as they are. */
export interface SceneShown {
    /** What it is, for a screen reader. */
    name: string;
    /** Somebody acts on you: announced at once, the bar is coral. */
    urgent?: boolean;
    /** deep (left out): the board can hardly be seen; light: it still tells something; none: nothing dims. */
    dim?: 'deep' | 'light' | 'none';
    Body: ComponentType;
}

/** Something to take in before the question, such as a ledger. Nothing waits for it on the server. */
export interface Interlude {
    /** What it is, for a screen reader. */
    name: string;
    /** It stands on the board, as a scene does. */
    Body: ComponentType;
    /** The words of the bar meanwhile, and the button that goes on. */
    title: ComponentChildren;
    small?: ComponentChildren;
    go: string;
    /** A step of it that the button and Space skip first; false, or left out: there is none left. */
    skip?: () => boolean;
    /** Called by the button, by Space, and after so many seconds. */
    done: () => void;
    seconds: number;
}

/** Which of a place or field: its row (a value of a noun), its seat, a kind of card; -1: not said. */
export interface LightAt {
    row: number;
    seat: number;
    kind: number;
    you: boolean;
}
/** Selectors in the order in which they are tried; all that the first good one finds is lit. */
export type Light = (at: LightAt) => readonly string[];

export interface Board {
    /** The tokens it wears (`data-game`); left out: by the ruleset's id. */
    theme?: GameTheme;
    /** The board stays a lit scene in the light theme, and keeps the dark tokens. */
    night?: boolean;
    /** The phases of a turn or round in the rulebook's order, for the top bar; none: none. */
    phases: (book: Book, view: View) => Phase[];
    /** "turn 14" */
    when: (book: Book, view: View) => string;
    /** A small picture after it, on a desk: what is left of a round. */
    WhenMark?: ComponentType;
    /**
     * The middle of the screen. It fills its box and never scrolls the page; `useBox()` (table/box.tsx) has the size,
     * and the box is a size container (cqw, cqh, `@container board`).
     */
    Table: ComponentType;
    /** Who you are. view.seat is never null here. null: nothing is known yet. Left out: badge and name. */
    identity?: (book: Book, view: View) => Identity | null;
    /** Places of a seat that only its player sees, in the order they are told in a replay; left out: the hand. */
    held?: readonly string[];
    /** Your cards under the question: `--card-h` high; the row scrolls sideways if they do not fit, with a mark. */
    Hand: ComponentType;
    /** In the seats row instead of the badge: a portrait or crest, 34 x 34 at most; the frame still names the seat. */
    SeatFace?: ComponentType<{ seat: number }>;
    /** The second line of a seat in the seats row, 16 high: cards, what is in front of it. Signs only on a phone. */
    SeatMark?: ComponentType<{ seat: number }>;
    /** More of a seat for the ear: "3 cards, damaged". */
    seatSays?: (book: Book, view: View, seat: number) => string;
    /** The corner of a seat's tile, for a score or "done"; the frame's own tag (your turn, playing) wins. */
    SeatTag?: ComponentType<{ seat: number }>;
    /** After the last seat in the seats row: figures of the table, where few sit at it. */
    SeatsRest?: ComponentType;
    /** A question that needs room, while it is asked or shown; null: none. Called at each drawing: keep it light. */
    scene?: (at: Scene) => SceneShown | null;
    /** What comes before the next question; null: nothing now. Called at each drawing. Left out: nothing ever. */
    interlude?: (at: Scene) => Interlude | null;
    /** The question is somebody's attack on you: the bar is coral. Left out: while an urgent scene is shown. */
    aimed?: (book: Book, view: View) => boolean;
    /** The question in other words than the rules' prompt, such as a count that goes down; null: as the prompt says. */
    asks?: (at: Scene) => ComponentChildren | null;
    /** One line of consequence under or beside the question, while no answer is ready; null: none. */
    hints?: (at: Scene) => ComponentChildren | null;
    /** Controls of its own in the question bar, before the buttons: steppers, a two-way switch. */
    Controls?: ComponentType;
    /**
     * While a panel of the game's own takes the answers to one question or several: the bar has the words of `asks`
     * and `hints`, and no buttons but those of Controls. Left out: never.
     */
    panel?: (at: Scene) => boolean;
    /** Whether the picks so far stand in the bar, with a way back; false: the board shows them. Left out: always. */
    crumbs?: (at: Scene) => boolean;
    /** A step back in what such a panel has gathered (Backspace, Escape); false: there was none. */
    back?: () => boolean;
    /** The list of answers in the bar, left to right, by the first word; verbs not named come after. */
    verbOrder?: readonly string[];
    /** A sign on an answer's button. */
    verbSign?: (book: Book, a: Action) => Drawing | undefined;
    /** What the reader learns by looking at something: it is shown large, too. */
    learned?: LearnedBy;
    /** What to show large when others act; null: that step passes quietly. Left out: the line that tells most. */
    large?: (book: Book, view: View, told: Told, info: TableInfo | null) => Large | null;
    /** The row of the story for a turn of others; null: not worth a row. Left out: the line that tells most. */
    story?: (book: Book, view: View, told: Told, info: TableInfo | null) => StoryRow | null;
    /** Kinds of news that are plays, for the log's filter "Plays only" and for the story; left out: a guess. */
    plays?: readonly string[];
    /** First look: above the board on a phone; only the replay still shows it. */
    Strip?: ComponentType;
    /** First look: your panel; used while there is no identity. */
    You?: ComponentType;
    /** What may be said now (phrases): in the chat drawer. */
    Moment?: ComponentType;
    /** How everybody stands, as a table: on the page "Now" of the drawer. */
    Standing?: ComponentType;
    /**
     * Whether the board, the hand, the seats row or a scene shows this value of a noun as a thing to tap; the bar has
     * buttons for the others. Nothing that can be chosen may be out of sight.
     */
    draws: (book: Book, noun: number, verb: string, value: number) => boolean;
    /**
     * While a payment or another set is made up: the verbs that end it, what to call that (else as the verb is called),
     * and who sees it meanwhile; or nothing.
     */
    set?: (view: View) => { ends: readonly string[]; send?: string; secret: string } | null;
    /** Verbs in the order of how much they tell about a turn, and the sign of each; or nothing. */
    signs?: readonly (readonly [verb: string, sign: Sign])[];
    /** Where a turn is a round of many answers: which of the first lines over a match this news moved, by its name, and
     * what can be told just before as the cause, with its sign. Left out: what was played says enough. */
    moved?: (book: Book, news: News) => { what: string; up: boolean } | null;
    causes?: readonly (readonly [kind: string, sign: Drawing])[];
    /** Names of the lines over a match, where the game's own word is not for people; or nothing. */
    lines?: () => Record<string, string>;
    /** Fields whose lines end here at the lowest, as what they count does on the table; left out: none. */
    floors?: Record<string, number>;
    /** How a match can end, in English, by the game's word for it; other languages have theirs in the game's words. */
    outcomes?: Record<string, string>;
    /** What a seat has won by, where that is points. */
    points?: (view: View, seat: number) => number | undefined;
    /** Places of cards that the board does not draw: nothing is seen to travel there. */
    unseen?: readonly string[];
    /**
     * How a thing travels, if not as a card does: ms for each leg of its way, and the places it passes; nth: so many
     * others have left before it in the same change.
     */
    travels?: (view: View, trip: Trip, nth: number) => Gait | null;
    /** The verb that passes in a reaction window; auto-pass can play it. */
    passVerb?: string;
    /** What a lesson lights, by the word of a place or a field; left out: cards in the hand, seats and piles alone. */
    light?: Readonly<Record<string, Light>>;
    /** Verbs that only say something; they stand in the chat drawer. */
    talk?: (verb: string) => boolean;
}

/** What the last page of a match knows. */
export interface EndProps {
    book: Book;
    info: TableInfo | null;
    /** The last view, with all cards open. */
    view: View;
    winners: readonly number[];
    you: number | null;
}
/** What a game draws for it: something that fills the page behind it, and who was who. */
export interface EndArt {
    /** What became of the world, as a second title under "You won!"; null: the picture says it. */
    title?: (props: EndProps) => string | null;
    /** What ended it, in the place of the first thing told with the last answer; `news`: all that was told with it. */
    why?: (props: EndProps, news: readonly News[]) => ComponentChildren;
    Ground: ComponentType<EndProps>;
    Who: ComponentType<EndProps>;
}

/** A game in a few short pages, for somebody who has never played it. */
export type Guide = readonly { title: string; text: readonly string[] }[];

/** A game of the list in games/index.ts. */
export interface Shelved {
    title: string;
    /** Its rulesets: editions share a folder. */
    ids: readonly string[];
    /** Its box: what is painted on the cover, 300 x 330 inside an svg, and the colour of the spine. */
    Cover: ComponentType;
    spine: string;
    /** What it is about in one sentence, in a shorter one, and what kind of game it is. */
    about: Record<Language, { gist: string; short: string; kind: string }>;
    /** How long a match takes: "15–30". */
    minutes: string;
    /** What "Play now" seats you at: the ruleset, how many seats, options other than its own. */
    usual: { id: string; seats: number; options?: Record<string, string> };
    /** How many sit at the prepared tables for a first game. */
    first: number;
    /** Endings that are the win of a side: statistics name each, won or not. */
    sides?: readonly string[];
    /** Options that a table of one seat needs. */
    alone?: Record<string, string>;
}

/** A game as pages use it: the rest of its folder is fetched when somebody needs it (games/index.ts). */
export interface Game extends Shelved {
    guide: () => Promise<Record<Language, Guide>>;
    board: () => Promise<Board>;
    ending?: () => Promise<EndArt>;
    /** Its words in languages other than the server's English. */
    words: Record<Language, () => Promise<GameWords>>;
}

const here = signal<Record<string, Board>>({});

/** A board has been fetched. */
export function boardComes(games: readonly string[], board: Board): void {
    here.value = { ...here.value, ...Object.fromEntries(games.map((g) => [g, board])) };
}

export const boardOf = (game: string): Board => here.value[game] ?? plain;
