// pictures.mjs - the pictures of README and docs, taken of real matches against bots: make pictures
// For each game one table at a laptop's size, a sheet of the five sizes that boards are made for, and four phones in Italian.
import { join } from 'node:path';
import { dice, isOver, orrery, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const GAMES = [
  { game: 'earth-gambit', seats: 6, taps: 10 },
  { game: 'mars-vs-earth-2e', seats: 6, taps: 12, file: 'mars-vs-earth' },
  { game: 'onward-to-venus', seats: 5, taps: 24 },
  { game: 'martians', seats: 4, taps: 60 },
];
const SIZES = ['1366x650', '1280x800', '1024x768', '390x844', '360x740'];
const JPEG = { type: 'jpeg', quality: 84 };

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

/** Taps until so many answers are given and the seat is asked again on the open board; a match that ends before that is played anew. */
async function playTo(page, url, g) {
  for (let match = 0; match < 5; match++) {
    const link = await sit(page, url, g), roll = dice(7 + match);
    for (let i = 0, taps = 0; i < 4000 && !(await isOver(page)); i++) {
      if (taps >= g.taps && (await page.locator('.bar-asked').count()) && !(await page.locator('.crumb, .ui-scene').count())) return link;
      const did = await tapOnce(page, roll);
      if (did === 'wait' || did === 'nothing') await page.waitForTimeout(30); else taps += 1;
      await page.waitForTimeout(15);
    }
  }
  throw new Error(`${g.game}: no match came so far`);
}

const sized = (size) => { const [width, height] = size.split('x').map(Number); return { width, height }; };
const picture = (bytes, size) => `<figure><img width="${sized(size).width}" src="data:image/jpeg;base64,${bytes.toString('base64')}"><figcaption>${size}</figcaption></figure>`;

async function sheet(browser, figures, file, width) {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  await page.setContent(`<style>body { margin: 0; padding: 24px; background: #0a1022; display: flex; flex-wrap: wrap; gap: 24px; align-items: start }
    figure { margin: 0 } figcaption { padding-top: 6px; color: #b9c2db; font: 16px sans-serif } img { display: block; border-radius: 10px }</style>${figures.join('')}`);
  await page.screenshot({ path: join(shots, file), fullPage: true, ...JPEG });
  await page.close();
}

/** The same table on a phone, in a browser of its own with the cookies of the first. */
async function phone(browser, context, url, link, size, more = {}) {
  const state = await context.storageState();
  for (const { localStorage: kept } of state.origins) kept.splice(0, kept.length, ...kept.filter(({ name }) => name !== 'orrery')); // its own language
  const small = await person(browser, { viewport: sized(size), hasTouch: true, isMobile: true, storageState: state, ...more });
  await small.page.goto(`${url}/t/${link}`);
  await small.page.locator('.frame').waitFor();
  for (let i = 0; i < 40 && !(await small.page.locator('.bar-asked').count()); i++) { // a verdict or a ledger to read first
    await small.page.locator('[data-act="go-on"]').first().click({ timeout: 200 }).catch(() => undefined);
  }
  await small.page.waitForTimeout(600);
  const bytes = await small.page.screenshot(JPEG);
  await small.context.close();
  return bytes;
}

console.log(`${orrery}, pictures in ${shots}`);
const server = await startServer(), browser = await startBrowser();
try {
  const phones = [];
  for (const g of GAMES) {
    const name = g.file ?? g.game, figures = [];
    const { context, page } = await person(browser, { viewport: sized(SIZES[0]), colorScheme: 'dark' });
    const link = await playTo(page, server.url, g);
    for (const size of SIZES) {
      if (sized(size).width < 700) { figures.push(picture(await phone(browser, context, server.url, link, size, { colorScheme: 'dark' }), size)); continue; }
      await page.setViewportSize(sized(size));
      await page.waitForTimeout(600);
      figures.push(picture(await page.screenshot(JPEG), size));
      if (size === SIZES[0]) await page.screenshot({ path: join(shots, `${name}.jpg`), ...JPEG });
    }
    await sheet(browser, figures, `sheet-${name}.jpg`, 2780);
    phones.push(picture(await phone(browser, context, server.url, link, '390x844', { colorScheme: phones.length % 2 ? 'light' : 'dark', locale: 'it-IT' }), '390x844'));
    await context.close();
  }
  await sheet(browser, phones.map((p) => p.replace(/<figcaption>.*<\/figcaption>/, '')), 'phones.jpg', 24 * 5 + 390 * 4);
  const home = await person(browser, { viewport: sized(SIZES[0]), colorScheme: 'dark' });
  await home.page.goto(server.url);
  await home.page.locator('[data-game-box]').first().waitFor();
  await home.page.waitForTimeout(600);
  await home.page.screenshot({ path: join(shots, 'shelf.jpg'), ...JPEG });
} finally {
  await browser.close();
  await server.stop();
}
