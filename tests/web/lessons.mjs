// lessons.mjs - lessons in the browser: played by taps, on a desk in English or on a phone in Italian in turn, and by keys; a reload at
// any step goes on; a wrong answer and one that is only shown leave the table as it was; everything that is lit can be seen.
//   node tests/web/lessons.mjs --orrery build-dev/orrery [--only martians] [--lesson 1] [--cross]    each in both languages at both sizes
import { check as note, finish, only, person, startBrowser, startServer } from './harness.mjs';
import { axe } from './looks.mjs';

const check = (good, what) => note(what, !!good);
const number = Number(process.argv[process.argv.indexOf('--lesson') + 1]) || null;
const SOME = process.argv.includes('--cross') ? Infinity : 3; // of each game
const server = await startServer();
const browser = await startBrowser();
const lessons = (await (await fetch(`${server.url}/api/lessons`)).json()).filter((l) => (!only || l.game === only) && (number ? l.number === number : l.number <= SOME));
const books = new Map();
const READS = '[data-act="lesson-on"], [data-act="lesson-back"], .bar [data-act="go-on"]'; // something to read first
const lights = new Map(); // what questions light, and whether it was seen

async function bookOf(l) {
  const key = `${l.game}/${l.number}`;
  if (!books.has(key)) books.set(key, await (await fetch(`${server.url}/api/lessons/${key}/book`)).json());
  return books.get(key);
}

/** The walk as the server sees it: what is asked, and an answer that goes on. */
async function ask(l, done, attempt) {
  const answer = await fetch(`${server.url}/api/lessons/${l.game}/${l.number}`, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash: l.hash, done: done.join(' '), ...(attempt ? { try: attempt } : {}) }) });
  if (answer.status === 429) { await new Promise((r) => setTimeout(r, 400)); return ask(l, done, attempt); }
  return answer.json();
}

const kept = (page, l) => page.evaluate((key) => {
  const all = JSON.parse(localStorage.getItem('orrery-lessons') ?? '{}')[key];
  return { done: all?.done ?? [], ended: !!all?.ended };
}, `${l.game}/${l.number}`);

const open = async (page, l) => {
  await page.goto(`${server.url}/#learn/${l.game}/${l.number}`);
  await page.locator('.lesson-text').waitFor();
};

/** What to tap for this answer: its own button, a thing it names, the dark button, one more of a number. */
function wantedBy(book, state) {
  const word = state.now.show ?? '';
  if (word === 'w') return ['[data-act="lesson-wait"]'];
  if (word.startsWith('g')) return [`[data-act="guess ${state.now.guess[Number(word.slice(1))]}"]`];
  const a = word.split('.').map(Number), legal = state.view.legal.find((x) => x.a.join('.') === word);
  const things = (book.verbs[a[0]]?.nouns ?? []).map((noun, i) => (noun ? `[data-target="${noun}:${a[i + 1]}"]` : null)).filter(Boolean);
  const verb = book.verbs[a[0]]?.word;
  return [`[data-answer="${legal?.text}"]`, `[data-action="${verb}"].bar-answer`, ...things.flatMap((t) => [`${t}[data-ring="asked"]`, `${t}[data-ring="may"]`]), `[data-answer^="${verb}"]`, ...things];
}

/** One tap towards the answer. */
const tap = (page, wanted, turn) => page.evaluate(({ wanted: list, turn: k }) => {
  const seen = (e) => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0 && !e.disabled && e.getAttribute('aria-disabled') !== 'true'; };
  const click = (e) => { e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); return e.dataset.act ?? e.dataset.answer ?? e.dataset.target ?? e.textContent; };
  if (document.querySelector('.lesson.is-ended')) return 'ended';
  for (const s of ['[data-act="lesson-on"]', '[data-act="lesson-back"]', '.bar [data-act="go-on"]']) {
    const e = document.querySelector(s);
    if (e && seen(e)) return click(e);
  }
  const found = list.flatMap((s) => [...document.querySelectorAll(s)].filter(seen).filter((e) => !e.closest('.crumbs')));
  const main = [...document.querySelectorAll('.bar .bar-main')].filter(seen);
  const rest = [...document.querySelectorAll('.bar .bar-answer, .bar-buttons button, .bar .stepper-more, .board [data-ring="asked"], .hand [data-ring="asked"], .seats [data-ring="asked"]')].filter(seen);
  const all = k % 3 === 2 ? [...rest, ...main] : k % 3 === 1 ? [...main, ...found] : [...found, ...main, ...rest];
  return all.length ? click(all[k % 3 === 2 ? Math.floor(k / 3) % all.length : 0]) : 'nothing';
}, { wanted, turn });

/** Plays a lesson to its end by taps; `at` is called at every question, `before` while it stands, until that says true. */
async function playByTaps(page, l, at = async () => undefined, before = async () => true) {
  const book = await bookOf(l);
  let last = -1, turn = 0, taps = 0, ready = -1;
  for (; taps < 900; taps++) {
    const now = await kept(page, l);
    if (now.ended) break;
    if (now.done.length !== last) { last = now.done.length; turn = 0; await at(now.done); }
    const state = await ask(l, now.done);
    if (!state.now) return { taps, stuck: `${l.game}/${l.number} after ${now.done.join(' ')}: ${JSON.stringify(state)}` };
    if (ready !== last && state.now.question !== 'end' && !(await page.locator(READS).count())) { if (!(await before(state, last))) continue; ready = last; }
    const did = await tap(page, wantedBy(book, state), turn++);
    await page.waitForTimeout(did === 'nothing' ? 60 : 30);
    if (turn > 150) return { taps, stuck: `${l.game}/${l.number} at ${now.done.join(' ')}: ${state.now.show}, last tap ${did}` };
  }
  for (let k = 0; k < 100 && !(await page.locator('.lesson.is-ended').count()); k++) {
    const on = page.locator('[data-act="lesson-on"]');
    if (await on.count()) await on.click().catch(() => undefined);
    await page.waitForTimeout(30);
  }
  const ended = await page.locator('.lesson.is-ended').count();
  return { taps, stuck: ended ? '' : `${l.game}/${l.number}: no end: ${await page.locator('.lesson').getAttribute('class')} ${await page.locator('.lesson-text').innerText()} ${await page.locator('.bar').innerText()}` };
}

/** In the page: which of these things nobody sees, not even by scrolling; null: something else is lit, or nothing yet. */
function unseen(things) {
  const scrolls = (e) => e && (e.scrollHeight > e.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(e).overflowY) || scrolls(e.parentElement));
  const inSight = (e) => {
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.height > 0 && r.right > 0 && r.left < innerWidth && ((r.bottom > 0 && r.top < innerHeight) || scrolls(e.parentElement));
  };
  const lit = [...document.querySelectorAll('[data-lit]')].map((e) => ({ e, words: e.dataset.lit.split(';') }));
  if (!lit.length || lit.some((x) => x.words.some((w) => !things.includes(w)))) return null;
  return things.filter((t) => !lit.some((x) => x.words.includes(t) && inSight(x.e)));
}

/** Everything that the question lights can be seen; false: there is something to read first, or an answer was on its way. A page that is slower than we are is
 * looked at again. */
async function checkLights(page, l, state, done, at) {
  const things = state.now.light, key = `${l.game}/${l.number} after ${done} answers: ${things.join('; ')}`;
  let missing = things.length ? null : [];
  for (let k = 0; k < 300 && (missing === null || missing.length); k++) { // the board may still be on its way to where it is lit
    if ((await page.locator(READS).count()) || (await kept(page, l)).done.length !== done) return false;
    missing = await page.evaluate(unseen, things);
    if (missing === null || missing.length) await page.waitForTimeout(50);
  }
  if (things.length) lights.set(key, lights.get(key) || missing !== null);
  check(!missing?.length, `${key} can be seen at ${at}${missing?.length ? `, not ${missing.join('; ')}` : ''}`);
  return true;
}

/** Tabs on until the focus is on one of these; false: it never is. */
async function tabTo(page, selectors) {
  const there = (list) => list.some((s) => document.activeElement?.matches(s)) && document.activeElement?.getAttribute('aria-disabled') !== 'true';
  for (let k = 0; k < 160; k++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(there, selectors)) return true;
  }
  return false;
}

/** Whether an answer is still on its way to the server. */
function onTheWay(page) {
  let open = 0;
  const ours = (r) => r.method() === 'POST' && r.url().includes('/api/lessons/');
  page.on('request', (r) => { if (ours(r)) open += 1; });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (r) => { if (ours(r)) open -= 1; });
  return () => open > 0;
}

/** Plays a lesson by keys alone: Tab and Enter, and S for an answer that takes several panels. Gives where it is stuck. No key is pressed
 * while an answer is on its way, nor once the lesson is over: Enter would lead on to the next one. */
async function playByKeys(page, l) {
  const book = await bookOf(l), busy = onTheWay(page);
  for (let k = 0, last = -1, turn = 0; k < 400; k++) {
    while (busy()) await page.waitForTimeout(20);
    if (await page.locator('.lesson.is-ended').count()) return '';
    const { done, ended } = await kept(page, l), reads = await page.locator(READS).count();
    const state = ended ? null : await ask(l, done);
    if (done.length !== last) { last = done.length; turn = 0; }
    let there = false;
    if (reads) there = await tabTo(page, READS.split(', '));
    else if (!state || state.now.question === 'end') { await page.waitForTimeout(60); continue; }
    else there = await tabTo(page, [wantedBy(book, state), ['.bar .bar-main'], ['.bar .stepper-more', '.bar .bar-answer', '[data-ring="asked"]', '.board [data-answer]']][turn++ % 3]);
    if (turn > 6) await page.keyboard.press('Escape'); // a choice that was begun
    if (turn > 6) await page.keyboard.press('s');
    else if (there) await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    if (turn > 60) return `at ${done.join(' ')}: ${state?.now.show}`;
  }
  return 'no end';
}

// ---- by taps, at two sizes, in two languages ------------------------------------------------------------------------
const DESK = { width: 1366, height: 650 }, PHONE = { width: 390, height: 844 };
const cross = process.argv.includes('--cross') ? [[DESK, 'it-IT'], [PHONE, 'en-GB']] : []; // tools/check
for (const [size, locale] of [[DESK, 'en-GB'], [PHONE, 'it-IT'], ...cross]) {
  // The first of a game is on a phone: reloads and keys play it on a desk, below.
  for (const l of lessons.filter((x) => cross.length || (x.number % 2 ? PHONE : DESK) === size)) {
    const { page, errors, context } = await person(browser, { viewport: size, locale, hasTouch: size.width < 700 });
    await open(page, l);
    const first = await ask(l, []);
    const said = (await page.locator('.lesson-text').innerText()).replace(/\s+/g, ' ');
    const words = first.now.say[locale.slice(0, 2)].split('[')[0].trim();
    check(said.includes(words.slice(0, 24)), `${l.game}/${l.number} says "${words.slice(0, 24)}" in ${locale}`);
    if (l.number <= 2) await axe(page, `${l.game}/${l.number} at ${size.width}`);
    const { taps, stuck } = await playByTaps(page, l, undefined, (state, done) => checkLights(page, l, state, done, size.width));
    check(!stuck, `${l.game}/${l.number} at ${size.width}: played by taps (${taps})${stuck ? `: ${stuck}` : ''}`);
    check(errors.length === 0, `${l.game}/${l.number}: no errors${errors.length ? `: ${errors[0]}` : ''}`);
    await context.close();
  }
}
check(lights.size >= lessons.length, `things were lit: ${lights.size}`);
for (const [key, seen] of lights) check(seen, `${key} is lit`);

// ---- a reload at every question goes on; wrong and shown answers change nothing --------------------------------------
for (const l of lessons.filter((x) => cross.length || (x.game === 'earth-gambit' && x.number <= 2))) {
  const { page, context } = await person(browser, { viewport: { width: 1366, height: 650 } });
  await open(page, l);
  let over = false; // the last answers of a panel were on their way: the reload finds the end
  const { stuck } = await playByTaps(page, l, async (done) => {
    const state = await ask(l, done);
    for (const legal of state.view.legal.slice(0, 6)) {
      const word = legal.a.join('.'), tried = await ask(l, done, word);
      if (tried.verdict !== 'not-this' && tried.verdict !== 'shown') continue;
      check(JSON.stringify(tried.view) === JSON.stringify(state.view), `${l.game}/${l.number}: ${legal.text} leaves the table as it was`);
    }
    await page.reload();
    await page.locator('.lesson-text').waitFor();
    await page.waitForTimeout(150);
    const now = await kept(page, l);
    over = now.ended;
    check(over || `${now.done.join()},`.startsWith(done.length ? `${done.join()},` : ''), `${l.game}/${l.number}: a reload goes on after ${done.length} answers`);
  });
  check(over || !stuck, `${l.game}/${l.number}: played with reloads${stuck ? `: ${stuck}` : ''}`);
  await context.close();
}

// ---- by keys -----------------------------------------------------------------------------------------------------------
for (const l of lessons.filter((x) => cross.length || (x.number === 1 && ['earth-gambit', 'martians'].includes(x.game)))) {
  const { page, errors, context } = await person(browser, { viewport: DESK });
  await open(page, l);
  const stuck = await playByKeys(page, l);
  check(!stuck && errors.length === 0, `${l.game}/${l.number}: played by keys${stuck ? `: ${stuck}` : ''} ${errors.join()}`);
  await context.close();
}

const first = lessons.find((x) => x.game === 'earth-gambit' && x.number === 1);

// ---- on the screen: wrong, shown and taken back, then the next lesson; by keys -----------------------------------------
if (first) {
  const { page, context } = await person(browser, { viewport: { width: 1366, height: 650 } });
  const l = first;
  await page.goto(`${server.url}/#learn/earth-gambit`);
  await page.locator('.lesson-item').nth(5).waitFor();
  check((await page.locator('.lesson-item').count()) === 6, 'the page of a game lists its lessons');
  await page.locator('.lesson-item').first().click();
  await page.locator('.lesson-text').waitFor();
  await page.locator('.hand [data-target][role="button"]').first().waitFor();
  await page.keyboard.press('2');
  await page.waitForTimeout(200);
  if (!(await page.locator('.lesson.is-wrong').count())) await page.keyboard.press('Enter'); // a card that cannot be undone is sent by the dark button
  await page.locator('.lesson.is-wrong').waitFor({ timeout: 5000 });
  check((await page.locator('.lesson-text').innerText()).includes('Red helps the Aliens'), 'a wrong answer is told why');
  check((await page.locator('.hand [data-target]').count()) === 3, 'and no card is gone');
  const keys = async (digit, there) => {
    await page.keyboard.press(digit);
    await page.waitForTimeout(200);
    if (!(await page.locator(there).count())) await page.keyboard.press('Enter');
    await page.locator(there).waitFor({ timeout: 5000 });
  };
  await keys('1', '.lesson-text:has-text("It stays there")');
  await keys('1', '[data-act="lesson-back"]');
  check((await page.locator('.lesson-text').innerText()).includes('plays your red card'), 'what would happen is shown');
  await page.keyboard.press('t');
  await page.locator('.lesson-text', { hasText: 'It stays there' }).waitFor();
  check((await page.locator('.hand [data-target]').count()) === 2, 'and taken back');
  for (let k = 0; k < 12 && !(await page.locator('.lesson.is-ended').count()); k++) {
    const reads = await page.locator('[data-act="lesson-on"]').count();
    await page.keyboard.press(reads ? 'Enter' : 's');
    await page.waitForTimeout(250);
  }
  check((await page.locator('.lesson.is-ended').count()) === 1, 'the lesson ends by keys alone');
  check((await kept(page, l)).ended, 'and that is kept');
  await page.keyboard.press('Enter');
  await page.waitForURL(/earth-gambit\/2$/);
  await page.locator('.lesson-text', { hasText: 'two colours' }).waitFor();
  await page.locator('.lesson-leave').click();
  await page.locator('.lesson-mark.is-done').waitFor();
  check((await page.locator('.lesson-mark.is-done').count()) === 1, 'the list knows what is done');
  await context.close();
}

// ---- two taps before the server has replied are one answer: the walk would lead nowhere with both ---------------------
if (first) {
  const { page, context } = await person(browser, { viewport: { width: 1366, height: 650 } });
  const l = first;
  let held = -1; // the first request is that of the page
  await page.route('**/api/lessons/earth-gambit/1', async (route) => { held += 1; if (held) await new Promise((r) => setTimeout(r, 400)); await route.continue(); });
  await open(page, l);
  await page.keyboard.press('s');
  await page.keyboard.press('s');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('orrery-lessons') ?? '{}')['earth-gambit/1']?.done.length);
  await page.waitForTimeout(500);        // for the reply to the second, if it was sent
  const { done } = await kept(page, l);
  check(held === 1 && done.length === 1 && (await ask(l, done)).now, `two taps, one answer: ${held} sent, ${done.join(' ')}`);
  await context.close();
}

await browser.close();
await server.stop();
finish();
