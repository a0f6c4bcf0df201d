// mars_vs_earth.mjs - who you are stands there in words and agrees with your DNA; the verdict of a Trial names those who laid the
// cards, and its sum is what the rules counted.
//   node tests/web/mars_vs_earth.mjs --orrery build-dev/orrery
import { check, dice, finish, isOver, person, startBrowser, startServer, tapOnce } from './harness.mjs';

const SEATS = 6, MOST = 600; // taps

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

const server = await startServer();
const browser = await startBrowser();
try {
  const { page, errors } = await person(browser, { viewport: { width: 1366, height: 650 } });
  await page.goto(server.url);
  const bots = Object.fromEntries(Array.from({ length: SEATS - 1 }, (_, i) => [String(i + 1), 'normal']));
  const made = await page.evaluate(async (t) => (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(t) })).json(),
    { game: 'mars-vs-earth-2e', seats: SEATS, name: 'Basil', seat: 0, obvious: true, options: {}, bots });
  await page.goto(`${server.url}/t/${made.link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.frame').waitFor();
  const book = await page.evaluate(async (at) => (await fetch(at)).json(), `/api/tables/${made.link}/book`);
  const heard = listen(page, book);
  await page.reload();
  await page.locator('.frame').waitFor();
  const seen = { trials: 0, asked: 0, could: 0, accuse: 0, wrong: [], sums: [], who: [] };
  const roll = dice(5);
  let last = -1;
  for (let i = 0; i < MOST && !(await isOver(page)); i++) {
    await judge(page, heard, seen);
    const v = heard.view;
    if (v && v.question !== last && v.question !== null && (await page.locator('.bar-asked').count())) { last = v.question; await askMe(page, heard, seen); }
    seen.could += await page.locator('.mve-dossier .mve-could').count();
    seen.accuse += await page.locator('.mve-stand .mve-could').count();
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') await page.waitForTimeout(60);
  }
  check(`a match was played with ${seen.trials} verdicts on the screen`, seen.trials > 0);
  check('a verdict names those who laid the cards', seen.wrong.length === 0, seen.wrong.join('; '));
  check('its sum agrees with the verdict, and the DNA of the ousted is shown', seen.sums.length === 0, seen.sums.join('; '));
  check(`who you are agrees with your DNA at ${seen.asked} questions`, seen.asked > 0 && seen.who.length === 0, seen.who.join('; '));
  check('Threats say who could still add cards, players who could still be accused', seen.could > 0 && seen.accuse > 0, `${seen.could}, ${seen.accuse}`);
  check('no errors in the page', errors.length === 0, errors.join('; '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
