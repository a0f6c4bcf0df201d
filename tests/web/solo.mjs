// solo.mjs - the client from a folder of files, without a server: whole matches of every ruleset by taps, with the network cut in the
// middle and a reload at every kind of question; one of them below a path. `--only GAME`; `--site`: arguments of tools/site but OUT.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from './files.mjs';
import { check, dice, finish, isOver, makeTable, only, person, startBrowser, tapOnce, toReplay } from './harness.mjs';

const option = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const folder = mkdtempSync(join(tmpdir(), 'orrery-site-'));
const WINDOW = '5'; // ms in which bots answer
execFileSync(new URL('../../tools/site', import.meta.url).pathname, [option('client'), option('module'), option('texts'), folder, WINDOW], { stdio: 'inherit' });

const games = [
  { game: 'earth-gambit', seats: 4, below: '/games/orrery' },
  { game: 'mars-vs-earth-1e', seats: 3 },
  { game: 'mars-vs-earth-2e', seats: 4 },
  { game: 'onward-to-venus', seats: 2 },
  { game: 'martians', seats: 2, options: { turn_cap: '20' } },
].filter((g) => !only || g.game === only);

/** What is asked now, without figures, and which question that is: the title also tells what is half picked, which only this page knows. */
const question = (page) => page.evaluate(() => {
  const asks = document.querySelector('.bar-asked .bar-title');
  return asks && { title: asks.textContent.replace(/\d+/g, '#'), n: document.querySelector('.frame').dataset.question };
});
const told = (page) => page.locator('.frame').getAttribute('data-told').then(Number, () => -1);

/** Waits until the service worker has everything. */
const isKept = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  return (await caches.keys()).length > 0;
});

/** By taps to the end. At the first question of each kind the page is loaded anew: nothing is asked again, and nothing that was told is gone. */
async function play(page, cut) {
  const roll = dice(7), seen = new Set();
  let taps = 0, idle = 0, reloads = 0, same = true, lost = false;
  while (taps < 4000 && !(await isOver(page))) {
    const asks = await question(page);
    if (asks && !seen.has(asks.title) && reloads < 8) {
      seen.add(asks.title);
      const before = await told(page);
      await page.reload();
      await page.locator('.frame, [data-over]').first().waitFor();
      await page.locator('.bar-asked, [data-over]').first().waitFor().catch(async (e) => { throw new Error(`${e} ${asks.title}: ${await page.locator('body').innerText()}`); });
      reloads += 1;
      const now = await question(page);
      if (asks.n && !(Number(now?.n) >= Number(asks.n))) same = // an answer may have been on its way
        `${JSON.stringify(asks)} / ${JSON.stringify(now)}`;
      if (await told(page) < before) lost = `${before} / ${await told(page)}`;
      if (reloads === 2) cut();
    }
    const did = await tapOnce(page, roll);
    idle = did === 'wait' || did === 'nothing' ? idle + 1 : 0;
    if (idle > 800) throw new Error(`Nothing can be tapped: ${await page.locator('body').innerText()}`);
    taps += idle ? 0 : 1;
    await page.waitForTimeout(idle ? 25 : 12);
  }
  return { taps, reloads, same, lost };
}

const browser = await startBrowser();
try {
  for (const g of games) {
    const site = await serveFiles(folder, { below: g.below });
    const { context, page, errors } = await person(browser);
    await makeTable(page, site.url, g);
    await page.locator('.bar').waitFor();
    check(`${g.game}: everything is kept for offline`, await isKept(page));
    const { taps, reloads, same, lost } = await play(page, () => site.cut());
    check(`${g.game}: played to the end by taps`, await isOver(page), taps);
    check(`${g.game}: the page was loaded anew, the network away`, reloads > 1 && site.asked.length > 0, reloads);
    check(`${g.game}: after a reload nothing is asked again`, same === true, same);
    check(`${g.game}: after a reload the story is there`, !lost, lost);
    await toReplay(page);
    await page.locator('.reel').waitFor();
    check(`${g.game}: the deal is checked`, await page.locator('.check .tone-good').waitFor({ timeout: 60000 }).then(() => true, () => false));
    await page.goto(`${site.url}/stats`);                  // offline, too
    check(`${g.game}: the statistics count it`, await page.locator('table.numbers').first().waitFor({ timeout: 30000 }).then(() => true, () => false));
    const real = errors.filter((e) => !/ERR_|Failed to (fetch|load)/.test(e)); // the network is away
    check(`${g.game}: no error in the console`, real.length === 0, real.slice(0, 3).join(' | '));
    await context.close();
    await site.stop();
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
finish();
