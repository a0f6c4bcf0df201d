// venus.mjs - the panels of Onward to Venus: five actions in their order, a barred one says why; a move by two taps and
// by a drag; a claim and its payment each in one panel that sends several answers with one press; the ledger between periods.
//   node tests/web/venus.mjs --orrery build-dev/orrery
import { check, dice, finish, person, playUntil, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();

async function table(size = { width: 1366, height: 650 }) {
  const { context, page, errors } = await person(browser, { viewport: size });
  const heard = { view: null, sent: [] };
  page.on('websocket', (ws) => {
    ws.on('framereceived', (f) => { const m = JSON.parse(f.payload); if (m.t === 'view') heard.view = m; });
    ws.on('framesent', (f) => { const m = JSON.parse(f.payload); if (m.t === 'answer') heard.sent.push(m.a); });
  });
  await page.goto(server.url);
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game: 'onward-to-venus', seats: 3, name: 'Basil', seat: 0, obvious: true, options: {}, bots: { 1: 'normal', 2: 'normal' } });
  await page.goto(`${server.url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.otv-actions').waitFor({ timeout: 20000 });
  return { context, page, errors, heard };
}
const MOVE = 0, CLAIM = 1, BUY = 2;

try {
  const { context, page, errors, heard } = await table();
  const verbs = await page.locator('.otv-action').evaluateAll((all) => all.map((e) => e.dataset.action));
  check('five actions in their order', verbs.join() === 'move,claim,buy,play,pass', verbs.join());

  // a move by two taps: nothing is sent before the dark button
  await page.locator('[data-action="move"]').click();
  const lit = () => page.locator('.board .otv-stop[data-ring="asked"]');
  await lit().first().waitFor();
  check('a fleet has been chosen, and where it can go is lit', (await page.locator('.board .otv-stop[data-ring="selected"]').count()) === 1 && (await lit().count()) > 1);
  await lit().first().press('Enter');
  check('nothing is sent before the dark button', heard.sent.length === 0);
  check('the way is drawn', (await page.locator('.otv-way').count()) === 1);
  await page.locator('.bar-main').click();
  await page.waitForFunction(() => !document.querySelector('.otv-way'));
  await page.waitForTimeout(300);
  check('one press sends the whole move in order', heard.sent.length >= 3 && heard.sent[0][0] === MOVE, JSON.stringify(heard.sent));

  // an order of two units
  const roll = dice(3);
  await playUntil(page, roll, '[data-action="buy"].bar-answer', ['[data-answer="stay"]']);
  await page.locator('[data-action="buy"]').click();
  const goods = page.locator('.hand [data-ring="asked"]');
  heard.sent.length = 0;
  const cards = await page.locator('.otv-shop').allInnerTexts();
  check('every unit says what it is good for', /Combat 1\. Needs a spaceship/.test(cards[0]) && /Combat 1\. Carries infantry/.test(cards[1]) && /Combat 2\. Moves only by card/.test(cards[2]), cards.join(' | '));
  // names and words are whole on every screen
  for (const [width, height] of [[390, 844], [360, 740], [1280, 800], [1366, 650]]) {
    await page.setViewportSize({ width, height });
    const cut = await page.locator('.otv-shop').evaluateAll((all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1 || [...e.querySelectorAll('b, small')].some((t) => t.scrollWidth > t.clientWidth + 1)).map((e) => e.innerText));
    check(`${width}: and all of it fits its card`, cut.length === 0, cut.join(' | '));
  }
  await goods.first().click();
  await page.locator('.hand .otv-held').first().click();
  check('two slips', (await page.locator('.otv-slip.is-on').count()) === 2);
  const brings = await page.locator('.otv-slip-brings').allInnerTexts();
  check('each says what it brings there', brings.length === 2 && brings.every((t) => /^\+[1-9]\d* in a combat there$/.test(t)), brings.join(' | '));
  await page.locator('.bar-main').click();
  await page.waitForFunction(() => !document.querySelector('.otv-slip'));
  await page.waitForTimeout(300);
  check('one press buys both', heard.sent.filter((a) => a[0] === BUY).length === 2, JSON.stringify(heard.sent));

  // a payment: dice, the cheapest way set, one press
  heard.sent.length = 0;
  const found = await playUntil(page, roll, '.otv-payment', ['[data-answer="stay"]', '[data-action="claim"].bar-answer', '.otv-offer:last-child:not(.is-on)', '[data-action="move"].bar-answer']);
  check('a claim comes to its payment', found && heard.sent.some((a) => a[0] === CLAIM));
  const pays = page.locator('.bar-main');
  if (await pays.count()) {
    const meter = page.locator('.otv-gauge');
    check('the payment is set', (await meter.getAttribute('aria-valuenow')) === (await meter.getAttribute('aria-valuemax')));
    heard.sent.length = 0;
    await pays.click();
    await page.waitForFunction(() => !document.querySelector('.otv-payment'));
    await page.waitForTimeout(200);
    check('one press pays', heard.sent.length >= 2, JSON.stringify(heard.sent));
  }

  // an action that cannot be taken says why
  if (await playUntil(page, roll, '.otv-action.is-off', ['[data-answer="stay"]'])) {
    await page.locator('.otv-action.is-off').first().click({ force: true });
    check('a barred action says why', await page.locator('.why').waitFor({ timeout: 3000 }).then(() => true, () => false));
  }
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();

  // a fleet is dragged to a planet
  const second = await table({ width: 1280, height: 800 });
  const fleet = second.page.locator('.board [data-drag]').first();
  const from = await fleet.boundingBox();
  await second.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await second.page.mouse.down();
  await second.page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
  const to = await second.page.locator('.board .otv-stop[data-ring="asked"] .otv-hit').first().boundingBox();
  await second.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await second.page.mouse.up();
  check('a dragged fleet has its course', await second.page.locator('.otv-way').waitFor({ timeout: 3000 }).then(() => true, () => false));
  await second.page.keyboard.press('Escape');
  await second.page.keyboard.press('Escape');
  check('Escape goes back to the five actions', await second.page.locator('.otv-actions').waitFor({ timeout: 3000 }).then(() => true, () => false));

  // on a phone a planet is read in a sheet, which goes when the planets are needed, and with Escape
  await second.page.setViewportSize({ width: 390, height: 844 });
  const sheet = second.page.locator('.otv-sheet'), gone = () => sheet.waitFor({ state: 'detached', timeout: 3000 }).then(() => true, () => false);
  await second.page.locator('.board .otv-stop').nth(2).click();
  await sheet.waitFor();
  await second.page.locator('[data-action="move"]').click();
  check('a sheet goes when a move begins in the bar', await gone());
  await second.page.locator('[data-act="back"]').click();
  await second.page.locator('.otv-actions').waitFor();
  await second.page.locator('.board .otv-stop').nth(2).click();
  await sheet.waitFor();
  await second.page.keyboard.press('Escape');
  check('and with Escape', await gone());
  await second.page.setViewportSize({ width: 1280, height: 800 });

  // between periods the ledger stands on the board
  const ledger = await second.page.evaluate(async () => {
    for (let i = 0; i < 4000; i++) {
      if (document.querySelector('.otv-report')) return true;
      const bar = document.querySelector('.bar-asked');
      const all = bar ? [bar.querySelector('[data-answer="pass"]'), bar.querySelector('.bar-main'), bar.querySelector('.bar-answer'), document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"]')] : [];
      all.find(Boolean)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((r) => { setTimeout(r, 25); });
    }
    return false;
  });
  check('the ledger comes between two periods', ledger);
  await second.page.keyboard.press(' ');
  check('and goes with Space', await second.page.locator('.otv-report').waitFor({ state: 'detached', timeout: 3000 }).then(() => true, () => false));
  check('no error in the console of the second', second.errors.length === 0, second.errors.slice(0, 3).join(' | '));
  await second.context.close();
} finally {
  await browser.close();
  await server.stop();
}
finish();
