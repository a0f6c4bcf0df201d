// sets.mjs - answers that are made up: a tile placed by turning its ghost; a turn of a replay found on its timeline. Payments, which
// have a panel of their own, are in venus.mjs.
import { check, dice, finish, isOver, makeTable, person, playOut, playUntil, shots, startBrowser, startServer, toReplay } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const main = '.bar-asked .bar-main';
const dark = (page) => page.locator(main).innerText();

/** Plays on by taps until a question has this; new tables if a match ends before. */
async function reach(page, table, what, prefer) {
  for (let match = 0; match < 8; match++) {
    if (match > 0 || !page.url().includes('/t/')) await makeTable(page, server.url, table);
    if (await playUntil(page, dice(match + 1), what, prefer)) return true;
  }
  return false;
}

try {
  {
    const { context, page, errors } = await person(browser);
    const turnable = '.ghost-tile:not([data-ways="1"])';
    check('a tile with several ways to lie was drawn', await reach(page, { game: 'martians', seats: 2 }, turnable, []));
    const ghost = page.locator(turnable).first();
    const cell = await ghost.getAttribute('data-ghost');
    check('nothing is put down before a ghost is chosen', await page.locator(main).count() === 0);
    await ghost.click();
    const first = [await ghost.getAttribute('data-turn'), await ghost.innerHTML(), await dark(page)];
    check('a tap chooses the cell', (await ghost.getAttribute('aria-pressed')) === 'true' && first[2].startsWith('Place it'), first[2]);
    await ghost.click();
    const second = [await ghost.getAttribute('data-turn'), await ghost.innerHTML(), await dark(page)];
    check('another tap turns it, and it is drawn turned', first.every((x, i) => x !== second[i]), `${first[2]} then ${second[2]}`);
    check('the ear hears how it lies', (await ghost.getAttribute('aria-label')).toLowerCase().includes(second[2].split('\n')[0].trim().toLowerCase()), await ghost.getAttribute('aria-label'));
    await page.screenshot({ path: `${shots}/martians-ghost.png` });
    await ghost.focus();
    await page.keyboard.press(' ');
    check('the space bar turns it too', (await ghost.getAttribute('data-turn')) !== second[0]);
    const kept = await ghost.getAttribute('data-turn');
    await page.locator(main).click();
    await page.keyboard.press('l');
    check('the dark button puts it down', await page.locator('.log-line', { hasText: 'is placed' }).last().waitFor({ timeout: 30000 }).then(() => true, () => false));
    const down = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).ok);
    check(`${cell}: turned ${kept}`, down && (await page.locator('.ghost-tile').count()) === 0);
    check('ghosts: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }

  {
    const { context, page, errors } = await person(browser);
    await makeTable(page, server.url, { game: 'earth-gambit', seats: 4 });
    await playOut(page, 11);
    check('a match for the replay', await isOver(page));
    await toReplay(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const chart = page.locator('.film-chart svg[role="slider"]');
      await chart.waitFor();
      await page.waitForTimeout(300);
      const box = await chart.boundingBox();
      check(`${width}: the lines take their width from the screen`, box.x >= 0 && box.x + box.width <= width + 1, JSON.stringify(box));
      const turns = Number(await chart.getAttribute('aria-valuemax')), turn = Math.ceil(turns / 2);
      await chart.scrollIntoViewIfNeeded();
      const at = await chart.boundingBox();
      await page.mouse.click(at.x + 30 + (turn / turns) * (at.width - 38), at.y + 60);
      await page.locator('.reel-where', { hasText: `Turn ${turn} of ${turns}` }).waitFor({ timeout: 30000 });
      check(`${width}: a tap goes to the end of a turn`, /step (\d+) of \1$/.test((await page.locator('.reel-where').innerText()).trim()), await page.locator('.reel-where').innerText());
      check(`${width}: the story tells that turn`, (await page.locator('.film-story h2').innerText()) === `Turn ${turn}`, await page.locator('.film-story h2').innerText());
      await page.locator('h1').evaluate(() => document.activeElement.blur());
      await page.keyboard.press('ArrowRight');
      check(`${width}: a step`, await page.locator('.reel-where', { hasText: `Turn ${turn + 1} of` }).filter({ hasText: 'step 1 of' }).waitFor({ timeout: 30000 }).then(() => true, () => false));
      await page.keyboard.press('Shift+ArrowLeft');
      check(`${width}: back to the turn before`, await page.locator('.reel-where', { hasText: `Turn ${turn} of` }).waitFor({ timeout: 30000 }).then(() => true, () => false));
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      check(`${width}: the arrows of the lines go turn by turn`, await page.locator('.reel-where', { hasText: `Turn ${turn + 1} of` }).waitFor({ timeout: 30000 }).then(() => true, () => false));
      check(`${width}: the board shows it`, await page.locator('.board .eg').isVisible());
      await page.screenshot({ path: `${shots}/timeline-${width}.png` });
    }
    // The whole log: as many turns as the lines have, each a way to go there.
    await page.locator('.film-whole').click();
    const headings = page.locator('.film-log > li');
    check('the log has the turns of the replay', String(await headings.count()) === await page.locator('.film-chart svg[role="slider"]').getAttribute('aria-valuemax'), await headings.count());
    await page.locator('.film-log .film-lines li').first().waitFor();
    await headings.nth(2).locator('button').click();
    await page.locator('.reel-where', { hasText: 'Turn 3 of' }).waitFor();
    check('a turn of the log leads there', true);
    await page.locator('.film-share').click();
    check('sharing says that it was copied, or shows the link', await page.locator('.film-share', { hasText: 'Copied' }).or(page.locator('.film-acts .room-link')).first().waitFor({ timeout: 5000 }).then(() => true, () => false));
    check('timeline: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
