// shell.mjs - the pages around the table at five sizes, in both themes and languages: nothing sticks out, axe finds nothing serious,
// and the life of a table: the waiting room, the list of one's games, pages that help when something is not there.
import { check, finish, makeTable, only, person, playOut, shots, startBrowser, startServer } from './harness.mjs';
import { axe, fits } from './looks.mjs';

let server = await startServer();
const browser = await startBrowser();
const SIZES = [[1366, 650], [1280, 800], [1024, 768], [390, 844], [360, 740]];

/** Every size; axe at the widest and the narrowest. */
async function atSizes(page, where) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(120);
    await fits(page, `${where}, ${width} x ${height}`);
    if (width === 1366 || width === 360) await axe(page, `${where}, ${width} x ${height}`);
    await page.screenshot({ path: `${shots}/${where.replace(/[^a-z]+/gi, '-')}-${width}.png` });
  }
  await page.setViewportSize({ width: 1366, height: 650 });
}
const looks = [{ language: 'en', theme: 'dark' }, { language: 'it', theme: 'light' }];
const said = (what) => Object.values(what).join(' ');

try {
  for (const look of !only || only === 'pages' ? looks : []) {
    const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 } });
    await page.addInitScript((s) => localStorage.setItem('orrery', JSON.stringify({ ...s, name: 'Ada' })), look);

    await page.goto(server.url);
    await page.locator('.home-game').nth(3).waitFor();
    const below = await page.evaluate(() => Math.max(...[...document.querySelectorAll('.home-acts')].map((e) => e.getBoundingClientRect().bottom)) - innerHeight);
    check(`shelf ${said(look)}: all four boxes and their buttons fit 1366 x 650`, below <= 0, below);
    await atSizes(page, `shelf ${said(look)}`);
    await page.locator('[data-game-box="martians"] .home-friends').click();
    await page.locator('.maker').waitFor();
    await page.locator('.maker summary').first().click();
    await atSizes(page, `maker ${said(look)}`);
    await page.keyboard.press('Escape');

    for (const [name, hash, there] of [['learn', 'learn/earth-gambit', '.learn-pages li'], ['watch', 'watch', '.list-filter'], ['credits', 'credits', '.credits-pairs']]) {
      await page.goto(`${server.url}/#${hash}`);
      await page.locator(there).first().waitFor();
      await atSizes(page, `${name} ${said(look)}`);
    }

    // The waiting room: every seat opens its sheet; the start button says what will happen.
    await makeTable(page, server.url, { game: 'mars-vs-earth-2e', seats: 7, name: 'Ada', open: [1, 2, 3], start: false });
    await page.locator('.room-seat').nth(6).waitFor();
    await atSizes(page, `room ${said(look)}`);
    check(`room ${said(look)}: the start says what will happen`, /6 bots?/.test(await page.locator('[data-act="start"]').innerText()), await page.locator('[data-act="start"]').innerText());
    await page.locator('.room-seat[data-who="free"]').first().click();
    await page.locator('dialog[open] [role="radio"]').nth(2).click();
    await page.locator('.room-seat[data-who="bot"]').nth(3).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.room-ways button').nth(1).click();
    check(`room ${said(look)}: a QR code of the link`, await page.locator('dialog[open] .ui-qr').waitFor({ timeout: 5000 }).then(() => true, () => false));
    await page.keyboard.press('Escape');
    await page.locator('.room-copy').click();
    check(`room ${said(look)}: copying says so, or shows the link`, await page.locator('.room-copy', { hasText: /Copied|Copiato/ }).or(page.locator('.room-link')).first().waitFor({ timeout: 5000 }).then(() => true, () => false));
    await page.locator('.room-leave > button').last().click();
    await page.locator('.room-really').click();
    await page.waitForURL(`${server.url}/`);
    check(`room ${said(look)}: a closed table is not among one's own`, await page.locator('.home-back').count() === 0);

    // Nothing there: a wrong code, a wrong link, a wrong page.
    for (const [name, path] of [['wrong code', '/t/zzzzzz'], ['wrong link', '/t/abcdefghjkmnpqrstuvwxyz'], ['wrong replay', '/replay/abcdefghjkmnpqrstuvwxyz'], ['wrong numbers', '/stats/abcdefghjkmnpqrstuvwxyz'], ['wrong page', '/nowhere']]) {
      await page.goto(server.url + path);
      await page.locator('.oops').waitFor();
      check(`${name} ${said(look)}: it says what to try`, await page.locator('.oops a, .oops button').count() >= 2);
      await atSizes(page, `${name} ${said(look)}`);
    }
    const bad = errors.filter((e) => !/404|WebSocket/.test(e));
    check(`pages ${said(look)}: no error in the console`, bad.length === 0, bad.slice(0, 3).join(' | '));
    await context.close();
  }

  // A finished match stays among one's own, with how it ended and the way to its replay; play again seats you at once.
  if (!only || only === 'life') {
    const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 } });
    const address = await makeTable(page, server.url, { game: 'earth-gambit', seats: 4 });
    await playOut(page, 5);
    await page.locator('.end-how').waitFor();
    await atSizes(page, 'ending');
    check('ending: won or lost, in words', /You (won|lost)/.test(await page.locator('h1').innerText()), await page.locator('h1').innerText());
    check('ending: everybody turns out to be somebody', await page.locator('.eg-role').count() === 4);
    check('ending: key moments', await page.locator('.end-moments li').count() >= 2);
    check('ending: the deal is checked here', await page.locator('[data-proof="fair"]').waitFor({ timeout: 15000 }).then(() => true, () => false));
    await page.locator('.end-acts button', { hasText: 'Look at the board' }).click();
    await page.locator('.frame .board').waitFor();
    await page.locator('.end-back button').click();
    await page.locator('.end-how').waitFor();
    const first = page.url();
    await page.locator('.end-again').click();
    await page.waitForFunction((was) => location.href !== was, first);
    await page.locator('.frame').waitFor({ timeout: 30000 });
    const again = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`)).json());
    check('play again: the same table, dealt anew', again.game === 'earth-gambit' && again.seats.length === 4 && again.state !== 'gathering', again.state);
    await page.goto(`${server.url}/#records`);
    const row = page.locator(`[data-record="${address.split('/t/')[1]}"]`);
    await row.waitFor();
    check('records: how it ended', /won|lost/.test(await row.innerText()), await row.innerText());
    check('records: the new one goes on', await page.locator('[data-going]').count() === 1);
    await atSizes(page, 'records');
    await row.locator('a[href^="/replay/"]').click();
    await page.locator('.film-chart').waitFor();
    await atSizes(page, 'replay');
    check('records and ending: no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
    await context.close();
  }

  // Rematch with people: the other one is told, and keeps the seat.
  if (!only || only === 'life') {
    const [ann, ben] = await Promise.all([person(browser), person(browser)]);
    const address = await makeTable(ann.page, server.url, { game: 'earth-gambit', seats: 3, name: 'Ann', open: [1], start: false });
    await ben.page.goto(address);
    await ben.page.locator('.sit input').fill('Ben');
    await ben.page.locator('.sit button').click();
    await ann.page.locator('.room-seat', { hasText: 'Ben' }).waitFor();
    await ann.page.locator('[data-act="start"]').click();
    for (const p of [ann, ben]) await p.page.locator('.frame .bar').waitFor();   // Ben's page loads anew when they sit down
    await Promise.all([playOut(ann.page, 3), playOut(ben.page, 4)]);
    await ann.page.locator('.end-again').click();
    await ann.page.locator('.room').waitFor();
    await ben.page.locator('.end-wish', { hasText: 'Ann wants a rematch' }).waitFor({ timeout: 15000 });
    await ben.page.locator('.end-again', { hasText: 'Come along' }).click();
    check('rematch: both sit at the new table', await ann.page.locator('.room-seat[data-seat="1"]', { hasText: 'ready' }).waitFor({ timeout: 15000 }).then(() => true, () => false));
    await ann.context.close();
    await ben.context.close();
  }

  // The app can be installed: a manifest, icons that are there.
  {
    const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
    check('a manifest', manifest.start_url === './' && manifest.display === 'standalone');
    for (const icon of manifest.icons) {
      const answer = await fetch(new URL(icon.src, server.url));
      check(`icon ${icon.src}`, answer.ok && answer.headers.get('content-type').startsWith(icon.type), answer.status);
    }
  }

  // The server is gone: the shelf says so, and comes back when it does.
  {
    const { page, context } = await person(browser);
    await page.goto(server.url);
    await page.locator('.home-game').first().waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.locator('.oops', { hasText: 'does not answer' }).waitFor();
    await axe(page, 'server down');
    await page.unroute('**/api/**');
    check('server down: the page comes back with it', await page.locator('.home-game').first().waitFor({ timeout: 15000 }).then(() => true, () => false));
    await context.close();

    // So does an address that is opened while nobody answers at all. What says so keeps no file of the server.
    const later = await person(browser);
    await later.page.goto(server.url);
    await later.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    check('the service worker keeps nothing', (await later.page.evaluate(() => caches.keys())).length === 0);
    await server.stop('SIGKILL');
    await later.page.goto(`${server.url}/t/abcdefghjkmnpqrstuvwxyz`);
    check('nobody there: a page that helps', /does not answer.*Try now/s.test(await later.page.locator('[data-down]').innerText().catch(() => '')), await later.page.content());
    await later.page.screenshot({ path: `${shots}/nobody-there.png` });
    await later.page.setViewportSize({ width: 360, height: 740 });
    await later.page.screenshot({ path: `${shots}/nobody-there-360.png` });
    server = await startServer(server.store, server.port);
    check('and comes back with it', await later.page.locator('.oops').waitFor({ timeout: 30000 }).then(() => true, () => false));
    await later.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
