// scenes.mjs - scenes that unfold: a Trial step by step, a Threat card by card, a Psych card over the table, a Peek on one page.
// Real matches, with motion; card sets of our own make rare cards common. Nothing here knows a rule.
//   node tests/web/scenes.mjs --orrery build-dev/orrery [--only trial]
import { axe } from './looks.mjs';
import { check, dice, finish, only, person, playOut, playUntil, shots, startBrowser, startServer } from './harness.mjs';
import { deckOf } from './decks.mjs';

const server = await startServer();
const browser = await startBrowser();

/** A table against bots; null: it could not be made. */
async function sit({ game, seats, options = {}, set = null, react = 0 }, more = {}) {
  const p = await person(browser, { viewport: { width: 1366, height: 650 }, reducedMotion: 'no-preference', ...more });
  await p.page.goto(server.url);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'normal']));
  const made = await p.page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game, seats, name: 'Basil', seat: 0, obvious: true, options, bots, set, react });
  if (!made.link) throw new Error(made.why);
  await p.page.goto(`${server.url}/t/${made.link}`);
  await p.page.locator('[data-act="start"]').click();
  await p.page.locator('.frame').waitFor();
  return p;
}

/** Plays matches by taps until one shows this. */
async function reach(table, what, prefer = [], more = {}, matches = 6) {
  for (let match = 0; match < matches; match++) {
    const p = await sit(table, more);
    if (await playUntil(p.page, dice(match + 5), what, prefer)) return p;
    await p.context.close();
  }
  return null;
}

const clean = (errors) => check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));

// ---- Mars vs Earth ----------------------------------------------------------------------------------------------------

/** What can be seen of a Trial now. */
const court = (page) => page.evaluate(() => {
  const e = document.querySelector('.mve-court.is-judged');
  if (!e) return null;
  const seen = (one) => !!one && getComputedStyle(one).visibility === 'visible';
  return {
    steps: Number(e.dataset.steps),
    faces: e.querySelectorAll('.mve-piece .mve-card').length,
    sum: seen(e.querySelector('.mve-sums')),
    stamp: e.querySelectorAll('.mve-stamp').length,
    dna: e.querySelectorAll('.mve-trial-dna .mve-dna.is-human, .mve-trial-dna .mve-dna.is-clone').length,
    title: document.querySelector('.bar-title').textContent,
    go: document.querySelector('[data-act="go-on"]')?.textContent ?? '',
  };
});

async function trial() {
  const p = await reach({ game: 'mars-vs-earth-2e', seats: 6 }, '.mve-court.is-judged');
  check('a Trial was judged', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const all = [];
  for (let i = 0; i < 400; i++) {
    const now = await court(page);
    if (!now) break;
    if (now.steps !== all.at(-1)?.steps) all.push(now);
    if (!now.go.startsWith('Skip')) break;
    if (i === 3) await page.keyboard.press(' '); // skips a step, not the Trial
    await page.waitForTimeout(25);
  }
  const said = JSON.stringify(all);
  check('a Trial unfolds step by step', all.length >= 4 && all.every((s, i) => !i || s.steps > all[i - 1].steps), said);
  check('Space skips a step and stays', all.at(-1).steps > all[0].steps + 2, said);
  check('cards first, then the sum, then the stamp, then the DNA', all.every((s) => (!s.sum || s.faces >= 2) && (!s.stamp || s.sum) && (!s.dna || s.stamp)), said);
  check('nothing tells the verdict before the stamp', all.every((s) => s.stamp || s.title.includes('Trial')) && all[0].stamp === 0, said);
  check('and in the end everything is there', all.at(-1).sum && all.at(-1).stamp === 1, said);
  await page.screenshot({ path: `${shots}/trial.png` });
  await page.keyboard.press(' ');
  check('then Space goes on', await page.waitForFunction(() => !document.querySelector('.mve-court.is-judged')).then(() => true, () => false));
  clean(errors);
  await context.close();
}

async function resolved() {
  const p = await reach({ game: 'mars-vs-earth-2e', seats: 4 }, '.mve-moment-dials .mve-dial');
  check('a Threat was resolved that moves a Resource', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const all = [];
  const look = () => page.evaluate(() => {
    const e = document.querySelector('.mve-moment[data-steps]');
    const cards = [...(e?.querySelectorAll('.mve-open-card') ?? [])].filter((c) => getComputedStyle(c).visibility === 'visible').length;
    const dial = e?.querySelector('.mve-moment-dials [role="meter"]');
    return e && { steps: Number(e.dataset.steps), cards, stamp: !!e.querySelector('.mve-moment-stamp.is-in'), value: Number(dial?.getAttribute('aria-valuenow')), on: document.querySelector('[data-act="go-on"]')?.textContent };
  });
  for (let i = 0; i < 400; i++) {
    const now = await look();
    if (!now) break;
    if (now.steps !== all.at(-1)?.steps) all.push(now);
    if (!now.on?.startsWith('Skip')) break;
    await page.waitForTimeout(25);
  }
  const said = JSON.stringify(all);
  check('cards come one by one, then the stamp', all.length >= 3 && all.every((s, i) => !i || s.cards >= all[i - 1].cards) && !all[0].stamp && all.at(-1).stamp, said);
  check('the needle moves last', all.at(-1).value !== all[0].value && all.every((s) => s.value === all[0].value || s === all.at(-1)), said);
  clean(errors);
  await context.close();
}

/** To whom Threats are offered, in order; then Fate lays a card at one after the other. */
async function fate() {
  const p = await reach({ game: 'mars-vs-earth-2e', seats: 5 }, '[data-answer="decline"]', [], { reducedMotion: 'reduce' });
  check('a Threat is offered', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const order = await page.locator('.mve-offers li').allInnerTexts();
  check('the order of the offer begins with you', order.length > 0 && /You/.test(order[0]), order.join());
  check('and says what you would bring', (await page.locator('.mve-file', { hasText: 'You bring' }).count()) > 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(noteMoves);
  const done = await playUntil(page, dice(3), '.mve-fated', ['[data-answer^="lead"]', '[data-answer="decline"]']);
  check('Fate has laid its cards', done);
  const moves = await movesOf(page, 'journey'); // others may lay a card in the next change
  const all = moves.filter((m) => m.change === moves.find((x) => x.fated)?.change);
  check('they come from the pile, one after the other', all.length > 0 && all.every((m, i) => m.ms === 320 && m.delay === 320 * i), JSON.stringify(moves));
  clean(errors);
  await context.close();
}

/** Where nothing may move, everything is there at once. */
async function still() {
  const p = await reach({ game: 'mars-vs-earth-2e', seats: 6 }, '.mve-court.is-judged', [], { reducedMotion: 'reduce' });
  check('a Trial was judged without motion', !!p);
  const now = p && await court(p.page);
  check('reduced motion: all of it at once', !!now && now.sum && now.stamp === 1 && now.go.startsWith('Go on'), JSON.stringify(now));
  await p?.context.close();
}

// ---- Earth Gambit -----------------------------------------------------------------------------------------------------

const SCIENCE = ['blue-science', 'yellow-blue-science', 'red-science', 'yellow-red-science', 'psych-weapon', 'psych-defence'];

async function psych() {
  const p = await reach({ game: 'earth-gambit', seats: 6 }, '.eg-psych', [], {}, 10);
  check('somebody plays a Psych card', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const shown = await page.evaluate(() => ({ rings: document.querySelectorAll('.show .eg-psych-ring').length, says: document.querySelector('.show')?.textContent ?? '', chips: document.querySelectorAll('.eg-psych-chip').length, barred: document.querySelectorAll('.eg-psych-chip.is-barred').length }));
  check('rings run over the table', shown.rings >= 5, JSON.stringify(shown));
  check('it says what is barred and what is not', /bars pure (red|blue)/.test(shown.says) && shown.barred === 1 && shown.chips >= 2, JSON.stringify(shown));
  await page.screenshot({ path: `${shots}/psych.png` });
  clean(errors);
  await context.close();
}

async function peek() {
  const p = await reach({ game: 'earth-gambit', seats: 5, set: deckOf('earth_gambit', (id, n) => (SCIENCE.includes(id) ? n : id === 'peek-at-any-card' ? 19 : 0)) }, '.eg-peek');
  check('a Peek is asked', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const answers = await page.locator('[data-answer]').evaluateAll((all) => all.filter((e) => e.getClientRects().length).map((e) => e.dataset.answer));
  check('every answer stands once, on the page', answers.length > 4 && new Set(answers).size === answers.length, answers.join());
  check('none of them in the bar', (await page.locator('.bar [data-answer]').count()) === 0);
  await page.locator('.eg-peek-pile').first().click();
  check('a tap makes it the dark button', (await page.locator('.bar-main').getAttribute('data-answer')) === (await page.locator('.eg-peek-pile').first().getAttribute('data-answer')));
  await page.screenshot({ path: `${shots}/peek.png` });
  await page.keyboard.press('Enter');
  check('and Enter looks', await page.waitForFunction(() => !document.querySelector('.eg-peek')).then(() => true, () => false));
  clean(errors);
  await context.close();
}

// ---- Onward to Venus --------------------------------------------------------------------------------------------------

async function crises() {
  const p = await reach({ game: 'onward-to-venus', seats: 3 }, '[data-crisis]');
  check('crises break out', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const pages = [];
  for (let i = 0; i < 600; i++) {
    const now = await page.evaluate(() => {
      const e = document.querySelector('[data-crisis]');
      return e && { planet: Number(e.dataset.crisis), says: e.innerText, title: document.querySelector('.bar-title')?.textContent ?? '', go: document.querySelector('[data-act="go-on"]')?.textContent ?? '', large: !!document.querySelector('.show') };
    });
    if (!now) break;
    if (now.planet !== pages.at(-1)?.planet) pages.push(now);
    if (now.go.startsWith('Go on')) break;
    await page.waitForTimeout(40);
  }
  await page.screenshot({ path: `${shots}/crisis.png` });
  const said = JSON.stringify(pages);
  check('from the Sun outwards, each with its level', pages.length > 0 && pages.every((c, i) => (!i || c.planet > pages[i - 1].planet) && /crisis level \d/.test(c.says)), said);
  await page.waitForTimeout(1500);
  check('nobody plays on over the page', (await page.locator('.show').count()) === 0);
  await page.keyboard.press(' ');
  check('then the ledger', await page.locator('.otv-report').waitFor({ timeout: 15000 }).then(() => true, () => false));
  clean(errors);
  await context.close();
}

/** In the page: journeys of pieces, by their place and how long they take. */
function noteSails() {
  window.sails = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    if (this.classList.contains('ghost-thing')) window.sails.push({ stops: frames.length, ms: timing.duration, easing: timing.easing });
    return animate.call(this, frames, timing);
  };
}

/** Three dice of a claim stop one after the other. */
async function rolls() {
  const prefer = ['.bar .bar-main', '.otv-offer:not(.is-on)', '[data-answer="stay"]', '[data-action="claim"].bar-answer', '[data-action="move"].bar-answer'];
  const { context, page, errors } = await sit({ game: 'onward-to-venus', seats: 2 });
  await page.evaluate(noteMoves);
  const there = await playUntil(page, dice(2), '.otv-dice [data-die]', prefer);
  check('dice are rolled for a claim', there);
  const all = await movesOf(page, 'die');
  check('they stop one after the other', all.length >= 3 && all.slice(-3).every((m, i) => m.ms === 300 + 200 * i), JSON.stringify(all));
  clean(errors);
  await context.close();
}

async function sails() {
  const p = await sit({ game: 'onward-to-venus', seats: 3 });
  const { context, page, errors } = p;
  await page.evaluate(noteSails);
  await page.locator('.otv-actions').waitFor({ timeout: 60000 });
  await page.locator('[data-action="move"]').click();
  const far = page.locator('.board .otv-stop[data-ring="asked"]');
  await far.first().waitFor();
  await far.first().press('Enter'); // Mercury, by way of Venus
  const to = await far.count();
  await page.evaluate(() => { window.sails.length = 0; });
  await page.locator('.bar-main').click();
  await page.waitForFunction(() => window.sails.length > 0, null, { timeout: 15000 }).catch(() => undefined);
  const all = await page.evaluate(() => window.sails);
  check('ships sail from planet to planet, 420 ms each', all.some((s) => s.ms === 420 * (s.stops === 5 ? 1 : s.stops - 1)), `${JSON.stringify(all)} of ${to}`);
  check('a long way leads by the planets between', all.some((s) => s.stops === 3 && s.ms === 840), JSON.stringify(all));
  clean(errors);
  await context.close();
}

// ---- Martians!!! ------------------------------------------------------------------------------------------------------

async function ghosts() {
  const p = await reach({ game: 'martians', seats: 3 }, '.ghost-chosen', ['.ghost-tile[data-ring="asked"]']);
  check('a tile is about to be laid', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const ghost = page.locator('.ghost-chosen .mar-ghosts > *');
  const n = await ghost.count();
  const said = await page.locator('.mar-column').innerText();
  check('the Martians it brings stand on it', n > 0 && said.includes(String(n)), `${n} and ${said}`);
  const before = await page.locator('.mar-window [data-sort="martian"]').count();
  await page.screenshot({ path: `${shots}/ghosts.png` });
  const asked = await page.locator('.frame').getAttribute('data-question');
  await page.locator('.bar-main').click();
  await page.waitForFunction((was) => document.querySelector('.frame').dataset.question !== was, asked); // the next may be a tile again
  const after = () => page.locator('.mar-window [data-sort="martian"]').count();
  for (let i = 0; i < 40 && (await after()) < before + n; i++) await page.waitForTimeout(100);
  check('and as many come', (await after()) >= before + n, `${before} + ${n}, then ${await after()}`);
  clean(errors);
  await context.close();
}

/** In the page: what is set in motion: arrivals by their way, journeys, dice; when it begins and how long it takes. */
function noteMoves() {
  window.moves = [];
  let change = 0, over = true; // what starts at once belongs to one change of the table
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const { duration: ms, delay = 0 } = typeof timing === 'number' ? { duration: timing } : timing;
    const sort = this.dataset?.arrives ?? (this.dataset?.die !== undefined ? 'die' : this.classList.contains('ghost-thing') ? 'journey' : null);
    if (sort && over) { change += 1; over = false; queueMicrotask(() => { over = true; }); }
    if (sort) window.moves.push({ sort, ms, delay, change, fated: !!document.querySelector('.mve-fated'), at: performance.now() });
    return animate.call(this, frames, timing);
  };
}
const movesOf = (page, sort) => page.evaluate((s) => window.moves.filter((m) => m.sort === s), sort);

/** A tile drops into the town, its Martians spring up one after the other, and those that move hop. */
async function drops() {
  const { context, page, errors } = await sit({ game: 'martians', seats: 3 });
  await page.evaluate(noteMoves);
  const laid = await playUntil(page, dice(5), '.ghost-chosen', ['.ghost-tile[data-ring="asked"]']);
  check('a tile is about to be laid', laid);
  const n = await page.locator('.ghost-chosen .mar-ghosts > *').count();
  await page.evaluate(() => { window.moves.length = 0; });
  await page.locator('.bar-main').click();
  await page.waitForFunction((k) => window.moves.filter((m) => m.sort === 'spring').length >= k, n, { timeout: 10000 }).catch(() => undefined);
  const [drop, spring] = [await movesOf(page, 'drop'), await movesOf(page, 'spring')];
  check('a tile drops, 280 ms', drop.length === 1 && drop[0].ms === 280, JSON.stringify(drop));
  check('those it brings spring up after it, 60 ms apart', n > 0 && spring.length === n && spring.every((m, i) => m.ms === 120 && m.delay === 280 + 60 * i), `${n}: ${JSON.stringify(spring)}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const way = '.mar-spot-way[data-ring="asked"]:not([aria-label*="fight"])';
  check('a Martian can be moved', await playUntil(page, dice(6), way));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => { window.moves.length = 0; });
  await page.locator(way).first().dispatchEvent('click');
  const hop = await page.waitForFunction(() => {
    const hopped = window.moves.some((m) => m.sort === 'journey' && m.ms === 180);
    if (!hopped) document.querySelector('.bar-main')?.click(); // where undo does not reach
    return hopped;
  }, null, { timeout: 20000, polling: 200 }).then(() => true, () => false);
  check('a Martian hops from square to square, 180 ms', hop, JSON.stringify(await movesOf(page, 'journey')));
  clean(errors);
  await context.close();
}

async function rest() {
  const p = await reach({ game: 'martians', seats: 2 }, '.mar-rest', [], { reducedMotion: 'reduce' });
  check('Martians are to be moved', !!p);
  if (!p) return;
  const { context, page, errors } = p;
  const told = async () => Number(await page.locator('.frame').getAttribute('data-told'));
  const was = await told();
  await page.locator('.mar-rest').first().click();
  check('the bot moves the rest', await page.waitForFunction(() => !document.querySelector('.mar-rest'), null, { timeout: 60000 }).then(() => true, () => false));
  check('and the log tells it', (await told()) > was);
  clean(errors);
  await context.close();
}

async function may() {
  const p = await reach({ game: 'martians', seats: 4, react: 3 }, '.mar-may');
  check('a card can be played while others act', !!p);
  if (!p) return;
  const { context, page } = p;
  const title = await page.locator('.bar-title').innerText();
  check('bots wait as long as the table has set, and the bar says so', /bots wait 3 s/.test(title), title);
  check('the column says so, and the bar is not amber', (await page.locator('.bar-may').count()) === 1 && (await page.locator('.bar-asked').count()) === 0);
  check('those cards wear the green rim', (await page.locator('.hand [data-ring="may"]').count()) > 0);
  const pass = page.locator('[data-act="let-pass"]');
  check('letting it pass is a whole answer', (await pass.innerText()) === 'Let it pass');
  const before = await page.evaluate(() => { const { send } = WebSocket.prototype; window.out = 0; WebSocket.prototype.send = function (m) { window.out += 1; return send.call(this, m); }; return document.querySelector('.frame').dataset.told; });
  await pass.dispatchEvent('click');
  const gone = await page.waitForFunction((told) => !document.querySelector('.bar-may') || document.querySelector('.frame').dataset.told !== told, before, { timeout: 5000 }).then(() => true, () => false);
  check('and sends nothing', gone && (await page.evaluate(() => window.out)) === 0);
  await context.close();
}

// ---- all --------------------------------------------------------------------------------------------------------------

/** The longest words at the fullest table: whose turn it is covers no name, and no seat is out of sight. */
async function seats() {
  for (const game of ['earth-gambit', 'mars-vs-earth-2e']) {
    const { context, page } = await sit({ game, seats: 10 }, { viewport: { width: 1280, height: 800 }, locale: 'it-IT', reducedMotion: 'reduce' });
    await playUntil(page, dice(4), '.seat-you.seat-turn .ui-tag');
    const seen = await page.evaluate(() => {
      const box = (sel) => document.querySelector(sel)?.getBoundingClientRect();
      const [name, tag] = [box('.seat-you .seat-name b'), box('.seat-you .seat-tag > *')];
      const row = document.querySelector('.seats');
      return { free: name.right <= tag.left + 1 || name.bottom <= tag.top + 1, all: row.scrollWidth <= row.clientWidth + 1, name: name.right, tag: tag.left };
    });
    check(`${game}: ten seats in Italian at 1280, the tag leaves the name free`, seen.free, JSON.stringify(seen));
    check(`${game}: and all ten are in sight`, seen.all, JSON.stringify(seen));
    await context.close();
  }
}

/** The evening paper on the last page. */
async function herald() {
  const { context, page, errors } = await sit({ game: 'mars-vs-earth-2e', seats: 4 }, { reducedMotion: 'reduce' });
  await playOut(page, 9);
  const paper = page.locator('.end-herald');
  check('the last page has the paper', await paper.waitFor({ timeout: 20000 }).then(() => true, () => false));
  const over = await page.locator('[data-over]').getAttribute('data-over');
  const said = (await paper.innerText()).toLowerCase();
  check('its stamp agrees with the outcome', said.includes(over === 'won' ? 'you won' : 'you lost'), said);
  check('and it tells the Resources', ['defense', 'tech', 'people', 'food'].every((r) => said.includes(r)), said);
  const why = await page.locator('.end-why').textContent(); // a low desk leaves it to the paper
  check('and what ended it', /(\d of \d+ Threats beaten|: nothing left|The last round is over)\./.test(why), why);
  await page.screenshot({ path: `${shots}/herald.png` });
  const acts = await page.locator('.end-acts').first().boundingBox();
  check('what one may do next begins above the fold', acts.y + 40 <= 650, JSON.stringify(acts));
  const review = await page.locator('.end-review').boundingBox().catch(() => null); // after a lost match
  check('and so does what cost the game', over === 'won' || review.y + review.height <= 650, JSON.stringify([over, review]));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  const bright = (what, of) => page.locator(what).first().evaluate((e, property) => Math.min(...getComputedStyle(e)[property].match(/\d+/g).slice(0, 3).map(Number)), of);
  const [happened, bar, ink] = [await bright('.end-how', 'backgroundColor'), await bright('.end-top', 'backgroundColor'), await bright('.end-left', 'color')];
  check('in the light, what happened and the bar are paper and the scene stays lit', happened > 200 && bar > 200 && ink > 150, [happened, bar, ink].join());
  await axe(page, 'the last page in the light');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${shots}/herald-phone.png` });
  check('on a phone nothing sticks out', await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1));
  clean(errors);
  await context.close();
}

const parts = { trial, resolved, fate, still, psych, peek, crises, rolls, sails, drops, ghosts, rest, may, seats, herald };
try {
  for (const [name, run] of Object.entries(parts)) if (!only || only === name) await run();
} finally {
  await browser.close();
  await server.stop();
}
finish();
