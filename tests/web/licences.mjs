// licences.mjs - what the client contains comes with its licences: every dependency stands in web/dist/licences.txt with its text, and so
// does whatever else is in the bundle, icons and faces too.
import { readFileSync, readdirSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const web = new URL('../../web/', import.meta.url);
const { licenceOf, packagesOf } = await import(new URL('tools/licences.mjs', web));
const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', web), 'utf8'));
const parts = readFileSync(new URL('dist/licences.txt', web), 'utf8').split(/^-{80}$/m).map((p) => p.trim());

for (const [name, version] of Object.entries(dependencies)) {
  const part = parts.find((p) => p.startsWith(`${name} ${version} (`)) ?? '';
  check(`the licence of ${name} ${version}`, part.includes('Copyright') && part.length > 500, part.slice(0, 80));
}

// A face in the built client is one of a package that is named: figtree-latin-wght-normal-HASH.woff2.
const faces = readdirSync(new URL('dist/assets/', web)).filter((f) => f.endsWith('.woff2'));
const fontPackages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
for (const face of faces) {
  const of = fontPackages.find((name) => face.startsWith(`${name.split('/')[1]}-`));
  check(`the licence of ${face}`, of !== undefined && parts.some((p) => p.startsWith(`${of} `)));
}

// And the plugin finds all three kinds in a bundle.
const bundle = {
  'index.js': { modules: { '/ours/src/main.tsx': {}, '\0icon:game-icons/rocket': {}, '\0icon:lucide/x': {}, '\0icon:tabler/home': {},
    [new URL('node_modules/preact/dist/preact.mjs', web).pathname]: {} } },
  'face.woff2': { originalFileNames: ['node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2'] },
};
const found = packagesOf(bundle).map(licenceOf);
const terms = { preact: 'MIT', '@iconify-json/game-icons': 'CC-BY-3.0', '@iconify-json/lucide': 'ISC', '@iconify-json/tabler': 'MIT', '@fontsource/special-elite': 'Apache-2.0' };
for (const [name, licence] of Object.entries(terms)) {
  const part = found.find((p) => p.startsWith(`${name} `)) ?? '';
  check(`${name} is found, with its text`, part.includes(`(${licence})`) && part.length > 700, part.slice(0, 100));
}
check('nothing of ours is', found.length === Object.keys(terms).length, found.length);
finish();
