// table_life.mjs - the life of a table around its match, in two browsers: clocks that are shown, warn and act.
import { check, finish, person, playOut, shots, startBrowser, startServer } from './harness.mjs';

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
  for (const o of [p, ...others]) await o.page.locator('.frame, [data-over]').first().waitFor({ timeout: 60000 }); // a short match may be over already
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
  check('she is told what was done for her', await seen(ann.page.locator('.out-notice', { hasText: /^Your time ran out, and the table answered for you: .*You / })), await ann.page.locator('.out-notice').allInnerTexts().then(String));
  await ann.page.screenshot({ path: `${shots}/clock-out.png` });
  await ann.page.locator('.out-notice button').click({ timeout: 5000 });
  check('until she has read it', await ann.page.locator('.out-notice').count() === 0);
  check('and nobody took her seat', !(await ann.page.getByText('A bot is playing for you').isVisible()));
  await ann.page.close();

  // The match waits, and the other one goes on.
  const eve = await person(browser);
  link = await table(eve, { clock: 5, out: 'pause', seats: 3, bots: { 2: 'easy' } });
  await join(ben, link, 'Ben');
  await start(eve, ben);
  for (const p of [eve, ben]) await p.page.setViewportSize({ width: 390, height: 844 });
  check('on a phone, too, the clock of whoever is waited for is shown', await Promise.any([eve, ben].map((p) => p.page.locator('.wait-clock').waitFor({ timeout: 30000 }))).then(() => true, () => false));
  for (const p of [eve, ben]) await p.page.setViewportSize({ width: 1440, height: 900 });
  const out = (p) => p.page.locator('.bar', { hasText: 'ran out' });
  await out(eve).waitFor({ timeout: 60000 });
  check('both are told', await seen(out(eve)) && await seen(out(ben)));
  const mine = (p) => p.page.locator('.bar', { hasText: 'Your time ran out' }).isVisible();
  const [late, other] = (await mine(eve)) ? [eve, ben] : [ben, eve];
  check('who ran out of time cannot go on alone', (await late.page.locator('.bar button', { hasText: 'Resume' }).count()) === 0);
  await other.page.locator('.bar button', { hasText: 'Resume' }).click();
  check('the other one can', await late.page.locator('.bar', { hasText: 'ran out' }).waitFor({ state: 'detached', timeout: 30000 }).then(() => true, () => false));
  // ---- once more -------------------------------------------------------------------------------------------------------
  const cat = await person(browser), dan = await person(browser);
  link = await table(cat, { game: 'martians', seats: 3, options: { turn_cap: '20' }, clock: 1, out: 'bot', name: 'Cat', bots: { 2: 'easy' } });
  await join(dan, link, 'Dan');
  await start(cat, dan);
  for (const p of [cat, dan]) await p.page.locator('.end-again').waitFor({ timeout: 120000 });
  await cat.page.locator('.end-again', { hasText: 'Rematch' }).click();
  await cat.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(link));
  await cat.page.locator('.room-seat', { hasText: 'Dan' }).waitFor();
  check('Dan is invited to his own seat', /asked to come again/.test(await cat.page.locator('.room-seat', { hasText: 'Dan' }).innerText()));
  const [count, go] = [await cat.page.locator('.room-count').innerText(), await cat.page.locator('[data-act="start"]').innerText()];
  check('as long as he has not come, he is not counted, and a bot would play', /first here/.test(count) && /2 bots/.test(go), `${count} | ${go}`);
  check('Dan sees who wants it', await seen(dan.page.locator('.end-wish', { hasText: 'Cat wants a rematch' })));
  await dan.page.screenshot({ path: `${shots}/rematch.png` });
  await dan.page.locator('.end-again', { hasText: 'Come along' }).click();
  await dan.page.waitForURL((url) => url.pathname === new URL(cat.page.url()).pathname);
  check('both are there', await seen(cat.page.locator('.room-seat[data-seat="1"]', { hasText: 'ready' })));
  check('Cat hosts, on her seat', await seen(cat.page.locator('.room-seat[data-seat="0"]', { hasText: 'host' })));
  await start(cat, dan);

  // ---- while it waits for players ------------------------------------------------------------------------------------------
  link = await table(eve, { seats: 4, bots: { 3: 'easy' }, name: 'Eve' });
  await join(ben, link, 'Ben');
  check('start says who plays and who gets the rest', /Eve.*Ben.*play\. A bot \(easy\) gets the free place/s.test(await eve.page.locator('.room-will').innerText()), await eve.page.locator('.room-will').innerText());
  await eve.page.locator('.room-change').click();
  const sheet = eve.page.locator('dialog[open]');
  await sheet.getByRole('radio', { name: '3 min' }).click();
  await sheet.locator('[data-row="seats"] .ui-step').last().click();
  await sheet.locator('.room-change-done').click();
  check('the host changes time and places, and Ben sees it', await seen(ben.page.locator('.room-facts', { hasText: '3:00 for each answer' })) && await seen(ben.page.locator('.room-seat[data-seat="4"]')));
  check('and start says so', await seen(eve.page.locator('.room-will', { hasText: 'Time: 3:00 for each answer.' })));
  check('only the host changes anything', (await ben.page.locator('.room-change').count()) === 0);
  await eve.page.screenshot({ path: `${shots}/waiting-host.png` });
  await ben.page.locator('.room-seat[data-seat="2"]').click();
  await ben.page.locator('.room-sit', { hasText: 'Move here' }).click();
  check('Ben changes chairs', await seen(eve.page.locator('.room-seat[data-seat="2"]', { hasText: 'Ben' })) && await seen(eve.page.locator('.room-seat[data-seat="1"][data-who="free"]')));
  check('and is still there', await seen(ben.page.locator('.room-seat[data-seat="2"]', { hasText: 'you' })) && await seen(eve.page.locator('.room-seat[data-seat="2"]', { hasText: 'ready' })));
  check('his browser helps to shuffle from there', await seen(eve.page.locator('.room-seat[data-seat="2"]', { hasText: 'helps shuffle' })));
  await eve.page.locator('.room-leave button', { hasText: 'Close the table' }).click();
  await eve.page.locator('.room-really').click();
  check('whoever is there is told who closed it', await seen(ben.page.locator('.oops', { hasText: 'Eve has closed it' })));
  await ben.page.screenshot({ path: `${shots}/closed.png` });
  await eve.page.waitForURL(`${server.url}/`);
  await ben.page.reload();
  check('and it is gone', await seen(ben.page.locator('.oops')));

  // ---- in play ---------------------------------------------------------------------------------------------------------------
  link = await table(eve, { seats: 4, bots: { 2: 'easy', 3: 'easy' }, name: 'Eve' });
  await join(ben, link, 'Ben');
  await start(eve, ben);
  await ben.page.locator('.tools button[aria-label="Settings"]').click();
  await ben.page.locator('.act-pause', { hasText: 'Ask for a pause' }).click();
  const wish = eve.page.locator('.bar', { hasText: /asks to pause the match/ });
  await wish.waitFor({ timeout: 30000 });
  check('who asks for what, and who is waited for', /Ben asks to pause the match\. Waiting for you, \d+ s left/.test((await wish.innerText()).replace(/\s+/g, ' ')), await wish.innerText());
  check('whoever asked reads it as their own', await seen(ben.page.locator('.bar, .vote-strip', { hasText: /You ask to pause the match/ })));
  check('meanwhile nothing else is asked of her', await eve.page.locator('[data-ring="asked"]').count() === 0);
  await eve.page.screenshot({ path: `${shots}/vote.png` });
  await wish.locator('.bar-main').click();
  check('a pause by vote', await seen(eve.page.locator('.bar', { hasText: 'The match is paused' })));
  await eve.page.locator('.bar button', { hasText: 'Resume' }).click();
  check('and it goes on', await eve.page.locator('.bar', { hasText: 'The match is paused' }).waitFor({ state: 'detached', timeout: 30000 }).then(() => true, () => false));
  await ben.page.locator('.act-leave').click();
  check('leaving asks once, and says what will happen', await seen(ben.page.locator('dialog[open]', { hasText: 'A bot plays on in your seat' })));
  await ben.page.locator('.act-really').click();
  await ben.page.waitForURL(`${server.url}/`);
  await ben.page.goto(`${server.url}/t/${link}`);
  check('so does the table itself', await seen(ben.page.locator('.take-seat', { hasText: 'Take my seat back' })));
  await ben.page.goto(`${server.url}/#records`);
  const left = ben.page.locator(`[data-going="${link}"]`, { hasText: 'you left' });
  check('and it is among his tables', await seen(left.locator('a', { hasText: 'Watch' })));
  await left.locator('.take-back').click({ timeout: 60000 });
  check('who left takes the seat back', await seen(ben.page.locator('.seat-you', { hasText: 'You' })));
  await eve.page.locator('.tools button[aria-label="Settings"]').click();
  await eve.page.locator('.act-offers summary').click();
  await eve.page.locator('.act-offers button').first().click();
  const asked = ben.page.locator('.bar', { hasText: 'asks to let somebody new take over' });
  check('everybody who plays is asked, and told what it means', await seen(asked.locator('.bar-small', { hasText: 'They will see its cards and secrets.' })));
  await asked.locator('.bar-main').click();
  const fay = await person(browser);
  await fay.page.goto(`${server.url}/t/${link}`);
  await fay.page.locator('.take-seat', { hasText: 'Take over from' }).click({ timeout: 60000 });
  check('somebody who watched takes over from a bot', await seen(fay.page.locator('.seat-you')) && await seen(eve.page.locator('.seat', { hasText: 'Guest' })));
  await fay.page.keyboard.press('l');
  check('the log says so', await seen(fay.page.locator('.log-line', { hasText: 'You take over from a bot' })));

  await fay.page.locator('.tools button[aria-label="Settings"]').click();
  await fay.page.locator('.act-leave').click();
  await fay.page.locator('.act-really').click();
  await fay.page.waitForURL(`${server.url}/`);
  check('home says which table one has left', await seen(fay.page.locator('.home-back', { hasText: 'You left Earth Gambit with Eve and Ben' })));
  await fay.page.locator('.home-back .take-back').click({ timeout: 60000 });
  check('and one click takes the seat back', await seen(fay.page.locator('.seat-you')));

  // alone: the match waits for whoever leaves it
  await fay.page.goto(server.url);
  await fay.page.locator('[data-game-box="martians"] button').first().click();
  await fay.page.locator('.bar-asked').waitFor();
  const waits = fay.page.url().split('/').at(-1);
  await fay.page.locator('.tools button[aria-label="Settings"]').click();
  await fay.page.locator('.act-leave').click();
  check('alone: leaving says that the match waits', await seen(fay.page.locator('dialog[open]', { hasText: 'The match waits' })));
  await fay.page.locator('.act-really').click();
  await fay.page.waitForURL(`${server.url}/`);
  await fay.page.waitForTimeout(3000); // bots would have played by then
  await fay.page.goto(`${server.url}/#records`);
  const waiting = fay.page.locator(`[data-going="${waits}"]`, { hasText: 'you left' });
  check('alone: it is among the tables that go on', await seen(waiting));
  await waiting.locator('.take-back').click({ timeout: 60000 });
  check('alone: and goes on as it was with one click', await seen(fay.page.locator('.bar-asked')));

  // a match that goes on without somebody is neither won nor lost for them
  link = await table(eve, { seats: 3, bots: { 2: 'easy' }, name: 'Eve' });
  await join(fay, link, 'Fay');
  await start(eve, fay);
  await fay.page.locator('.tools button[aria-label="Settings"]').click();
  await fay.page.locator('.act-leave').click();
  await fay.page.locator('.act-really').click();
  await fay.page.waitForURL(`${server.url}/`);
  await playOut(eve.page, 5);
  await fay.page.goto(`${server.url}/#records`);
  const past = fay.page.locator(`[data-record="${link}"] .ui-tag`);
  check('whoever left a match reads so afterwards', await seen(past) && (await past.allInnerTexts()).join() === 'you left', (await past.allInnerTexts()).join());

  const errors = [ann, ben, eve, cat, dan, fay].flatMap((p) => p.errors).filter((e) => !/404|WebSocket/.test(e)); // the table that is gone
  check('no errors', errors.length === 0, errors.join('; '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
