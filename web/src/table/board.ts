// What a game brings to the client, and the boards fetched so far. A board draws from the scene and knows the words of
// its game's tables; it knows no rules.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { IconName } from './icons';
import type { Action, Book, TableInfo, View } from '../wire/types';
import type { GameWords, Language } from '../words/words';
import { plain } from './plain';

export interface Phase {
    name: string;
    now: boolean;
}

/** What stands for an answer on the timeline of a replay. */
export type Sign = IconName | ((book: Book, a: Action) => IconName);

export interface Board {
    /** The phases of a turn or round in the rulebook's order, for the strip; none: no strip. */
    phases: (book: Book, view: View) => Phase[];
    /** "turn 14" */
    when: (book: Book, view: View) => string;
    /** The middle of the screen. */
    Table: ComponentType;
    /** Your panel at the left of the bar: badge, secrets. */
    You: ComponentType;
    /** Your cards under the bar. */
    Hand: ComponentType;
    /** What everybody must know, above the board on a phone; or nothing. */
    Strip?: ComponentType;
    /** What belongs to the moment, under the log: score now, running effects; or nothing. */
    Moment?: ComponentType;
    /**
     * Whether the board or the hand shows this value of a noun as a thing to tap; the bar has buttons for the others.
     */
    draws: (book: Book, noun: number, verb: string, value: number) => boolean;
    /**
     * While a payment or another set is made up: the verbs that end it, what to call that (else as the verb is called),
     * and who sees it meanwhile; or nothing.
     */
    set?: (view: View) => { ends: readonly string[]; send?: string; secret: string } | null;
    /** Verbs in the order of how much they tell about a turn, and the sign of each; or nothing. */
    signs?: readonly (readonly [verb: string, sign: Sign])[];
    /** Names of the lines over a match, where the game's own word is not for people; or nothing. */
    lines?: () => Record<string, string>;
    /** How a match can end, in English, by the game's word for it; other languages have theirs in the game's words. */
    outcomes?: Record<string, string>;
    /** What a seat has won by, where that is points. */
    points?: (view: View, seat: number) => number | undefined;
    /** Places of cards that the board does not draw: nothing is seen to travel there. */
    unseen?: readonly string[];
    /** The verb that passes in a reaction window; auto-pass can play it. */
    passVerb?: string;
    /** Verbs that only say something; they stand in the rail. */
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
    Ground: ComponentType<EndProps>;
    Who: ComponentType<EndProps>;
}

/** A game in a few short pages, for somebody who has never played it. */
export type Guide = readonly { title: string; text: readonly string[] }[];

/** A game of the list in games/index.ts. */
export interface Game {
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
    /** Options that a table of one seat needs. */
    alone?: Record<string, string>;
    guide: () => Promise<Record<Language, Guide>>;
    board: () => Promise<Board>;
    ending?: () => Promise<EndArt>;
    /** Its words in languages other than the server's English. */
    words: Record<Exclude<Language, 'en'>, () => Promise<GameWords>>;
}

const here = signal<Record<string, Board>>({});

/** A board has been fetched. */
export function boardComes(games: readonly string[], board: Board): void {
    here.value = { ...here.value, ...Object.fromEntries(games.map((g) => [g, board])) };
}

export const boardOf = (game: string): Board => here.value[game] ?? plain;
