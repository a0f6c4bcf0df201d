// games.mjs - a whole game of each ruleset against bots, by taps, to the end and into the replay; a picture on the way.
import { check, finish, makeTable, only, person, playOut, shots, startBrowser, startServer, toReplay } from './harness.mjs';

const games = [
  { game: 'earth-gambit', seats: 5, lines: ['Red', 'Blue', 'Yellow'] },
  { game: 'mars-vs-earth-1e', seats: 4, options: { round_cap: undefined }, lines: ['Defense', 'Tech', 'People', 'Food'], causes: 'defeated:|takes effect' },
  { game: 'mars-vs-earth-2e', seats: 5, lines: ['Defense', 'Tech', 'People', 'Food'], causes: 'defeated:|takes effect' },
  { game: 'onward-to-venus', seats: 3, lines: ['VP', 'You'] },
  { game: 'martians', seats: 3, options: { turn_cap: '20' }, lines: ['Martians', 'Life', 'Bullets'] },
].filter((g) => !only || g.game === only);

/** Every key moment in which a number moved names what the table told in that turn, just before it moved. */
async function causes(page, { game, causes: kinds }) {
  await page.waitForFunction((k) => [...document.querySelectorAll('.end-moments .end-what')].some((e) => new RegExp(k).test(e.textContent)), kinds).catch(() => undefined);
  const wrong = await page.evaluate(async () => {
    const at = `/api/tables/${location.pathname.split('/').at(-1)}/replay`, reel = await (await fetch(at)).json(), wrong = [];
    const turns = reel.turns.map((from, i) => [from, reel.turns[i + 1] ?? reel.n]).filter(([from, to]) => to > from);
    for (const row of document.querySelectorAll('.end-moments li')) {
      const [from, to] = turns[Number(/\d+/.exec(row.querySelector('.end-turn').textContent)[0]) - 1], told = new Set();
      for (let k = from + 1; k <= to; k++) for (const n of (await (await fetch(`${at}/${k}?eyes=all`)).json()).news) told.add(n.text);
      const parts = row.querySelector('.end-what').textContent.split('; ');
      if (row.querySelector('.end-change') && !parts.every((p) => [...told].some((t) => p.endsWith(t)) || /\bYou /.test(p))) wrong.push(row.textContent);
    }
    return wrong;
  });
  const said = await page.locator('.end-moments .end-what').allInnerTexts();
  check(`${game}: key moments name what they came from`, said.some((s) => new RegExp(kinds).test(s)) && wrong.length === 0, [...said, 'wrong:', ...wrong].join(' | '));
}

const server = await startServer();
const browser = await startBrowser();
try {
  for (const g of games) {
    const { context, page, errors } = await person(browser);
    const options = Object.fromEntries(Object.entries(g.options ?? {}).filter(([, v]) => v !== undefined));
    await makeTable(page, server.url, { ...g, options });
    await page.locator('.bar').waitFor();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${shots}/${g.game}-start.png` });
    const taps = await playOut(page, 7);
    await page.screenshot({ path: `${shots}/${g.game}-end.png` });
    check(`${g.game}: played to the end by taps`, taps > 0);
    if (g.causes) await causes(page, g);
    await toReplay(page);
    await page.locator('.reel').waitFor();
    check(`${g.game}: the deal is checked`, await page.locator('.check .tone-good').waitFor({ timeout: 15000 }).then(() => true, () => false));
    const lines = await page.locator('.film-curves').innerText();
    check(`${g.game}: lines of progress over the turns, with whole names`, g.lines.every((l) => lines.includes(l)), lines);
    await page.locator('.film-legend').getByText('Chance to win').click({ timeout: 90000 });
    const note = await page.locator('.film-note').innerText();
    const chances = await page.locator('.film-legend').innerText();
    check(`${g.game}: chances by imagined games, in percent`, /played on [1-9]\d+ times/.test(note) && /\d%/.test(chances), chances);
    await page.screenshot({ path: `${shots}/${g.game}-replay.png` });
    check(`${g.game}: no error in the console`, errors.length === 0, errors.slice(0, 3).join(' | '));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
