// plain.mjs - a game without a drawing: the lobby shows its own letters, not another game's picture, and at its table every answer is
// a button of the bar.
import { check, dice, finish, isOver, makeTable, person, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
try {
  const { page, errors } = await person(browser);
  await page.route('**/api/games', async (route) => {
    const games = await (await route.fetch()).json();
    await route.fulfill({ json: [...games, { ...games[0], id: 'gravity-well', title: 'Gravity Well' }] });
  });
  await page.goto(server.url);
  const sign = page.locator('[data-game="gravity-well"] .game-sign');
  await sign.waitFor();
  check('a game without a drawing shows its letters', (await sign.getAttribute('data-picture')) === 'letters' && (await sign.textContent()) === 'GW', await sign.innerHTML());
  check('the others show their drawings', await page.locator('.game-card .game-sign[data-picture="drawn"]').count() === 4);
  await page.screenshot({ path: `${shots}/lobby-new-game.png` });

  // Every answer of a real game, at a table whose book names a game that the client does not know.
  for (const game of ['earth-gambit', 'onward-to-venus']) {
    await page.route('**/book', async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), game: 'gravity-well' } }));
    let view = null; // what the server said last
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.t === 'view') view = message;
    }));
    await makeTable(page, server.url, { game, seats: 3 });
    const nouns = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/book`)).json()).verbs.map((v) => v.nouns[0]));
    const roll = dice(7);
    let asked = 0;
    for (let i = 0; i < 2000 && asked < 25 && !(await isOver(page)); i++) {
      if (!(await page.locator('.bar-asked').isVisible()) || !view?.legal?.length) { await page.waitForTimeout(30); continue; }
      const picked = await page.locator('.bar-asked .crumb').count();
      const buttons = await page.locator('.bar-asked .bar-answer, .bar-asked .bar-main').evaluateAll((all) => all.map((b) => b.dataset.answer ?? b.dataset.pick));
      if (!picked) {
        asked++;
        const begins = new Set(view.legal.filter((l) => buttons.includes(l.text) || buttons.includes(`${nouns[l.a[0]]}:${l.a[1]}`)).map((l) => `${l.a[0]} ${l.a[1]}`));
        const stepper = await page.locator('.bar-asked .stepper').count() > 0; // it stands for its verb's numbers
        const missing = view.legal.filter((l) => !begins.has(`${l.a[0]} ${l.a[1]}`) && !(stepper && [...begins].some((b) => b.startsWith(`${l.a[0]} `))));
        check(`${game}, question ${asked}: each of ${view.legal.length} answers begins with a button`, missing.length === 0, missing.map((l) => l.text).join());
      }
      if (!buttons.length) break;
      await page.locator('.bar-asked .bar-answer, .bar-asked .bar-main').nth(roll(buttons.length)).click({ timeout: 2000 }).catch(() => undefined); // the question may be gone
      await page.waitForTimeout(40);
    }
    check(`${game}: it was played by buttons alone`, asked >= 10, asked);
    await page.screenshot({ path: `${shots}/plain-${game}.png` });
  }
  check('no error in the console', errors.length === 0, errors.join(' | '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
