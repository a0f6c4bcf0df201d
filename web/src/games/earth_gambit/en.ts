// What the board of Earth Gambit writes itself.
import { boardWords } from '../../words/words';

/** How a match can end, by the game's word for it. */
export const outcomes: Record<string, string> = {
    Aliens: 'The Aliens win',
    Scientists: 'The Scientists win',
    Extinctionists: 'The Extinctionists win',
    'Aliens and Scientists': 'The Aliens and the Scientists win',
    unfinished: 'The match ended without a winner',
};

export const en = {
    lines: { red: 'Red', blue: 'Blue', yellow: 'Yellow' } as Record<string, string>,
    draw: 'Draw',
    play: 'Play',
    pass: 'Pass',
    turn: 'turn {n}',
    science: 'Science on the table',
    of: 'of {n}',
    wins: 'wins',
    oneMore: '1 more {colour} ends the game',
    red: 'red',
    blue: 'blue',
    yellow: 'yellow',
    aliens: 'Aliens',
    scientists: 'Scientists',
    extinctionists: 'Extinctionists',
    covered: 'Covered by Cancel Science: counts for nobody',
    piles: 'Piles',
    drawPile: 'draw',
    discardPile: 'discard',
    psychRed: 'Psych: red',
    psychBlue: 'Psych: blue',
    psychNone: 'No Psych card',
    noBlue: 'Pure blue Science is blocked',
    noRed: 'Pure red Science is blocked',
    damaged: 'damaged',
    clockwise: 'play goes clockwise, and so do passed cards',
    secretRole: 'Secret. Press H to hide it.',
    watcher: 'You are watching',
    kept: 'kept',
    passed: 'passed to you',
    drawn: 'just drawn',
    position: 'Science card {n}, {name}',
    laid: 'a card on the table',
    onTable: 'taking effect',
    inHand: '{n} in hand',
    awaits: 'waiting for a Psych card',
    ability: 'Special Ability, secret',
};

export const egWords = boardWords('earth-gambit', en);
