// licences.mjs - what the client contains comes with its licences: every dependency stands in web/dist/licences.txt with its text.
import { readFileSync } from 'node:fs';
import { check, finish } from './checks.mjs';

const web = new URL('../../web/', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', web), 'utf8'));
const parts = readFileSync(new URL('dist/licences.txt', web), 'utf8').split(/^-{80}$/m);

for (const [name, version] of Object.entries(dependencies)) {
  const part = parts.find((p) => p.trim().startsWith(`${name} ${version} (`)) ?? '';
  check(`the licence of ${name} ${version}`, part.includes('Copyright') && part.length > 500, part.slice(0, 80));
}
finish();
