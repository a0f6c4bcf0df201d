// solo_site.mjs - the folder of files itself (solo_tabs.mjs runs it): addresses inside it on a first visit, below a path; a new version while
// a page is open; files that are being replaced; and the signature of every game, in this browser.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from './files.mjs';
import { load } from '../apps/solo/module.mjs';
import { check, person } from './harness.mjs';

const SIGNED = 200; // matches of each game

/** On a first visit: no service worker is there yet. */
export async function addresses(browser, folder) {
  const site = await serveFiles(folder, { below: '/games/orrery' });
  const { context, page, errors } = await person(browser, { serviceWorkers: 'block' });
  const first = async (path, wanted) => {
    await page.goto('about:blank');
    await page.goto(site.url + path);
    const there = await page.locator(wanted).first().waitFor({ timeout: 60000 }).then(() => true, () => false);
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href]')].map((a) => a.pathname).filter((p) => !p.startsWith('/games/orrery/')));
    const real = errors.filter((e) => !e.includes('404'));
    check(`below a path: ${path} on a first visit`, there && !links.length && !real.length, `${there} ${links[0] ?? ''} ${real[0] ?? ''}`);
  };
  await first('/', '.home-game');
  await first('', '.home-game');
  await first('/index.html', '.home-game');
  await first('/stats', '.stats h1');
  await first('/rules/earth-gambit', '.booklet, main h1');
  await first('/t/abcdefghjkmnpqrstuvwxyz', '.oops h1');
  check('below a path: nothing is asked of the root', !site.asked.some((p) => !p.startsWith('/games/orrery')), site.asked.find((p) => !p.startsWith('/games/orrery')));
  await context.close();
  await site.stop();
}

const cachesOf = (page) => page.evaluate(() => caches.keys());
/** The version that a page is of. */
const version = (page) => page.evaluate(() => document.querySelector('meta[name="orrery-solo"]').dataset.version);

/** Resolves when the newest service worker has come as far as it will. */
const settled = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => undefined);
  const fresh = registration.installing;
  if (!fresh) return;
  await new Promise((done) => {
    fresh.onstatechange = () => { if (['activated', 'redundant'].includes(fresh.state)) done(); };
  });
});

/** make: tools/site to a folder, with bots that answer in so many milliseconds. */
export async function update(browser, make) {
  const work = mkdtempSync(join(tmpdir(), 'orrery-update-'));
  const [old, half, next] = ['old', 'half', 'next'].map((name) => join(work, name));
  make(old, '5');
  make(next, '6');
  cpSync(next, half, { recursive: true });
  const gone = readdirSync(join(half, 'assets')).find((f) => f.startsWith('solo-') && f.endsWith('.wasm'));
  unlinkSync(join(half, 'assets', gone));
  const site = await serveFiles(old);
  const { context, page, errors } = await person(browser);
  try {
    await page.goto(site.url);
    await page.locator('.home-game').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const was = await version(page), kept = await cachesOf(page);

    site.serve(half);
    await settled(page);
    check('update: files that are being replaced are not taken', (await cachesOf(page)).join() === kept.join(), (await cachesOf(page)).join());
    await page.reload();
    await page.locator('.home-game').first().waitFor();
    check('update: and the version before goes on', await version(page) === was);

    writeFileSync(join(half, 'assets', gone), readFileSync(join(next, 'assets', gone)));
    writeFileSync(join(half, 'index.html'), readFileSync(join(old, 'index.html')));
    await settled(page);
    check('update: nor a page of one version with the files of another', (await cachesOf(page)).join() === kept.join(), (await cachesOf(page)).join());

    site.serve(next);
    await settled(page);
    check('update: the new version comes in the background', (await cachesOf(page)).length === 2 && await version(page) === was);
    site.cut();
    await page.locator('[data-game-box="martians"] .home-play').click(); // files that this page has not loaded yet
    await page.locator('.frame').waitFor();
    check('update: a page that is open keeps its own files', await version(page) === was);
    await page.reload();
    await page.locator('.frame').waitFor();
    check('update: what is opened then is the new version, without a network', await version(page) !== was);
    site.mend();
    site.serve(old);
    await settled(page);
    check('update: no more than two versions are kept', (await cachesOf(page)).length <= 2, (await cachesOf(page)).join());
    const real = errors.filter((e) => !/ERR_|Failed to (fetch|load)|404/.test(e));
    check('update: no error in the console', real.length === 0, real.slice(0, 2).join(' | '));
  } finally {
    await context.close();
    await site.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** The module plays every game in this browser as it does in Node, which solo_same compares with the native program. */
export async function signatures(browser, site, folder) {
  const { context, page } = await person(browser, { bypassCSP: true, serviceWorkers: 'block' });
  await page.goto(site.url);
  const address = readdirSync(join(folder, 'assets')).find((f) => f.endsWith('.wasm'));
  const games = readFileSync(new URL('../signature.txt', import.meta.url), 'utf8').trim().split('\n').map((l) => l.split(' ')[0]);
  const sign = (x) => games.map((_, i) => BigInt.asUintN(64, x.signature(i, SIGNED)).toString(16));
  const { x } = await load(join(folder, 'assets', address), () => new Proxy({}, { get: () => () => 0 }));
  const right = sign(x);
  const found = await page.evaluate(async ({ address, games, signed }) => {
    const compiled = await WebAssembly.compile(await (await fetch(`/assets/${address}`)).arrayBuffer());
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(compiled)) (imports[from] ??= {})[name] = () => 0;
    const { exports: x } = await WebAssembly.instantiate(compiled, imports);
    x._initialize();
    return Array.from({ length: games }, (_, i) => BigInt.asUintN(64, x.signature(i, signed)).toString(16));
  }, { address, games: games.length, signed: SIGNED });
  for (const [i, game] of games.entries()) check(`${game}: its signature in this browser`, found[i] === right[i], found[i]);
  await context.close();
}
