// One sign for a turn: what was played in it. Which verbs tell most about a turn, and the sign of each; no rules.
import type { IconName } from '../parts/icons';
import type { Action, Book } from '../wire/types';
import { tileIcon, UNIT_ICON } from './onward_to_venus_planets';

type Sign = IconName | ((book: Book, a: Action) => IconName);

const EFFECT: Record<string, IconName> = {
    'psych-weapon': 'psych',
    'psych-defence': 'psych',
    'damage-or-heal': 'hurt',
    'stray-damage': 'hurt',
    'heal-all': 'life',
    'cancel-science': 'cancel',
    'move-cancel': 'cancel',
    'protect-player': 'def',
    'trade-cards': 'flip',
    'shuffle-hands': 'flip',
    'reset-hands': 'flip',
    'force-to-play': 'arrow',
    'skip-turn': 'undo',
    'steal-card': 'hand',
    peek: 'eye',
};
const SCIENCE: Record<string, IconName> = { red: 'sred', blue: 'sblue', yellow: 'syel' };

/** Earth Gambit: a Science card by its first colour, any other card by what it does. */
function card(book: Book, a: Action): IconName {
    const row = book.sheets['cards']?.[a[1]] ?? {};
    const colours = Array.isArray(row['colours']) ? row['colours'] : String(row['colours'] ?? '').split(' ');
    return SCIENCE[colours[0] ?? ''] ?? EFFECT[String(row['effect'] ?? '')] ?? 'cards2';
}

const marsVsEarth: readonly (readonly [string, Sign])[] = [
    ['reveal', 'dnac'],
    ['promote', 'first'],
    ['accuse', 'gavel'],
    ['lead', 'init'],
    ['add', 'hand'],
];

/** By game: verbs in the order of how much they tell. */
const SIGNS: Record<string, readonly (readonly [string, Sign])[]> = {
    'earth-gambit': [
        ['play', card],
        ['discard', 'x'],
        ['show', 'x'],
    ],
    'mars-vs-earth-1e': marsVsEarth,
    'mars-vs-earth-2e': marsVsEarth,
    'onward-to-venus': [
        ['claim', (book, a) => tileIcon(book, a[2])],
        ['play', 'cards2'],
        ['buy', (_, a) => UNIT_ICON[a[1]] ?? 'inf'],
        ['move', 'ship'],
        ['pass', 'cube'],
    ],
    martians: [
        ['deposit', 'ship2'],
        ['play-on', 'cards2'],
        ['play', 'cards2'],
        ['lose-life', 'heart0'],
        ['spend', 'bullet'],
        ['take', 'item'],
        ['place', 'fit'],
        ['step', 'arrow'],
    ],
};

/** What a turn is remembered by: the first answer with the verb that tells most, and its sign; null: nothing was played. */
export function played(book: Book, answers: readonly Said[]): { said: Said; icon: IconName } | null {
    for (const [verb, sign] of SIGNS[book.game] ?? []) {
        const said = answers.find((x) => book.verbs[x.a[0]]?.word === verb);
        if (said) return { said, icon: typeof sign === 'string' ? sign : sign(book, said.a) };
    }
    return null;
}

/** An answer of the record; an argument of -1 is one that these eyes may not read. */
export interface Said {
    seat: number;
    a: Action;
}
