// identity.mjs - who you are can be read with every name there is: all Roles, sides, empires and heroes, in both languages, at the
// five sizes. It lies inside its panel, under no button, and leaves the goal its room.
import { check, evidence, finish, only, person, shots, startBrowser, startServer } from './harness.mjs';

const SIZES = [[1366, 650], [1280, 800], [1024, 768], [390, 844], [360, 740]];
const seatsOf = (n) => Array.from({ length: n }, (_, seat) => ({ seat, seats: n }));
/** Heroes and empires go by seats. Roles are dealt: there the book names all of them alike. */
const GAMES = {
  'earth-gambit': ['alien', 'scientist', 'extinctionist'].map((role) => ({ seat: 0, seats: 5, role })),
  'mars-vs-earth-1e': seatsOf(4).slice(0, 1),
  'mars-vs-earth-2e': seatsOf(5).slice(0, 1),
  'onward-to-venus': seatsOf(5),
  martians: seatsOf(6),
};

/** In the page: what cannot be read, as sentences. */
function look() {
  const wrong = [], box = document.querySelector('.me').getBoundingClientRect(), eye = document.querySelector('.me-eye svg').getBoundingClientRect();
  const lines = (e) => { const r = document.createRange(); r.selectNodeContents(e); return [...r.getClientRects()].filter((q) => q.width > 0.5); };
  const inside = (q) => q.left >= box.left - 0.5 && q.right <= box.right + 0.5 && q.top >= box.top - 0.5 && q.bottom <= box.bottom + 0.5;
  const over = (q) => q.right > eye.left + 1 && q.left < eye.right - 1 && q.bottom > eye.top + 1 && q.top + q.height / 4 < eye.bottom; // above its letters a line is empty
  for (const what of ['.me-name', '.me-before', innerWidth > 700 ? '.me-goal' : '.me-short']) {
    for (const e of document.querySelectorAll(what)) {
      if (what !== '.me-short' && !lines(e).every(inside)) wrong.push(`${what} is cut off`);
      if (what !== '.me-short' && lines(e).some(over)) wrong.push(`${what} lies under the eye`);
      if (what !== '.me-before' && (!e.textContent.trim() || !lines(e).length)) wrong.push(`${what} is missing`);
    }
  }
  const size = parseFloat(getComputedStyle(document.querySelector('.me-name')).fontSize);
  if (size < 11) wrong.push(`the name has letters of ${size} px`);
  return wrong;
}

const server = await startServer();
const browser = await startBrowser();
try {
  for (const [game, seats] of Object.entries(GAMES).filter(([g]) => !only || g === only)) for (const at of seats) {
    const { context, page } = await person(browser, { viewport: { width: 1366, height: 650 } });
    if (at.role) {
      await page.route('**/book', async (route) => {
        const answer = await route.fetch(), book = await answer.json();
        const noun = book.nouns.find((n) => n?.values?.some((v) => v.word === at.role));
        const all = noun.values.find((v) => v.word === at.role);
        noun.values = noun.values.map(() => all);
        await route.fulfill({ response: answer, json: book });
      });
    }
    await page.goto(`${server.url}/health`);
    const link = await page.evaluate(async (t) => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json()).link,
      { game, seats: at.seats, name: 'Ada', seat: at.seat, level: 'easy', bots: Object.fromEntries(Array.from({ length: at.seats }, (_, i) => [String(i), 'easy']).filter(([i]) => Number(i) !== at.seat)) });
    for (const language of ['en', 'it']) {
      await page.evaluate((l) => localStorage.setItem('orrery', JSON.stringify({ language: l, name: 'Ada' })), language);
      await page.goto(`${server.url}/t/${link}`);
      await page.locator('[data-act="start"], .me-name').first().waitFor();
      if (await page.locator('[data-act="start"]').count()) await page.locator('[data-act="start"]').click();
      await page.locator('.me-name').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const name = await page.locator('.me-name').innerText();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const wrong = await page.evaluate(look);
        check(`${game}: ${name} at ${width} x ${height}`, wrong.length === 0, wrong.join('; '));
        if (wrong.length) await evidence(page, `${shots}/identity-${game}-${at.role ?? at.seat}-${language}-${width}.png`);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
