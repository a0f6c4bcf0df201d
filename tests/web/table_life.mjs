// table_life.mjs - the life of a table around its match, in two browsers: clocks that are shown, warn and act.
import { check, finish, person, shots, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();

/** A table by request, as the maker's sheet would send it; the page is at it. */
async function table(p, more) {
  await p.page.goto(server.url);
  const link = await p.page.evaluate(async (body) => {
    const made = await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    return made.link ?? JSON.stringify(made);
  }, { game: 'earth-gambit', seats: 4, name: 'Ann', seat: 0, bots: { 2: 'easy', 3: 'easy' }, level: 'easy', ...more });
  await p.page.goto(`${server.url}/t/${link}`);
  return link;
}
async function join(p, link, name) {
  await p.page.goto(`${server.url}/t/${link}`);
  await p.page.locator('.sit input').fill(name);
  await p.page.locator('.sit button').click();
  await p.page.locator('.room-seat', { hasText: name }).waitFor();
}
async function start(p, ...others) {
  for (const o of [p, ...others]) await o.page.locator('.room').waitFor();
  await p.page.locator('[data-act="start"]').click();
  for (const o of [p, ...others]) await o.page.locator('.frame').waitFor();
}
const seen = (locator, timeout = 30000) => locator.first().waitFor({ timeout }).then(() => true, () => false);

try {
  const ann = await person(browser), ben = await person(browser);

  // ---- clocks ---------------------------------------------------------------------------------------------------------
  // The maker's sheet offers them all, and the waiting room says what was chosen.
  await ann.page.goto(server.url);
  await ann.page.locator('[data-game-box="earth-gambit"] .home-friends').click();
  const maker = ann.page.locator('.maker');
  await maker.getByRole('radio', { name: 'a bank of minutes' }).click();
  check('a bank has minutes and an increment', await seen(maker.getByText('Minutes for the whole match')) && await seen(maker.getByText('Seconds more with each answer')));
  await maker.getByRole('radio', { name: 'days', exact: true }).click();
  await maker.getByRole('radio', { name: '7 days' }).click();
  await maker.getByRole('radio', { name: 'pause', exact: true }).click();
  await maker.locator('input[autocomplete="nickname"]').fill('Ann');
  await maker.locator('button[type="submit"]').click();
  await ann.page.waitForURL(/\/t\//);
  const facts = ann.page.locator('.room-facts');
  await facts.waitFor();
  check('the waiting room says so', /7 days for each answer/.test(await facts.innerText()) && /When time runs out\s*pause/.test(await facts.innerText()), await facts.innerText());
  await start(ann);
  check('a clock over days counts', await seen(ann.page.locator('.seat-clock, .own-clock')));

  // It counts, is shown to the asked player and on the seats, warns near the end, and acts: this one is answered for her.
  let link = await table(ann, { clock: 12, out: 'skip', bots: { 1: 'easy', 2: 'easy', 3: 'easy' } });
  await start(ann);
  await ann.page.locator('.bar-asked .own-clock').waitFor({ timeout: 60000 });
  const first = Number(await ann.page.locator('.own-clock').getAttribute('data-left'));
  check('it begins with what was chosen', first > 6 && first <= 12, String(first));
  check('her seat shows it too', /0:\d\d/.test(await ann.page.locator('.seat-you .seat-clock').innerText()));
  check('it warns near the end', await seen(ann.page.locator('.own-clock.is-short')));
  check('and says so to the ear', /nearly up/.test(await ann.page.locator('.own-clock [role="status"]').innerText()));
  await ann.page.screenshot({ path: `${shots}/clock-short.png` });
  await ann.page.keyboard.press('l');
  check('time out is a line of the log', await seen(ann.page.locator('.log-line', { hasText: 'ran out of time' })));
  check('and nobody took her seat', !(await ann.page.getByText('A bot is playing for you').isVisible()));
  await ann.page.close();

  // The match waits, and the other one goes on.
  const eve = await person(browser);
  link = await table(eve, { clock: 5, out: 'pause', seats: 3, bots: { 2: 'easy' } });
  await join(ben, link, 'Ben');
  await start(eve, ben);
  const out = (p) => p.page.locator('.bar', { hasText: 'ran out' });
  await out(eve).waitFor({ timeout: 60000 });
  check('both are told', await seen(out(eve)) && await seen(out(ben)));
  const mine = (p) => p.page.locator('.bar', { hasText: 'Your time ran out' }).isVisible();
  const [late, other] = (await mine(eve)) ? [eve, ben] : [ben, eve];
  check('who ran out of time cannot go on alone', (await late.page.locator('.bar button', { hasText: 'Resume' }).count()) === 0);
  await other.page.locator('.bar button', { hasText: 'Resume' }).click();
  check('the other one can', await late.page.locator('.bar', { hasText: 'ran out' }).waitFor({ state: 'detached', timeout: 30000 }).then(() => true, () => false));
  check('no errors', [ann, ben, eve].every((p) => p.errors.length === 0), [ann, ben, eve].flatMap((p) => p.errors).join('; '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
