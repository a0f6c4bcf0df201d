// mars_vs_earth.mjs - who you are stands there in words and agrees with your DNA; the verdict of a Trial names those who laid the
// cards, and its sum is what the rules counted. On a desk and on a phone nothing of a Trial is cut off or covered, and what is said of
// a Wild card can be tapped however many cards lie open.
//   node tests/web/mars_vs_earth.mjs --orrery build-dev/orrery
import { deckOf } from './decks.mjs';
import { check, dice, evidence, finish, isOver, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const SEATS = 6, MOST = 600; // taps
const DESK = { width: 1366, height: 650 }, PHONE = { width: 390, height: 844 };

/** What the server has said: the latest view, and who laid a card before whom in this round. */
function listen(page, book) {
  const heard = { view: null, laid: new Map(), round: 0 };
  page.on('websocket', (ws) => ws.on('framereceived', (f) => {
    const m = JSON.parse(f.payload);
    if (m.t !== 'view') return;
    heard.view = m;
    if (m.fields.round !== heard.round) { heard.round = m.fields.round; heard.laid.clear(); }
    const spots = book.nouns.find((n) => n.name === 'spot').values;
    for (const [, , tag] of m.places.laid) {
      const [, accused, by] = /^before-(\d+)-by-(\d+)$/.exec(spots[tag]?.word ?? '') ?? [];
      if (accused) heard.laid.set(accused, new Set([...(heard.laid.get(accused) ?? []), by]));
    }
  }));
  return heard;
}

/** The verdict on the screen: numbers of the seats, the sum that is written there. */
const verdict = (page) => page.evaluate(() => {
  const court = document.querySelector('.mve-court.is-judged');
  if (!court) return null;
  const badge = (e) => e?.querySelector('.ui-seat-number')?.textContent ?? '';
  return {
    accused: badge(court.querySelector('.mve-accused-name')),
    by: [...court.querySelectorAll('.mve-court-side:not(.is-defence) .mve-piece')].map(badge),
    sum: Number(court.querySelector('.mve-sums-mid b').textContent.replace('−', '-')),
    ousted: court.querySelector('.mve-sums').classList.contains('is-ousted'),
    dna: court.querySelectorAll('.mve-trial-dna .mve-dna.is-human, .mve-trial-dna .mve-dna.is-clone').length,
  };
});

const me = (page) => page.locator('.me-who').textContent();

async function judge(page, heard, seen) {
  const shown = await verdict(page);
  if (!shown) return;
  const laid = heard.laid.get(shown.accused);
  seen.trials++;
  if (laid && shown.by.some((s) => !laid.has(s))) seen.wrong.push(`seat ${shown.accused}: ${shown.by} instead of ${[...laid]}`);
  if (shown.by.length < 2 || (shown.sum >= 1) !== shown.ousted || (shown.ousted && !shown.dna)) seen.sums.push(JSON.stringify(shown));
}

/** Whether the words of the identity agree with the DNA of the view. */
async function askMe(page, { view }, seen) {
  const mine = view.places.dna[0].flatMap(([kind, n]) => Array(n).fill(kind));
  const hidden = view.fields.agents.includes(0);
  const want = !hidden ? /Martian|Civilian/ : mine.includes(1) ? /hidden Clone/ : /You are a\s*Human/;
  const said = await me(page);
  seen.asked++;
  if (!want.test(said)) seen.who.push(`${said} with ${mine}`);
}

/** In the page: what of the court is cut off, or lies over something else. */
const courtFaults = () => {
  if (!document.querySelector('.mve-court')) return []; // it has been read
  const board = document.querySelector('.board').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.mve-court :is(h3, .mve-piece, .mve-accused-face, .mve-accused-name, .mve-trial-dna, .mve-sums)')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => ({ e, says: `${e.className || e.tagName} (${e.textContent.trim().slice(0, 20)})`, r: e.getBoundingClientRect() }));
  const cut = parts.filter(({ r }) => r.left < board.left - 1 || r.top < board.top - 1 || r.right > board.right + 1 || r.bottom > board.bottom + 1).map(({ says }) => `${says} is cut off`);
  const over = parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => !a.e.contains(b.e) && !b.e.contains(a.e) &&
    Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left) > 2 && Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top) > 2).map((b) => `${a.says} lies over ${b.says}`));
  return parts.length < 5 ? [`only ${parts.length} parts`] : [...cut, ...over];
};

/** In the page: which of these answers have no button in sight that a tap would reach. */
const outOfSight = (answers) => answers.filter((text) => ![...document.querySelectorAll(`button[data-answer="${text}"]`)].some((e) => {
  const r = e.getBoundingClientRect();
  const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  return r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight && (e === top || e.contains(top));
}));

/** In the page: whether it is said whole, and so many times, who could still add how many cards to a Threat. */
const couldFaults = (times) => {
  const all = [...document.querySelectorAll('.mve-could')].map((e) => ({ r: e.getBoundingClientRect(), box: e.closest('.mve-dossier, .mve-row').getBoundingClientRect() }));
  const cut = all.some(({ r, box }) => r.width < 8 || r.left < box.left || r.right > box.right || r.top < box.top || r.bottom > box.bottom);
  return [...(all.length === times ? [] : [`${all.length} of ${times}`]), ...(cut ? ['cut off'] : [])];
};

/** Looks at the same moment on a desk and on a phone. */
async function onBoth(page, heard, seen, name, faults) {
  const { view } = heard;
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((r) => { requestAnimationFrame(() => requestAnimationFrame(() => r())); }));
    const found = await faults();
    const now = heard.view === view ? found : []; // others may have gone on
    if (now.length && !seen[name].length) await evidence(page, `${shots}/mars-vs-earth-${name}-${size.width}.png`);
    seen[name].push(...now.map((f) => `${size.width}: ${f}`));
  }
}

/** A Trial, judged or not, who could still add cards, and the question what a Wild card does. */
async function lookAt(page, heard, book, seen) {
  const { view } = heard;
  const which = await page.evaluate(() => { const c = document.querySelector('.mve-court'); return c && `${c.querySelector('.mve-accused-name').textContent} ${c.dataset.steps}`; });
  if (which && which !== seen.court) {
    seen.court = which;
    await onBoth(page, heard, seen, 'trial', () => page.evaluate(courtFaults));
    seen.courts += await page.locator('.mve-court').count(); // still there: it was looked at
  }
  const could = await page.locator('.mve-dossier .mve-could').count();
  if (could && view.question !== seen.couldAt) {
    seen.couldAt = view.question;
    await onBoth(page, heard, seen, 'adds', () => page.evaluate(couldFaults, could));
  }
  const said = view.legal.filter((l) => ['good', 'bad'].includes(book.verbs[l.a[0]].word)).map((l) => l.text);
  if (said.length && view.question !== seen.wildAt && (await page.locator('.bar-asked').count())) {
    seen.wildAt = view.question;
    seen.open = Math.max(seen.open, await page.locator('.mve-open-card').count());
    await onBoth(page, heard, seen, 'wild', () => page.evaluate(outOfSight, said));
  }
}

/** A match against bots until everything was seen, or to its end. */
async function play(browser, server, seen, seed) {
  const { context, page, errors } = await person(browser, { viewport: DESK });
  await page.goto(server.url);
  const bots = Object.fromEntries(Array.from({ length: SEATS - 1 }, (_, i) => [String(i + 1), 'normal']));
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game: 'mars-vs-earth-2e', seats: SEATS, name: 'Basil', seat: 0, obvious: true, options: {}, bots, set: deckOf('mars_vs_earth', (id, n, [, , skill]) => (skill === 'wild' ? 6 * n : 1)) });
  await page.goto(`${server.url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.frame').waitFor();
  const book = await page.evaluate(async (at) => (await fetch(at)).json(), `/api/tables/${made.link}/book`);
  const heard = listen(page, book);
  await page.reload();
  await page.locator('.frame').waitFor();
  const roll = dice(seed);
  let last = -1;
  for (let i = 0; i < MOST && !isEnough(seen) && !(await isOver(page)); i++) {
    await judge(page, heard, seen);
    if (heard.view) await lookAt(page, heard, book, seen);
    const v = heard.view;
    if (v && v.question !== last && v.question !== null && (await page.locator('.bar-asked').count())) { last = v.question; await askMe(page, heard, seen); }
    seen.could += await page.locator('.mve-dossier .mve-could').count();
    seen.accuse += await page.locator('.mve-stand .mve-could-accuse').count();
    const lead = await page.evaluate(() => { const e = document.querySelector('.bar-asked [data-answer^="lead"]'); e?.click(); return !!e; }); // who leads decides about Wild cards
    const did = lead ? 'lead' : await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') await page.waitForTimeout(60);
  }
  seen.errors.push(...errors);
  await context.close();
}

const isEnough = (seen) => seen.trials && seen.asked > 9 && seen.could && seen.accuse && seen.courts > 2 && seen.open > 4;
const server = await startServer();
const browser = await startBrowser();
try {
  const seen = { trials: 0, asked: 0, could: 0, accuse: 0, courts: 0, open: 0, wrong: [], sums: [], who: [], trial: [], wild: [], adds: [], errors: [] };
  for (let match = 0; match < 6 && !isEnough(seen); match++) await play(browser, server, seen, match + 5);
  check(`${seen.trials} verdicts were on the screen`, seen.trials > 0);
  check('a verdict names those who laid the cards', seen.wrong.length === 0, seen.wrong.join('; '));
  check('its sum agrees with the verdict, and the DNA of the ousted is shown', seen.sums.length === 0, seen.sums.join('; '));
  check(`who you are agrees with your DNA at ${seen.asked} questions`, seen.asked > 0 && seen.who.length === 0, seen.who.join('; '));
  check('Threats say who could still add cards, players who could still be accused', seen.could > 0 && seen.accuse > 0, `${seen.could}, ${seen.accuse}`);
  check('and say it whole, on a phone too', seen.adds.length === 0, [...new Set(seen.adds)].join('; '));
  check(`nothing of ${seen.courts} pictures of a Trial is cut off or covered, on a phone either`, seen.courts > 2 && seen.trial.length === 0, [...new Set(seen.trial)].slice(0, 6).join('; '));
  check(`what is said of a Wild card can be tapped with up to ${seen.open} cards open`, seen.open > 4 && seen.wild.length === 0, seen.wild.join('; '));
  check('no errors in the page', seen.errors.length === 0, seen.errors.join('; '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
