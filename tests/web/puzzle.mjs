// puzzle.mjs - the puzzle of the day: one per game, the same for everybody; a wrong answer is taken back, the right ones solve
// it; desk and phone, both languages; axe finds nothing.
import { check, finish, person, startBrowser, startServer } from './harness.mjs';
import { axe } from './looks.mjs';

const server = await startServer();
const browser = await startBrowser();
const get = async (path) => (await fetch(`${server.url}${path}`)).json();
const walk = async (p, done, attempt) => (await fetch(`${server.url}/api/puzzles/${p.game}/${p.id}`, { method: 'POST',
  headers: { 'content-type': 'application/json' }, body: JSON.stringify({ hash: p.hash, done: done.join(' '), ...(attempt ? { try: attempt } : {}) }) })).json();

/** Of all legal answers one that is wrong, and whether it is shown. */
async function wrongOne(p) {
  const here = await walk(p, []);
  for (const legal of here.view.legal) {
    const tried = await walk(p, [], legal.a.join('.'));
    if (tried.verdict === 'shown' || tried.verdict === 'not-this') {
      check(`${p.id}: ${legal.text} moves nothing`, JSON.stringify(tried.view) === JSON.stringify(here.view));
      return { legal, tried };
    }
  }
  return null;
}

/** All right answers, by S: "Show me". */
async function solve(page, p) {
  for (let k = 0; k < 60 && !(await page.locator('.lesson.is-ended').count()); k++) {
    if (await page.locator('[data-act="lesson-back"]').count()) await page.keyboard.press('t');
    else await page.keyboard.press('s');
    await page.waitForTimeout(100);
  }
  check(`${p.game} ${p.id}: solved`, (await page.locator('.lesson.is-ended').count()) === 1);
}

const date = '2026-11-16', puzzles = await get(`/api/puzzles/${date}`);
check('there are puzzles', puzzles.length > 0);
check('the same for everybody', JSON.stringify(puzzles) === JSON.stringify(await get(`/api/puzzles/${date}`)));
check('no such day', (await fetch(`${server.url}/api/puzzles/2026-02-30`)).status === 404);
check('no such puzzle', (await fetch(`${server.url}/api/puzzles/earth-gambit/9w1-1`)).status === 404);

for (const [size, locale] of [[{ width: 1366, height: 650 }, 'en-GB'], [{ width: 390, height: 844 }, 'it-IT']]) {
  const { page, errors, context } = await person(browser, { viewport: size, locale, hasTouch: size.width < 700 });
  await page.goto(`${server.url}/#puzzle`);
  await page.locator('.puzzle-card').first().waitFor();
  check(`${locale}: a card per game`, (await page.locator('.puzzle-card').count()) === (await get(`/api/puzzles/${await page.evaluate(() => { const d = new Date(); return `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}`; })}`)).length);
  await axe(page, `puzzles at ${size.width}`);
  for (const p of puzzles) {
    await page.goto(`${server.url}/#puzzle/${p.game}/${p.id}`);
    await page.locator('.lesson-text').waitFor();
    const asked = (await walk(p, [])).now.say[locale.slice(0, 2)].split(/[[\]]/)[0].trim();
    const said = (await page.locator('.lesson-text').innerText()).replace(/\s+/g, ' ');
    check(`${p.game}: it asks in ${locale}`, said.includes(asked.slice(0, 20)), said);
    if (p === puzzles[0]) await axe(page, `${p.game} at ${size.width}`);
    await solve(page, p);
    check(`${p.game}: a result to share`, await page.locator('[data-act="puzzle-copy"]').isVisible());
  }
  check(`${locale}: no errors`, errors.length === 0, errors.join(' | '));
  await context.close();
}
for (const p of puzzles.filter((x) => x.kind !== 'who')) {
  const wrong = await wrongOne(p);
  check(`${p.id}: a wrong answer is told why`, wrong && wrong.tried.beats.at(-1).say.en && wrong.tried.beats.at(-1).say.it);
}
await browser.close();
await server.stop();
finish();
