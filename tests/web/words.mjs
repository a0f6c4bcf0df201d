// words.mjs - every language says everything: the same keys in every catalogue, the same places in every sentence, and a
// translation for every verb, event and question that the games can say and for every text of their own sets.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from './build.mjs';
import { check, finish, startServer } from './harness.mjs';
import { sources, web } from './sources.mjs';

const { en } = await load('words/en.ts');
const { it } = await load('words/it.ts');
const { withoutFigures } = await load('words/texts.ts');
const { toReader } = await load('words/second.ts');
const { second: englishYou } = await load('words/en_second.ts');
const { second: italianYou } = await load('words/it_second.ts');

/** To the seat it is about, a line says "you": another verb where the seat begins it, and no "di te" for what is theirs. */
function saysYou(id, sentence, seats, second, past) {
  for (const place of seats) {
    const said = toReader(sentence, [place], second), begins = new RegExp(`^\\{${place}\\} (\\S+)`).exec(sentence)?.[1];
    check(`${id}: "${sentence}" says you`, !said.includes(`{${place}}`) && !/(?<!su|contro) di \{\d@te\}/.test(said), said);
    if (begins && !past.test(begins)) check(`${id}: "${sentence}" has its verb`, said.replace(/^\{\d@\w+\}/, `{${place}}`) !== sentence, said);
  }
}
const stays = { en: /ed$|^(must|undid|ran|began|in)$/, it: /^$/ };
for (const [kind, sentence] of Object.entries(en.happened)) saysYou(kind, sentence, [1], englishYou, stays.en);
for (const [kind, sentence] of Object.entries(it.happened)) saysYou(kind, sentence, [1], italianYou, stays.it);
check('you play, you pass', toReader('{1} plays {2}', [1], englishYou) === '{1@You} play {2}' && toReader('{1} passes {2}', [1], englishYou) === '{1@You} pass {2}');

const games = readdirSync(new URL('src/games/', web), { withFileTypes: true }).filter((f) => f.isDirectory()).map((f) => f.name);
const itGames = {}; // by ruleset: editions share their words
const enValues = {}; // by ruleset: what its options can be, in English
const boards = []; // the words of a board: English, Italian
for (const game of games) {
  const ids = /ids: \[([^\]]*)\]/.exec(readFileSync(new URL(`src/games/${game}/index.ts`, web), 'utf8'))[1].match(/[\w-]+/g);
  const italian = (await load(`games/${game}/it.ts`)).it;
  const { values } = await load(`games/${game}/values.ts`);
  for (const id of ids) { itGames[id] = italian; enValues[id] = values; }
  boards.push([game, (await load(`games/${game}/en.ts`)).en, italian.board]);
}

const places = (s) => [...s.matchAll(/\{(\w+)(#[^}]*)?[^}]*\}/g)].filter((m) => !m[2]).map((m) => m[1]).sort().join(); // forms by number aside
function compare(path, a, b) {
  for (const key of Object.keys(a)) {
    const at = `${path}.${key}`;
    if (typeof a[key] === 'object') compare(at, a[key], b?.[key] ?? {});
    else {
      check(`${at} is said`, typeof b?.[key] === 'string' && b[key] !== '');
      check(`${at} has the same places`, typeof b?.[key] === 'string' && places(a[key]) === places(b[key]), b?.[key]);
    }
  }
}
compare('it', en, it);
// A line may have a name in one language only: without one it is called as the game calls it.
for (const [game, english, italian] of boards) compare(`${game} board`, { ...english, lines: {} }, italian);

// Boards ask textOf for what is printed on a card; the book itself has English only.
for (const file of sources('src', /\.tsx$/).filter((f) => basename(f) !== 'speech.tsx')) {
  check(`${file} asks textOf for the texts of the book`, !/values\[[^;]*?\]\s*\?*\.text\b/.test(readFileSync(new URL(file, web), 'utf8')));
}
// Italian words that depend on others: by forms, or said so that nothing depends.
const { atPlaces, euphonic } = await load('words/forms.ts');
const ad = (sentence, who) => euphonic(sentence, () => who).replace(/\{\w+\}/, who);
check('ad Ada, a Bea, ed Elio, e Ada', ad('Dai una carta a {1}', 'Ada') === 'Dai una carta ad Ada' && ad('Dai una carta a {1}', 'Bea') === 'Dai una carta a Bea' && ad('Bea e {b}', 'Elio') === 'Bea ed Elio' && ad('Bea e {b}', 'Ada') === 'Bea e Ada' && ad('A {1} mancano', 'Ada') === 'Ad Ada mancano' && ad('una {1}', 'Ada') === 'una Ada');
const counted = (n) => atPlaces('+{n} {n#punto|punti}', () => String(n), () => n);
check('one point, two points', counted(1) === '+1 punto' && counted(2) === '+2 punti' && counted(-1) === '+-1 punto', counted(1));
const leaves = (o) => Object.values(o ?? {}).flatMap((v) => (typeof v === 'object' ? leaves(v) : [String(v)]));
const COUNTED = /(?<! a |–|ultime |annullare |Annulla )\{(?!who|x)\w+\} (punti|carte|turni|passi|giocatori|mosse|giorni|risposte|teschi|combattimenti|segnalini|tavoli)\b(?! immaginate)/;
for (const s of [{ ...it, server: {} }, ...Object.values(itGames).flatMap(({ board, events, notes, verbs }) => [board, events, notes, verbs])].flatMap(leaves))
  check(`"${s}" can be said of one`, !COUNTED.test(s));
for (const s of Object.values(itGames).flatMap(({ board, events, prompts }) => [...leaves(events), ...leaves(board), ...leaves(prompts)]))
  check(`"${s}" needs no gender of a name`, !/^\{\w+\}( davanti a \{\d\})? (non )?(è|viene|è stata?) (\w*[aiu]t|sconfitt|distrutt|perdut|espuls|mort|tolt)[ao]\b/.test(s));
check('figures are places', withoutFigures('Counts 12: 3 of MP3.').pattern === 'Counts {1}: {2} of MP3.');

const oneOrMore = (text) => text.replace(/s\b/g, ''); // "1 card" and "2 cards" are two sentences, one of them for sets of one's own
const printedTexts = new Map(); // a catalogue and the patterns that its games have: two editions may share one
function compareTexts(id, texts = {}, said) {
  if (!printedTexts.has(texts)) printedTexts.set(texts, new Set());
  for (const text of new Set(said.filter(Boolean))) {
    const { pattern } = withoutFigures(text);
    printedTexts.get(texts).add(oneOrMore(pattern));
    check(`${id}: text "${text}"`, Boolean(texts[pattern]) && places(texts[pattern]) === places(pattern), texts[pattern]);
  }
}

const signatures = readFileSync(new URL('../tests/signature.txt', web), 'utf8').split('\n').map((line) => line.split(' ')[0]);
const named = new Set(); // values of options that are named, and that no ruleset has had yet
for (const values of [...Object.values(enValues), ...Object.values(itGames).map((g) => g.values ?? {})]) for (const [o, all] of Object.entries(values)) for (const v of Object.keys(all)) named.add(`${o} ${v}`);

const server = await startServer();
check('five rulesets speak Italian', Object.keys(itGames).length >= 5);
try {
  for (const { id, title, seats, options, set } of await (await fetch(`${server.url}/api/games`)).json()) {
    if (!itGames[id]) { // it is still being written: then it has no signature either
      check(`${id} has a signature, so it needs a folder in web/src/games`, !signatures.includes(id));
      console.log(`${id} has no folder in web/src/games yet, so it speaks English only.`);
      continue;
    }
    const size = Math.max(2, seats[0]);
    const made = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ game: id, seats: id.endsWith('2e') ? 3 : size, options: {}, set: null, bots: {}, public: false, pace: 'live', clock: 0, name: 'Basil', seat: 0 }) });
    const { link } = await made.json();
    const book = await (await fetch(`${server.url}/api/tables/${link}/book`)).json();
    const words = itGames[id];
    for (const v of book.verbs) check(`${id}: verb ${v.word}`, places(words.verbs?.[v.word] ?? '?') === places(v.label), words.verbs?.[v.word]);
    for (const e of book.events) {
      const seatsOf = e.pub.flatMap((noun, i) => (noun === 1 && e.text.includes(`{${i + 1}}`) ? [i + 1] : []));
      saysYou(id, e.text, seatsOf, englishYou, stays.en);
      saysYou(id, words.events?.[e.word] ?? '', seatsOf, italianYou, stays.it);
    }
    for (const e of book.events) check(`${id}: event ${e.word}`, words.events?.[e.word] !== undefined && places(words.events[e.word]) === places(e.text), words.events?.[e.word]);
    for (const o of book.outcomes) check(`${id}: outcome ${o}`, words.outcomes?.[o] !== undefined);
    for (const n of book.notes) check(`${id}: note ${n.word}`, words.notes?.[n.word] !== undefined && places(words.notes[n.word]) === places(n.text), words.notes?.[n.word]);
    for (const note of Object.keys(words.notes ?? {})) check(`${id}: no note ${note} any more`, book.notes.some((n) => n.word === note));
    // Names that the rules give are said too; names printed in the card set (its rows have them) and figures stay as they are.
    const printed = new Set(Object.values(book.sheets).flat().flatMap((row) => Object.values(row).map(String)));
    const used = new Set([...book.verbs.flatMap((v) => v.nouns), ...book.events.flatMap((e) => [...e.pub, ...e.priv])]);
    for (const [i, n] of book.nouns.entries()) {
      if (i < 3 || !used.has(i)) continue;
      for (const v of n.values) check(`${id}: ${n.name} ${v.word}`, words.nouns?.[n.name]?.[v.word] !== undefined || printed.has(v.name) || !/[A-Za-z]{2}/.test(v.name), v.name);
    }
    for (const [rule, clause] of Object.entries(book.reasons.en)) {
      const clausola = book.reasons.it[rule];
      check(`${id}: the reason of ${rule}`, Boolean(clausola) && clausola !== clause && !/[.:;]$/.test(clausola) && !/[.:;]$/.test(clause), clausola);
    }
    const english = book.nouns.flatMap((n) => n.values.map((v) => [v.name, words.nouns?.[n.name]?.[v.word]])).filter(([a, b]) => /^[A-Z].{3}/.test(a) && b && a !== b).map(([a]) => a);
    for (const [rule, clausola] of Object.entries(book.reasons.it)) check(`${id}: the reason of ${rule} names things in Italian`, !english.some((n) => clausola.includes(n)), clausola);
    check(`${id}: as many reasons in Italian`, Object.keys(book.reasons.it).length === Object.keys(book.reasons.en).length && Object.keys(book.reasons.en).length > 3);
    compareTexts(id, words.texts, [...book.nouns.flatMap((n) => n.values.map((v) => v.text)), ...options.map((o) => o.text), set.note, /, (.*)$/.exec(title)?.[1]]);
    // What options can be: a word has words in both languages, and nothing is named that no option can be.
    for (const o of options) for (const v of o.values) if (/[A-Za-z]{2}/.test(v)) {
      check(`${id}: option ${o.name} ${v}`, Boolean(enValues[id][o.name]?.[v] ?? en.pages.values[v]) && Boolean(words.values?.[o.name]?.[v] ?? it.pages.values[v]));
    }
    for (const o of options) for (const v of o.values) named.delete(`${o.name} ${v}`);
    for (const verb of Object.keys(words.verbs ?? {})) check(`${id}: no verb ${verb} any more`, book.verbs.some((v) => v.word === verb));
    for (const event of Object.keys(words.events ?? {})) check(`${id}: no event ${event} any more`, book.events.some((e) => e.word === event));
  }
  check('no option can be what is named any more', named.size === 0, [...named].join(', '));
  for (const [texts, patterns] of printedTexts) for (const text of Object.keys(texts)) check(`no text "${text}" any more`, patterns.has(oneOrMore(text)));
} finally {
  await server.stop();
}
finish();
