// server_words.mjs - whatever the server refuses with is said in Italian, with the same places, and nothing is translated that it does
// not say any more. The sentences are read from the C sources: what goes into a refusal, a farewell or the server's own check.
import { readdirSync, readFileSync } from 'node:fs';
import { load } from './build.mjs';
import { literals } from './c_text.mjs';
import { check, finish } from './checks.mjs';
import { root } from './sources.mjs';

const { server: italian } = await load('words/it_server.ts');
const { withoutFigures } = await load('words/texts.ts');

const folder = (path, but = []) => readdirSync(new URL(path, root)).filter((f) => f.endsWith('.c') && !but.includes(f)).map((f) => `${path}/${f}`);
const FILES = [...folder('table/room'), ...['match', 'box', 'deal', 'set'].map((f) => `table/match/${f}.c`), 'base/csv.c',
  ...folder('apps/server/house'), ...folder('apps/solo'), ...['hindsight', 'house_page', 'table_page', 'walk_page'].map((f) => `apps/common/${f}.c`), ...['response', 'conn', 'upgrade'].map((f) => `apps/server/net/${f}.c`), 'apps/server/store/store.c'];
/** For whoever runs the server, and for programs that ask it nonsense: these never come to a page of ours. */
const NOT_FOR_PEOPLE = [/store %\.200s/, /Port %u/, /cannot start/, /memory for (the store|pages|tables|bots)/, /X-Forwarded-For/, /wait for a thread/, /Content-(Length|Type)/, /HTTP\/1\.1/,
  /GET, HEAD/, /There is no message/, /should be (live|words|seats|all|the number)/, /should name files/, /^A member of a room/, /^'/, /^DELETE|^SELECT/];

/** "second%s" is two sentences; %u is a figure, %s a name. */
function spoken(format) {
  if (/[a-z]%s/.test(format)) return [format.replace(/([a-z])%s/, '$1'), format.replace(/([a-z])%s/, '$1s')].flatMap(spoken);
  let names = 0;
  const text = format.replace(/'?%(?:\.\d+)?s'?/g, (m) => { const place = `{${String.fromCharCode(97 + names++)}}`; return m.startsWith("'") ? `'${place}'` : place; });
  return [withoutFigures(text.replace(/%(?:l*[dui]|zu|")/g, '7')).pattern];
}
check('formats are read', spoken('In %u second%s, %.40s').join('|') === 'In {1} second, {a}|In {1} seconds, {a}');

const said = new Set();
for (const file of FILES) for (const { text, around } of literals(readFileSync(new URL(file, root), 'utf8'))) {
  if (!/^[A-Z%'][^\n]* .*[.!?]$/.test(text) || NOT_FOR_PEOPLE.some((r) => r.test(text)) || /metric|log_line/.test(around)) continue;
  for (const s of spoken(text)) said.add(s);
}
for (const { text } of literals(readFileSync(new URL('table/match/deal.c', root), 'utf8'))) if (/[a-z] $/.test(text)) said.add(`${text.trim()} {a}.`); // names stand behind it
check('the server says a lot', said.size > 100, said.size);
const places = (s) => [...s.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort().join();
for (const s of said) check(`the server says "${s}"`, Boolean(italian[s]) && places(italian[s]) === places(s), italian[s]);
for (const s of Object.keys(italian)) check(`the server does not say "${s}" any more`, said.has(s) || !/^[A-Z{]/.test(s) || !/[.!?]$/.test(s));
if (process.argv.includes('--list')) console.log([...said].filter((s) => !italian[s]).join('\n'));

// Lines of the log about the table itself.
const { en } = await load('words/en.ts');
const { it } = await load('words/it.ts');
const lines = [...readFileSync(new URL('table/room/room_tell.c', root), 'utf8').matchAll(/\[LINE_\w+\] = \{ "([\w-]+)", "([^"]*)", "([^"]*)"/g)];
check('lines of the table are found', lines.length > 5, lines.length);
for (const [, word, before, after] of lines) {
  check(`the line "${word}" in English, as the server has it`, en.happened[word] === `${before}{1}${after}`, en.happened[word]);
  check(`the line "${word}" in Italian`, /\{1\}/.test(it.happened[word] ?? '') && it.happened[word] !== en.happened[word], it.happened[word]);
}
finish();
