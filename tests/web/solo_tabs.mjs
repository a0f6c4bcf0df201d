// solo_tabs.mjs - a match kept in the browser: two tabs on one match, one writes; a browser that keeps nothing; a match that is gone;
// a store that refuses; people who share a device; a match brought to a server; statistics; the folder itself. Arguments as of solo.mjs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from './files.mjs';
import { check, dice, finish, makeTable, only, person, startBrowser, tapOnce } from './harness.mjs';
import { bring } from './solo_bring.mjs';
import { shared } from './solo_shared.mjs';
import { addresses, signatures, update } from './solo_site.mjs';

const option = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const folder = mkdtempSync(join(tmpdir(), 'orrery-site-'));
const make = (out, window) => execFileSync(new URL('../../tools/site', import.meta.url).pathname, [option('client'), option('module'), option('texts'), out, window], { stdio: 'inherit' });
make(folder, '5');
const site = await serveFiles(folder);
const browser = await startBrowser();

async function begin(page) {
  await page.goto(site.url);
  await page.locator('[data-game-box="earth-gambit"] .home-play').click();
  await page.locator('.frame').waitFor();
}
async function answer(page, roll, n) {
  for (let taps = 0, tries = 0; taps < n && tries < 2000; tries++) {
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') await page.waitForTimeout(25);
    else taps += 1;
    if (tries === 1999) throw new Error(`nothing to answer for so long: ${await page.locator('body').innerText()}`.slice(0, 600));
  }
}
const entries = (page) => page.evaluate(() => new Promise((resolve) => {
  const open = indexedDB.open('orrery');
  open.onsuccess = () => {
    const all = open.result.transaction('entries').objectStore('entries').getAllKeys();
    all.onsuccess = () => { open.result.close(); resolve(all.result.map(([link, n]) => `${link} ${n}`)); };
  };
}));

const does = (part) => !only || only.split(',').includes(part);
try {
  if (does('shared')) await shared(browser, site);
  if (does('bring')) await bring(browser, site);
  if (does('addresses')) await addresses(browser, folder);
  if (does('update')) await update(browser, make);
  if (does('signatures')) await signatures(browser, site, folder);
  if (does('net')) { // an expert whose network is fetched when a table needs it
    const { context, page, errors } = await person(browser);
    await makeTable(page, site.url, { game: 'onward-to-venus', seats: 3, level: 'expert' });
    const fetched = () => site.asked.some((path) => /onward-to-venus-\w+\.net$/.test(path));
    for (let i = 0; i < 20 && !fetched(); i++) await answer(page, dice(5 + i), 4); // until it is an expert's turn
    await page.locator('.bar-asked').waitFor();
    check('an expert has answered, with its network', fetched(), site.asked.slice(-8).join());
    check('experts: no error in the console', errors.length === 0, errors.slice(0, 2).join(' | '));
    await context.close();
    const asked = site.asked.length, other = await person(browser); // a hint among normal bots needs it, too
    await makeTable(other.page, site.url, { game: 'onward-to-venus', seats: 3, level: 'normal' });
    await other.page.locator('.tools [data-act="hint"]').click();
    await other.page.locator('.hint').waitFor();
    check('a hint of the expert, with its network', site.asked.slice(asked).some((path) => /onward-to-venus-\w+\.net$/.test(path)));
    await other.context.close();
  }
  if (does('tabs')) { // two tabs
    const { context, page, errors } = await person(browser);
    await begin(page);
    await answer(page, dice(3), 2);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('[data-other-tab]').waitFor();
    check('the second tab says that the match is open in another', (await other.locator('[data-other-tab] h1').innerText()).includes('another tab'));
    const before = (await entries(other)).length;
    await other.waitForTimeout(300);
    await answer(page, dice(4), 2);
    check('the first tab goes on', await page.locator('.frame').isVisible() && (await entries(page)).length > before);
    await other.locator('[data-other-tab] .is-gold').click();
    await other.locator('.frame').waitFor();
    check('the second tab takes it over', await other.locator('.bar').isVisible());
    await page.locator('[data-other-tab]').waitFor();
    check('the first tab says so, and shows nothing of the hand', !(await page.locator('.hand').count()));
    await answer(other, dice(5), 2);
    const keys = await entries(other), numbers = keys.map((k) => Number(k.split(' ')[1])).sort((a, b) => a - b);
    check('every entry was kept once, in order', numbers.every((n, i) => n === i), numbers.join());
    await other.close();
    await page.locator('[data-other-tab] .is-gold').click();
    await page.locator('.frame').waitFor();
    check('and back again', await page.locator('.bar').isVisible());
    check('two tabs: no error in the console', errors.length === 0, errors.slice(0, 2).join(' | '));
    await context.close();
  }
  if (does('private')) { // a private window of a browser that has no IndexedDB there
    const { context, page, errors } = await person(browser);
    await context.route('**/assets/worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `Object.defineProperty(self,'indexedDB',{value:undefined});${await answer.text()}` });
    });
    await begin(page);
    check('a browser that keeps nothing: one sentence says so', (await page.locator('.forgets').innerText()).includes('keeps nothing'));
    await page.locator('.forgets button').click();
    await answer(page, dice(6), 3);
    check('and the match plays', await page.locator('.bar').isVisible() && !(await page.locator('.forgets').count()));
    check('keeps nothing: no error in the console', errors.length === 0, errors.slice(0, 2).join(' | '));
    await context.close();
  }
  if (does('full')) { // a store that refuses: nothing has changed, and one sentence says so
    const { context, page } = await person(browser);
    await context.route('**/assets/worker-*.js', async (route) => {
      const answer = await route.fetch();
      const full = "const add=IDBObjectStore.prototype.add;let n=0;IDBObjectStore.prototype.add=function(e){if(e.text.includes(' answer 0 ')&&n++<1)throw new DOMException('full','QuotaExceededError');return add.call(this,e)};";
      await route.fulfill({ response: answer, body: full + await answer.text() });
    });
    await begin(page);
    const roll = dice(7);
    for (let tries = 0; tries < 400 && !(await page.locator('.refusal').count()); tries++) await answer(page, roll, 1);
    check('a store that refuses: one sentence says so', (await page.locator('.refusal').first().innerText()).includes('could not keep this'));
    await answer(page, roll, 4);
    await page.reload();
    await page.locator('.frame').waitFor();
    check('a store that refused once: the match goes on, and is the same after a reload', await page.locator('.bar').isVisible());
    await context.close();
  }
  if (does('nowhere')) { // an address of a match that is not here
    const { context, page } = await person(browser);
    await page.goto(`${site.url}/t/abcdefghjkmnpqrstuvwxyz`);
    await page.locator('.oops').waitFor();
    check('a match that is not in this browser: the page says so', (await page.locator('.oops h1').innerText()).length > 0);
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
finish();
