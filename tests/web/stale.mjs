// stale.mjs - a tap that comes too late is for nothing and says nothing: between the server's ok and the next view a second tap is not
// sent, and an answer whose question has closed on its way is not held against the person.
import { check, finish, makeTable, person, startBrowser, startServer } from './harness.mjs';

/** Everything on this page's line to the table; what `holds` names waits for release(): 'view' from the server, news with it,
 * or 'answer' from the page. */
async function lineOf(page) {
  const line = { heard: [], said: [], holds: null, held: [] };
  line.release = () => { line.holds = null; for (const send of line.held.splice(0)) send(); };
  await page.routeWebSocket(/\/live\//, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((text) => {
      const m = JSON.parse(text);
      line.said.push(m);
      if (line.holds === m.t) line.held.push(() => server.send(text)); else server.send(text);
    });
    server.onMessage((text) => {
      const m = JSON.parse(text);
      const send = () => { line.heard.push(m); ws.send(text); };
      if (line.holds === 'view' && (m.t === 'view' || m.t === 'news')) line.held.push(send); else send();
    });
  });
  return line;
}
const cardOf = (page) => page.locator('.hand [data-ring="asked"]').first();
const answersOf = (line) => line.said.filter((m) => m.t === 'answer').length;
const soon = async (what, test) => {
  for (let i = 0; i < 200 && !(await test()); i++) await new Promise((r) => setTimeout(r, 50));
  check(what, await test());
};
const refusal = (page) => page.locator('.refusal').innerText({ timeout: 200 }).catch(() => '');

const server = await startServer();
const browser = await startBrowser();
try {
  const { context, page, errors } = await person(browser);
  const line = await lineOf(page);
  const url = await makeTable(page, server.url, { game: 'earth-gambit', seats: 3 });
  await cardOf(page).waitFor({ timeout: 30000 });

  // Between ok and the view.
  line.holds = 'view';
  const before = answersOf(line), oks = line.heard.filter((m) => m.t === 'ok').length;
  const tap = () => page.evaluate(() => {
    const click = (e) => e?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click(document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"]'));
  });
  for (let i = 0; i < 40 && answersOf(line) === before; i++) { await tap(); await page.waitForTimeout(30); }
  check('an answer was sent', answersOf(line) === before + 1, answersOf(line) - before);
  await soon('and taken', () => line.heard.filter((m) => m.t === 'ok').length > oks);
  for (let i = 0; i < 8; i++) await tap();
  await page.waitForTimeout(200);
  check('taps before the next view are not sent', answersOf(line) === before + 1, answersOf(line) - before);
  check('and say nothing', (await refusal(page)) === '', await refusal(page));
  line.release();

  // A second window of the same seat: its answer is on its way while the first one answers.
  const other = await context.newPage();
  const second = await lineOf(other);
  await other.goto(url);
  await other.locator('.frame').waitFor();
  await page.locator('.bar-asked').waitFor({ timeout: 30000 });
  await other.locator('.bar-asked').waitFor({ timeout: 30000 });
  second.holds = 'answer';
  const tapIn = (p) => p.evaluate(() => {
    const click = (e) => e?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click(document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"]'));
  });
  for (let i = 0; i < 40 && !answersOf(second); i++) { await tapIn(other); await other.waitForTimeout(30); }
  const had = answersOf(line), views = second.heard.filter((m) => m.t === 'view').length;
  for (let i = 0; i < 40 && answersOf(line) === had; i++) { await tapIn(page); await page.waitForTimeout(30); }
  check('both windows have answered', answersOf(second) === 1 && answersOf(line) === had + 1, `${answersOf(second)} and ${answersOf(line) - had}`);
  await soon('the other window sees what was answered', () => second.heard.filter((m) => m.t === 'view').length > views);
  second.release();
  await soon('the later answer is refused', () => second.heard.some((m) => m.t === 'no' && m.why === 'That question is not open any more.'));
  await other.waitForTimeout(300);
  check('its window says nothing of it', (await refusal(other)) === '', await refusal(other));

  check('no error in the console', errors.length === 0, errors.join(' | '));
  await context.close();
} finally {
  await browser.close();
  await server.stop();
}
finish();
