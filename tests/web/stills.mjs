// stills.mjs - every board and the pages round it, beside stored pictures. The server draws fixed lots (fixed_chance.c), a seat
// without a browser plays to a fixed position, and the page stands still; so the same picture comes out in every run. Pictures are
// compared at a third of their size and in fields, so that another Chromium's edges of letters do not count, but a dock that
// moves or a colour that changes does.
//   node tests/web/stills.mjs --orrery build-dev/orrery --fixed build-dev/tests/libfixed_chance.so [--only martians] [--renew]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { check, finish, only, person, picture, shots, startBrowser, startServer } from './harness.mjs';
import { ask, Line } from './wire.mjs';

const after = (name) => { const at = process.argv.indexOf(`--${name}`); return at > 0 ? process.argv[at + 1] : null; };
const renew = process.argv.includes('--renew');
const stored = new URL('stills/', import.meta.url);
const SIZES = [[1366, 650], [390, 844]], THEMES = ['dark', 'light'];
const SMALL = 3;        // pictures are stored at a third of their size
const FIELD = 12;       // pixels of a stored picture per side of a field
const SHADE = 14;       // what the mean of a field may differ by, of 255
const EDGE = 64;        // what a single pixel may differ by
const SHARE = 0.01;     // of the pixels that may differ by more

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const TABLES = {
  'earth-gambit': { game: 'earth-gambit', seats: 5, answers: 14 },
  'mars-vs-earth-1e': { game: 'mars-vs-earth-1e', seats: 4, answers: 30 },
  'mars-vs-earth-2e': { game: 'mars-vs-earth-2e', seats: 5, answers: 20 },
  'onward-to-venus': { game: 'onward-to-venus', seats: 3, answers: 24 },
  martians: { game: 'martians', seats: 3, answers: 45 },
  over: { game: 'earth-gambit', seats: 3, answers: Infinity },
  room: { game: 'mars-vs-earth-2e', seats: 5, open: 2 },
};

// ---- in the page ------------------------------------------------------------------------------------------------------

/** A screenshot at a third of its size, each pixel the mean of nine; beside a stored picture, how far they are apart. */
async function measure({ png, was, SMALL, FIELD, EDGE }) {
  const pixels = async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const large = await pixels(png), width = Math.floor(large.width / SMALL), height = Math.floor(large.height / SMALL);
  const now = new ImageData(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) for (let c = 0; c < 4; c++) {
    let sum = 0;
    for (let i = 0; i < SMALL * SMALL; i++) sum += large.data[((y * SMALL + Math.floor(i / SMALL)) * large.width + x * SMALL + (i % SMALL)) * 4 + c];
    now.data[(y * width + x) * 4 + c] = Math.round(sum / (SMALL * SMALL));
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').putImageData(now, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })).arrayBuffer());
  const picture = btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
  if (!was) return { picture };
  const old = await pixels(was);
  if (old.width !== width || old.height !== height) return { picture, wrong: `${width} x ${height} pixels, not ${old.width} x ${old.height}` };
  let far = 0, most = 0, where = '';
  for (let top = 0; top < height; top += FIELD) for (let left = 0; left < width; left += FIELD) {
    const sums = [0, 0, 0];
    let n = 0;
    for (let y = top; y < Math.min(top + FIELD, height); y++) for (let x = left; x < Math.min(left + FIELD, width); x++) {
      const at = (y * width + x) * 4, apart = [0, 1, 2].map((c) => now.data[at + c] - old.data[at + c]);
      apart.forEach((d, c) => { sums[c] += d; });
      if (apart.some((d) => Math.abs(d) > EDGE)) far += 1;
      n += 1;
    }
    const shade = Math.max(...sums.map((s) => Math.abs(s / n)));
    if (shade > most) { most = shade; where = `${left * SMALL},${top * SMALL}`; }
  }
  return { picture, share: far / (width * height), shade: most, where };
}

/** All fonts and pictures are there, and two frames have been drawn. */
const settled = (page) => page.evaluate(async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((i) => i.decode().catch(() => undefined)));
  await new Promise((r) => { requestAnimationFrame(() => requestAnimationFrame(r)); });
});

// ---- here -------------------------------------------------------------------------------------------------------------

const seen = new Set();
let yard; // a blank page that computes

/** The page once it stands still: two pictures in a row are the same. */
async function still(page) {
  const take = () => picture(page, { animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let tries = 0; tries < 20; tries++) {
    const now = await take();
    if (now.equals(last)) return now;
    last = now;
    await settled(page);
  }
  return last;
}

async function compare(page, name) {
  const file = new URL(`${name}.webp`, stored), url = (type, bytes) => `data:image/${type};base64,${bytes.toString('base64')}`;
  seen.add(`${name}.webp`);
  const there = existsSync(file) && !renew;
  const png = await still(page);
  const got = await yard.evaluate(measure, { png: url('png', png), was: there ? url('webp', readFileSync(file)) : null, SMALL, FIELD, EDGE });
  if (renew) { writeFileSync(file, Buffer.from(got.picture, 'base64')); return; }
  const fine = there && !got.wrong && got.share <= SHARE && got.shade <= SHADE;
  if (!fine) writeFileSync(`${shots}/still-${name}.png`, png);
  check(`${name} looks as it did`, fine, !there ? 'no picture is stored: make stills' : got.wrong ?? `${(100 * got.share).toFixed(2)} % of the pixels, a field at ${got.where} by ${got.shade.toFixed(1)}; ${shots}/still-${name}.png`);
  if (process.argv.includes('--say')) console.log(`${name}: ${(100 * got.share).toFixed(2)} %, ${got.shade?.toFixed(1)} at ${got.where}`);
}

/** A page at both sizes in both themes. */
async function takeAll(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((t) => document.documentElement.dataset.theme === t, colorScheme);
      await settled(page);
      await compare(page, `${name}-${width}-${colorScheme}`);
    }
  }
}

/** Gives as many answers as told, all seats together, and goes on until the first one is asked. The lowest seat that is asked speaks,
 * the choice goes by its number: no bot, no clock and no speed has a part in it. */
async function play(lines, book, answers) {
  for (let given = 0; ;) {
    const [first] = lines, at = first.view ? Math.min(...first.view.asked) : Infinity, { view } = lines[at] ?? {};
    if (first.view?.over || (given >= answers && at === 0)) return;
    const legal = view?.legal.filter((l) => !book.verbs[l.a[0]].interject) ?? [];
    if (!view?.asked.includes(at) || view.answers < first.view.answers || !legal.length) { await first.stir(20); continue; }
    const said = await lines[at].say({ t: 'answer', question: view.question, a: legal[(given * 5 + 1) % legal.length].a });
    if (said.t === 'no') throw new Error(`${book.game}: ${said.why}`);
    given += 1;
    while (lines[at].view === view) await lines[at].stir(20);
  }
}

/** A table of people; the last seats are free where `open` says so. */
async function make(url, { game, seats, options = {}, open = 0 }) {
  const { data, cookie } = await ask(url, '/api/tables', { game, seats, options, name: PEOPLE[0], seat: 0 });
  const cookies = [cookie];
  for (let seat = 1; seat < seats - open; seat++) cookies.push((await ask(url, `/api/tables/${data.link}/seats`, { name: PEOPLE[seat], seat })).cookie);
  return { link: data.link, cookie, cookies };
}
/** Plays to the position; the people stay. */
async function begin(url, { link, cookies }, answers) {
  const lines = cookies.map((c) => new Line(url, link, c));
  for (const l of lines) { await l.open; while (!l.info) await l.stir(); }
  if (answers) {
    await lines[0].say({ t: 'start' });
    await play(lines, (await ask(url, `/api/tables/${link}/book`)).data, answers);
  }
  return lines;
}

/** A browser that has the seat's cookie. */
async function sit(browser, url, { link, cookie }) {
  const p = await person(browser, { viewport: { width: 1366, height: 650 } });
  await p.page.addInitScript((l) => localStorage.setItem('orrery', JSON.stringify({ name: 'Ada', language: 'en', theme: 'auto', tables: [] })), link);
  const at = cookie.indexOf('=');
  await p.context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url }]);
  await p.page.goto(`${url}/t/${link}`);
  return p;
}

const fixed = after('fixed');
if (!fixed) throw new Error('Say which library fixes the lots: --fixed build-dev/tests/libfixed_chance.so');
process.env.LD_PRELOAD = fixed;
const server = await startServer(null, null, 'posts = 1000\n');
delete process.env.LD_PRELOAD;
const browser = await startBrowser();
yard = await browser.newPage();
mkdirSync(stored, { recursive: true });
const wanted = (name) => !only || only === name;

try {
  const tables = {};
  for (const [name, g] of Object.entries(TABLES)) tables[name] = await make(server.url, g); // all, one by one: lots are drawn in order
  const shown = Object.entries(TABLES).filter(([name]) => wanted(name) || (wanted('pages') && ['over', 'room'].includes(name)));
  const here = await Promise.all(shown.map(([name, g]) => begin(server.url, tables[name], g.answers)));
  for (const [name] of shown) {
    if (name === 'over' || name === 'room') continue;
    const { context, page } = await sit(browser, server.url, tables[name]);
    await page.locator('.frame .bar').waitFor();
    await takeAll(page, name);
    await context.close();
  }
  if (wanted('pages')) {
    const { context, page } = await sit(browser, server.url, tables.over);
    await page.locator('.end-how').waitFor();
    await page.locator('[data-proof]:not([data-proof="wait"])').first().waitFor();
    await takeAll(page, 'ending');
    await page.goto(`${server.url}/replay/${tables.over.link}`);
    await page.locator('.film-chart').waitFor();
    await page.getByText('Chance to win').first().waitFor(); // imagined games take a moment
    await page.locator('[data-proof]').first().waitFor();
    await takeAll(page, 'replay');
    await context.close();
    const waits = await sit(browser, server.url, tables.room);
    await waits.page.locator('.room-seat', { hasText: 'helps' }).waitFor();
    await takeAll(waits.page, 'room');
    await waits.context.close();
    const guest = await person(browser);
    await guest.page.goto(server.url);
    await guest.page.locator('.home-game').nth(3).waitFor();
    await takeAll(guest.page, 'home');
    await guest.context.close();
  }
  for (const line of here.flat()) line.close();
  if (!only) for (const f of readdirSync(stored)) {
    if (renew && !seen.has(f)) rmSync(new URL(f, stored));
    else check(`${f} belongs to a page`, seen.has(f));
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
