// sets.mjs - answers that are made up: a payment with steppers, meter and a button that is locked while it is short; a tile
// placed by turning its ghost; a turn of a replay found on its timeline.
import { check, dice, finish, isOver, makeTable, person, playOut, playUntil, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const main = '.bar-asked .bar-main';
const dark = (page) => page.locator(main).innerText();
const meter = async (page) => (await page.locator('.bar .meter-said').innerText()).match(/\d+/g).map(Number);
const boxes = (page, kind) => page.locator(`.bar .meter-box${kind}`).count();

/** Plays on by taps until a question has this; new tables if a match ends before. */
async function reach(page, table, what, prefer) {
  for (let match = 0; match < 8; match++) {
    if (match > 0 || !page.url().includes('/t/')) await makeTable(page, server.url, table);
    if (await playUntil(page, dice(match + 1), what, prefer)) return true;
  }
  return false;
}

/** How many: arrows and buttons change the number, the dark button says it, the meter shows what it would add. */
async function stepper(page) {
  const count = page.locator('.bar .stepper-count');
  const [low, high] = [Number(await count.getAttribute('aria-valuemin')), Number(await count.getAttribute('aria-valuemax'))];
  check('a payment asks for a number with a stepper', high > low, `${low} to ${high}`);
  check('it begins at the least', Number(await count.innerText()) === low);
  check('the dark button says the whole answer', (await dark(page)).includes(`: ${low}`), await dark(page));
  check('below the least there is nothing', (await page.locator('.stepper-less').getAttribute('aria-disabled')) === 'true');
  const before = await meter(page);
  await count.focus();
  await page.keyboard.press('ArrowUp');
  check('an arrow counts up', Number(await count.innerText()) === low + 1 && (await dark(page)).includes(`: ${low + 1}`), await dark(page));
  const after = await meter(page);
  check('the meter shows what it would pay', after[0] > before[0] && after[1] === before[1] && (await boxes(page, '.meter-would')) > 0, `${before} then ${after}`);
  await page.locator('.stepper-less').click();
  check('less counts down', Number(await count.innerText()) === low && (await meter(page))[0] === before[0]);
  await page.screenshot({ path: `${shots}/payment-units.png` });
  const asked = await page.locator('.bar-title').innerText();
  await count.focus();
  await page.keyboard.press('Enter');
  check('Enter sends the number', await page.waitForFunction((was) => document.querySelector('.bar-title')?.textContent !== was, asked, { timeout: 30000 }).then(() => true, () => false));
}

/** Too little is committed: the way to pay is locked and says how much is missing, until cards make it up. */
async function short(page) {
  const locked = page.locator('.bar-asked .bar-locked', { hasText: 'Pay' });
  for (let cards = 0; cards < 20; cards++) {
    const [paid, needed] = await meter(page);
    check('as many boxes as are needed, and those paid are full', (await boxes(page, '')) === needed && (await boxes(page, '.meter-full')) === Math.min(paid, needed));
    if (paid >= needed) break;
    check('the button is locked and says how much is missing', (await locked.innerText()).includes(`Pay: ${needed - paid} short`) && (await locked.getAttribute('aria-disabled')) === 'true', await locked.innerText());
    check('nothing else would pay', await page.locator(main).count() === 0);
    await page.mouse.move(1, 1); // or the reason of a button that came to lie under the pointer opens
    await locked.focus();
    const why = page.locator('.why', { hasText: 'OTV-66' });
    check('it says why', await why.waitFor({ timeout: 30000 }).then(() => true, () => false), await page.locator('.why').innerText().catch(() => 'nothing'));
    check('in a sentence', /The cost would not be reached\./.test(await why.innerText()), await why.innerText());
    await page.keyboard.press('Escape');
    if (!cards) await page.screenshot({ path: `${shots}/payment-short.png` });
    await page.locator('.hand [data-ring="asked"]').first().click();
    await page.waitForTimeout(100);
    if (/^Spend/.test(await page.locator(main).innerText({ timeout: 100 }).catch(() => ''))) await page.locator(main).click(); // the last card: undo ends there
    await page.waitForTimeout(300); // a card may add nothing
    if (!(await page.locator('.bar .meter-said').isVisible())) return; // every card was needed: it is paid
  }
  check('the dark button pays', (await dark(page)).startsWith('Pay'), await dark(page));
  await page.locator(main).click();
  await page.keyboard.press('l');
  check('it is paid', await page.locator('.log-line', { hasText: /Basil pays with \d+ combat points/ }).first().waitFor({ timeout: 30000 }).then(() => true, () => false));
}

try {
  {
    const { context, page, errors } = await person(browser);
    const table = { game: 'onward-to-venus', seats: 3 };
    const prefer = ['.bar-asked [data-answer="pay"]', '.tile[data-ring="asked"]'];
    check('a payment was asked for', await reach(page, table, '.bar-asked:has(.meter-line) .stepper', prefer));
    check('only the payer sees it', (await page.locator('.bar .bar-sum').innerText()).includes('Only you see this until you pay.'));
    await stepper(page);
    check('a payment was short of cards', await reach(page, table, '.bar-asked:has(.meter-line) .bar-locked[data-locked="OTV-66"]', [main, ...prefer]));
    await short(page);
    check('payment: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }

  {
    const { context, page, errors } = await person(browser);
    check('a tile with several ways to lie was drawn', await reach(page, { game: 'martians', seats: 2 }, '.ghost-tile .ghost-turn', []));
    const ghost = page.locator('.ghost-tile:has(.ghost-turn)').first();
    const cell = await ghost.getAttribute('data-ghost');
    check('nothing is put down before a ghost is chosen', await page.locator(main).count() === 0);
    await ghost.click();
    const first = [await ghost.getAttribute('data-turn'), await ghost.innerHTML(), await dark(page)];
    check('a tap chooses the cell', (await ghost.getAttribute('aria-pressed')) === 'true' && first[2].startsWith('Place it'), first[2]);
    await ghost.click();
    const second = [await ghost.getAttribute('data-turn'), await ghost.innerHTML(), await dark(page)];
    check('another tap turns it, and it is drawn turned', first.every((x, i) => x !== second[i]), `${first[2]} then ${second[2]}`);
    check('the ear hears how it lies', (await ghost.getAttribute('aria-label')).startsWith(second[2].split('\n')[0].trim()), await ghost.getAttribute('aria-label'));
    await page.screenshot({ path: `${shots}/martians-ghost.png` });
    await ghost.focus();
    await page.keyboard.press(' ');
    check('the space bar turns it too', (await ghost.getAttribute('data-turn')) !== second[0]);
    const kept = await ghost.getAttribute('data-turn');
    await page.locator(main).click();
    await page.keyboard.press('l');
    check('the dark button puts it down', await page.locator('.log-line', { hasText: 'lies on the table' }).last().waitFor({ timeout: 30000 }).then(() => true, () => false));
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
    await page.locator('.bar [data-act="replay"]').click();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('.timeline svg').first().waitFor();
      await page.waitForTimeout(300);
      const box = await page.locator('.timeline > svg').boundingBox();
      check(`${width}: the timeline takes its width from the screen`, box.x >= 0 && box.x + box.width <= width + 1, JSON.stringify(box));
      const turns = await page.locator('.turn-sign').count(), signs = await page.locator('.turn-sign[data-sign]').count();
      check(`${width}: a sign for what was played in a turn`, signs > 0 && signs >= turns - 4, `${signs} of ${turns}`);
      const turn = Math.ceil(turns / 2);
      await page.mouse.click(box.x + ((turn - 0.5) / turns) * box.width, box.y + box.height - 40);
      await page.locator('.reel-where', { hasText: `Turn ${turn} of ${turns}` }).waitFor({ timeout: 30000 });
      await page.locator('.reel-where', { hasText: 'step 0 of' }).waitFor({ timeout: 30000 });
      await page.keyboard.press('ArrowRight');
      check(`${width}: a step`, await page.locator('.reel-where', { hasText: 'step 1 of' }).waitFor({ timeout: 30000 }).then(() => true, () => false));
      await page.keyboard.press('Shift+ArrowRight');
      check(`${width}: the next turn`, await page.locator('.reel-where', { hasText: `Turn ${turn + 1} of` }).waitFor({ timeout: 30000 }).then(() => true, () => false));
      check(`${width}: the board shows it`, await page.locator('.board .eg').isVisible());
      await page.screenshot({ path: `${shots}/timeline-${width}.png` });
    }
    check('timeline: no error in the console', errors.length === 0, errors.join(' | '));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
