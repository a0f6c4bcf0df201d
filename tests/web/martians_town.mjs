// martians_town.mjs - the town of Martians!!! under real taps: a far square is walked to step by step, a phone shows the way first,
// Q and R turn a tile, one Martian at a time is chosen, a fight fills the board with what it takes.
import { check, dice, finish, person, playUntil, startBrowser, startServer } from './harness.mjs';

const FAR = '.mar-spot-far:not([aria-label*="fight"]):not([aria-label*="Martian card"])';
const title = (page) => page.locator('.bar-title').innerText();
const counted = async (page) => (/(\d+) of (\d+) steps/.exec(await title(page)) ?? []).slice(1).map(Number);
const pawn = (page) => page.locator('.mar-window [data-sort="pawn"][data-kind="0"]').getAttribute('data-place');

async function sit(browser, server, options = {}, table = {}) {
  const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 }, ...options });
  await page.goto(server.url);
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game: 'martians', seats: 2, name: 'Basil', seat: 0, obvious: true, options: {}, bots: { 1: 'normal' }, ...table });
  await page.goto(`${server.url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.frame').waitFor();
  return { context, page, errors };
}

/** Counts the answers that go out. */
function sent(page) {
  const out = [];
  page.on('websocket', (ws) => ws.on('framesent', (f) => { const m = JSON.parse(f.payload); if (m.t === 'answer') out.push(m); }));
  return out;
}

/** Taps until a square two or more steps away can be walked to with steps to spare; the number of steps. */
async function farSquare(page, roll) {
  for (let i = 0; i < 30; i++) {
    if (!(await playUntil(page, roll, FAR))) return null;
    await page.waitForTimeout(150);
    const [left] = await counted(page);
    const steps = await page.locator(FAR).evaluateAll((all) => all.map((e) => Number(e.dataset.steps)));
    const wanted = steps.find((s) => s < (left ?? 0));
    if (wanted) return { left, steps: wanted, square: page.locator(`${FAR}[data-steps="${wanted}"]`).first() };
    await page.locator('.bar-asked .bar-answer', { hasText: 'Stop' }).click({ timeout: 2000 }).catch(() => undefined); // the table may have gone on
    await page.waitForTimeout(100);
  }
  return null;
}

async function walks(browser, server, phone) {
  const { context, page, errors } = await sit(browser, server, phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {});
  const who = phone ? 'phone' : 'desk';
  await page.reload(); // so that the listener hears the socket
  const out = sent(page);
  await page.reload();
  await page.locator('.frame').waitFor();
  const far = await farSquare(page, dice(5));
  check(`${who}: a far square can be walked to`, !!far);
  if (far) {
    const [was, before] = [await pawn(page), out.length];
    await far.square.click();
    await page.waitForTimeout(phone ? 500 : 0);
    if (phone) {
      const shown = await page.waitForFunction((n) => document.querySelectorAll('.mar-reach.is-way').length === n, far.steps, { timeout: 3000 }).then(() => true, () => false);
      check('phone: a first tap only shows the way', out.length === before && shown, `${out.length - before} answers, ${await page.locator('.mar-reach.is-way').count()} of ${far.steps} squares`);
      await page.locator(`${FAR}[data-steps="${far.steps}"]`).first().click();
    }
    const there = await page.waitForFunction((n) => document.querySelector('.bar-title')?.textContent.includes(`: ${n} of`), far.left - far.steps, { timeout: 8000 }).then(() => true, () => false);
    check(`${who}: the steps left are counted down`, there, await title(page));
    check(`${who}: so many answers as steps, in order`, out.length - before === far.steps && new Set(out.slice(before).map((m) => m.question)).size === far.steps, `${out.length - before} of ${far.steps}`);
    check(`${who}: the pawn stands elsewhere`, (await pawn(page)) !== was);
  }
  check(`${who}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** What of the column beside the town is out of sight. */
const hiddenPart = (page) => page.locator('.mar-column').evaluate((e) => Math.max(0, e.scrollHeight - e.clientHeight - 1));

async function turns(browser, server) {
  const { context, page } = await sit(browser, server);
  const many = '.ghost-tile:not([data-ways="1"])';
  check('a tile fits several ways', await playUntil(page, dice(2), many));
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.waitForFunction(() => { const e = document.querySelector('.mar-column'); return e.scrollHeight <= e.clientHeight + 1; }, null, { timeout: 5000 }).catch(() => undefined);
  check('on a low screen the column leaves out what it can: nothing of it is out of sight', (await hiddenPart(page)) === 0, await hiddenPart(page));
  await page.setViewportSize({ width: 1366, height: 650 });
  const shown = (what) => page.locator(what).evaluateAll((all) => all.map((e) => e.textContent.trim()));
  const places = await shown('.mar-place');
  await page.locator(many).first().click();
  const turn = () => page.locator('.ghost-chosen').getAttribute('data-turn');
  const first = await turn();
  await page.locator('.board').focus();
  await page.keyboard.press('r');
  const second = await turn();
  check('R turns it, and opens no rules', second !== first && (await page.locator('.frame[data-drawn]').count()) === 0, `${first} ${second}`);
  await page.keyboard.press('q');
  check('Q turns it back', (await turn()) === first);
  const [flags, letters] = [await shown('.mar-flag'), await shown('.mar-tile-letter')];
  check('places are numbers, in the bar as on the board', flags.length > 0 && flags.every((f) => /^\d+$/.test(f)) && (!places.length || places.join() === flags.join()), `${places} | ${flags}`);
  check('tiles are letters, each for one tile', letters.every((l) => /^[A-Z]+$/.test(l)) && new Set(letters).size === letters.length, letters.join());
  const low = await page.evaluate(() => ['.bar', '.hand'].map((s) => document.querySelector(s).getBoundingClientRect()).reduce((bar, hand) => bar.bottom - hand.top));
  check('the bar leaves the hand in sight', low <= 8, `${low} px`);
  const named = [...(await page.locator('.bar-main').innerText()).matchAll(/tile ([A-Z]+)\b/g)].map((m) => m[1]);
  check('a letter in the question is a tile on the board', named.length > 0 && named.every((l) => letters.includes(l)), `${named} of ${letters}`);
  await context.close();
}

async function wanders(browser, server) {
  const { context, page } = await sit(browser, server);
  check('the Martians move', await playUntil(page, dice(4), '.mar-legend .mar-key-one'));
  await page.waitForTimeout(150);
  const chosen = page.locator('.mar-spot-martian[data-ring="selected"]');
  check('one Martian is chosen, and only it', (await chosen.count()) === 1 && (await page.locator('.mar-spot-martian[data-ring="asked"]').count()) === 0);
  const ways = await page.locator('.mar-window [data-ring="asked"]').count();
  check('only its squares are asked', ways >= 1 && ways <= 4, String(ways));
  const of = (await title(page)).match(/(\d+) of (\d+)/);
  check('how many are left is counted', !!of && Number(of[1]) <= Number(of[2]), await title(page));
  if (await page.locator('.mar-column .ui-button', { hasText: 'Next' }).count()) {
    const was = await chosen.getAttribute('aria-label');
    await page.keyboard.press('n');
    await page.waitForTimeout(100);
    check('N takes another', (await chosen.getAttribute('aria-label')) !== was && (await chosen.count()) === 1);
  }
  await context.close();
}

/** At this table, or at another one if this match ends before. */
async function failedRoll(browser, server, first) {
  for (let page = first, more = 2; ; more--) {
    if (await playUntil(page, dice(6 + more), '.mar-sum')) {
      check('and its answers stand in the bar', (await page.locator('.bar-answer[data-answer^="spend"]').count()) === 1 && /You rolled a \d/.test(await title(page)), await title(page));
      return true;
    }
    if (!more) return false;
    page = (await sit(browser, server)).page;
  }
}

async function fights(browser, server) {
  const { context, page, errors } = await sit(browser, server);
  check('a fight', await playUntil(page, dice(6), '.mar-fight'));
  const [board, fight] = [await page.locator('.board').boundingBox(), await page.locator('.mar-fight').boundingBox()];
  check('it fills the board', fight.width >= board.width - 1 && fight.height >= board.height - 1, JSON.stringify([board, fight]));
  check('what it takes is said', /It takes a \d/.test(await page.locator('.mar-fight').getAttribute('aria-label')));
  check('a failed roll says what would win', await failedRoll(browser, server, page));
  check('fight: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

const server = await startServer();
const browser = await startBrowser();
try {
  await walks(browser, server, false);
  await walks(browser, server, true);
  await turns(browser, server);
  await wanders(browser, server);
  await fights(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
finish();
