// hints.mjs - whatever a bot gives as the reason of a hint, and whatever a rule refuses with, is said in Italian. The sentences come from
// matches of all rulesets (tests/reasons/hints.c) and from the sources of the scripts; nothing is translated that nobody says any more.
//   node tests/web/hints.mjs --orrery build-dev/orrery --hints build-dev/tests/hints [--matches 2000] [--seed 1]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from './build.mjs';
import { literals } from './c_text.mjs';
import { check, finish, startServer } from './harness.mjs';
import { root } from './sources.mjs';

const option = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at > 0 ? process.argv[at + 1] : otherwise; };
const FOLDERS = { 'earth-gambit': 'earth_gambit', 'mars-vs-earth-1e': 'mars_vs_earth', 'mars-vs-earth-2e': 'mars_vs_earth', 'onward-to-venus': 'onward_to_venus', martians: 'martians' };

const words = {}; // by folder
for (const folder of new Set(Object.values(FOLDERS))) words[folder] = (await load(`games/${folder}/it.ts`)).it.hints;
const isHint = (text) => /^[A-Z][^%]* [^%]*\.$/.test(text);
const written = Object.fromEntries(Object.keys(words).map((folder) =>
  [folder, new Set(literals(readFileSync(new URL(`bots/${folder}/reasons.c`, root), 'utf8')).map((l) => l.text).filter(isHint))]));
for (const [folder, texts] of Object.entries(written)) {
  check(`${folder}: its reasons are found`, texts.size > 15, texts.size);
  for (const text of texts) check(`${folder}: "${text}" in Italian`, words[folder][text] && words[folder][text] !== text);
  for (const text of Object.keys(words[folder])) check(`${folder}: a bot still says "${text}"`, texts.has(text));
}

const run = spawnSync(option('hints', 'build-dev/tests/hints'), ['--matches', option('matches', '8'), '--seed', option('seed', '1')], { encoding: 'utf8', maxBuffer: 1 << 26 });
check('matches are played', run.status === 0, run.stderr);
process.stdout.write(run.stderr);
const server = await startServer();
try {
  const clauses = {};
  for (const game of Object.keys(FOLDERS)) clauses[game] = (await (await fetch(`${server.url}/api/lessons/${game}/${game.endsWith('1e') ? 7 : 1}/book`)).json()).reasons;
  const heard = { hint: 0, rule: 0 };
  for (const [, kind, game, text] of run.stdout.matchAll(/^(hint|rule) (\S+) (.*)$/gm)) {
    heard[kind] += 1;
    if (kind === 'hint') check(`${game}: "${text}" in Italian`, Boolean(words[FOLDERS[game]][text]));
    else check(`${game}: ${text} refuses in Italian`, clauses[game].it[text] && clauses[game].it[text] !== clauses[game].en[text]);
  }
  check('bots gave reasons', heard.hint > 60, heard.hint);
  check('rules refused', heard.rule > 100, heard.rule);
} finally {
  await server.stop();
}
finish();
