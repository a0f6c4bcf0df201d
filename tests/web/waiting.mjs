// waiting.mjs - who comes by the link while a table waits: the seat to take stands first, and watchers chat among themselves.
import { check, finish, person, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
try {
  const ann = await person(browser, { viewport: { width: 1366, height: 650 } });
  await ann.page.goto(`${server.url}/health`);
  const link = await ann.page.evaluate(async () => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'earth-gambit', seats: 3, name: 'Ann', seat: 0, bots: { 2: 'easy' } }) })).json()).link);
  await ann.page.goto(`${server.url}/t/${link}`);
  await ann.page.locator('[data-act="start"]').waitFor();
  const eve = await person(browser, { viewport: { width: 1366, height: 650 }, locale: 'it-IT' });
  const olga = await person(browser, { viewport: { width: 390, height: 844 } });
  for (const p of [eve, olga]) {
    await p.page.goto(`${server.url}/t/${link}`);
    await p.page.locator('.room-chat [data-chat-text]').waitFor();
    const sit = await p.page.locator('.sit button').boundingBox();
    check('the seat to take is in sight at once', sit !== null && sit.y + sit.height <= p.page.viewportSize().height, JSON.stringify(sit));
  }
  check('who comes reads who is there', /^Al tavolo: Ann\./.test(await eve.page.locator('.room-count').innerText()) && /^At the table: Ann\./.test(await olga.page.locator('.room-count').innerText()), await olga.page.locator('.room-count').innerText());
  const foot = await ann.page.evaluate(() => {
    const [will, start] = ['.room-will', '.room-start'].map((s) => document.querySelector(s).getBoundingClientRect());
    const low = Math.max(...[...document.querySelectorAll('.room-seat')].map((e) => e.getBoundingClientRect().bottom));
    return { words: will.top >= 0 && will.bottom <= start.top && start.bottom <= innerHeight, seats: low <= innerHeight };
  });
  check('what start will do, the button and every seat are in sight', foot.words && foot.seats, JSON.stringify(foot));
  await ann.page.locator('[data-chat-text]').fill('Hello everybody, I shall be back in a minute or two.');
  await ann.page.locator('.room-chat button[type="submit"]').click();
  await ann.page.locator('.room-chat li').waitFor();
  const covered = await ann.page.evaluate(() => [...document.querySelectorAll('[data-chat-text], .room-chat button, .room-chat li, .room-out button, .room-will, .room-start')].filter((e) => {
    const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    return r.bottom > innerHeight + 1 || !(top === e || e.contains(top));
  }).map((e) => e.textContent || e.dataset.chatText || e.className));
  check('chat, start and the ways out are in sight on a low laptop, also after a message', covered.length === 0 && (await ann.page.locator('.room-out button').count()) >= 3, covered.join(' | '));
  await eve.page.locator('[data-chat-text]').fill('Who begins?');
  await eve.page.locator('.room-chat button[type="submit"]').click();
  await eve.page.locator('.chat-why').waitFor();
  check('without a name it says so, in Italian', /nome/.test(await eve.page.locator('.chat-why').innerText()), await eve.page.locator('.chat-why').innerText());
  await eve.page.locator('[data-chat-name]').fill('Eve');
  await eve.page.locator('.room-chat button[type="submit"]').click();
  check('another watcher reads it', await olga.page.locator('.room-chat li[data-watcher]', { hasText: 'Who begins?' }).waitFor({ timeout: 20000 }).then(() => true, () => false));
  check('a player does not', (await ann.page.locator('.room-chat li').count()) === 1);
  await olga.page.goto(server.url);
  await olga.page.locator('[data-game-box="martians"] .home-friends').click();
  const make = olga.page.locator('.maker button[type="submit"]');
  await make.waitFor();
  check('the button that opens a table is in sight, however long its sheet', await make.evaluate((e) => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; }));
  await olga.page.locator('.maker').getByRole('radio', { name: '8 s' }).click();
  await olga.page.locator('.maker input[autocomplete="nickname"]').fill('Olga');
  await make.click();
  await olga.page.locator('.room-facts').waitFor();
  check('the room says how long bots wait', /Time to interrupt bots\s*8 s/.test(await olga.page.locator('.room-facts').innerText()), await olga.page.locator('.room-facts').innerText());
  await olga.page.goto(server.url);
  const solo = await olga.page.evaluate(async () => (await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'martians', seats: 1, name: 'Olga', seat: 0, options: { mode: 'coop', min_players: '1' } }) })).json()).link);
  await olga.page.goto(`${server.url}/t/${solo}`);
  await olga.page.locator('[data-act="start"]').waitFor();
  check('a room for one invites nobody and waits for nobody', (await olga.page.locator('.room-invite, .room-chat, .room-count').count()) === 0 && !/friends|bots/.test(await olga.page.locator('.room-page').innerText()), await olga.page.locator('.room-page').innerText());
  await olga.page.locator('[data-act="start"]').click();
  await olga.page.locator('.bar-asked').waitFor();
  await olga.page.goto(server.url);
  const back = olga.page.locator('.home-back-text');
  await back.waitFor();
  check('the way back counts no bots where there are none', !/bot|0| ,/.test(await back.innerText()) && /Martians!!!/.test(await back.innerText()), await back.innerText());
  const nowhere = await ann.page.goto(`${server.url}/nowhere`);
  await ann.page.locator('.oops').waitFor();
  check('an address that leads nowhere is a page that helps', nowhere.status() === 404 && (await ann.page.locator('.oops a, .oops button').count()) >= 2);
} finally {
  await browser.close();
  await server.stop();
}
finish();
