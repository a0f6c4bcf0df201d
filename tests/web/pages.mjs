// pages.mjs - the shelf, a table and the replay as different people meet them: keyboard alone, a phone, Italian, dark, a
// screen reader's rules (axe-core). A picture of each for human eyes.
import { check, finish, isOver, makeTable, person, playOut, shots, startBrowser, startServer, toReplay } from './harness.mjs';
import { axe, fits } from './looks.mjs';

const server = await startServer();
const browser = await startBrowser();
const GAMES = ['earth-gambit', 'mars-vs-earth-1e', 'mars-vs-earth-2e', 'onward-to-venus', 'martians'];
const seatsOf = { martians: 3, 'onward-to-venus': 3 };

try {
  // The shelf: light, dark, phone, Italian.
  for (const [name, options] of Object.entries({ desk: {}, dark: { colorScheme: 'dark' }, phone: { viewport: { width: 360, height: 780 }, hasTouch: true }, italian: { locale: 'it-IT' } })) {
    const { context, page, errors } = await person(browser, options);
    await page.goto(server.url);
    await page.locator('.home-game').nth(3).waitFor();
    await axe(page, `shelf ${name}`);
    await fits(page, `shelf ${name}`);
    if (name === 'italian') check('shelf in Italian', (await page.locator('h1').innerText()) === 'A cosa giochiamo stasera?');
    await page.screenshot({ path: `${shots}/shelf-${name}.png` });
    check(`shelf ${name}: no error in the console`, errors.length === 0, errors.join(' | '));
    await context.close();
  }

  // Every board: a few answers in, desk in dark, phone in light, then in Italian.
  for (const game of GAMES) {
    const { context, page, errors } = await person(browser, { colorScheme: 'dark' });
    await makeTable(page, server.url, { game, seats: seatsOf[game] ?? 5 });
    await playOut(page, 5, 12).catch(() => undefined);             // some taps, not to the end
    await page.locator('.bar').waitFor();
    await axe(page, `${game} desk`);
    await fits(page, `${game} desk`);
    await page.screenshot({ path: `${shots}/${game}-desk-dark.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    await axe(page, `${game} phone`, 'color-contrast');            // in another theme
    await fits(page, `${game} phone`);
    await page.screenshot({ path: `${shots}/${game}-phone-light.png` });
    const over = (await page.locator('[data-over]').count()) > 0;   // bots may have ended it meanwhile
    const bar = over ? null : await page.locator('.bar').boundingBox({ timeout: 10000 }).catch(() => null);
    if (over) await makeTable(page, server.url, { game, seats: seatsOf[game] ?? 5 });
    else check(`${game} phone: the bar is on the screen`, bar !== null && bar.y >= 0 && bar.y + bar.height <= 845);
    await page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ language: 'it', theme: 'light' })));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    await page.locator('.bar').waitFor();
    await fits(page, `${game} phone in Italian`);
    await page.locator('.tools-phone .ui-tool').last().click();
    check(`${game}: an Italian menu`, await page.locator('.menu', { hasText: 'Registro' }).isVisible());
    await page.screenshot({ path: `${shots}/${game}-phone-italian.png` });
    check(`${game}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
    await context.close();
  }

  // Keyboard alone: from the lobby to the end of a match, no click.
  {
    const { context, page, errors } = await person(browser);
    await page.goto(server.url);
    await page.locator('.home-game').nth(3).waitFor();
    const tabTo = async (what) => { for (let i = 0; i < 60 && !(await page.evaluate((w) => document.activeElement?.matches(w), what)); i++) await page.keyboard.press('Tab'); await page.keyboard.press('Enter'); };
    await tabTo('[data-game-box="earth-gambit"] .home-friends');
    await page.locator('.maker').waitFor();
    await page.locator('.maker input:focus').waitFor();              // the sheet opens at the name
    await page.keyboard.type('Keys');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await page.locator('[data-act="start"]').waitFor();
    await tabTo('[data-act="start"]');
    await page.locator('.frame').waitFor();
    let answers = 0;
    for (let i = 0; i < 4000; i++) {
      if (await isOver(page)) break;
      if (!(await page.locator('.bar-asked').isVisible())) { await page.waitForTimeout(20); continue; }
      const where = await page.evaluate(() => (document.querySelector('.bar-asked .bar-main') ? 'main' : document.querySelector('.bar-asked .bar-answer') ? 'bar' : 'things'));
      if (where === 'things') {
        await page.evaluate(() => document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"], .seats [data-ring="asked"]')?.focus());
      } else {
        await page.evaluate((main) => document.querySelector(main ? '.bar-asked .bar-main' : '.bar-asked .bar-answer')?.focus(), where === 'main');
      }
      await page.keyboard.press('Enter');
      answers++;
      await page.waitForTimeout(15);
    }
    check('keyboard: a whole match', answers > 0 && await isOver(page));
    check('keyboard: focus never falls to the page', await page.evaluate(() => document.activeElement !== null));

    // The replay: keys, eyes, check, and on from here.
    await axe(page, 'ending');
    await fits(page, 'ending');
    await page.screenshot({ path: `${shots}/ending.png` });
    await toReplay(page);
    await page.locator('.reel').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.locator('.reel-where', { hasText: 'step 2 of' }).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('2');
    check('replay: the reader is "You" among the eyes, as in the story', (await page.locator('.film-eyes button').nth(1).getAttribute('aria-label')) === 'You');
    check('replay: eyes of seat 2', (await page.locator('.film-eyes [aria-checked="true"]').innerText()).length > 0 && (await page.locator('.film-eyes button').nth(2).getAttribute('aria-checked')) === 'true');
    await axe(page, 'replay');
    await page.screenshot({ path: `${shots}/replay-desk.png` });
    const record = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/record`)).text());
    check('replay: the record is small and readable', record.startsWith('orrery-record 2') && record.length < 8192, String(record.length));
    await page.locator('.film-acts a[href^="/stats/"]').click();
    await page.locator('.chart').first().waitFor();
    await axe(page, 'numbers of a match');
    await page.screenshot({ path: `${shots}/numbers.png` });
    await page.goBack();
    await page.locator('[data-act="play-on"]').click();
    await page.waitForURL(/\/t\//);
    await page.locator('.frame .bar').waitFor();
    check('replay: play on from here', await page.locator('.frame .bar').isVisible());
    check('keyboard and replay: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
    await page.goto(`${server.url}/stats`);
    await page.locator('.numbers').first().waitFor();
    const sides = (await page.locator('.stats .ui-panel, .stats section').allInnerTexts()).filter((t) => /Earth Gambit|Mars vs Earth/.test(t));
    check('statistics: every side is there, won or not', sides.every((t) => /Earth Gambit/.test(t) ? ['Aliens', 'Scientists', 'Extinctionists'].every((n) => t.includes(`The ${n} win`)) : ['Humans', 'Martians'].every((n) => t.includes(`The ${n} win`))) && sides.length > 0, sides.join(' | '));
    await axe(page, 'statistics');
    await page.screenshot({ path: `${shots}/stats.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
