// plain.mjs - a game without a drawing: the shelf shows its own letters, not another game's picture, and at its table every answer is
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
  const box = page.locator('[data-game-box="gravity-well"]');
  await box.waitFor();
  check('a game without a drawing shows its letters on a box', (await box.locator('.shell-letters').textContent()) === 'GW', await box.innerHTML());
  check('the others show their covers', await page.locator('.home-game').count() === 5 && await page.locator('.shell-letters').count() === 1);
  await page.screenshot({ path: `${shots}/shelf-new-game.png` });

  // Every answer of a real game, at a table whose book names a game that the client does not know.
  for (const game of ['earth-gambit', 'onward-to-venus']) {
    await page.route('**/book', async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), game: 'gravity-well' } }));
    let view = null; // what the server said last
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.t === 'view') view = message;
    }));
    let nouns = []; // of each verb's first argument
    const roll = dice(7);
    let asked = 0;
    for (let i = 0; i < 2000 && asked < 25; i++) {
      if (i === 0 || await isOver(page)) { // a match may be short
        await makeTable(page, server.url, { game, seats: 3 });
        nouns = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/book`)).json()).verbs.map((v) => v.nouns[0]));
      }
      if (!(await page.locator('.bar-asked').isVisible()) || !view?.legal?.length) { await page.waitForTimeout(30); continue; }
      const picked = await page.locator('.bar-asked .crumb').count();
      const begun = '.bar-asked .bar-answer, .bar-asked .bar-main';
      const shown = () => page.locator(begun).evaluateAll((all) => all.map((b) => b.dataset.answer ?? b.dataset.pick));
      const without = async () => { // the answers that no button of now begins
        const { legal } = view, buttons = await shown();
        const begins = new Set(legal.filter((l) => buttons.includes(l.text) || buttons.includes(`${nouns[l.a[0]]}:${l.a[1]}`)).map((l) => `${l.a[0]} ${l.a[1]}`));
        const stepper = await page.locator('.bar-asked .stepper').count() > 0; // it stands for its verb's numbers
        return legal.filter((l) => !begins.has(`${l.a[0]} ${l.a[1]}`) && !(stepper && [...begins].some((b) => b.startsWith(`${l.a[0]} `))));
      };
      if (!picked) {
        asked++;
        let missing = await without();
        for (let again = 0; missing.length && again < 40; again++) { // a view that has just come is drawn a moment later
          await page.waitForTimeout(50);
          missing = view?.legal?.length ? await without() : [];
        }
        check(`${game}, question ${asked}: each answer begins with a button`, missing.length === 0, missing.map((l) => l.text).join());
      }
      const buttons = await shown();
      if (!buttons.length) { await page.waitForTimeout(30); continue; }
      await page.locator(begun).nth(roll(buttons.length)).click({ timeout: 2000 }).catch(() => undefined); // the question may be gone
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
