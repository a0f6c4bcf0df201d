// English: every sentence of the client. A language is one more file of this shape; words.ts chooses.
// Whole sentences with places for names; {x} is filled by the caller, as text or as a badge.

export const en = {
  name: 'English',
  tagline: 'Five science-fiction rulebooks on one table',
  skip: 'To the question',
  you: 'You',
  seat: 'Seat {n}',
  nobody: 'nobody',
  and: '{a} and {b}',
  loading: 'Setting the table',
  lineDown: 'The line to the table is down. It comes back by itself.',
  notFound: 'There is nothing at this address.',
  toLobby: 'To the lobby',

  lobby: {
    make: 'Make a table', noAccount: 'No account. Friends join by a link.', edition: 'Edition', seats: 'Seats',
    seatsRange: '{a} to {b}', visible: 'Visible to', privateLink: 'Private link', publicTable: 'Public',
    watchersKnow: 'Friends may also watch; watchers know no secrets', time: 'Time', noClock: 'No clock',
    liveClock: 'Live, {n} s a step', overDays: 'Over days', cards: 'Cards', useMyOwn: 'use my own', options: 'Options',
    asInRules: 'all as in the rules', everySwitch: 'every switch names its rule', makeIt: 'Make the table',
    committed: 'The deal is committed before it is made and anybody can check it afterwards.',
    thisSeat: 'this seat', openSeat: 'open', byLink: 'by link', bot: 'Bot', tapSeat: 'Tap a seat: open or bot',
    yourTurn: 'It is your turn', backToTable: 'Back to the table', seatKept: '{game}, table {code} · your seat is kept',
    yourTables: 'Your tables', join: 'Join', joinCode: 'Join with a code', code: 'Code',
    orLink: 'Or open the link you were sent.', openTables: 'Open tables', noTables: 'No open tables now.', watch: 'Watch',
    waitsFor: '{name} · waits for {n}', playing: '{name} · playing', nick: 'Your name', nickAsk: 'How shall the others call you?',
    sitDown: 'Sit down', statistics: 'Statistics', setFile: 'A card set as CSV files', setChosen: '{n} files chosen',
  },
  gather: {
    title: 'The table gathers', sendLink: 'Send this link to your friends', copy: 'Copy the link', copied: 'Copied',
    start: 'Start the match', freeSeats: 'Free seats get bots: {level}', waitHost: '{name} starts the match.',
    watchHere: 'You watch. Take a free seat to play.', takeSeat: 'Take seat {n}', addSalt: 'Add your randomness',
    salted: 'has added randomness', commitment: 'Commitment to the deal', freeIt: 'free again', makeBot: 'bot instead', haveWord: 'I sit here on another device and have a word',
  },
  bar: {
    wait: 'Waiting for {who}', waitTable: 'The table goes on', you: 'Your answer?', back: 'Back', why: 'Why not?',
    chooseFirst: 'Choose on the board or in your hand.', over: 'The match is over', result: '{outcome}', replay: 'Replay',
    checkDeal: 'Check the deal', mayAct: 'You may act; nobody waits', watching: 'You watch. Nothing is asked of you.',
    undoAsked: '{who} asks to undo the last move', undoAll: 'It showed something. All must agree; the log keeps it.',
    agree: 'Agree', no: 'No', away: '{who} lost the connection', awayText: 'Kept for {who}. The clock stands still.',
    botSits: 'Bot sits in', waitOn: 'Wait', pause: 'Pause', paused: 'The match is paused', resume: 'Go on',
    botVote: 'A bot for {who}?', pauseVote: 'Pause the match?', whileAway: 'While you were away', showQuestion: 'Show me the question',
    substitute: 'A bot plays for you', takeBack: 'Take my seat back', choices: 'Choices', step: 'Step {a} of {b}', autoPass: 'Pass by itself for the rest of this turn',
    won: 'won by {who}', noWinner: 'nobody won',
  },
  rail: {
    log: 'Log', chat: 'Chat', rules: 'Rules', undo: 'Undo', nothingToUndo: 'Nothing to undo', askUndo: 'Ask the table to undo',
    hint: 'Hint', hintSays: 'The hard bot would: {label}', chance: 'It sees a chance of {n}% to win', say: 'Say something', send: 'Say it', secrecy: 'What the rules keep secret stays secret: never show a hidden card.',
    search: 'Search the rules', noRule: 'No rule has these words.', onlyYou: 'Only some know this.', newLines: 'new', turn: 'Turn {n}',
    mute: 'mute', unmute: 'unmute', muted: 'muted', board: 'Board', seats: 'Seats', close: 'Close', phrases: 'Ready phrases',
  },
  signs: {
    asked: 'asked', yourTurn: 'your turn', may: 'may act', done: 'Done', away: 'away', bot: 'bot, {level}', here: 'here', free: 'free',
    cards: '{n} cards', oneCard: '1 card', unknownCard: 'a hidden card', notNow: 'not now', locked: 'Not now: {why}', target: 'Can be chosen', selected: 'Chosen', winner: 'won',
  },
  levels: { easy: 'easy', normal: 'normal', hard: 'hard', expert: 'expert' } as Record<string, string>,
  settings: {
    title: 'Settings', language: 'Language', theme: 'Theme', auto: 'as the system', light: 'light', dark: 'dark',
    confirm: 'Confirm', confirmAlways: 'always', confirmFinal: 'only what cannot be undone', confirmNever: 'never',
    motion: 'Animations', letters: 'Single-letter keys', speakCards: 'Speak my cards', sound: 'A sound when I am asked', on: 'on', off: 'off',
    hide: 'Hide my secrets (H)', show: 'Show my secrets (H)', leave: 'Leave the table', otherDevice: 'Go on with another device', word: 'Say this word there: {word}',
  },
  replay: {
    title: 'Replay', eyes: 'Eyes of', all: 'All', watcher: 'Watcher', start: 'To the start', end: 'To the end', prev: 'One step back', next: 'One step on',
    prevTurn: 'Turn before', nextTurn: 'Next turn', playOn: 'Play on from here', share: 'Share this moment', download: 'Download the record', answer: 'Answer {a} of {b}',
    dealChecked: 'The deal was checked', checking: 'Checking', dealWrong: 'The deal does not fit', stats: 'Numbers', beliefs: 'Who could have been what',
  },
  stats: { title: 'Numbers', none: 'No finished matches yet.', matches: '{n} matches', wins: 'wins', side: 'Side', share: 'Share', interval: '95% interval', players: '{n} players', length: 'Answers', overTime: 'Over time', minutes: '{n} min' },
  check: { title: 'Check this game', ok: 'Everything fits.', bad: 'Something does not fit.' },
  games: {
    'earth-gambit': { sub: 'hidden teams', gist: 'Draw one, play one, pass one' },
    'mars-vs-earth-1e': { sub: 'hidden loyalty', gist: 'Agents, threats, and clones among you' },
    'mars-vs-earth-2e': { sub: 'hidden loyalty', gist: 'Agents, threats, and clones among you' },
    'onward-to-venus': { sub: 'open conflict', gist: 'Empires race along a line of planets' },
    'martians': { sub: 'alone or together', gist: 'Build the town, fight, escape or win alone' },
  } as Record<string, { sub: string; gist: string }>,
  players: '{a} to {b} players',
};
export type Catalogue = typeof en;

/** Names and sentences of one game in another language; what is missing is read in the server's English. */
export interface GameWords {
  nouns?: Record<string, Record<string, string>>;       // noun, then word of the value
  verbs?: Record<string, string>;                        // word of the verb: "Gioca {a}"
  events?: Record<string, string>;                       // word of the event: "{1} pesca {4|una carta}"
  prompts?: Record<string, string>;                      // the English sentence
  outcomes?: Record<string, string>;
  board?: Record<string, string>;                        // words a board writes itself
}
