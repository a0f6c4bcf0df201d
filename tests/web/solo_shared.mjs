// solo_shared.mjs - people who share one device (solo_tabs.mjs runs it): the page gets the view of whoever holds it and nothing else, it lies
// face down in between, also after a reload, and both of them are there for the next match.
import { check, dice, isOver, makeTable, person, tapOnce } from './harness.mjs';

/** Every view that the Worker gives the page, by its seat: null is what everybody may see. */
const listen = () => {
  window.seen = [];
  const Real = Worker;
  window.Worker = class extends Real {
    set onmessage(hear) {
      super.onmessage = (e) => {
        if ('heard' in e.data && e.data.text.startsWith('{"t":"view"')) window.seen.push(JSON.parse(e.data.text).seat);
        hear(e);
      };
    }
  };
};
const seenSince = (page) => page.evaluate(() => { const all = [...new Set(window.seen)]; window.seen = []; return all; });
const isDown = (page) => page.locator('[data-face-down]').isVisible();

/** Taps until the device is to be handed over; false: the match is over. */
async function untilHandOver(page, roll) {
  for (let idle = 0; idle < 800;) {
    if (await isOver(page)) return false;
    if (await page.locator('[data-act="hand-over"]').isVisible()) return true;
    const did = await tapOnce(page, roll);
    idle = did === 'wait' || did === 'nothing' ? idle + 1 : 0;
    if (idle) await page.waitForTimeout(25);
  }
  throw new Error(`Nobody can tap: ${await page.locator('body').innerText()}`);
}

async function takeUp(page) {
  const text = await page.locator('.take-up').innerText();
  await page.locator('.take-up').click();
  await page.locator('.frame').waitFor();
  return text.includes('Ben') ? 1 : 0;
}

export async function shared(browser, site) {
  const { context, page, errors } = await person(browser);
  await context.addInitScript(listen);
  await makeTable(page, site.url, { game: 'earth-gambit', seats: 3, name: 'Ada', open: [1], others: ['Ben'] });
  const roll = dice(9);
  let holder = 0, only = true, down = true, overs = 0;
  await seenSince(page);
  while (await untilHandOver(page, roll)) {
    only &&= (await seenSince(page)).every((s) => s === holder);
    await page.locator('[data-act="hand-over"]').click();
    await page.locator('[data-face-down]').waitFor();
    await page.waitForTimeout(50);
    down &&= (await seenSince(page)).every((s) => s === null) && !(await page.locator('.frame, .hand, .board').count());
    if (overs === 1) {
      await page.reload();
      await page.locator('[data-face-down]').waitFor();
      check('shared: after a reload it still lies face down', (await seenSince(page)).every((s) => s === null));
    }
    if (overs === 2) {
      await page.goto(`${site.url}/#records`);
      await page.goBack();
      await page.locator('[data-face-down]').waitFor();
      check('shared: whoever leaves and comes back finds it face down', await isDown(page));
      await seenSince(page);
    }
    holder = await takeUp(page);
    overs += 1;
    if (overs === 3) {
      await page.reload();
      await page.locator('[data-face-down]').waitFor();
      check('shared: a reload lays it down', (await seenSince(page)).every((s) => s === null));
      holder = await takeUp(page);
    }
  }
  check('shared: a whole match, handed over, with a reload', overs >= 3, overs);
  check('shared: whoever holds the device sees their own table only', only);
  check('shared: face down there is nobody\'s', down);
  await page.locator('.end-again').click();
  await page.locator('.frame, [data-face-down]').first().waitFor();
  if (await isDown(page)) await takeUp(page);
  check('shared: once more, with both of them', (await page.locator('.seats').innerText()).includes('Ben') || (await page.locator('body').innerText()).includes('Ben'));
  check('shared: and the new match waits for one of them', await untilHandOver(page, roll));
  check('shared: no error in the console', errors.length === 0, errors.slice(0, 2).join(' | '));
  await context.close();
}
