// first.mjs - somebody's first game: offered at the end of a lesson, on the shelf and on the page of lessons once three are done; a
// prepared deal that says so, with the coach on; tips at first times in the place of the story, whose words can be read about.
import { check, finish, person, shots, startBrowser, startServer } from './harness.mjs';
import { axe, fits } from './looks.mjs';

const DESK = { viewport: { width: 1366, height: 650 }, tips: true }, PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, tips: true, locale: 'it-IT' };
const server = await startServer();
const browser = await startBrowser();
const table = async (page) => (await fetch(`${server.url}/api/tables/${page.url().split('/t/')[1]}`)).json();

/** As if somebody had done the first three lessons of a game. */
async function afterLessons(page, game) {
  const lessons = (await (await fetch(`${server.url}/api/lessons`)).json()).filter((l) => l.game === game).slice(0, 3);
  await page.evaluate((all) => localStorage.setItem('orrery-lessons', JSON.stringify(Object.fromEntries(all.map((l) => [`${l.game}/${l.number}`, { hash: l.hash, done: [], ended: true }])))), lessons);
}

/** A tip stands where the story does: it takes no room from the board and covers neither it nor the question. A phone opens it. */
async function tipShown(page, where) {
  const tip = page.locator('.tip-line');
  await tip.waitFor();
  const [box, bar, board] = await Promise.all(['.tip-line', '.bar', '.board'].map((what) => page.locator(what).first().boundingBox()));
  const apart = (a, b) => a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1 || a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1;
  check(`${where}: the tip covers neither the question nor the board`, apart(box, bar) && apart(box, board) && box.x >= 0, JSON.stringify([box, bar, board]));
  await fits(page, where);
  if (await page.locator('.tip-open').isVisible()) {
    await page.locator('.tip-open').click();
    const cut = await tip.locator('p').evaluate((e) => e.scrollHeight > e.clientHeight + 1);
    const after = await page.locator('.board').boundingBox();
    check(`${where}: opened, the tip is whole and the board as large as before`, !cut && after.height === board.height, JSON.stringify([board, after]));
  }
  await tip.locator('p').evaluate((e) => e.scrollHeight <= e.clientHeight + 1).then((whole) => check(`${where}: all of the tip can be read`, whole));
  return tip.getAttribute('data-tip');
}

/** Any answer, by the buttons and cards that are offered. */
async function answer(page) {
  const before = await page.locator('.frame').getAttribute('data-told');
  for (let i = 0; i < 40 && (await page.locator('.frame').getAttribute('data-told')) === before; i++) {
    await page.evaluate((k) => {
      const seen = (e) => e.getBoundingClientRect().width > 0 && e.getAttribute('aria-disabled') !== 'true';
      const all = [...document.querySelectorAll('.bar .bar-main, .bar .bar-answer, .hand [data-ring="asked"], .board [data-ring="asked"], .seats [data-ring="asked"]')].filter(seen);
      all[k % Math.max(1, all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, i);
    await page.waitForTimeout(100);
  }
}

async function play(game, usual, seats, options, where) {
  const { context, page, errors } = await person(browser, options);
  await page.goto(server.url);
  await page.locator('.home-game').first().waitFor();
  check(`${where}: nobody offers it before the lessons`, (await page.locator('.home-game .first-game').count()) === 0);
  await afterLessons(page, usual);
  await page.reload();
  const offer = page.locator(`[data-game-box="${game}"] .first-game`);
  await offer.waitFor();
  await axe(page, `${where}, shelf`);
  await fits(page, `${where}, shelf`);
  await offer.click();
  await page.locator('.bar-asked').waitFor();
  const info = await table(page);
  check(`${where}: a prepared deal among easy bots`, /^first-\d+$/.test(info.seed) && info.seats.length === seats && info.seats.filter((s) => s.level === 'easy').length === seats - 1, JSON.stringify(info.seed));
  const seen = [await tipShown(page, where)];
  check(`${where}: it says what it is`, seen[0] === 'first-game');
  await axe(page, `${where}, table`);
  await page.screenshot({ path: `${shots}/first-${where}.png` });
  await page.locator('.tip-line .ui-button').click();
  check(`${where}: and goes when it is read`, (await page.locator('.tip-line').count()) === 0);
  for (let turn = 0; turn < 20 && seen.length < 2 + (turn < 8); turn++) {
    await answer(page);
    if (await page.locator('[data-over]').count()) break;
    await page.locator('.bar-asked').waitFor();
    const tip = page.locator('.tip-line');
    if (await tip.count()) seen.push(await tip.getAttribute('data-tip'));
  }
  check(`${where}: tips come, none twice`, seen.length >= 2 && new Set(seen).size === seen.length, seen.join());
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('orrery-tips')));
  check(`${where}: the browser keeps them`, Object.values(kept.seen).flat().length >= seen.length && kept.match.shown <= 12, JSON.stringify(kept));
  await page.goto(server.url);
  await page.locator('.home-game').first().waitFor();
  check(`${where}: the shelf offers it once`, (await page.locator('.home-game .first-game').count()) === 0);
  check(`${where}: no errors`, errors.length === 0, errors.join(' | '));
  await context.close();
}

/** A word of the game in a lesson opens two lines, by hovering, by the keyboard and by a tap. */
async function wordsOpen() {
  const { context, page, errors } = await person(browser, DESK);
  await page.goto(`${server.url}/rules/earth-gambit`);
  const word = page.locator('.booklet-short .glossed-word').first(), note = page.getByRole('tooltip');
  await word.waitFor();
  await word.hover();
  await note.waitFor();
  check('a word opens while one points at it', (await note.innerText()).length > 20);
  check('what opens has no such words', (await note.locator('.glossed-word').count()) === 0);
  await page.mouse.move(0, 0);
  await note.waitFor({ state: 'detached' });
  await word.click();
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  check('a click opens it, Escape closes it', true);
  const stops = await page.locator('.booklet-short li .rule-id').allInnerTexts();
  check('what can stop you, by rules', stops.length >= 7 && stops[0] === 'EG-32', stops.join());
  check('no errors in the booklet', errors.length === 0, errors.join(' | '));
  await context.close();
}

/** At the end of the third lesson the next thing is a game; the page of lessons has it always. */
async function offered() {
  const { context, page } = await person(browser, DESK);
  await page.goto(`${server.url}/#learn/martians`);
  await page.locator('.learn .first-game').waitFor();
  await page.locator('.learn .first-game').click();
  await page.locator('.bar-asked').waitFor();
  check('the page of lessons leads to it', (await table(page)).seed !== null);
  await context.close();
}

try {
  await play('earth-gambit', 'earth-gambit', 4, DESK, 'earth-gambit desk');
  await play('mars-vs-earth', 'mars-vs-earth-2e', 5, PHONE, 'mars-vs-earth phone');
  await play('onward-to-venus', 'onward-to-venus', 3, DESK, 'onward-to-venus desk');
  await play('martians', 'martians', 2, PHONE, 'martians phone');
  await wordsOpen();
  await offered();
} finally {
  await browser.close();
  await server.stop();
}
finish();
