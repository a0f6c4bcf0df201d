// friends.mjs - two people in two browsers at one table, with bots: hidden hands, a reload in the middle of a question, a
// restart of the server, somebody who leaves, is replaced and comes back, chat, undo by agreement, an answer that is refused.
import { check, finish, makeTable, person, playOut, shots, startBrowser, startServer } from './harness.mjs';

let server = await startServer();
const browser = await startBrowser();
const hand = (page) => page.locator('.hand .eg-card-name').allInnerTexts();
const question = (page) => page.locator('.bar-title').innerText();

try {
  const ann = await person(browser), ben = await person(browser);
  const address = await makeTable(ann.page, server.url, { game: 'earth-gambit', seats: 4, name: 'Ann', open: [1], start: false });
  await ben.page.goto(address);
  await ben.page.locator('.sit input').fill('Ben');
  await ben.page.locator('.sit button').click();
  await ann.page.locator('.room-seat', { hasText: 'Ben' }).waitFor();
  await ann.page.locator('.room-seat', { hasText: 'Ben' }).locator('.ui-tag', { hasText: 'helps shuffle' }).waitFor();
  await ann.page.locator('[data-act="start"]').click();
  for (const p of [ann, ben]) await p.page.locator('.hand .eg-card').first().waitFor();

  // Nobody is sent another hand: the frames of the socket say it.
  const annHand = await hand(ann.page), benHand = await hand(ben.page);
  check('both have cards', annHand.length > 0 && benHand.length > 0);
  const benSees = await ben.page.locator('.board').innerText();
  const allSee = await ann.page.evaluate(() => [...document.querySelectorAll('.board *')].filter((e) => !e.closest('.hand') && !e.children.length).map((e) => e.textContent).join(' ')); // a bot may have played its like
  check("Ben's board names no card of Ann", annHand.every((c) => benHand.includes(c) || allSee.includes(c) || !benSees.includes(c)), annHand.join());

  // Whoever is asked reloads: the same question, the same hand, within a second.
  for (let i = 0; i < 200 && !(await ann.page.locator('.bar-asked').isVisible()); i++) await ann.page.waitForTimeout(50), await ben.page.evaluate(() => { (document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"]'))?.click(); });
  check('Ann is asked', await ann.page.locator('.bar-asked').isVisible());
  const before = [await question(ann.page), await hand(ann.page)];
  await ann.page.reload();
  await ann.page.locator('.bar-asked').waitFor({ timeout: 30000 });
  check('after a reload the same question and hand', JSON.stringify([await question(ann.page), await hand(ann.page)]) === JSON.stringify(before));

  // The server dies and comes back on the same port with the same store.
  await server.stop('SIGKILL');
  await ann.page.locator('.bar', { hasText: 'Connection lost' }).waitFor({ timeout: 30000 });
  await ann.page.screenshot({ path: `${shots}/friends-line-down.png` });
  server = await startServer(server.store, server.port);
  await ann.page.locator('.bar-asked').waitFor({ timeout: 30000 });
  check('after a restart the same question and hand', JSON.stringify([await question(ann.page), await hand(ann.page)]) === JSON.stringify(before));

  // Chat, and muting.
  await ben.page.keyboard.press('c');
  check('quick phrases stand above the line to write in', (await ben.page.locator('.chat-quick button').count()) >= 4);
  await ben.page.locator('.chat-quick button').first().click();
  check('they are sent as ordinary chat', await ben.page.locator('.chat-lines', { hasText: 'Ben: Nice one' }).waitFor({ timeout: 30000 }).then(() => true, () => false), await ben.page.locator('.chat-lines').innerText());
  await ben.page.locator('.chat-form input').fill('Hello from Ben');
  await ben.page.locator('.chat-form button').click();
  check('unread lines are counted', await ann.page.locator('.tools .ui-unread', { hasText: '2' }).waitFor({ timeout: 30000 }).then(() => true, () => false));
  await ann.page.keyboard.press('c');
  await ann.page.locator('.chat-lines', { hasText: 'Hello from Ben' }).waitFor();
  await ann.page.locator('.mutes button').first().click();
  check('a muted friend is not heard', await ann.page.locator('.chat-lines', { hasText: 'Hello from Ben' }).waitFor({ state: 'detached', timeout: 30000 }).then(() => true, () => false));
  await ann.page.locator('.mutes button').first().click();
  await ann.page.locator('.ui-tab', { hasText: 'Log' }).click();

  // A hint says what, how sure and why.
  await ann.page.locator('.tools [data-act="hint"]').click();
  await ann.page.locator('.board .hint').waitFor({ timeout: 30000 });
  check('a hint says how often bots would win, and promises nothing', /If bots played on from here, you would/.test(await ann.page.locator('.board .hint').innerText()));

  // Undo says beforehand what it will do. Once others have answered it is asked of the people there; it can be withdrawn, it
  // shows who is missing and for how long, and a no is a no.
  const act = (page) => page.evaluate(() => { (document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"]'))?.dispatchEvent(new MouseEvent('click', { bubbles: true })); });
  const undo = ann.page.locator('.tools [data-act="undo"]'), asks = (page) => page.locator('.bar, .vote-strip', { hasText: /asks? to undo a move/ });
  for (let i = 0; i < 300 && !/Ask to undo/.test(await undo.getAttribute('title')); i++) { await act(ann.page); await act(ben.page); await ann.page.waitForTimeout(50); }
  check('undo says that it must be asked for', /Ask to undo/.test(await undo.getAttribute('title')) && /Ben must agree/.test(await undo.getAttribute('title')), await undo.getAttribute('title'));
  await undo.click();
  check('it says whose moves go and who must agree', /Ben must agree/.test(await ann.page.locator('dialog[open]').innerText()), await ann.page.locator('dialog[open]').innerText());
  await ann.page.locator('.undo-really').click();
  await asks(ben.page).waitFor({ timeout: 30000 });
  check('Ben is told what would be undone, who is missing and for how long', /Ann asks to undo a move\. This undoes (that move and everything that came of it|the last \d+ moves and everything that came of them)\. Waiting for you, \d+ s left/.test((await asks(ben.page).innerText()).replace(/\s+/g, ' ')), await asks(ben.page).innerText());
  const said = Number((await asks(ben.page).innerText()).match(/(\d+)\s+s left/)[1]);
  await ben.page.waitForTimeout(1500);
  check('the time that is left counts down', Number((await asks(ben.page).innerText()).match(/(\d+)\s+s left/)[1]) < said);
  await ben.page.screenshot({ path: `${shots}/friends-undo.png` });
  await ann.page.locator('[data-act="withdraw"]').click();
  for (const { page } of [ann, ben]) await asks(page).waitFor({ state: 'detached', timeout: 30000 });
  check('a withdrawn undo is gone', await asks(ann.page).count() === 0);
  await undo.click();
  await ann.page.locator('.undo-really').click();
  await asks(ben.page).waitFor({ timeout: 30000 });
  await ben.page.locator('.bar button', { hasText: 'No' }).click();
  await asks(ann.page).waitFor({ state: 'detached', timeout: 30000 });
  check('an undo that is refused ends and is not offered again', await ann.page.locator('.tools [data-act="undo"][title="Nothing to undo"]').waitFor({ timeout: 30000 }).then(() => true, () => false));
  for (let i = 0; i < 300 && !/Ask to undo/.test(await undo.getAttribute('title')); i++) { await act(ann.page); await act(ben.page); await ann.page.waitForTimeout(50); }
  const lines = await ann.page.locator('.log .log-line', { hasText: 'undid a move' }).count();
  await undo.click();
  await ann.page.locator('.undo-really').click();
  await asks(ben.page).waitFor({ timeout: 30000 });
  await ben.page.locator('.bar button', { hasText: 'Agree' }).click();
  await asks(ann.page).waitFor({ state: 'detached', timeout: 30000 });
  await ann.page.waitForTimeout(200);
  check('with a space before the mark', /\S undone/.test((await ann.page.locator('.log-undone .log-text').first().evaluate((e) => e.textContent))), await ann.page.locator('.log-undone .log-text').first().evaluate((e) => e.textContent));
  check('what was undone is marked', (await ann.page.locator('.log-undone', { hasText: 'undone' }).count()) > 0);
  check('an undo that is agreed to happens', await ann.page.locator('.log .log-line', { hasText: 'undid a move' }).count() === lines + 1);

  // Ben loses the line: Ann waits out the countdown and lets a bot sit in; it plays from his seat; he comes back and takes it.
  await ben.page.goto('about:blank');
  await ann.page.locator('.seats .seat', { hasText: 'Ben' }).locator('.ui-tag', { hasText: 'away' }).waitFor({ timeout: 30000 });
  const sitIn = ann.page.locator('.bar button', { hasText: 'Let a bot play' });
  for (let i = 0; i < 900 && !(await sitIn.isVisible()); i++) {
    await ann.page.evaluate(() => { (document.querySelector('.bar-asked .bar-main') ?? document.querySelector('.bar-asked .bar-answer') ?? document.querySelector('.hand [data-ring="asked"], .board [data-ring="asked"], .seats [data-ring="asked"]'))?.dispatchEvent(new MouseEvent('click', { bubbles: true })); });
    await ann.page.waitForTimeout(100);
  }
  await ann.page.screenshot({ path: `${shots}/friends-away.png` });
  check('the table is asked about a seat that is away', await sitIn.isVisible());
  await sitIn.click({ timeout: 70000 });                 // a click waits until the countdown unlocks it
  await ann.page.locator('.seats .seat', { hasText: 'Ben' }).locator('.ui-tag', { hasText: 'bot' }).waitFor({ timeout: 30000 });
  check('a bot sits in for Ben', true);
  await ben.page.goto(address);
  await ben.page.locator('.bar', { hasText: 'A bot is playing for you' }).waitFor({ timeout: 30000 });
  await ben.page.screenshot({ path: `${shots}/friends-substitute.png` });
  await ben.page.locator('.bar button', { hasText: 'Take my seat back' }).click();
  await ann.page.locator('.seats .seat', { hasText: 'Ben' }).locator('.ui-tag', { hasText: 'bot' }).waitFor({ state: 'detached', timeout: 30000 });
  check('Ben has his seat again', true);
  check('the story tells what happened meanwhile', (await ben.page.locator('.story').innerText()).includes('While you were away') && (await ben.page.locator('.story-row').count()) > 0, await ben.page.locator('.story').innerText());

  // Both play to the end by taps.
  const ends = await Promise.all([playOut(ann.page, 3), playOut(ben.page, 4)]);
  check('two people and two bots play to the end', ends.every((n) => n > 0));
  // While the server restarts, nothing can be fetched from it, not even the service worker.
  const ofTheRestart = /WebSocket|ERR_CONNECTION|Failed to load resource|error occurred when fetching the script/;
  check('no error in either console', [...ann.errors, ...ben.errors].every((e) => ofTheRestart.test(e)), [...ann.errors, ...ben.errors].join(' | '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
