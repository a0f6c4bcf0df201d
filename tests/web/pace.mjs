// pace.mjs - following the game: others' turns are shown one after the other while the server goes on; the way past them; the
// story and its steps, also after a reload; the log by turns with filters; turn numbers that agree; the keys of the table.
import { check, dice, finish, isOver, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const NAMES = ['You', 'Vega', 'Rigel', 'Altair', 'Deneb', 'Mira'];
const GAME = { game: 'earth-gambit', seats: 6 };

async function sit(options = {}, settings = {}) {
  const p = await person(browser, { viewport: { width: 1366, height: 650 }, reducedMotion: 'no-preference', ...options });
  const heard = { view: null, turns: [] };
  p.page.on('websocket', (ws) => ws.on('framereceived', (f) => { const m = JSON.parse(f.payload); if (m.t === 'view') heard.view = m; if (m.t === 'news') heard.turns.push(...m.events.filter((e) => e.kind === 'turn').map((e) => e.pub[0])); }));
  await p.page.goto(server.url);
  await p.page.evaluate((s) => localStorage.setItem('orrery', JSON.stringify(s)), settings);
  const bots = Object.fromEntries([1, 2, 3, 4, 5].map((s) => [s, 'easy']));
  const made = await p.page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { ...GAME, name: 'Basil', seat: 0, obvious: true, options: { start: '1' }, bots });
  await p.page.goto(`${server.url}/t/${made.link}`);
  await p.page.locator('[data-act="start"]').click();
  await p.page.locator('.bar-asked').waitFor();
  return { ...p, heard };
}

/** A match may end early: then the part is played again at another table. */
class Ended extends Error {}
async function part(run) {
  for (let table = 0; table < 5; table++) {
    try {
      await run();
      return;
    } catch (e) {
      if (!(e instanceof Ended)) throw e;
    }
  }
  throw new Error('Every match ended early.');
}

/** Taps until the turn is over and somebody else plays. */
async function endTurn(page, roll) {
  for (let i = 0; i < 200; i++) {
    if (await isOver(page)) throw new Ended();
    if ((await tapOnce(page, roll)) === 'wait' && !(await page.locator('.bar-asked').count())) return;
    await page.waitForTimeout(30);
  }
  throw new Error('The turn does not end.');
}
/** Taps until everybody has had a turn and the reader is asked again. */
async function fullRound(page, roll) {
  const turn = async () => Number(/\d+/.exec(await page.locator('.top-where').innerText())?.[0]);
  const first = await turn();
  for (let i = 0; i < 900 && (await turn()) < first + GAME.seats; i++) {
    if (await isOver(page)) throw new Ended();
    await tapOnce(page, roll);
    await page.waitForTimeout(20);
  }
  await asked(page);
}
async function asked(page, ms = 60000) {
  const there = await page.locator('.bar-asked, .bar [data-act="replay"]').first().waitFor({ timeout: ms }).then(() => true, () => false);
  if (await isOver(page)) throw new Ended();
  return there;
}
const told = (page) => page.locator('.frame').getAttribute('data-told').then(Number);
const story = (page) => page.locator('.story-row').allInnerTexts();

/** Who was seen playing, in order, and what was shown large. */
const watch = (page) => page.evaluate(() => {
  window.played = [];
  window.large = 0;
  const look = () => {
    const now = document.querySelector('.seat-turn b')?.textContent;
    if (now && window.played.at(-1) !== now) window.played.push(now);
  };
  new MutationObserver((all) => {
    look();
    for (const m of all) for (const n of m.addedNodes) if (n.classList?.contains('show')) window.large += 1;
  }).observe(document.querySelector('.frame'), { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
});

async function shown() {
  const { context, page, errors, heard } = await sit();
  const roll = dice(5);
  await watch(page);
  await endTurn(page, roll);
  let ahead = false;
  for (let i = 0; i < 400 && !(await page.locator('.bar-asked').count()); i++) {
    ahead ||= heard.view.asked.includes(0) && !(await page.locator('.bar-asked').count());
    if (i === 12) await page.screenshot({ path: `${shots}/pace-show.png` });
    await page.waitForTimeout(50);
  }
  await asked(page);
  const seen = await page.evaluate(() => window.played), others = heard.turns.filter((s) => s !== 0).map((s) => NAMES[s]);
  if (others.length < 4) throw new Ended(); // somebody asked the reader in between
  check('each of the others is seen playing, one after the other', others.reduce((at, n) => (at < 0 ? at : seen.indexOf(n, at)), 0) >= 0, `${seen.join()} for ${others.join()}`);
  check('what they play is large for a moment', (await page.evaluate(() => window.large)) >= others.length - 1, await page.evaluate(() => window.large));
  check('the server does not wait for it', ahead);

  // The story: one row per turn of others; the arrows step the table back and forth.
  const rows = await story(page);
  check('a row for each of their turns', rows.length >= others.length - 1 && rows.length <= others.length, `${rows.join(' | ')} for ${others.join()}`);
  await page.locator('.show').waitFor({ state: 'detached' });
  const now = await page.locator('.board').innerText();
  await page.locator('.story [data-step="back"]').click();
  await page.locator('.story [data-step="back"]').click();
  check('the arrows show the table as it was', (await page.locator('.frame[data-then]').count()) === 1 && (await page.locator('.bar').innerText()).includes('as it was'));
  check('nothing can be picked in the past', (await page.locator('.hand [data-ring="asked"], .board [data-ring="asked"], .bar-asked').count()) === 0);
  await page.screenshot({ path: `${shots}/pace-then.png` });
  for (let i = 0; i < 3 && (await page.locator('.frame[data-then]').count()); i++) await page.locator('.story [data-step="on"]').click();
  check('and back to now', (await page.locator('.frame[data-then]').count()) === 0 && (await page.locator('.board').innerText()) === now && (await page.locator('.bar-asked').count()) === 1);
  await page.reload();
  await asked(page);
  await page.waitForFunction((n) => document.querySelectorAll('.story-row').length >= n, rows.length).catch(() => undefined);
  check('after a reload the same story', JSON.stringify(await story(page)) === JSON.stringify(rows), (await story(page)).join(' | '));

  check('pace: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** Skip to my turn: a key, and the button of the top bar. */
async function skipped() {
  const { context, page, errors, heard } = await sit();
  const roll = dice(5);
  await endTurn(page, roll);
  await page.locator('.show').waitFor({ timeout: 10000 });
  for (let i = 0; i < 200 && !heard.view.asked.includes(0) && !heard.view.over; i++) await page.waitForTimeout(20);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(' ');
  check('Space goes to my turn', await asked(page, 1500));
  await endTurn(page, roll);
  await page.waitForFunction(() => { const hold = document.querySelector('.show-buttons button'); hold?.click(); return !!hold; });
  const held = await told(page);
  await page.waitForTimeout(1800);
  check('Pause holds the table where it is', (await told(page)) === held && (await page.locator('.show').count()) === 1);
  for (let i = 0; i < 200 && !heard.view.asked.includes(0) && !heard.view.over; i++) await page.waitForTimeout(20);
  await page.screenshot({ path: `${shots}/pace-held.png` });
  await page.locator('.pace-skip').click({ timeout: 5000 });
  check('the button goes there, too', await asked(page, 1500));
  check('skipping: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

async function logAndKeys() {
  const { context, page, errors } = await sit({}, { pace: 'instant' });
  const roll = dice(6);
  await watch(page);
  await fullRound(page, roll);
  check('instant: nothing is shown large', (await page.evaluate(() => window.large)) === 0);
  check('instant: the story tells it', (await story(page)).length > 0, (await story(page)).join(' | '));

  // The log: turns, rule IDs, filters; its numbers are those of the top bar.
  await page.keyboard.press('l');
  await page.locator('.log .log-turn').first().waitFor();
  const head = await page.locator('.log-turn h3').first().innerText(), when = await page.locator('.top-where').innerText();
  check('turn numbers agree', /\d+/.exec(head)?.[0] === /\d+/.exec(when)?.[0], `${head}, ${when}`);
  const all = await page.locator('.log-line').count();
  check('every line of a rule names it', (await page.locator('.log-line .rule-id').count()) === all);
  await page.screenshot({ path: `${shots}/pace-log.png` });
  await page.locator('.log-page .ui-segment').nth(1).click();
  const mine = await page.locator('.log-line').allInnerTexts();
  check('About me: only lines that name me', mine.length > 0 && mine.length < all && mine.every((l) => /\byou\b/i.test(l) || !/Vega|Rigel|Altair|Deneb|Mira/.test(l)), mine.join(' | '));
  await page.locator('.log-page .ui-segment').nth(2).click();
  const plays = await page.locator('.log-line').allInnerTexts();
  check('Plays only', plays.length > 0 && plays.length < all && !plays.some((l) => / draws a card/.test(l)));
  await page.locator('.log-line .rule-id').first().click();
  check('a rule ID opens the rule', (await page.locator('.rules dt').first().innerText()).startsWith('EG-'));
  const drawer = await page.locator('.ui-drawer').boundingBox(), dock = await page.locator('.dock').boundingBox();
  check('the drawer is not over the dock', drawer.y + drawer.height <= dock.y + 1, JSON.stringify([drawer, dock]));

  // Keys.
  await page.keyboard.press('Escape');
  check('Esc closes the drawer', (await page.locator('.ui-drawer').count()) === 0);
  await page.keyboard.press('c');
  check('C opens the chat', await page.locator('.chat').isVisible());
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  check('R opens the rules', await page.locator('.rules').isVisible());
  await page.keyboard.press('r');
  check('and closes them', (await page.locator('.ui-drawer').count()) === 0);
  const who = await page.locator('.me').innerText();
  await page.keyboard.press('h');
  check('H hides the cards and who I am', (await page.locator('.hand').innerText()).trim() !== who && (await page.locator('.me-eye [aria-pressed="true"]').count()) === 1);
  await page.keyboard.press('h');
  check('keys: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

try {
  for (const run of [shown, skipped, logAndKeys]) await part(run);
} finally {
  await browser.close();
  await server.stop();
}
finish();
