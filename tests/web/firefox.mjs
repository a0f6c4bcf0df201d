// firefox.mjs - the same table in Debian's Firefox, over WebDriver BiDi: whole matches of all rulesets by taps, at a desk and on a
// phone's screen, into the replay; no script fails.
//   node tests/web/firefox.mjs --orrery build-dev/orrery [--only martians] [--taps 20]
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, dice, draws, finish, only, shots, startServer, tapOnce } from './harness.mjs';

const puppeteer = createRequire(new URL('../../web/package.json', import.meta.url))('puppeteer-core');
const at = process.argv.indexOf('--taps'), TAPS = at > 0 ? Number(process.argv[at + 1]) : Infinity;
const SIZES = { desk: { width: 1366, height: 650 }, phone: { width: 390, height: 844 } };
const GAMES = [
  { game: 'earth-gambit', seats: 4 },
  { game: 'mars-vs-earth-1e', seats: 4, options: { max_rounds: '5' } },
  { game: 'mars-vs-earth-2e', seats: 4, options: { max_rounds: '5' } },
  { game: 'onward-to-venus', seats: 3 },
  { game: 'martians', seats: 3, options: { turn_cap: '20' } },
].filter((g) => !only || g.game === only);

/** The two editions share their board: some answers of one at a desk and of the other on a phone are enough. */
const ONE_SIZE = { 'mars-vs-earth-1e': 'phone', 'mars-vs-earth-2e': 'desk' };

const path = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
if (!path) throw new Error('No Firefox: install the package firefox-esr.');
const pause = (ms) => new Promise((r) => setTimeout(r, ms));
const isOver = (page) => page.evaluate(() => document.querySelector('[data-over], .bar a[href*="/replay/"]') !== null);

async function sit(page, url, { game, seats, options = {} }) {
  await page.goto(`${url}/health`); // a page of this server with nothing to fetch
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'easy']));
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game, seats, options, bots, name: 'Basil', seat: 0, obvious: true });
  await page.goto(`${url}/t/${made.link}`);
  await page.waitForSelector('[data-act="start"]');
  await page.evaluate(() => { document.querySelector('[data-act="start"]').click(); });
  await page.waitForSelector('.frame');
  return made.link;
}

async function play(page, most) {
  const roll = dice(7);
  let taps = 0;
  for (let stuck = 0; taps < most && stuck < 900;) {
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') { if (await isOver(page)) break; stuck += 1; await pause(30); } else { taps += 1; stuck = 0; await pause(10); }
  }
  return taps;
}

async function match(browser, server, g, size) {
  const context = await browser.createBrowserContext(), page = await context.newPage(), errors = [];
  page.on('pageerror', (e) => errors.push(String(e)));
  page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()); });
  await page.setViewport(SIZES[size]);
  const link = await sit(page, server.url, g);
  const taps = await play(page, TAPS), over = await isOver(page);
  check(`${g.game} ${size}: ${TAPS === Infinity ? 'to the end' : 'some answers'} by taps`, taps > 3 && (over || taps >= TAPS), `${taps} taps`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(`${g.game} ${size}: nothing is wider than the window`, wide <= 1, wide);
  if (draws) await page.screenshot({ path: `${shots}/firefox-${g.game}-${size}.png` });
  if (over) {
    await page.goto(`${server.url}/replay/${link}`);
    check(`${g.game} ${size}: the replay is there`, await page.waitForSelector('.reel', { timeout: 20000 }).then(() => true, () => false));
  }
  check(`${g.game} ${size}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

const server = await startServer();
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true, extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } });
try {
  check('it is Firefox', /firefox/i.test(await browser.version()), await browser.version());
  for (const g of GAMES)
    for (const size of Object.keys(SIZES))
      if (TAPS === Infinity || size !== ONE_SIZE[g.game]) await match(browser, server, g, size);
} finally {
  await browser.close();
  await server.stop();
}
finish();
