// learned.mjs - what only you learn by looking is shown large until you go on, and your seat's knowledge stays in words. The line of a
// peek is put on the wire here, so that the test needs no luck.
import { check, finish, person, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
try {
  const { page, errors } = await person(browser);
  let lines = 0, peeks = false;
  await page.routeWebSocket(/\/live\//, (ws) => {
    const line = ws.connectToServer();
    ws.onMessage((text) => { peeks ||= JSON.parse(text).t === 'answer'; line.send(text); });
    line.onMessage((text) => {
      const m = JSON.parse(text);
      if (m.t === 'news') lines = m.from + m.events.length;
      if (m.t !== 'view' || !peeks) return ws.send(text);
      peeks = false;
      ws.send(JSON.stringify({ t: 'news', from: lines, events: [{ at: m.answers, rule: 'EG-116', kind: 'peeks-role', pub: [0, 1, 0], priv: [0, 0], text: '' }] }));
      m.places.role[1] = [[0, 0, 1]];
      return ws.send(JSON.stringify(m));
    });
  });
  await page.goto(server.url);
  const link = await page.evaluate(async () => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'earth-gambit', seats: 3, name: 'Ann', seat: 0, bots: { 1: 'easy', 2: 'easy' }, level: 'easy' }) })).json()).link);
  await page.goto(`${server.url}/t/${link}`);
  await page.locator('[data-act="start"]').click();
  await page.locator('.bar-asked').waitFor();
  const learned = page.locator('.learned');
  for (let i = 0; i < 60 && !(await learned.count()); i++) {
    if (i % 4 === 0) await page.evaluate(() => (document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"]'))?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.waitForTimeout(100);
  }
  check('a peek is shown large, with reduced motion too', /You look at\s+2?\s*Vega.s Role: Alien[^]*Only you have seen this/.test(await learned.innerText().catch(() => '')), await learned.allInnerTexts().then(String));
  check('with its picture', await learned.locator('.show-picture').isVisible());
  await page.screenshot({ path: `${shots}/learned.png` });
  const seat = page.locator('.seats .seat').nth(1);
  check('the seat says it in words', /Alien/.test(await seat.innerText()), await seat.innerText());
  check('and to the pointer and the ear', /Alien: you know it/.test(await seat.getAttribute('title')) && /Alien: you know it/.test(await seat.getAttribute('aria-label') ?? await seat.innerText()), await seat.getAttribute('title'));
  await learned.locator('button').click();
  check('until it is read', await learned.count() === 0);
  check('no error in the console', errors.length === 0, errors.slice(0, 3).join(' | '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
