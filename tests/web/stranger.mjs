// stranger.mjs - somebody who has never been here: from the address to the first decision of their own within three clicks, in every
// game; and they can read who asks what. Counts clicks, not seconds.
import { check, finish, person, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const MOST = 3;

try {
  for (const size of [{ width: 1366, height: 650 }, { width: 390, height: 844 }]) {
    for (const game of ['earth-gambit', 'mars-vs-earth', 'onward-to-venus', 'martians']) {
      const where = `${game}, ${size.width} wide`;
      const { context, page, errors } = await person(browser, { viewport: size });
      let clicks = 0;
      await page.goto(server.url);
      const play = page.locator(`[data-game-box="${game}"] .home-play`);
      await play.waitFor();
      check(`${where}: Play now is in sight at once`, await play.evaluate((e) => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; }));
      await play.click();
      clicks += 1;
      await page.waitForURL(/\/t\//);
      const asked = await page.locator('.bar-asked').waitFor({ timeout: 60000 }).then(() => true, () => false);
      check(`${where}: asked after ${clicks} click`, asked && clicks <= MOST, await page.locator('body').innerText().then((t) => t.slice(0, 200)));
      const table = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json());
      check(`${where}: against bots of the usual level`, table.seats.filter((s) => s.level === 'normal').length === table.seats.length - 1 && table.you === 0, JSON.stringify(table.seats));
      check(`${where}: the newer edition`, game !== 'mars-vs-earth' || table.game === 'mars-vs-earth-2e', table.game);
      const book = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/book`)).json());
      check(`${where}: Martians!!! together`, game !== 'martians' || book.options.mode === 'coop', JSON.stringify(book.options));
      check(`${where}: the title of the page says whose turn it is`, (await page.title()).startsWith('● Your turn'), await page.title());
      check(`${where}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
      await page.screenshot({ path: `${shots}/stranger-${game}-${size.width}.png` });
      // Another visit: the way back stands above the shelf, and says that it is their turn.
      if (game === 'earth-gambit') {
        await page.goto(server.url);
        await page.locator('.home-back.is-asked', { hasText: 'Your turn' }).waitFor({ timeout: 30000 });
        await page.locator('.home-back a').last().click();
        check(`${where}: back to the table in one click`, await page.locator('.bar-asked').waitFor({ timeout: 30000 }).then(() => true, () => false));
      }
      await context.close();
    }
  }

  // All four levels can be chosen, and Play now keeps to it.
  const { context, page } = await person(browser);
  for (const [level, at] of [['easy', 0], ['hard', 2], ['expert', 3]]) {
    await page.goto(server.url);
    await page.locator('.home-level [role="radio"]').nth(at).click();
    await page.locator('[data-game-box="earth-gambit"] .home-play').click();
    await page.waitForURL(/\/t\//);
    const table = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json());
    check(`bots play ${level}`, table.seats.filter((s) => s.level === level).length === 4, JSON.stringify(table.seats));
  }
  await context.close();
} finally {
  await browser.close();
  await server.stop();
}
finish();
