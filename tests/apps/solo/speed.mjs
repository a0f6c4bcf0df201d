// speed.mjs - size and speed of the module beside the native program: speed.mjs --module M --texts T [--orrery P] [--write FILE]
// Random games from the deal to the end, by the processor's time; native and module by turns, so that their ratio means something.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { load } from './module.mjs';

const option = (name) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? undefined : process.argv[at + 1]; };
const file = option('module'), texts = option('texts'), orrery = option('orrery'), write = option('write');
const games = ['earth-gambit', 'mars-vs-earth-1e', 'mars-vs-earth-2e', 'onward-to-venus', 'martians'];
const { x } = await load(file, () => new Proxy({}, { get: () => () => 0 }));
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1e6; };
const KB = (f) => `${Math.round(gzipSync(readFileSync(f), { level: 9 }).length / 1024)} KB gzipped (${Math.round(statSync(f).size / 1024)} KB)`;

function ofModule(game) {
  x.playouts(game, 0, 20); // warm
  const began = cpu();
  let answers = 0;
  for (let i = 20; cpu() - began < 1; i += 20) answers += x.playouts(game, i, 20);
  return answers / (cpu() - began);
}
const millions = (n) => (n / 1e6).toFixed(2);
const rows = games.map((name, i) => {
  const native = orrery ? JSON.parse(execFileSync(orrery, ['bench', '--game', name, '--seconds', '1', '--json'])).decisions_per_second : NaN;
  const module = ofModule(i);
  return `| ${name} | ${orrery ? millions(native) : ''} | ${millions(module)} | ${orrery ? (module / native).toFixed(2) : ''} |`;
});
const page = `# The table without a server: size and speed

Made by \`bench/solo\`. The module is ${KB(file)}; the texts beside it, which only some pages need, are ${KB(texts)}.

Millions of decisions per second in random games, one thread, five seats:

| game | native | module | ratio |
|---|---|---|---|
${rows.join('\n')}
`;
if (write) writeFileSync(write, page);
else console.log(page);
