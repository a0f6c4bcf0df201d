// weight.mjs - what a browser fetches for a page, as it comes over the wire, and when it first paints. The first load of the shelf is at
// most 150 KB without fonts (text shows before they come). Times are only reported: they belong to a machine.
//   node tests/web/weight.mjs --orrery build/orrery [--write docs/measured/web.md]
import { readFileSync, writeFileSync } from 'node:fs';
import { check, dice, finish, makeTable, person, startBrowser, startServer, tapOnce } from './harness.mjs';

const at = process.argv.indexOf('--write'), file = at > 0 ? process.argv[at + 1] : null;
const BUDGET = 150_000, LOADS = file ? 5 : 1;

/** In the page: bytes by kind, and the first paint. */
function loaded() {
  const sum = { script: 0, style: 0, font: 0, other: 0, files: 0 };
  for (const e of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) {
    const kind = /\.js$/.test(e.name) ? 'script' : /\.css$/.test(e.name) ? 'style' : /\.woff2?$/.test(e.name) ? 'font' : 'other';
    sum[kind] += e.encodedBodySize;
    sum.files += 1;
  }
  return { ...sum, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
}

/** A browser that has nothing yet, some times; the middle of the first paints. */
async function measure(browser, url, storageState) {
  const all = [];
  for (let i = 0; i < LOADS; i++) {
    const { context, page } = await person(browser, { viewport: { width: 1366, height: 650 }, storageState, drawn: true });
    await page.goto(url);
    await page.locator('.home-game, .frame .bar').first().waitFor({ timeout: 60000 });
    await page.waitForLoadState('networkidle');
    all.push(await page.evaluate(loaded));
    await context.close();
  }
  return { ...all[0], paint: all.map((a) => a.paint).sort((a, b) => a - b)[Math.floor(LOADS / 2)] };
}

const rows = [];
const server = await startServer();
const browser = await startBrowser();
try {
  const pages = [['the shelf', server.url]];
  const { context, page } = await person(browser);
  for (const [game, name] of [['earth-gambit', 'Earth Gambit'], ['mars-vs-earth-2e', 'Mars vs Earth'], ['onward-to-venus', 'Onward to Venus'], ['martians', 'Martians!!!']]) {
    const url = await makeTable(page, server.url, { game, seats: 3 });
    for (let i = 0, roll = dice(1); i < 4; i++) { await tapOnce(page, roll); await page.waitForTimeout(50); }
    pages.push([`a table of ${name}`, url]);
  }
  const state = await context.storageState();
  for (const [name, url] of pages) rows.push({ name, ...(await measure(browser, url, state)) });
  await context.close();
} finally {
  await browser.close();
  await server.stop();
}

const bare = (r) => r.script + r.style + r.other;
const kb = (n) => (n / 1000).toFixed(1);
const table = ['| page | files | scripts KB | sheets KB | other KB | without fonts KB | fonts KB | first paint ms |', '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map((r) => `| ${r.name} | ${r.files} | ${kb(r.script)} | ${kb(r.style)} | ${kb(r.other)} | ${kb(bare(r))} | ${kb(r.font)} | ${Math.round(r.paint)} |`)].join('\n');
console.log(table);
for (const r of rows) check(`${r.name}: something came and was painted`, r.script > 10_000 && r.paint > 0, JSON.stringify(r));
check(`the shelf is at most ${BUDGET} bytes without fonts`, bare(rows[0]) <= BUDGET, bare(rows[0]));
if (file) {
  const [, version] = /project\(orrery VERSION ([\d.]+)/.exec(readFileSync(new URL('../../CMakeLists.txt', import.meta.url), 'utf8'));
  writeFileSync(file, `# What the web client weighs

Measured by \`bench/web\`: Debian's Chromium with an empty cache at 1366 x 650 against a server on the same machine, bytes as they come over the
wire (gzip), the first contentful paint as the middle of ${LOADS} loads. Client ${version}. \`tests/web/weight.mjs\` keeps the shelf at ${BUDGET / 1000} KB or less without
fonts. A table loads its board and its words only when it is opened. Times depend on the machine and its load; weights do not.

${table}
`);
}
finish();
