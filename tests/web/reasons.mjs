// reasons.mjs - what a thing says when asked: a long press on a phone reads a card and says why not, a mouse that rests on a thing
// says why not, and none of it answers anything.
import { check, finish, makeTable, person, playOut, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const at = (thing) => thing.evaluate((e) => {
  const b = e.getBoundingClientRect();
  return { x: b.x + b.width / 2, y: b.y + b.height / 2 };
});
/** A finger on the thing, for a while or moving away. */
async function finger(thing, kind, by = 0) {
  const { x, y } = await at(thing);
  await thing.evaluate((e, [type, px, py]) => e.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true, button: 0, clientX: px, clientY: py })), [kind, x + by, y]);
}
const answers = (page) => page.locator('.frame').getAttribute('data-told');
const opened = (page) => page.locator('.why').waitFor({ timeout: 5000 }).then(() => true, () => false);

/** In the Accusations at the latest: nobody accuses himself. */
async function untilLocked(page) {
  const locked = page.locator('.thing[data-ring="locked"]').first();
  for (let i = 0; i < 80 && !(await locked.isVisible()); i++) await playOut(page, i, 1).catch(() => undefined);
  return locked;
}

try {
  {
    const { context, page, errors } = await person(browser, phone);
    await makeTable(page, server.url, { game: 'earth-gambit', seats: 4 });
    await page.locator('.bar-asked').waitFor();
    const card = page.locator('.hand [data-target][data-ring="asked"]').first(), before = await answers(page);
    const title = (await card.getAttribute('aria-label')).split('. ')[0];
    check('the ear gets it', ((await card.getAttribute('aria-description')) ?? '').length > 10);
    await finger(card, 'pointerdown');
    check('a long press opens it', await opened(page));
    const said = await page.locator('.why').innerText();
    check('name and text of the card', said.includes(title) && said.length > title.length + 10, said);
    await page.screenshot({ path: `${shots}/card-phone.png` });
    await finger(card, 'pointerup');
    await card.evaluate((e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true })));     // what a browser makes of the release
    check('and answers nothing', (await answers(page)) === before && (await card.getAttribute('data-ring')) === 'asked');
    await page.locator('.top-title').click();
    check('a tap elsewhere closes it', await page.locator('.why').waitFor({ state: 'detached', timeout: 5000 }).then(() => true, () => false));
    await finger(card, 'pointerdown');
    await finger(card, 'pointermove', 30);
    await page.waitForTimeout(700);
    check('a finger that moves is no long press', !(await page.locator('.why').isVisible()));
    check('cards: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }
  {
    const { context, page, errors } = await person(browser);
    await makeTable(page, server.url, { game: 'mars-vs-earth-2e', seats: 7 });
    const locked = await untilLocked(page);
    check('a thing that cannot be chosen now', await locked.isVisible());
    const { x, y } = await at(locked);
    await page.mouse.move(x, y);
    check('a mouse that rests on it says why not', await opened(page) && /MVE-/.test(await page.locator('.why').innerText()));
    const why = await page.locator('.why').boundingBox(), bar = await page.locator('.bar').boundingBox();
    check('beside the bar, not over it', why.y + why.height <= bar.y || why.y >= bar.y + bar.height || why.x >= bar.x + bar.width || why.x + why.width <= bar.x, JSON.stringify([why, bar]));
    await page.screenshot({ path: `${shots}/why-desk.png` });
    await page.mouse.move(2, 2);
    check('and is silent when it has gone', await page.locator('.why').waitFor({ state: 'detached', timeout: 5000 }).then(() => true, () => false));
    await finger(locked, 'pointerdown');
    check('a long press says it too', await opened(page) && /MVE-/.test(await page.locator('.why').innerText()));
    check('that answers nothing', await locked.isVisible() && await page.locator('.bar-asked').isVisible());
    const rule = await locked.getAttribute('aria-label');
    await page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ language: 'it' })));
    await page.reload();
    const bloccata = page.locator('.thing[data-ring="locked"]').first();
    await bloccata.waitFor();
    const said = await bloccata.getAttribute('aria-label'), perche = /Non ora, perché (.*)\.$/.exec(said ?? '');
    check('the ear gets the reason', /Not now, because .*\.$/.test(rule ?? ''), rule);
    check('and in Italian', perche !== null && !(rule ?? '').includes(perche[1]), said);
    check('reasons: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
