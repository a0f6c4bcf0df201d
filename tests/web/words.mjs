// words.mjs - every language says everything: the same keys in every catalogue, the same places in every sentence, and a
// translation for every verb, event and question that the games can say and for every text of their own sets.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, finish, startServer } from './harness.mjs';

const web = new URL('../../web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
const out = mkdtempSync(join(tmpdir(), 'orrery-words-'));
async function load(file) {
  await build({ root: fileURLToPath(web), logLevel: 'error', configFile: false, publicDir: false,
    build: { ssr: fileURLToPath(new URL(`src/words/${file}.ts`, web)), outDir: out, emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } } } });
  return import(pathToFileURL(join(out, `${file.split('/').at(-1)}.mjs`)).href);
}
const { en } = await load('en');
const { it } = await load('it/it');
const { itGames } = await load('it/games');
const { withoutFigures } = await load('texts');
rmSync(out, { recursive: true });

const places = (s) => [...s.matchAll(/\{(\w+)[^}]*\}/g)].map((m) => m[1]).sort().join();
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

// Boards ask textOf for what is printed on a card; the book itself has English only.
for (const folder of ['boards', 'parts', 'pages']) {
  for (const file of readdirSync(new URL(`src/${folder}/`, web)).filter((f) => f.endsWith('.tsx') && f !== 'speech.tsx')) {
    check(`${folder}/${file} reads no text of the book by itself`, !/values\[[^;]*?\]\s*\?*\.text\b/.test(readFileSync(new URL(`src/${folder}/${file}`, web), 'utf8')));
  }
}
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

const server = await startServer();
try {
  for (const { id, title, seats, options, set } of await (await fetch(`${server.url}/api/games`)).json()) {
    const size = Math.max(2, seats[0]);
    const made = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ game: id, seats: id.endsWith('2e') ? 3 : size, options: {}, set: null, bots: {}, public: false, pace: 'live', clock: 0, name: 'Basil', seat: 0 }) });
    const { link } = await made.json();
    const book = await (await fetch(`${server.url}/api/tables/${link}/book`)).json();
    const words = itGames[id] ?? {};
    for (const v of book.verbs) check(`${id}: verb ${v.word}`, places(words.verbs?.[v.word] ?? '?') === places(v.label), words.verbs?.[v.word]);
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
    check(`${id}: as many reasons in Italian`, Object.keys(book.reasons.it).length === Object.keys(book.reasons.en).length && Object.keys(book.reasons.en).length > 3);
    compareTexts(id, words.texts, [...book.nouns.flatMap((n) => n.values.map((v) => v.text)), ...options.map((o) => o.text), set.note, /, (.*)$/.exec(title)?.[1]]);
    for (const verb of Object.keys(words.verbs ?? {})) check(`${id}: no verb ${verb} any more`, book.verbs.some((v) => v.word === verb));
    for (const event of Object.keys(words.events ?? {})) check(`${id}: no event ${event} any more`, book.events.some((e) => e.word === event));
  }
  for (const [texts, patterns] of printedTexts) for (const text of Object.keys(texts)) check(`no text "${text}" any more`, patterns.has(oneOrMore(text)));
} finally {
  await server.stop();
}
finish();
