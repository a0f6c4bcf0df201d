// italian.mjs - everything that whole matches say to a person is said in Italian. Matches of all rulesets are played over the wire,
// with other seats, options and deals; now and then a wrong answer, an undo, a vote, a hint, a word in the chat. Whatever comes goes
// through the client's own functions with Italian chosen, and a text that has no Italian entry is a failure: tables of words are
// watched, so that a look-up that finds nothing is seen; a refusal that comes out as it went in has none either.
//   node tests/web/italian.mjs --orrery build-dev/orrery [--only martians] [--matches 40] [--seed 1]
import { load } from './build.mjs';
import { check, dice, finish, only, startServer } from './harness.mjs';
import { ask, Line } from './wire.mjs';

const option = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at > 0 ? Number(process.argv[at + 1]) : otherwise; };
const MATCHES = option('matches', 4), SEED = option('seed', 1); // matches of each ruleset
const MOST = option('most', 260); // answers of our own in one match
// What the client's modules ask of a browser as soon as they are loaded.
globalThis.navigator ??= { language: 'it-IT' };
globalThis.localStorage = { getItem: () => null, setItem: () => undefined };
globalThis.document = { documentElement: { dataset: {}, style: { setProperty: () => undefined } }, querySelector: () => null };
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined });
globalThis.window = globalThis;
const said = await load('../../tests/web/speech_entry.ts');
const games = await Promise.all(['earth_gambit', 'mars_vs_earth', 'onward_to_venus', 'martians'].map(async (folder) => (await load(`games/${folder}/it.ts`)).it));
const { pages } = await load('words/it_pages.ts');
const OF = { 'earth-gambit': 0, 'mars-vs-earth-1e': 1, 'mars-vs-earth-2e': 1, 'onward-to-venus': 2, martians: 3 };

const missed = new Map(); // what has no Italian, and an example of where
let where = '', looked = 0;
const miss = (what) => { if (!missed.has(what)) missed.set(what, where); };
const spoken = (text) => /\p{L}{2}/u.test(text);

/** A table of words that remembers what it was asked for in vain. */
function watched(table, path) {
  return new Proxy(table, { get(target, key) {
    if (typeof key !== 'string') return target[key];
    looked += 1;
    const found = target[key];
    if (key === 'values' || key === 'board') return found; // what all games share is asked for after them
    if (found === undefined) miss(`${path}: ${key}`);
    return found && typeof found === 'object' ? watched(found, `${path}.${key}`) : found;
  } });
}
{ // it can fail
  where = 'a test';
  const words = watched({ nouns: { card: { a: 'Carta' } } }, 'test');
  check('a word that is there is no miss', words.nouns.card.a === 'Carta' && missed.size === 0);
  check('a missing word is seen', words.nouns.card.b === undefined && missed.has('test.nouns.card: b'));
  missed.clear();
}

said.language.value = 'it';
await said.loadLanguage();
for (const [id, at] of Object.entries(OF)) said.wordsCome('it', [id], watched(games[at], id));

/** The server's own sentences. */
function refused(why) {
  looked += 1;
  if (said.serverText(why) === why) miss(`the server: ${why}`);
}

/** The words of a thing, unless it is a figure: those are the same everywhere. */
function name(book, noun, value) {
  const v = book.nouns[noun]?.values[value];
  if (v && spoken(v.name)) said.nameOf(book, noun, value);
  if (v?.text) said.textOf(book, noun, value);
}
function label(book, info, a) {
  said.labelText({ ...book, nouns: [] }, info, a);
  book.verbs[a[0]].nouns.forEach((noun, i) => { if (noun > 3) name(book, noun, a[i + 1]); });
}

function view(book, info, v) {
  if (v.ask) said.promptText({ ...book, nouns: [] }, info, v);
  for (const [noun, value] of v.ask?.about ?? []) if (noun > 3) name(book, noun, value);
  if (v.prompt && !v.ask && spoken(v.prompt)) miss(`a question without a template: ${v.prompt}`);
  for (const l of v.legal) { label(book, info, l.a); if (l.note) said.noteText(book.game, l.note); }
  for (const l of v.locked) { label(book, info, l.a); if (said.reasonText(l.rule, '') === '') miss(`the reason of ${l.rule}: ${l.why}`); }
  if (v.result) said.outcomeText(book, v.result.outcome);
}
function news(book, info, n) {
  said.lineText({ ...book, nouns: [] }, info, n);
  if (n.rule === '-') { if (said.lineText(book, info, n) === n.text) miss(`a line of the table: ${n.text}`); return; }
  const kind = book.events.find((e) => e.word === n.kind);
  kind?.pub.forEach((noun, i) => { if (noun > 3) name(book, noun, n.pub[i] ?? 0); });
  if (n.priv) kind?.priv.forEach((noun, i) => { if (noun > 3) name(book, noun, n.priv[i] ?? 0); });
}
function hear(book, line, m) {
  where = `${book.game}, ${m.t}${m.question === undefined ? '' : ` ${m.question}`}`;
  if (m.t === 'view') view(book, line.info, m);
  if (m.t === 'news') for (const n of m.events) news(book, line.info, n);
  if (m.t === 'no') { if (said.refusalText(m.rule, m.why) === m.why) miss(`a refusal (${m.rule}): ${m.why}`); }
  if (m.t === 'hint') { label(book, line.info, m.a); if (m.reason !== null) said.hintText(book.game, m.reason); }
  if (m.t === 'bye') refused(m.why);
}

/** Everything of the book that a board may draw at any time: names and texts of what has them, options and what they can be. */
function printed(book, { options, set, title }) {
  where = `${book.game}, its book`;
  for (const [noun, { values }] of book.nouns.entries()) {
    const drawn = ['card', 'tile', 'threat', 'agent', 'ability', 'role', 'planet', 'item', 'resource', 'skill', 'dna', 'unit', 'plant', 'piece'].includes(book.nouns[noun].name);
    values.forEach((v, i) => { if (drawn) name(book, noun, i); else if (v.text) said.textOf(book, noun, i); });
  }
  for (const o of options) {
    said.gameText(book.game, o.text);
    for (const v of o.values) if (spoken(v) && !(v in pages.values) && said.valueText(book.game, o.name, v) === v.replace(/_/g, ' ')) miss(`${book.game}, option ${o.name}: ${v}`);
  }
  said.gameText(book.game, set.note);
  if (/edition/.test(title) && said.titleText(title) === title) miss(`title ${title}`);
}

/** A value that names a seat says who sits there, and "you" to the reader. */
function seated(book) {
  const info = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0 };
  const called = (noun, word) => {
    const at = book.nouns.findIndex((n) => n.name === noun);
    return said.nameOf(book, at, book.nouns[at].values.findIndex((v) => v.word === word), info);
  };
  for (const [language, ...wanted] of [['en', 'Take Her Instead!: Ben', "the end of your turn", "the end of Ben's turn"], ['it', 'Prendila al mio posto!: Ben', 'alla fine del tuo turno', 'alla fine del turno di Ben']]) {
    said.language.value = language;
    const names = [called('reaction', 'take-her-2'), called('until', 'end-1'), called('until', 'end-2')];
    check(`names of seats, ${language}`, names.join() === wanted.join(), names.join());
  }
}

/** Other values for some of the options; the server refuses what does not go together, in Italian. */
function otherOptions(roll, game) {
  const chosen = {};
  for (const o of game.options) if (o.values.length > 1 && roll(4) === 0) chosen[o.name] = o.values[roll(o.values.length)];
  if (game.id === 'martians') chosen.turn_cap = '20';
  if (game.id.startsWith('mars')) chosen.max_rounds = ['2', '3', '5'][roll(3)];
  return chosen;
}
async function seatDown(server, roll, game) {
  for (;;) {
    const seats = Math.max(2, game.seats[0]) + roll(Math.min(4, game.seats[1] - 1));
    const bots = Object.fromEntries(Array.from({ length: seats - 2 }, (_, i) => [String(i + 2), ['easy', 'normal'][roll(2)]]));
    const made = await ask(server.url, '/api/tables', { game: game.id, seats, name: 'Ada', seat: 0, options: otherOptions(roll, game), bots, obvious: roll(2) === 0 });
    if (made.status === 429) { await new Promise((r) => setTimeout(r, 300)); continue; }
    if (!made.ok) { where = `${game.id}, a new table`; refused(made.data.why); continue; }
    const { link } = made.data;
    const { data: book } = await ask(server.url, `/api/tables/${link}/book`);
    let other;
    do { other = await ask(server.url, `/api/tables/${link}/seats`, { name: 'Ben', seat: 1 }); } while (other.status === 429 && await new Promise((r) => setTimeout(r, 300, true)));
    const lines = [];
    for (const cookie of [made.cookie, other.cookie]) { const line = new Line(server.url, link, cookie, (m) => hear(book, line, m)); lines.push(line); }
    said.reasons.value = book.reasons;
    await Promise.all(lines.map((l) => l.open));
    return { link, book, lines };
  }
}

/** Something besides the game: what a person may try at any time, sensible or not. */
async function aside(line, roll, book) {
  const anything = [roll(book.verbs.length), roll(6), roll(6), roll(6)];
  const words = [{ t: 'answer', question: line.view?.question ?? 0, a: anything }, { t: 'answer', question: 1_000_000, a: anything }, { t: 'why', a: anything }, { t: 'undo' }, { t: 'hint' },
    { t: 'vote', yes: roll(2) === 0 }, { t: 'away', seat: roll(3), do: 'pause', level: 'normal' }, { t: 'resume' }, { t: 'back' }, { t: 'start' }, { t: 'chat', text: ' ' },
    { t: 'seat', seat: 0, level: null }, { t: 'host', seat: roll(4) }, { t: 'mute', seat: roll(3), on: true }, { t: 'pass', verb: roll(book.verbs.length), on: true }];
  await line.say(words[roll(words.length)]);
}

async function play(server, roll, game) {
  const { link, book, lines } = await seatDown(server, roll, game);
  printed(book, game);
  if (book.game === 'martians') seated(book);
  for (const l of lines) await aside(l, roll, book);
  await lines[0].say({ t: 'start' });
  let answers = 0;
  for (let idle = 0; idle < 100 && answers < MOST && !lines[0].view?.over;) {
    const line = lines.find((l) => l.view?.legal.length && l.view.asked.includes(l.view.seat)) ?? lines.find((l) => l.view?.legal.length && roll(6) === 0);
    if (roll(12) === 0) await aside(lines[roll(2)], roll, book);
    if (lines[0].info?.state === 'paused') await lines[roll(2)].say({ t: 'resume' });
    if (lines[0].info?.vote && roll(3) === 0) await lines[roll(2)].say({ t: 'vote', yes: roll(3) > 0 });
    if (!line) { idle += 1; await lines[0].stir(); continue; }
    const { question, legal } = line.view;
    if (!legal.length) continue; // a view came while we looked
    const { a } = legal[roll(legal.length)];
    const reply = await line.say({ t: 'answer', question: book.verbs[a[0]].interject ? null : question, a });
    idle = reply.t === 'ok' ? 0 : idle + 1;
    answers += reply.t === 'ok' ? 1 : 0;
    if (reply.t === 'ok') await line.stir(60);
    else await line.stir(20);
  }
  if (lines[0].view?.over) {
    for (const path of ['check', 'beliefs?eyes=0', 'stats']) {
      const { ok, data } = await ask(server.url, `/api/tables/${link}/${path}`);
      where = `${game.id}, ${path}`;
      for (const l of data.lines && Array.isArray(data.lines) ? data.lines : []) refused(l);
      for (const side of data.sides ?? []) said.nameSaid(book, side);
      if (!ok && data.why) refused(data.why);
    }
  }
  await lines[1].say({ t: 'leave' }).catch(() => undefined); // its line ends with it
  await lines[0].stir();
  lines.forEach((l) => l.close());
  return { answers, over: Boolean(lines[0].view?.over) };
}

const server = await startServer();
try {
  const all = (await ask(server.url, '/api/games')).data.filter((g) => g.id in OF && (!only || g.id === only));
  check('rulesets are found', all.length === (only ? 1 : 5));
  for (const game of all) {
    let answers = 0, over = 0;
    for (let m = 0; m < MATCHES; m++) { const played = await play(server, dice(SEED * 1000 + m), game); answers += played.answers; over += played.over ? 1 : 0; }
    check(`${game.id}: matches were played`, answers > 10 * MATCHES, answers);
    check(`${game.id}: some to their end`, over > 0 || MATCHES < 3, `${over} of ${MATCHES}`);
    console.log(`${game.id}: ${MATCHES} matches, ${over} to the end, ${answers} answers, ${looked} words looked up so far`);
  }
  for (const [path, body] of [['/api/tables/nosuchtable/book'], ['/api/codes', { code: 'zzzzzz' }], ['/api/nothing'], ['/api/tables', { game: 'chess', seats: 2, name: 'A' }], ['/api/tables', { game: 'martians', seats: 9, name: 'A' }],
    ['/api/tables', { game: 'martians', seats: 3, name: 'A', set: { 'cards.csv': 'x' } }]]) {
    const { ok, data } = await ask(server.url, path, body);
    where = path;
    check(`${path} is refused`, !ok);
    refused(data.why);
  }
} finally {
  await server.stop();
}
check('the words were really looked up', looked > 10_000, looked);
for (const [what, at] of missed) check(`in Italian: ${what}`, false, at);
check('everything is said in Italian', missed.size === 0, `${missed.size} texts`);
finish();
