// What the client contains comes with its licences: every dependency stands in web/dist/licences.txt with its text.
import { readFileSync } from 'node:fs';

const web = new URL('../../web/', import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', web), 'utf8'));
const text = readFileSync(new URL('dist/licences.txt', web), 'utf8');
let passed = 0;
let failed = 0;
for (const [name, version] of Object.entries(dependencies)) {
  const part = text.split(/^-{80}$/m).find((p) => p.trim().startsWith(`${name} ${version} (`));
  const good = part && part.includes('Copyright') && part.length > 500;
  if (good) passed++;
  else failed++;
  if (!good) console.log(`NOT OK - the licence of ${name} ${version}`);
}
console.log(`${passed} checks passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
