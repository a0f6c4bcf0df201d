// same.mjs - native and WebAssembly are equal: the signature of every game, and whole matches with their pages, every frame and
// every entry byte for byte. `--many 1`: at every level of bots, and the signatures of as many matches as tests/signature.txt has (tools/check).
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { check, finish } from '../../web/checks.mjs';
import { evening } from './evening.mjs';
import { load } from './module.mjs';

const option = (name) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? undefined : process.argv[at + 1]; };
const file = option('module'), native = option('evening'), texts = option('texts'), many = option('many');
const MOST = 400 * 1024; // bytes of the module, gzipped
const SIGNED = many ? 10000 : 100;

const small = gzipSync(readFileSync(file), { level: 9 }).length;
console.log(`${file}: ${statSync(file).size} bytes, ${small} gzipped`);
check(`the module has at most ${MOST} bytes when gzipped`, small <= MOST, small);

const { x } = await load(file, () => new Proxy({}, { get: () => () => 0 }));
const written = readFileSync(new URL('../../signature.txt', import.meta.url), 'utf8');
const signed = (many ? written : execFileSync(native, ['signatures', String(SIGNED)]).toString()).trim().split('\n').map((l) => l.split(' '));
for (const [i, [game, right]] of signed.entries())
  check(`${game}: the signature of ${SIGNED} matches is ${right}`, BigInt.asUintN(64, x.signature(i, SIGNED)).toString(16).padStart(16, '0') === right);

const matches = [
  ['earth-gambit', 3, 'hard', true], ['mars-vs-earth-1e', 3, 'easy', false], ['mars-vs-earth-2e', 4, 'normal', true],
  ['onward-to-venus', 2, 'easy', true], ['martians', 2, 'normal', true],
];
if (many)
  for (const [game] of signed) for (const level of ['easy', 'normal', 'hard', 'expert']) matches.push([game, 3, level, true]);

for (const [i, [game, seats, level, pages]] of matches.entries()) {
  const seed = 11 + i;
  const said = execFileSync(native, [game, seats, level, seed, ...(pages ? [texts] : [])].map(String), { maxBuffer: 1 << 30 }).toString();
  const right = said.trimEnd().split('\n'), found = (await evening(file, game, seats, level, seed, pages ? texts : null)).join('\n').trimEnd().split('\n');
  const at = right.findIndex((line, n) => line !== found[n]);
  check(`${game}, ${seats} seats, ${level}: ${right.length} lines are the same`, at < 0 && right.length === found.length);
  if (at >= 0) console.log(`  native: ${right[at].slice(0, 300)}\n  module: ${found[at]?.slice(0, 300)}`);
}
finish();
