// choice.mjs - picking an answer by tapping things and numbers: the pure functions of web/src/state/choice.ts and number.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, finish } from './checks.mjs';

const web = new URL('../../web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
const out = mkdtempSync(join(tmpdir(), 'orrery-choice-'));
for (const file of ['choice', 'number']) await build({ root: fileURLToPath(web), logLevel: 'error', configFile: false, publicDir: false,
  build: { ssr: fileURLToPath(new URL(`src/state/${file}.ts`, web)), outDir: out, emptyOutDir: false,
    rollupOptions: { output: { entryFileNames: '[name].mjs' } } } });
const { choose, offers, adds, isPicked, lock, sendsAtOnce } = await import(pathToFileURL(join(out, 'choice.mjs')).href);
const { numbersAsked } = await import(pathToFileURL(join(out, 'number.mjs')).href);
rmSync(out, { recursive: true });

const SEAT = 1, NUMBER = 2, CARD = 4, PLANET = 5, COPY = 6;
const verb = (word, ...nouns) => ({ word, label: word, nouns: [...nouns, 0, 0, 0].slice(0, 3), sealed: [], interject: false });
const book = { verbs: [verb('pass', CARD), verb('redirect', CARD, SEAT), verb('done'), verb('trade', SEAT, SEAT), verb('claim', PLANET, CARD), verb('cover', NUMBER), verb('discard', CARD, COPY)],
  nouns: [0, SEAT, NUMBER, 3, CARD, PLANET].map(() => ({ values: [] })).concat({ values: ['', 'kept', 'drawn'].map((word) => ({ word })) }) };
const legal = (...a) => ({ a: [...a, 0, 0, 0].slice(0, 4), text: a.join(' '), label: '', note: null, final: false });
const texts = (list) => list.map((l) => l.text).join(' | ');

// One verb without arguments is a button at once; a card is lit for every verb that takes it.
const answers = [legal(0, 5), legal(0, 6), legal(1, 5, 2), legal(2)];
let c = choose(book, answers, []);
check('a bare verb is ready', texts(c.ready) === '2', texts(c.ready));
check('a card is offered for two verbs', offers(book, c, { noun: CARD, value: 5 }).length === 2);
check('a card nobody asked for is not', offers(book, c, { noun: CARD, value: 7 }).length === 0);

// Picking the card leaves both verbs; the seat can also come first.
c = choose(book, answers, [{ noun: CARD, value: 5 }]);
check('after the card: pass is ready, redirect wants a seat', texts(c.ready) === '0 5' && texts(offers(book, c, { noun: SEAT, value: 2 })) === '1 5 2');
c = choose(book, answers, [{ noun: SEAT, value: 2 }, { noun: CARD, value: 5 }]);
check('seat first, card second: the same answer', c.left.length === 1 && texts(c.ready) === '1 5 2');
c = choose(book, answers, [{ noun: CARD, value: 6 }, { noun: SEAT, value: 2 }]);
check('a pick that is no longer possible is dropped', c.picks.length === 1 && texts(c.ready) === '0 6');

// Two arguments of one noun bind in the order of the taps.
const trades = [legal(3, 0, 1), legal(3, 0, 2), legal(3, 1, 2)];
c = choose(book, trades, [{ noun: SEAT, value: 0 }]);
check('first seat of a trade', c.left.length === 2 && c.open.every((o) => o.first));
c = choose(book, trades, [{ noun: SEAT, value: 0 }, { noun: SEAT, value: 2 }]);
check('both seats of a trade', texts(c.ready) === '3 0 2');

// A tile on a planet is two picks in one tap.
const claims = [legal(4, 1, 9), legal(4, 2, 9), legal(4, 2, 8)];
const tile = { noun: CARD, value: 9, with: [{ noun: PLANET, value: 2 }] };
c = choose(book, claims, []);
check('the tile on planet 2 means one answer', texts(offers(book, c, tile)) === '4 2 9');
check('it settles both', adds(c, tile).length === 2 && adds(c, tile)[0].noun === PLANET);
check('the same tile elsewhere is not offered', offers(book, c, { ...tile, with: [{ noun: PLANET, value: 3 }] }).length === 0);
c = choose(book, claims, adds(c, tile));
check('it is picked', isPicked(c, tile) && !isPicked(c, { ...tile, with: [{ noun: PLANET, value: 1 }] }) && texts(c.ready) === '4 2 9');

// An argument that was left out is not asked for; one that was not is.
c = choose(book, [legal(6, 5), legal(6, 7, 1), legal(6, 7, 2)], [{ noun: CARD, value: 5 }]);
check('a card of which there is one kind of copy is ready', texts(c.ready) === '6 5' && c.open.length === 0);
c = choose(book, [legal(6, 5), legal(6, 7, 1), legal(6, 7, 2)], [{ noun: CARD, value: 7 }]);
check('of two copies one is picked', c.ready.length === 0 && texts(offers(book, c, { noun: COPY, value: 2 })) === '6 7 2');

// A number means a thing only for its verbs; a barred answer says why.
c = choose(book, [legal(5, 3)], []);
check('a position for the verb cover', offers(book, c, { noun: NUMBER, value: 3, verbs: ['cover'] }).length === 1 && offers(book, c, { noun: NUMBER, value: 3, verbs: ['lift'] }).length === 0);
const barred = [{ a: [0, 7, 0, 0], label: '', rule: 'EG-67', why: 'a Psych Weapon is in play' }];
check('why a card is locked', lock(book, barred, choose(book, answers, []), { noun: CARD, value: 7 })?.rule === 'EG-67');
check('nothing locks a card the rules never considered', lock(book, barred, choose(book, answers, []), { noun: CARD, value: 8 }) === undefined);

check('one undoable answer is sent at once', sendsAtOnce([legal(0, 5)], 'final') && !sendsAtOnce([{ ...legal(0, 5), final: true }], 'final'));
check('confirm always, confirm never', !sendsAtOnce([legal(0, 5)], 'always') && sendsAtOnce([{ ...legal(0, 5), final: true }], 'never') && !sendsAtOnce(answers, 'never'));

// How many? Answers that differ in one number without gaps.
const counted = { verbs: [verb('land', CARD, NUMBER), verb('done'), verb('spend', NUMBER)] };
const landing = [legal(1), legal(0, 7, 3), legal(0, 7, 2), legal(0, 7, 4), legal(0, 7, 5), legal(0, 7, 6)];
const n = numbersAsked(counted, landing, 4);
check('five numbers of one verb', n?.verb === 0 && n.at === 2 && texts(n.answers) === '0 7 2 | 0 7 3 | 0 7 4 | 0 7 5 | 0 7 6');
check('few numbers stay buttons', numbersAsked(counted, landing.slice(0, 5), 4) === null && numbersAsked(counted, landing.slice(0, 3), 1)?.answers.length === 2);
check('a gap is no stepper', numbersAsked(counted, [legal(2, 1), legal(2, 2), legal(2, 4)], 1) === null);
check('two things and numbers are no stepper', numbersAsked(counted, [...landing, legal(0, 8, 7)], 4) === null);
finish();
