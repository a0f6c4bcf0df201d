// speed.mjs - size and speed of the module beside the native program: speed.mjs --module M --texts T [--orrery P] [--write FILE]
// Random games from the deal to the end, by the processor's time; native and module by turns, so that their ratio means something.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { giveNet, load } from './module.mjs';

const option = (name) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? undefined : process.argv[at + 1]; };
const file = option('module'), texts = option('texts'), orrery = option('orrery'), write = option('write');
const games = ['earth-gambit', 'mars-vs-earth-1e', 'mars-vs-earth-2e', 'onward-to-venus', 'martians'];
const loaded = await load(file, () => new Proxy({}, { get: () => () => 0 })), { x } = loaded;
x.begin(0, 1);
giveNet(loaded, 'onward-to-venus');
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; };
const KB = (f) => `${Math.round(gzipSync(readFileSync(f), { level: 9 }).length / 1024)} KB gzipped (${Math.round(statSync(f).size / 1024)} KB)`;

function ofModule(game) {
  const play = (seconds) => {
    const began = cpu();
    let answers = 0;
    for (let i = 0; cpu() - began < seconds; i += 20) answers += x.playouts(game, i, 20);
    return answers / (cpu() - began);
  };
  play(1);                     // until the engine below has compiled what is used most
  return play(1);
}
/** Milliseconds that a network takes to look at a position. */
function look(game) {
  x.looks(game, 200);
  const began = cpu();
  const n = x.looks(game, 2000);
  return (1000 * (cpu() - began)) / n;
}
const millions = (n) => (n / 1e6).toFixed(2);
const LEAST = 0.5, ratios = [];
const NET = new URL('../../../data/onward_to_venus/nets/onward-to-venus.net', import.meta.url).pathname;
const rows = games.map((name, i) => {
  const native = orrery ? JSON.parse(execFileSync(orrery, ['bench', '--game', name, '--seconds', '1', '--json'])).decisions_per_second : NaN;
  const module = ofModule(i);
  if (orrery) ratios.push(module / native);
  return `| ${name} | ${orrery ? millions(native) : ''} | ${millions(module)} | ${orrery ? (module / native).toFixed(2) : ''} |`;
});
const page = `# The table without a server: size and speed

Made by \`bench/solo\`. The module is ${KB(file)}; the texts beside it, which only some pages need, are ${KB(texts)}.

Millions of decisions per second in random games, one thread, five seats:

| game | native | module | ratio |
|---|---|---|---|
${rows.join('\n')}

The native figure is that of the optimised program (\`make dist\`). Only the engine is built for speed: with the rules of the games, too, the
module came to 399.5 KB, too near to its limit of 400 (\`solo_same\`).

Onward to Venus has experts with a network, which is fetched when a table needs it (${KB(NET)}). One look through it takes
${look(games.indexOf('onward-to-venus')).toFixed(2)} ms with simd128; 3 are allowed.
`;
const low = ratios.filter((r) => r < LEAST);
if (low.length) console.error(`speed: ${low.length} games are slower than ${LEAST} of native.`);
if (write) writeFileSync(write, page);
else console.log(page);
