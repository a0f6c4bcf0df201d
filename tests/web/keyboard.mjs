// keyboard.mjs - a game of every ruleset by the keyboard alone: Tab to what is asked, Enter; no pointer, and no script that moves the
// focus. What can be tapped can be reached, and what has the focus shows it.
//   node tests/web/keyboard.mjs --orrery build-dev/orrery [--only martians] [--answers 6]
import { check, dice, finish, isOver, only, person, shots, startBrowser, startServer } from './harness.mjs';

const at = process.argv.indexOf('--answers'), MOST = at > 0 ? Number(process.argv[at + 1]) : Infinity;
const GAMES = [
  { game: 'earth-gambit', seats: 4 },
  { game: 'mars-vs-earth-1e', seats: 4, options: { max_rounds: '3' } },
  { game: 'mars-vs-earth-2e', seats: 4, options: { max_rounds: '3' } },
  { game: 'onward-to-venus', seats: 2, options: { stall_rounds: '5' } },
  { game: 'martians', seats: 2, options: { turn_cap: '20' } },
].filter((g) => !only || g.game === only);

/** In the page: whether the focus is on something that answers, and whether it can be seen there. */
function focused() {
  const e = document.activeElement;
  if (!e || e === document.body) return { on: null };
  const goes = e.matches('.bar [data-act="go-on"]'), answers = e.matches('.bar-asked .bar-main, .bar-asked .bar-answer, .bar-asked .stepper-more:not([aria-disabled="true"])');
  const thing = e.matches('[data-ring="asked"], .board [data-answer]');
  const style = getComputedStyle(e), ring = e.querySelector('.ring');
  const shown = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || (ring !== null && getComputedStyle(ring).strokeWidth === '4px');
  return { on: goes ? 'go-on' : e.matches('.bar-main') ? 'main' : answers ? 'answer' : thing ? 'thing' : 'other', shown, what: e.getAttribute('aria-label') ?? e.textContent?.slice(0, 40) };
}

/** Tabs on to the `skip`th thing that answers; the dark button, once it is there, is taken at once. */
async function tabTo(page, skip) {
  let found = null;
  for (let tabs = 0, left = skip; tabs < 160; tabs++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(focused);
    if (!now.on || now.on === 'other') continue;
    found = now;
    if (now.on === 'main' || now.on === 'go-on' || left-- <= 0) return now;
  }
  return found;
}

async function sit(page, url, { game, seats, options = {} }) {
  await page.goto(url);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'easy']));
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game, seats, options, bots, name: 'Keys', seat: 0, obvious: true });
  await page.goto(`${url}/t/${made.link}`);
  await page.locator('[data-act="start"]').waitFor();
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.matches('[data-act="start"]'))); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.frame').waitFor();
}

const told = (page) => page.evaluate(() => `${document.querySelector('.frame')?.dataset.told} ${document.querySelector('.bar-title')?.textContent} ${document.querySelectorAll('.crumb').length} ${document.querySelector('.stepper-count')?.textContent}`);

async function play(page, g) {
  const roll = dice(3), hidden = new Set();
  let answers = 0, stuck = 0;
  while (answers < MOST && stuck < 40 && !(await isOver(page))) {
    if (!(await page.locator('.bar-asked, .bar [data-act="go-on"]').count())) { await page.waitForTimeout(40); continue; }
    const before = await told(page), now = await tabTo(page, roll(3));
    if (!now) { stuck += 1; await page.waitForTimeout(40); continue; }
    if (!now.shown) hidden.add(now.what);
    await page.keyboard.press('Enter');
    let after = before;                   // a busy machine takes its time; what changes nothing at all costs a second
    for (const end = Date.now() + 1000; after === before && Date.now() < end; after = await told(page)) await page.waitForTimeout(20);
    if (after === before) stuck += 1; else { stuck = 0; answers += 1; }
  }
  const over = await isOver(page);
  check(`${g.game}: ${MOST === Infinity ? 'to the end' : 'some answers'} by keys alone`, answers > 2 && (over || answers >= MOST), `${answers} answers, "${await page.locator('.bar').innerText().catch(() => '')}"`);
  check(`${g.game}: the focus can be seen`, hidden.size === 0, [...hidden].slice(0, 5).join(' | '));
}

const server = await startServer();
const browser = await startBrowser();
try {
  for (const g of GAMES) {
    const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 } });
    await sit(page, server.url, g);
    await play(page, g);
    await page.screenshot({ path: `${shots}/keyboard-${g.game}.png` });
    check(`${g.game}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
