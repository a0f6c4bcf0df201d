// harness.mjs - a server of our own on a free port, Debian's Chromium, and people who tap. Nothing here knows a rule.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
export const axeSource = () => fromWeb('axe-core').source;

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : otherwise;
};
export const orrery = option('orrery', 'build/orrery');
export const only = option('only', null);
/** Pictures go here. Unless a folder is named, only those of what is wrong are taken (`evidence`): drawing takes its time. */
export const shots = option('shots', join(tmpdir(), 'orrery-shots'));
export const draws = process.argv.includes('--shots');
mkdirSync(shots, { recursive: true });
const drawers = new WeakMap();
/** Pages are laid out and can be tapped, but are not painted: without a graphics card that is a third of a test's time.
 * `painted` does what needs the real thing. */
const unpainted = () => {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [window.unpainted];
};
const paint = (page, on) => page.evaluate((shown) => { if (window.unpainted) window.unpainted.disabled = shown; }, on);
export async function painted(page, act) {
  await paint(page, true);
  try { return await act(); } finally { await paint(page, false); }
}
/** A picture that a test needs, whether or not it keeps pictures for people. */
export const picture = (page, options) => painted(page, () => (drawers.get(page) ?? page.screenshot.bind(page))(options));
export const evidence = (page, path) => picture(page, { path });

export { check, finish } from './checks.mjs';

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => resolve(port)); });
  });
}

/** Starts a server with a store of its own; stop() ends it by its process id. */
export async function startServer(store = null, port = null, config = null) {
  const folder = store ? null : mkdtempSync(join(tmpdir(), 'orrery-web-'));
  const file = store ?? join(folder, 'store.db');
  const at = port ?? await freePort();
  if (config) writeFileSync(`${file}.ini`, config);
  const child = spawn(orrery, ['serve', '--port', String(at), '--store', file, '--window', '5', ...(config ? ['--config', `${file}.ini`] : [])], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (d) => { said += d; });
  child.stderr.on('data', (d) => { said += d; });
  const url = `http://127.0.0.1:${at}`;
  for (let i = 0; i < 100; i++) {
    try {
      if ((await fetch(`${url}/health`)).ok) break;
    } catch { /* not up yet */ }
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await new Promise((r) => setTimeout(r, 50));
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    url, port: at, store: file, said: () => said,
    async stop(signal = 'SIGTERM') { child.kill(signal); await ended; if (folder && signal === 'SIGTERM') rmSync(folder, { recursive: true, force: true }); },
  };
}

/** The same engine without the windows of a whole browser takes half the time for a page; only notifications need the whole. */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** `text`: the size of text that the person has set in the browser, in percent. */
export async function startBrowser({ whole = false, args = [], text = 100 } = {}) {
  const path = browsers.slice(whole ? 1 : 0).find(existsSync);
  if (!path) throw new Error('No Chromium: install the package chromium-headless-shell or chromium.');
  const size = text === 100 ? [] : [`--blink-settings=defaultFontSize=${(16 * text) / 100}`];
  return chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', ...size, ...args] });
}

/** A browser of its own (cookies, storage); every console error and failed script is kept. `tips`: they are on; `drawn`: pages are painted. */
export async function person(browser, { tips = false, drawn = draws, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(90000);       // what must happen does, on a busy machine later
  if (!tips) await context.addInitScript(() => { try { localStorage.setItem('orrery-tips', '{"off":true}'); } catch { /* a page without storage */ } });
  if (!drawn) await context.addInitScript(unpainted);
  const page = await context.newPage();
  if (!draws) { drawers.set(page, page.screenshot.bind(page)); page.screenshot = async () => undefined; }
  const errors = [];
  page.on('console', (m) => { if (m.type() === 'error') errors.push(m.text()); });
  page.on('pageerror', (e) => errors.push(String(e)));
  return { context, page, errors };
}

/** Makes a table at the shelf by clicks ("With friends") and starts it; ends at the table. `open`: seats that wait for people, the
 * first ones after the maker's own; bots sit on the others. `others`: names of people who share the device. */
export async function makeTable(page, url, { game, seats, name = 'Basil', options = {}, start = true, open = [], level = null, others = [] }) {
  await page.goto(url);
  await page.locator(`[data-game-box="${game.replace(/-[12]e$/, '')}"] .home-friends`).click();
  const maker = page.locator('.maker');
  if (/-[12]e$/.test(game)) await maker.getByRole('radiogroup', { name: /Edition|Edizione/ }).locator('button').nth(Number(game.at(-2)) - 1).click();
  const count = async (row, wanted) => {
    const shown = maker.locator(`[data-row="${row}"] .ui-stepper-count`), steps = maker.locator(`[data-row="${row}"] .ui-step`);
    while (Number(await shown.innerText()) > wanted) await steps.first().click();
    while (Number(await shown.innerText()) < wanted) await steps.last().click();
  };
  await count('seats', seats);
  if (seats > 1 && await maker.locator('[data-row="open"]').count()) await count('open', open.length); // alone there are none
  for (const [i, other] of others.entries()) await maker.locator('input[autocomplete="off"]').nth(i).fill(other);
  if (level) await maker.getByRole('radio', { name: level, exact: true }).click();
  if (Object.keys(options).length) await maker.locator('summary').first().click();
  for (const [key, value] of Object.entries(options)) await maker.locator(`[data-option="${key}"] select`).selectOption(value);
  await maker.locator('input[autocomplete="nickname"]').fill(name);
  await maker.locator('button[type="submit"]').click();
  await page.waitForURL(/\/t\//);
  if (start) await page.locator('[data-act="start"]').click();
  if (start) await page.locator('.frame').waitFor();
  return page.url();
}

/** A small generator, so that a failing game can be played again. */
export function dice(seed) {
  let s = seed >>> 0;
  return (n) => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return Math.floor((s / 4294967296) * n); };
}

/** The last page, or the bar of a board that is over. */
export const isOver = (page) => page.locator('[data-over], .bar a[href*="/replay/"]').first().isVisible().catch(() => false);
/** From the last page into the replay. */
export const toReplay = async (page) => {
  await page.locator('[data-over] a[href*="/replay/"]').first().waitFor();
  await page.locator('[data-over] .end-acts a[href*="/replay/"]').click();
};

/** One tap at what is asked: one more where a number is asked, the dark button if an answer is
 * armed, else anything that wears the amber ring or names an answer. */
export async function tapOnce(page, roll) {
  return page.evaluate((pickAt) => {
    const seen = (e) => e.getClientRects().length > 0 && !e.disabled;
    const bar = document.querySelector('.bar-asked');
    const click = (e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const on = document.querySelector('.bar [data-act="go-on"]');
    if (on) { click(on); return 'go-on'; }
    if (!bar) return 'wait';
    const main = bar.querySelector('.bar-main');
    const more = bar.querySelector('.stepper-more:not([aria-disabled="true"])');
    if (more && pickAt < 0.4) { click(more); return 'more'; }
    if (main && seen(main)) { click(main); return `main ${main.dataset.answer}`; }
    const all = [...document.querySelectorAll('.bar-asked .bar-answer'), ...document.querySelectorAll('.board [data-ring="asked"], .hand [data-ring="asked"], .seats [data-ring="asked"]')].filter(seen);
    if (!all.length) return 'nothing';
    const e = all[Math.floor(pickAt * all.length)];
    click(e);
    return e.dataset.answer ?? e.dataset.target ?? e.textContent;
  }, roll(1000) / 1000);
}

/** Plays until the match is over by taps alone; how many taps. */
export async function playOut(page, seed, most = 6000) {
  const roll = dice(seed);
  let stuck = 0, taps = 0;
  while (taps < most) {
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') {
      if (await isOver(page)) return taps;
      stuck += 1;
      if (stuck > 600) throw new Error(`Nothing can be tapped: ${await page.locator('.bar').innerText()}`);
      await page.waitForTimeout(did === 'wait' ? 25 : 50);
      continue;
    }
    stuck = 0;
    taps += 1;
    await page.waitForTimeout(12);
  }
  throw new Error(`No end after ${most} taps.`);
}

/** Plays by taps until something is there to see, taking what is preferred first; false if the match ended before. */
export async function playUntil(page, roll, what, prefer = [], most = 3000) {
  for (let taps = 0; taps < most; taps++) {
    const did = await page.evaluate(({ what: seek, prefer: first, pickAt }) => {
      const seen = (e) => e.getClientRects().length > 0 && !e.disabled;
      if ([...document.querySelectorAll(seek)].some(seen)) return 'there';
      const on = document.querySelector('.bar [data-act="go-on"]');
      if (on) { on.dispatchEvent(new MouseEvent('click', { bubbles: true })); return 'tapped'; }
      if (!document.querySelector('.bar-asked')) return document.querySelector('[data-over], .bar a[href*="/replay/"]') ? 'over' : 'wait';
      const liked = first.flatMap((s) => [...document.querySelectorAll(s)].filter(seen));
      const all = [...document.querySelectorAll('.bar-asked .bar-answer, .board [data-ring="asked"], .hand [data-ring="asked"], .seats [data-ring="asked"]')].filter(seen);
      const main = document.querySelector('.bar-asked .bar-main');
      (liked[0] ?? main ?? all[Math.floor(pickAt * all.length)])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return 'tapped';
    }, { what, prefer, pickAt: roll(1000) / 1000 });
    if (did === 'there') return true;
    if (did === 'over') return false;
    await page.waitForTimeout(did === 'wait' ? 25 : 12);
  }
  return false;
}
