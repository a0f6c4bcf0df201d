// motion.mjs - cards and pieces travel, and drag as a second way to tap. What a journey looks like is read off its animation at
// chosen moments, so no clock is asserted. Nothing here knows a rule.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, dice, finish, isOver, makeTable, only, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

// ---- what moved: the pure part ----------------------------------------------------------------------------------------

async function pure() {
  const web = new URL('../../web/', import.meta.url);
  const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
  const out = mkdtempSync(join(tmpdir(), 'orrery-trips-'));
  await build({ root: fileURLToPath(web), logLevel: 'error', configFile: false, publicDir: false,
    build: { ssr: fileURLToPath(new URL('src/motion/trips.ts', web)), outDir: out, emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } } } });
  const { tripsOf } = await import(pathToFileURL(join(out, 'trips.mjs')).href);
  rmSync(out, { recursive: true });
  const lie = (place, kind, count = 1, sort = 'card') => ({ place, sort, kind, count });
  const told = (before, after) => tripsOf(before, after).map((t) => `${t.from}>${t.to} ${t.was}>${t.is}`).sort().join(', ');

  check('a known card goes from the hand to the table', told([lie('hand:0', 5), lie('hand:0', 6)], [lie('hand:0', 6), lie('row', 5)]) === 'hand:0>row 5>5');
  check('nothing moved, nothing goes', told([lie('hand:0', 5), lie('draw', -1, 9)], [lie('draw', -1, 9), lie('hand:0', 5)]) === '');
  check('a card that is drawn turns over', told([lie('draw', -1, 9)], [lie('draw', -1, 8), lie('hand:0', 4)]) === 'draw>hand:0 -1>4');
  check('played, passed and drawn in one change', told([lie('hand:3', -1, 4), lie('hand:4', -1, 2), lie('draw', -1, 9)],
    [lie('hand:3', -1, 2), lie('hand:4', -1, 4), lie('draw', -1, 8), lie('row', 7)]) === 'draw>hand:4 -1>-1, hand:3>hand:4 -1>-1, hand:3>row -1>7');
  check('a card is turned over where it lies', told([lie('dna:2', -1, 1, 'dna')], [lie('dna:2', 1, 1, 'dna')]) === 'dna:2>dna:2 -1>1');
  check('sorts do not mix', told([lie('a', 0, 1, 'pawn')], [lie('b', 0, 1, 'martian')]) === '');
  check('a second picture of a card is no second card', told([lie('hand:0', 5)], [lie('row', 5, 1), lie('row', 5, 0)]) === 'hand:0>row 5>5');
}

// ---- a browser that notes every journey -------------------------------------------------------------------------------

/** In the page: every picture that appears in the layer is noted with its place at the start, the middle and the end. */
function note() {
  window.journeys = [];
  window.holdJourneys = false; // they stop in the middle, until told otherwise
  window.turns = 0; // cards turned over
  window.rolls = []; // dice: how long
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    if (frames.some((f) => f.transform === 'scaleX(0)')) window.turns++;
    if (this.dataset.die) window.rolls.push(timing.duration);
    return animate.call(this, frames, timing);
  };
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const look = (p) => {
    const a = p.getAnimations().find((x) => x.effect.getKeyframes().some((k) => /translate/.test(k.transform)));
    if (!a) return; // under the pointer, or turned over where it lies: not on a journey
    const at = (t) => { a.currentTime = t; return { at: middle(p), transform: getComputedStyle(p).transform }; };
    const { duration, easing } = a.effect.getTiming();
    const steps = [at(0), at(duration / 2), at(duration - 1)];
    const copy = p.cloneNode(true);
    copy.removeAttribute('style');
    window.journeys.push({ steps, easing, duration, back: p.classList.contains('ghost-back'), looks: copy.outerHTML,
      size: `${p.style.width} ${p.style.height}`, properties: [...new Set(a.effect.getKeyframes().flatMap(Object.keys))].filter((k) => !['offset', 'computedOffset', 'easing', 'composite'].includes(k)).join(), together: p.parentElement.children.length });
    a.currentTime = window.holdJourneys ? duration / 2 : 0;
    if (window.holdJourneys) a.pause();
  };
  new MutationObserver((all) => all.forEach((m) => m.addedNodes.forEach((n) => { if (n.classList?.contains('ghost-thing')) look(n); })))
    .observe(document, { childList: true, subtree: true });
}

async function sit(browser, server, table, options = {}) {
  const p = await person(browser, { reducedMotion: 'no-preference', ...options });
  await p.page.addInitScript(note);
  if (options.settings) await p.page.addInitScript((s) => localStorage.setItem('orrery', JSON.stringify(s)), options.settings);
  await makeTable(p.page, server.url, table);
  await p.page.locator('.bar').waitFor();
  await p.page.mouse.move(2, 2); // where it opens no reason
  return p;
}
const journeys = (page) => page.evaluate(() => window.journeys);
const inLayer = (page) => page.locator('.travel > *').count();

/** Taps on until `found` gives something; null: the match ended first. */
async function tapUntil(page, seed, found, most = 400) {
  const roll = dice(seed);
  for (let i = 0; i < most; i++) {
    const it = await found();
    if (it) return it;
    if (await isOver(page)) return null;
    const did = await tapOnce(page, roll);
    await page.waitForTimeout(did === 'wait' || did === 'nothing' ? 30 : 15);
  }
  return null;
}

// ---- motion -----------------------------------------------------------------------------------------------------------

async function travels(browser, server) {
  const { context, page, errors } = await sit(browser, server, { game: 'earth-gambit', seats: 4 });
  const all = await tapUntil(page, 3, async () => {
    const seen = await journeys(page);
    return seen.some((j) => !j.back) && seen.filter((j) => j.back).length > 2 ? seen : null;
  });
  check('cards travel, as faces and as backs', !!all);
  for (const j of all ?? []) {
    const [[ax, ay], [bx, by], [cx, cy]] = j.steps.map((s) => s.at);
    const far = Math.hypot(cx - ax, cy - ay);
    const off = far ? Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / far : 0;
    check('a journey moves', far > 1 && new Set(j.steps.map((s) => s.transform)).size === 3);
    check('on one arc, never far from the straight path', off < 38, off);
    check('in and out gently, by transform alone', j.easing === 'ease-in-out' && j.properties === 'transform', `${j.easing} ${j.properties}`);
    check('never more than twelve at a time', j.together <= 12, j.together);
  }
  check('a card that comes to light turns over', !!(await tapUntil(page, 5, () => page.evaluate(() => window.turns > 1))));
  const backs = (all ?? []).filter((j) => j.back);
  check('all backs are alike', new Set(backs.map((j) => `${j.looks} ${j.size} ${j.duration}`)).size === 1);
  check('a back says nothing', backs.every((j) => !/<text|title|data-/.test(j.looks)));
  check('the pictures are gone afterwards', await page.waitForFunction(() => !document.querySelector('.travel > *')).then(() => true, () => false));

  // A journey that never ends holds up nobody: stopped in the middle, the next question is answered by a tap on it.
  await page.evaluate(() => { window.holdJourneys = true; });
  const answer = page.locator('.bar-asked :is(.bar-answer, .bar-main), :is(.hand, .board, .seats) [data-ring="asked"]').first();
  const asked = () => tapUntil(page, 4, async () => (await inLayer(page)) && (await answer.count()));
  let stuck = false, ended = false; // a question with one answer may be gone before the tap: then the next one counts
  for (let i = 0; i < 4 && !ended; i++) {
    stuck = !!(await asked());
    const before = await page.locator('.bar').innerText();
    ended = await answer.click({ timeout: 5000 }).then(() => page.waitForFunction((text) => document.querySelector('.bar')?.innerText !== text, before)).then(() => true, () => false);
  }
  check('asked while something is on its way', stuck);
  check('a tap ends what is on its way', ended && (await journeys(page)).length > 0);
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

async function still(browser, server) {
  for (const [what, options] of [['reduced motion', { reducedMotion: 'reduce' }], ['animations off', { settings: { motion: false } }]]) {
    const { context, page } = await sit(browser, server, { game: 'earth-gambit', seats: 4 }, options);
    let taps = 0, told = 0; // the match may end, and the last page knows no lines
    await tapUntil(page, 5, async () => {
      told = Math.max(told, await page.evaluate(() => Number(document.querySelector('.frame')?.dataset.told ?? 0)));
      return ++taps > 60 ? true : null;
    });
    check(`${what}: nothing travels`, (await journeys(page)).length === 0 && (await inLayer(page)) === 0);
    check(`${what}: the match went on`, told > 5, `${told} lines`);
    await context.close();
  }
}

// ---- drag -------------------------------------------------------------------------------------------------------------

/** The middle of a thing, once it stays where it is and nothing lies over it. */
async function middleOf(locator, times = 100) {
  let last = '';
  for (let i = 0; i < times; i++) {
    const [x, y, free] = await locator.evaluate((e) => {
      const b = e.getBoundingClientRect(), x = b.x + b.width / 2, y = b.y + b.height / 2, at = document.elementFromPoint(x, y);
      return [x, y, !!at && (e.contains(at) || at.contains(e))];
    });
    if (free && last === `${x} ${y}`) return [x, y];
    last = free ? `${x} ${y}` : '';
    await locator.page().waitForTimeout(60);
  }
  throw new Error('A thing does not lie still.');
}
const lines = async (page) => Number(await page.locator('.frame').getAttribute('data-told'));
const picked = (page) => page.locator('.crumb, [data-ring="selected"]').count();

/** Takes a thing up with the mouse and moves it; it is still held. */
async function carry(page, [fx, fy], [tx, ty]) {
  await page.mouse.move(fx, fy);
  await page.mouse.down();
  await page.mouse.move(fx + 3, fy - 9);
  await page.mouse.move(tx, ty, { steps: 4 });
}

/** A hand card that is asked about and can be put down on the board: with it an answer is whole. */
async function playable(page) {
  const cards = page.locator('.dock:has(.bar-asked) .hand [data-ring="asked"][data-drag]');
  return (await cards.count()) ? cards.first() : null;
}

async function dragCard(browser, server) {
  const { context, page, errors } = await sit(browser, server, { game: 'earth-gambit', seats: 4 });
  const card = await tapUntil(page, 3, () => playable(page));
  check('a card can be dragged', !!card);
  const from = await middleOf(card), board = await middleOf(page.locator('.board'));
  const told = await lines(page), hand = await page.locator('.hand [data-target]').count();

  await carry(page, from, [700, 20]); // the top bar is no place for a card
  check('the card is under the pointer', (await inLayer(page)) === 1 && (await page.locator('.hand [data-dragged]').count()) === 1);
  check('it is picked, as by a tap', (await picked(page)) > 0);
  await page.screenshot({ path: `${shots}/drag-earth-gambit.png` });
  await page.mouse.up();
  check('dropped on nothing: it goes back without a word', (await inLayer(page)) === 0 && (await picked(page)) === 0 && (await lines(page)) === told
    && (await page.locator('.refusal').count()) === 0 && (await page.locator('.hand [data-target]').count()) === hand);

  await carry(page, from, board);
  await page.keyboard.press('Escape');
  check('Escape takes the drag back', (await inLayer(page)) === 0 && (await picked(page)) === 0);
  await page.mouse.up();
  check('and the release does nothing', (await picked(page)) === 0 && (await lines(page)) === told);

  await carry(page, from, board);
  check('the board takes it', (await page.locator('.board[data-drop]').count()) === 1);
  await page.screenshot({ path: `${shots}/drag-earth-gambit-board.png` });
  await page.mouse.up();
  check('a drag plays a card', await page.waitForFunction((n) => Number(document.querySelector('.frame').dataset.told) > n, told).then(() => true, () => false));
  check('no sign of the drag is left', (await page.locator('[data-drop], [data-dragged], [data-dragging], [data-over]').count()) === 0);

  const other = await tapUntil(page, 3, () => playable(page));
  await other?.click();
  check('a tap still picks or plays', !!other && ((await picked(page)) > 0 || await page.waitForFunction((n) => Number(document.querySelector('.frame').dataset.told) > n, told).then(() => true, () => false)));
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** Card to target: the same two picks as two taps. */
async function dragToTarget(browser, server) {
  const { context, page, errors } = await sit(browser, server, { game: 'mars-vs-earth-2e', seats: 4 });
  const card = await tapUntil(page, 8, async () => {
    const one = await playable(page);
    if (!one) return null;
    await one.click();
    const lit = await page.locator('.threat[data-ring="asked"]').count();
    await page.keyboard.press('Escape');
    return lit ? one : null;
  });
  check('a card can be added to a Threat', !!card);
  if (card) {
    const at = await middleOf(card);
    await carry(page, at, [at[0], at[1] - 60]);
    const threat = page.locator('.threat[data-ring="asked"]').first();
    check('the targets light up', (await threat.count()) === 1);
    const hand = await page.locator('.hand [data-target]').count();
    const [x, y] = await middleOf(threat);
    await page.mouse.move(x, y, { steps: 4 });
    check('the one under the pointer shows it', (await page.locator('.threat[data-over]').count()) === 1);
    await page.screenshot({ path: `${shots}/drag-mars-vs-earth.png` });
    await page.mouse.up();
    const done = () => page.waitForFunction((n) => {
      document.querySelector('.bar .bar-main:not([disabled])')?.click(); // where undo does not reach, the dark button sends
      return document.querySelectorAll('.hand [data-target]').length < n;
    }, hand).then(() => true, () => false);
    check('dropped on a Threat: picked and picked, the card is added', await done());
  }
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** Where the first tile of the town is drawn. */
const ground = (page) => page.locator('.mar-window g:has(> .mar-tile)').first().getAttribute('transform');

async function dragPawn(browser, server) {
  const { context, page, errors } = await sit(browser, server, { game: 'martians', seats: 2 });
  const square = page.locator('.mar-spot-step[data-ring="asked"]');
  const pawn = page.locator('.mar-window [data-sort="pawn"][data-drag]');
  const tiles = page.locator('.mar-window g:has(> .mar-tile)'); // a town of three fits the window, however near: there is nowhere to drag it
  const ready = await tapUntil(page, 2, async () => (await tiles.count()) > 3 && (await square.count()) > 0 && (await pawn.count()) === 1, 2000); // steps come late in some turns
  check('the own pawn can be dragged', !!ready);
  check('dice tumble', (await page.evaluate(() => window.rolls)).length > 0);
  if (ready) {
    const place = () => page.locator('[data-sort="pawn"][data-kind="0"]').getAttribute('data-place');
    const [was, map] = [await place(), await ground(page)];
    const from = await middleOf(pawn);
    await carry(page, from, [from[0] + 5, from[1] - 5]);
    await page.mouse.up();
    check('put down where it stood: nothing', (await place()) === was && (await picked(page)) === 0);
    await carry(page, await middleOf(pawn), await middleOf(square.first()));
    check('the map stays where it is', (await ground(page)) === map);
    await page.screenshot({ path: `${shots}/drag-martians.png` });
    await page.mouse.up();
    check('a drag moves a pawn', await page.waitForFunction((p) => document.querySelector('[data-sort="pawn"][data-kind="0"]')?.getAttribute('data-place') !== p, was).then(() => true, () => false));
  }
  let moved = false;
  for (const share of [0.5, 0.3, 0.7, 0.5, 0.3, 0.7]) { // somebody may stand where the drag begins, or answer: a new question has its own sight
    if (moved) break;
    await tapUntil(page, 2, async () => (await page.locator('.ui-scene').count()) === 0); // the step may have led into a fight
    for (let i = 0; i < 4; i++) await page.keyboard.press('+'); // nearer, so that there is somewhere to go
    const box = await page.locator('.mar-window').boundingBox();
    const [map, told] = [await ground(page), await lines(page)];
    await carry(page, [box.x + 12, box.y + box.height * share], [box.x + box.width / 2, box.y + box.height / 2 - 20]);
    await page.mouse.up();
    moved = (await ground(page)) !== map && (await lines(page)) === told;
  }
  check('the map is still moved by dragging the ground', moved);
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** A finger: upwards from the hand drags, sideways scrolls. */
async function touch(browser, server) {
  const { context, page, errors } = await sit(browser, server, { game: 'earth-gambit', seats: 4 }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const wire = await context.newCDPSession(page);
  const finger = (type, ...points) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const card = await tapUntil(page, 3, () => playable(page));
  check('phone: a card can be dragged', !!card);
  await card.scrollIntoViewIfNeeded();
  const [x, y] = await middleOf(card), told = await lines(page);
  await finger('touchStart', [x, y]);
  await finger('touchMove', [x, y - 12]);
  await finger('touchMove', [x, y - 60]);
  check('phone: upwards takes the card', (await inLayer(page)) === 1);
  await finger('touchMove', await middleOf(page.locator('.board')));
  await page.screenshot({ path: `${shots}/drag-phone.png` });
  await finger('touchEnd');
  check('phone: a drag plays a card', await page.waitForFunction((n) => Number(document.querySelector('.frame').dataset.told) > n || !document.querySelector('.hand [data-ring="asked"]'), told).then(() => true, () => false));
  const next = await tapUntil(page, 3, () => playable(page));
  await next?.scrollIntoViewIfNeeded();
  const [sx, sy] = next ? await middleOf(next) : [0, 0];
  await finger('touchStart', [sx, sy]);
  await finger('touchMove', [sx - 12, sy - 2]);
  await finger('touchMove', [sx - 40, sy - 4]);
  check('phone: sideways is no drag', !!next && (await inLayer(page)) === 0 && (await picked(page)) === 0);
  await finger('touchEnd');
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
  await context.close();
}

/** A long press on a locked thing says why, whatever can be dragged. */
async function longPress(browser, server) {
  const { context, page } = await sit(browser, server, { game: 'mars-vs-earth-2e', seats: 5 }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const wire = await context.newCDPSession(page);
  const found = page.locator('.board .thing[data-ring="locked"]');
  const free = await tapUntil(page, 3, async () => {     // a drawer or a scene may lie over it for now
    if (!(await found.count())) return null;
    await found.first().scrollIntoViewIfNeeded();
    return middleOf(found.first(), 10).catch(() => null);
  });
  check('phone: something is locked', !!free);
  const [x, y] = free ?? [0, 0];
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  check('phone: a long press still says why', await page.locator('.why').waitFor().then(() => true, () => false));
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await context.close();
}

const parts = { pure, travels, still, dragCard, dragToTarget, dragPawn, touch, longPress };
const server = await startServer();
const browser = await startBrowser();
try {
  for (const [name, run] of Object.entries(parts)) if (!only || only === name) await run(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
finish();
