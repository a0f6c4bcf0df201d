// sight.mjs - nothing that can be chosen is ever out of sight. A whole match of a ruleset by taps; at every question, at each of
// the five sizes: the question is on the screen, who you are and what you want can be read, and every legal answer has something
// to tap that can be seen, or stands in a marked list that can be scrolled to it. Tips are on, as for anybody new.
//   node tests/web/sight.mjs --orrery build-dev/orrery --only earth-gambit [--sizes 1366x650,390x844] [--most 200] [--shots DIR]
import { check, dice, evidence, finish, isOver, only, orrery, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const option = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at > 0 ? process.argv[at + 1] : otherwise; };
const sizes = option('sizes', '1366x650,1280x800,1024x768,390x844,360x740').split(',');
const MOST = Number(option('most', 4000)); // taps
const text = Number(option('text', 100)); // the browser's own setting, in percent
const scrolls = process.argv.includes('--scrolls'); // at 200 % the page may scroll, to what can be chosen too
const games = [
  { game: 'earth-gambit', seats: 6 },
  { game: 'mars-vs-earth-1e', seats: 4 },
  { game: 'mars-vs-earth-2e', seats: 6 },
  { game: 'onward-to-venus', seats: 4 },
  { game: 'martians', seats: 4, options: { turn_cap: '20' } },
].filter((g) => !only || g.game === only);
if (!games.length) throw new Error(`No ruleset is called ${only}.`);

/** In the page: what is wrong with the present question, as sentences. */
function look({ book, legal, talk, scrolls, text }) {
  const wrong = [];
  const W = innerWidth, H = innerHeight, desk = W > 7 * text;
  const letters = parseFloat(getComputedStyle(document.querySelector('.bar-title') ?? document.body).fontSize);
  if (letters < 0.12 * text) wrong.push(`the question has letters of ${letters} px`);
  /** The part of a box that no scrolling or clipping box hides. */
  const shown = (e) => {
    const r = e.getBoundingClientRect();
    let box = { l: Math.max(0, r.left), t: Math.max(0, r.top), r: Math.min(W, r.right), b: Math.min(H, r.bottom) };
    for (let p = e.parentElement; p; p = p.parentElement) {
      const s = getComputedStyle(p);
      if (s.overflow === 'visible' && s.overflowX === 'visible') continue;
      const q = p.getBoundingClientRect();
      box = { l: Math.max(box.l, q.left), t: Math.max(box.t, q.top), r: Math.min(box.r, q.right), b: Math.min(box.b, q.bottom) };
    }
    return { ...box, whole: r };
  };
  /** Whether a good part of it is there, and a tap on it reaches it. */
  const seen = (e, part = 0.5) => {
    const s = getComputedStyle(e);
    if (s.visibility === 'hidden' || s.display === 'none') return false;
    const v = shown(e), w = v.r - v.l, h = v.b - v.t;
    if (w < 6 || h < 6 || w * h < part * v.whole.width * v.whole.height) return false;
    for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.8], [0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]]) {
      const top = document.elementFromPoint(v.l + w * fx, v.t + h * fy);
      if (top && (e === top || e.contains(top) || top.closest('[data-ring], button') === e)) return true;
    }
    return false;
  };
  /** In sight, or in a marked list that can be scrolled to it. */
  const reachable = (e) => {
    if (seen(e)) return true;
    if (scrolls) {
      const was = scrollY;
      e.scrollIntoView({ block: 'center' });
      const there = seen(e);
      scrollTo(0, was);
      if (there) return true;
    }
    const list = e.closest('[data-list]');
    if (!list) return false;
    const marked = list.closest('[data-more]');
    if (!marked || !seen(list, 0.9)) return false;
    const at = [list.scrollLeft, list.scrollTop];
    e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const there = seen(e);
    [list.scrollLeft, list.scrollTop] = at;
    return there;
  };
  const cut = (e) => { const v = shown(e); return v.whole.bottom - v.b > 2 || v.whole.right - v.r > 2 || v.t - v.whole.top > 2; };

  const bar = document.querySelector('.bar'), title = document.querySelector('.bar-title');
  if (!bar || !title || !seen(bar, 0.98) || cut(title)) wrong.push('the question is cut off');
  const page = document.documentElement;
  if ((page.scrollHeight > H + 1 && !scrolls) || page.scrollWidth > W + 1) wrong.push('the page scrolls');
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (desk && board && board.height < 0.595 * H) wrong.push(`the board has ${Math.round((100 * board.height) / H)} % of the height`);

  if (desk && bar && !bar.matches('.bar-listed') && bar.offsetHeight > 0.64 * text) wrong.push(`the question takes ${bar.offsetHeight} px`);
  const glows = (where) => document.querySelector(`${where} [data-ring="asked"]`) !== null, says = bar?.querySelector('.bar-small')?.textContent ?? '';
  if (/on the board or in your hand/.test(says) && glows('.board') !== glows('.hand')) wrong.push(`"${says}" sends people where nothing glows`);

  const who = document.querySelector('.me-name'), goal = document.querySelector(desk ? '.me-goal' : '.me-short');
  if (!who || cut(who) || !who.textContent.trim()) wrong.push('who you are is cut off or missing');
  if (!goal || !goal.textContent.trim()) wrong.push('your goal is missing');
  else if (cut(goal)) wrong.push('your goal is cut off');

  for (const e of document.querySelectorAll('[data-ring="asked"][role="button"], [data-ring="may"][role="button"], .bar-answer, .bar-main')) {
    if (reachable(e)) continue;
    const twin = e.dataset.target && [...document.querySelectorAll(`[data-target="${e.dataset.target}"]`)].some((t) => t !== e && t.dataset.ring === e.dataset.ring && reachable(t));
    if (!twin) wrong.push(`out of sight: ${e.dataset.answer ?? e.dataset.pick ?? e.dataset.target} ${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}`);
  }
  if (!document.querySelector('.crumb, .bar[data-picks]') && document.querySelector('.bar-asked')) {
    const steps = document.querySelector('.bar .stepper, .ui-stepper, .stepper, [data-gathers]') !== null;
    const lit = new Set([...document.querySelectorAll('[data-ring="asked"], [data-ring="may"], [data-ring="selected"]')].map((e) => e.dataset.target));
    const picks = new Set([...document.querySelectorAll('[data-pick]')].map((e) => e.dataset.pick));
    const answers = new Set([...document.querySelectorAll('[data-answer], [data-counts]')].map((e) => e.dataset.answer ?? e.dataset.counts));
    for (const l of legal) {
      const verb = book.verbs[l.a[0]];
      if (talk.some((t) => verb.word.startsWith(t))) continue;
      const things = verb.nouns.map((n, i) => (n ? `${n}:${l.a[i + 1]}` : null)).filter(Boolean);
      if (answers.has(l.text) || things.some((t) => lit.has(t) || picks.has(t))) continue;
      if (steps && verb.nouns.includes(2)) continue;
      wrong.push(`nothing to tap for: ${l.text}`);
    }
  }
  return [...new Set(wrong)];
}

const settled = (page) => page.evaluate(() => new Promise((r) => { requestAnimationFrame(() => requestAnimationFrame(() => r())); }));

async function makeTable(page, url, g) {
  await page.goto(url);
  const bots = Object.fromEntries(Array.from({ length: g.seats - 1 }, (_, i) => [String(i + 1), 'normal']));
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game: g.game, seats: g.seats, name: 'Basil', seat: 0, obvious: true, options: g.options ?? {}, bots });
  await page.goto(`${url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.frame').waitFor();
  return made.link;
}

/** The latest view that a page has got over its socket. */
function listen(page) {
  const heard = { view: null };
  page.on('websocket', (ws) => ws.on('framereceived', (f) => {
    const m = JSON.parse(f.payload);
    if (m.t === 'view') heard.view = m;
  }));
  return heard;
}

/** Looks until the table has stood still meanwhile; others may answer at any moment. */
async function lookAt(page, screen, size, heard, book) {
  const [width, height] = size.split('x').map(Number);
  await screen.setViewportSize({ width, height });
  for (let again = 0; again < 8; again++) {
    const view = heard.view;
    const asks = await page.locator('.bar-title').textContent();
    if (screen !== page) await screen.evaluate(() => document.querySelector('.bar [data-act="go-on"]')?.click()); // read it, as the other window has
    if (screen !== page) await screen.waitForFunction((q) => document.querySelector('.bar-title')?.textContent === q, asks, { timeout: 2000 }).catch(() => undefined);
    await settled(screen);
    const wrong = await screen.evaluate(look, { book, legal: view.legal, talk: ['say-', 'claim'], scrolls, text }).catch((e) => [String(e)]);
    if (!wrong.length || (heard.view === view && (await screen.locator('.bar-asked').count()))) return wrong;
  }
  return [];
}

async function play(browser, server, g) {
  const { context, page, errors } = await person(browser, { viewport: { width: 1366, height: 650 }, tips: true });
  const heard = listen(page);
  const link = await makeTable(page, server.url, g);
  const small = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, tips: true, storageState: await context.storageState() });
  await small.page.goto(`${server.url}/t/${link}`);
  await small.page.locator('.frame').waitFor();
  const book = await page.evaluate(async (at) => { const b = await (await fetch(at)).json(); return { verbs: b.verbs }; }, `/api/tables/${link}/book`);
  const bad = new Map(sizes.map((s) => [s, new Map()]));
  const roll = dice(11);
  const looked = new Map(), tips = new Map();
  let asked = 0, last = '', stuck = 0, taps = 0;
  while (taps < MOST && !(await isOver(page))) {
    const view = heard.view;
    const now = `${view?.question} ${view?.answers} ${await page.locator('.crumb, .bar[data-picks]').count()}`;
    if (now !== last && (await page.locator('.bar-asked').count())) {
      last = now;
      asked += 1;
      if (asked === 1) await Promise.all([page, small.page].map((s) => s.locator('.tip-line').waitFor({ timeout: 15000 }).catch(() => undefined))); // they are fetched
      for (const size of sizes) {
        const [width] = size.split('x').map(Number);
        if (width < 700 && (await page.locator('.crumb, .bar[data-picks]').count())) continue; // picks are this window's own
        const screen = width < 700 ? small.page : page;
        for (const w of await lookAt(page, screen, size, heard, book)) {
          const of = bad.get(size);
          if (!of.has(w) && of.size < 4) await evidence(screen, `${shots}/sight-${g.game}-${size}-${of.size}.png`);
          of.set(w, (of.get(w) ?? 0) + 1);
        }
        looked.set(size, (looked.get(size) ?? 0) + 1);
        if (await screen.locator('.tip-line').count()) tips.set(screen, size);
      }
    }
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') { stuck += 1; if (stuck > 600) break; await page.waitForTimeout(20); } else { stuck = 0; taps += 1; await page.waitForTimeout(8); }
  }
  check(`${g.game}: played to the end`, taps >= MOST || (await isOver(page)), `${taps} taps, ${asked} questions`);
  for (const [size, of] of bad) {
    const worst = [...of].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([w, n]) => `${n} x ${w}`);
    check(`${g.game} ${size}: everything that can be chosen is in sight (${looked.get(size) ?? 0} questions)`, of.size === 0 && (looked.get(size) ?? 0) > 0, `${of.size} kinds: ${worst.join('; ')}`);
  }
  if (!scrolls) check(`${g.game}: tips were on`, tips.size > 0, `${asked} questions`);
  check(`${g.game}: no error in the console`, errors.length === 0 && small.errors.length === 0, [...errors, ...small.errors].slice(0, 3).join(' | '));
  await small.context.close();
  await context.close();
}

console.log(`${orrery}, pictures of what is wrong in ${shots}`);
const server = await startServer();
const browser = await startBrowser({ text });
try {
  for (const g of games) await play(browser, server, g);
} finally {
  await browser.close();
  await server.stop();
}
finish();
