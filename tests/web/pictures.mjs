// pictures.mjs - the pictures of README and docs, taken of real matches against bots: make pictures
//   node tests/web/pictures.mjs --orrery build/orrery --shots docs/pictures [--only mars-vs-earth-1e]
// For each game one table at a laptop's size, and a sheet of the five sizes that boards are made for: as they were drawn before they
// were built (docs/pictures/drawn), then dark and light; four scenes, and four phones in Italian. Both editions of Mars vs Earth were
// drawn as one, so the first has a sheet only. Sheets are scaled down, so that all files together stay under 4 MB.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dice, isOver, only, orrery, person, playUntil, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const GAMES = [
  { game: 'earth-gambit', seats: 6, taps: 10, at: '.hand [data-ring="asked"]' },
  { game: 'mars-vs-earth-2e', seats: 6, taps: 24, file: 'mars-vs-earth', at: '.threat[data-ring="asked"]' },
  { game: 'mars-vs-earth-1e', seats: 5, taps: 24, drawn: 'mars-vs-earth', at: '.threat[data-ring="asked"]' },
  { game: 'onward-to-venus', seats: 5, taps: 24, at: '.otv-actions' },
  { game: 'martians', seats: 4, taps: 60, at: '.mar-spot-step[data-ring="asked"]' },
].filter((g) => !only || g.game === only);
const SIZES = ['1366x650', '1280x800', '1024x768', '390x844', '360x740'];
const THEMES = ['dark', 'light'];
/** Moments that have a scene of their own. */
const SCENES = [
  { game: 'mars-vs-earth-2e', seats: 6, at: '.mve-court.is-judged' },
  { game: 'onward-to-venus', seats: 4, at: '[data-crisis]' },
  { game: 'martians', seats: 3, at: '.mar-fight' },
  { game: 'onward-to-venus', seats: 4, at: '.otv-payment', prefer: ['[data-answer="stay"]', '[data-action="claim"].bar-answer', '.otv-offer:last-child:not(.is-on)', '[data-action="move"].bar-answer'] },
];
const SMALL = 0.42; // of a picture in a sheet
const JPEG = { type: 'jpeg', quality: 80 }, SHEET = { type: 'jpeg', quality: 74 };

async function sit(page, url, { game, seats }) {
  await page.goto(url);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'normal']));
  const made = await page.evaluate(async (table) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) })).json(),
    { game, seats, name: 'Ada', seat: 0, obvious: true, bots });
  await page.goto(`${url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.frame').waitFor();
  return made.link;
}

/** Taps until so many answers are given and the seat is asked about this on the open board; a match that ends before that is played anew. */
async function playTo(page, url, g) {
  for (let match = 0; match < 5; match++) {
    const link = await sit(page, url, g), roll = dice(7 + match);
    for (let i = 0, taps = 0; i < 4000 && !(await isOver(page)); i++) {
      const ready = (await page.locator('.bar-asked').count()) && (await page.locator(g.at).count()) && !(await page.locator('.crumb, .ui-scene').count());
      if (taps >= g.taps && ready) return link;
      const did = await tapOnce(page, roll);
      if (did === 'wait' || did === 'nothing') await page.waitForTimeout(30); else taps += 1;
      await page.waitForTimeout(15);
    }
  }
  throw new Error(`${g.game}: no match came so far`);
}

const sized = (size) => { const [width, height] = size.split('x').map(Number); return { width, height }; };
const picture = (bytes, size, scale = 1, says = '') => `<figure><img width="${Math.round(sized(size).width * scale)}" src="data:image/jpeg;base64,${bytes.toString('base64')}">${says && `<figcaption>${says}</figcaption>`}</figure>`;
const sheetWidth = 24 * (SIZES.length + 1) + SIZES.reduce((sum, size) => sum + Math.round(sized(size).width * SMALL), 0);
const columns = SIZES.map((size) => `${Math.round(sized(size).width * SMALL)}px`).join(' ');

/** What a board should look like, where somebody has drawn it. */
function drawn(name, size) {
  const file = new URL(`../../docs/pictures/drawn/${name}-${size}.jpg`, import.meta.url);
  return existsSync(file) ? picture(readFileSync(file), size, SMALL, `${size}, as drawn`) : '<span></span>';
}

async function sheet(browser, figures, file, width, how = 'display: flex; flex-wrap: wrap') {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(`<style>body { margin: 0; padding: 24px; background: #0a1022; ${how}; gap: 24px; align-items: start }
    figure { margin: 0 } figcaption { padding-top: 6px; color: #b9c2db; font: 16px sans-serif } img { display: block; border-radius: 10px }</style>${figures.join('')}`);
  await page.screenshot({ path: join(shots, file), fullPage: true, ...SHEET });
  await page.close();
}

/** The same table on another screen, in a browser of its own with the cookies of the first. */
async function screen(browser, context, url, link, size, more = {}) {
  const state = await context.storageState();
  for (const { localStorage: kept } of state.origins) kept.splice(0, kept.length, ...kept.filter(({ name }) => name !== 'orrery')); // its own language
  const phone = sized(size).width < 700 ? { hasTouch: true, isMobile: true } : {};
  const other = await person(browser, { viewport: sized(size), storageState: state, ...phone, ...more });
  await other.page.goto(`${url}/t/${link}`);
  await other.page.locator('.frame').waitFor();
  for (let i = 0; i < 40 && !(await other.page.locator('.bar-asked').count()); i++) { // a verdict or a ledger to read first
    await other.page.locator('[data-act="go-on"]').first().click({ timeout: 200 }).catch(() => undefined);
  }
  await other.page.waitForTimeout(600);
  const bytes = await other.page.screenshot(JPEG);
  await other.context.close();
  return bytes;
}

/** One moment of a match at a laptop's size; matches are played until one has it. */
async function scene(browser, url, { at, prefer, ...g }) {
  for (let match = 0; match < 8; match++) {
    const { context, page } = await person(browser, { viewport: sized(SIZES[0]), colorScheme: 'dark' });
    await sit(page, url, g);
    const there = await playUntil(page, dice(match + 3), at, prefer);
    await page.waitForTimeout(600);
    const bytes = there && await page.screenshot(JPEG);
    await context.close();
    if (bytes) return bytes;
  }
  throw new Error(`${g.game}: no match has ${at}`);
}

console.log(`${orrery}, pictures in ${shots}`);
const server = await startServer(), browser = await startBrowser();
try {
  const phones = [];
  for (const g of GAMES) {
    const name = g.file ?? g.game, figures = SIZES.map((size) => drawn(g.drawn ?? name, size));
    const { context, page } = await person(browser, { viewport: sized(SIZES[0]), colorScheme: 'dark' });
    const link = await playTo(page, server.url, g);
    await page.waitForTimeout(600);
    if (!g.drawn) await page.screenshot({ path: join(shots, `${name}.jpg`), ...JPEG });
    for (const colorScheme of THEMES) {
      for (const size of SIZES) figures.push(picture(await screen(browser, context, server.url, link, size, { colorScheme }), size, SMALL, `${size}, ${colorScheme}`));
    }
    await sheet(browser, figures, `sheet-${name}.jpg`, sheetWidth, `display: grid; grid-template-columns: ${columns}`);
    if (!g.drawn && !only) phones.push(picture(await screen(browser, context, server.url, link, '390x844', { colorScheme: phones.length % 2 ? 'light' : 'dark', locale: 'it-IT' }), '390x844', 0.8));
    await context.close();
  }
  if (!only) {
    const scenes = [];
    for (const s of SCENES) scenes.push(picture(await scene(browser, server.url, s), SIZES[0], 0.6));
    await sheet(browser, scenes, 'scenes.jpg', 24 * 3 + Math.round(1366 * 0.6) * 2);
    await sheet(browser, phones, 'phones.jpg', 24 * 5 + 312 * 4);
    const home = await person(browser, { viewport: sized(SIZES[0]), colorScheme: 'dark' });
    await home.page.goto(server.url);
    await home.page.locator('[data-game-box]').first().waitFor();
    await home.page.waitForTimeout(600);
    await home.page.screenshot({ path: join(shots, 'shelf.jpg'), ...JPEG });
  }
} finally {
  await browser.close();
  await server.stop();
}
