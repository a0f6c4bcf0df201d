// doors.mjs - how people find a table and how a seat changes hands, in real browsers: by link, by the code that was read to them,
// freed by the host, host no more, moved to another device. Whoever has lost a seat sees nothing of it.
import { check, finish, makeTable, person, startBrowser, startServer } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const seats = (page) => page.locator('.room-seat');
const sitDown = async (page, name) => {
  await page.locator('.sit input').fill(name);
  await page.locator('.sit button').click();
};
const join = async (page, text) => {
  await page.goto(server.url);
  await page.locator('.home-join input').fill(text);
  await page.locator('.home-join button').click();
};

try {
  const [ann, ben, cy, dan] = await Promise.all([1, 2, 3, 4].map(() => person(browser)));
  const address = await makeTable(ann.page, server.url, { game: 'earth-gambit', seats: 4, name: 'Ann', open: [1], start: false });
  const link = address.split('/t/')[1];
  check('the link has a secret', /^[a-hjkmnp-z2-9]{23}$/.test(link), link);
  const code = await ann.page.locator('.room-code').innerText();
  check('the waiting room shows the link and the code', (await ann.page.locator('[data-link]').getAttribute('data-link')) === address && code === link.slice(0, 6).toUpperCase(), code);

  // By the code, as somebody types it.
  await join(ben.page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await ben.page.waitForURL(`**/t/${link}`);
  await sitDown(ben.page, 'Ben');
  await seats(ann.page).filter({ hasText: 'Ben' }).waitFor();
  check('Ben joins by the code', true);
  await cy.page.goto(`${server.url}/t/${code}`);
  await cy.page.waitForURL(`**/t/${link}`);
  check('the code works as an address too', true);
  await cy.page.goto(server.url);
  await cy.page.locator('.home-join input').fill('zzzzzz');
  await cy.page.locator('.home-join button').click();
  await cy.page.locator('.shell-refusal', { hasText: 'No table' }).waitFor();
  check('a wrong code gets a sentence', true);
  await cy.page.locator('.home-join input').fill('hello?');
  await cy.page.locator('.home-join button').click();
  await cy.page.locator('.shell-refusal', { hasText: 'neither a code nor a link' }).waitFor();
  check('what is no code is not sent', cy.page.url() === `${server.url}/`, cy.page.url());

  // The host frees Ben's seat; he is told so, and sits down again.
  await seats(ann.page).filter({ hasText: 'Ben' }).click();
  await ann.page.locator('button', { hasText: 'Remove Ben' }).click();
  await ben.page.locator('[role="status"]', { hasText: 'no longer yours' }).waitFor({ timeout: 5000 });
  check('the host frees a seat and its owner knows', await ben.page.locator('.sit').isVisible());
  check('a watcher can open a free seat, and no other', (await ben.page.locator('button.room-seat').count()) === 1);
  await ben.page.locator('button.room-seat').click();
  await ben.page.locator('.room-sit').waitFor();
  await ben.page.waitForFunction(() => document.querySelectorAll('dialog[open] button').length === 2, null, { timeout: 5000 }).catch(() => undefined);
  check('there is nothing of a host in it', (await ben.page.locator('dialog[open] button').count()) === 2 && await ben.page.locator('.room-sit').isVisible());
  await ben.page.keyboard.press('Escape');
  await sitDown(ben.page, 'Ben');
  await seats(ann.page).filter({ hasText: 'Ben' }).waitFor();

  // The host hands over, and has nothing to start any more.
  await seats(ann.page).filter({ hasText: 'Ben' }).click();
  await ann.page.locator('button', { hasText: 'Make Ben the host' }).click();
  await ben.page.locator('[data-act="start"]').waitFor();
  check('Ann is host no more', (await ann.page.locator('[data-act="start"]').count()) === 0);
  await ben.page.locator('[data-act="start"]').click();
  for (const p of [ann, ben]) await p.page.locator('.hand [data-target]').first().waitFor();

  // From the deal on the code is dead; the link is not.
  await join(cy.page, code);
  await cy.page.locator('.shell-refusal', { hasText: 'No table' }).waitFor();
  check('the code is dead once the match has begun', true);
  await join(cy.page, address);
  await cy.page.locator('.frame .bar').waitFor();
  check('the link still leads there', (await cy.page.locator('.hand [data-target]').count()) === 0);

  // Ben goes on with another device: the first one stops at once. There the code is typed at the table.
  const askCode = async (page) => {
    await page.locator('.tools .ui-tool').last().click();
    await page.locator('.of-the-seat button').first().click();
    return page.locator('dialog[open] [data-pass]').innerText();
  };
  const stopped = async (page, what) => {
    await page.locator('[data-moved] h1', { hasText: 'You play on the other device now' }).waitFor({ timeout: 30000 });
    check(`${what}: nothing of the seat is left`, (await page.locator('.hand, .bar, [data-act="hint"]').count()) === 0 && !(await page.content()).includes('eg-card'));
    check(`${what}: the tab does not call any more`, /other device/.test(await page.title()), await page.title());
  };
  const plays = (page) => page.locator('.hand [data-target]').first().waitFor({ timeout: 30000 });
  const first = await askCode(ben.page);
  check('eight letters in two groups, and a QR code', /^[A-HJKMNP-Z2-9]{4} [A-HJKMNP-Z2-9]{4}$/.test(first) && await ben.page.locator('dialog[open] .ui-qr').isVisible(), first);
  check('the time that is left is shown', /[45]:\d\d/.test(await ben.page.locator('dialog[open] [role="timer"]').innerText()));
  await dan.page.goto(address);
  await dan.page.locator('.frame .bar').waitFor();
  await dan.page.locator('.tools .ui-tool').last().click();
  await dan.page.locator('.set-page summary').click();
  await dan.page.locator('.set-page .device-form input').fill('zzzz zzzz');
  await dan.page.locator('.set-page .device-form button').click();
  await dan.page.locator('.set-page .device-why').waitFor();
  check('a wrong code gets a sentence at the table', true);
  await dan.page.locator('.set-page .device-form input').fill(first);
  await dan.page.locator('.set-page .device-form button').click();
  await plays(dan.page);
  await stopped(ben.page, 'typed at the table');

  // Back to the first one, by the code typed at the shelf; then by the link of the QR code to a phone.
  await join(ben.page, (await askCode(dan.page)).toLowerCase());
  await plays(ben.page);
  check('the address keeps no code', ben.page.url() === address, ben.page.url());
  await stopped(dan.page, 'typed at the shelf');
  const phone = await person(browser, { viewport: { width: 390, height: 844 } });
  const pass = (await askCode(ben.page)).replace(' ', '').toLowerCase();
  await phone.page.goto(`${address}#${pass}`);
  await plays(phone.page);
  await stopped(ben.page, 'by the QR code');
  await dan.page.goto(`${address}#${pass}`);
  await dan.page.locator('.oops h1', { hasText: 'did not come along' }).waitFor({ timeout: 30000 });
  check('a link is good once', true);
  await ben.page.locator('[data-moved] button', { hasText: 'Watch here' }).click();
  await ben.page.locator('.frame .bar', { hasText: 'watching' }).waitFor({ timeout: 30000 });
  check('the old device may watch', (await ben.page.locator('.hand [data-target]').count()) === 0);
  const errors = [ann, ben, cy, dan, phone].flatMap((p) => p.errors).filter((e) => !/status of (404|409)/.test(e));
  check('no error in any console', errors.length === 0, errors.join(' | '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
