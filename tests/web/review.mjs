// review.mjs - the review beside a replay: it comes, names decisions with numbers or says that there was no clear mistake, goes to a
// moment by a tap, fits a desk and a phone, and speaks Italian. A lost match leads there, and to a lesson.
import { check, finish, makeTable, person, playOut, shots, startBrowser, startServer } from './harness.mjs';
import { axe, fits } from './looks.mjs';

const server = await startServer();
const browser = await startBrowser();

/** By the API: a match of bots, over. */
async function finished(page, game, seats) {
  return page.evaluate(async ([g, n]) => {
    const bots = Object.fromEntries(Array.from({ length: n }, (_, s) => [String(s), 'easy']));
    const made = await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: g, seats: n, name: 'Ada', seat: null, bots }) })).json();
    for (;;) {
      if ((await fetch(`/api/tables/${made.link}/record`)).ok) return made.link;
      await new Promise((r) => setTimeout(r, 100));
    }
  }, [game, seats]);
}

/** A seat of the match whose review names something; else the first. */
async function seatWithMistakes(page, link, seats) {
  return page.evaluate(async ([l, n]) => {
    for (let s = 0; s < n; s++) {
      const r = await (await fetch(`/api/tables/${l}/review?eyes=${s}`)).json();
      if (r.mistakes.length) return { seat: s, review: r };
    }
    return { seat: 0, review: await (await fetch(`/api/tables/${l}/review?eyes=0`)).json() };
  }, [link, seats]);
}

try {
  const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 } });
  await page.goto(server.url);
  const link = await finished(page, 'earth-gambit', 5);
  errors.length = 0; // asking for the record of a match in play is refused, and the console says so
  const { seat, review } = await seatWithMistakes(page, link, 5);
  await page.goto(`${server.url}/replay/${link}`);
  await page.locator('.film-side [role="tab"]').nth(1).click();
  await page.locator('.film-review[aria-busy="false"]').waitFor({ timeout: 60000 });
  await page.goto(`${server.url}/replay/${link}?review&eyes=${seat}`);
  await page.locator('.film-review[aria-busy="false"]').waitFor({ timeout: 60000 });
  const rows = page.locator('.film-review li button');
  check('as many mistakes as the server names', (await rows.count()) === review.mistakes.length);
  if (review.mistakes.length) {
    check('a mistake has its numbers', /imagined games .* of 100 instead of .* give or take/.test(await rows.first().innerText()));
    await rows.first().click();
    await page.locator('.film-review li button[aria-current="step"]').waitFor();
  } else {
    check('no clear mistake is a fine result', /No clear mistake/.test(await page.locator('.film-review').innerText()));
  }
  check('the curve has a scale', (await page.locator('.film-chances .ui-chart-grid text').allTextContents()).join() === '25,50,75');
  check('the largest swings are marked on it', (await page.locator('.film-chances .ui-chart-mark circle').count()) === (await page.locator('.film-swing').count()));
  await axe(page, 'review desk');
  await fits(page, 'review desk');
  await page.screenshot({ path: `${shots}/review-desk.png` });
  await page.goto(`${server.url}/replay/${link}?eyes=${seat}`);
  await page.locator('.film-beliefs').waitFor();
  check('what could be believed: by the bot and by the network', (await page.locator('.film-belief meter').count()) === 2 * 4 * 3 && /network/.test(await page.locator('.film-beliefs').innerText()));
  await axe(page, 'beliefs desk');
  await page.screenshot({ path: `${shots}/beliefs-desk.png` });
  await page.goto(`${server.url}/replay/${link}?review&eyes=${seat}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ language: 'it', theme: 'light' })));
  await page.reload();
  await page.locator('.film-review[aria-busy="false"]').waitFor({ timeout: 60000 });
  check('the review in Italian', /Le decisioni di/.test(await page.locator('.film-review').innerText()));
  await axe(page, 'review phone');
  await fits(page, 'review phone');
  await page.screenshot({ path: `${shots}/review-phone.png`, fullPage: true });
  await page.goto(`${server.url}/replay/${link}?review&eyes=99`);      // nobody's: all eyes, and it works
  await page.locator('.film-review[aria-busy="false"]').waitFor({ timeout: 60000 });
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();

  // A lost match asks what happened; whoever wins by luck plays once more.
  for (let n = 0; n < 6; n++) {
    const me = await person(browser, { viewport: { width: 1366, height: 650 } });
    await makeTable(me.page, server.url, { game: 'earth-gambit', seats: 3 });
    await playOut(me.page, 11 + n);
    await me.page.locator('[data-over]').waitFor();
    const lost = (await me.page.locator('[data-over="lost"]').count()) > 0;
    const asks = me.page.locator('.end-happened');
    if (!lost) check('nobody asks a winner', (await asks.count()) === 0);
    if (lost) {
      await asks.locator('.end-lesson').waitFor();
      await axe(me.page, 'ending, lost');
      await fits(me.page, 'ending, lost');
      await me.page.screenshot({ path: `${shots}/review-ending.png` });
      check('it leads to a lesson', /#learn\/earth-gambit\/\d/.test((await asks.locator('.end-lesson').getAttribute('href')) ?? ''));
      await asks.locator('.end-review').click();
      await me.page.locator('.film-review[aria-busy="false"]').waitFor({ timeout: 60000 });
      check('and to the review of this seat', (await me.page.locator('.film-review h2').innerText()) === 'How you decided');
    }
    await me.context.close();
    if (lost) break;
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
