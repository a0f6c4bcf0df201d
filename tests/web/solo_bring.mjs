// solo_bring.mjs - a match begun alone goes to a server as a file and on with a friend, who is told what its maker may know (solo_tabs.mjs
// runs it). A file that somebody has changed is refused.
import { readFileSync } from 'node:fs';
import { check, dice, makeTable, person, startServer, tapOnce } from './harness.mjs';

async function answered(page, n) {
  const roll = dice(11);
  for (let taps = 0; taps < n;) {
    const did = await tapOnce(page, roll);
    if (did === 'wait' || did === 'nothing') await page.waitForTimeout(25);
    else taps += 1;
  }
}

/** The file that the table of this page is saved as. */
async function saved(page) {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.locator('.act-carry summary').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.act-carry a').click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

async function choose(page, server, name, text) {
  await page.goto(`${server.url}/#records`);
  await page.locator('.bring summary').click();
  await page.locator('.bring input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

export async function bring(browser, site) {
  const server = await startServer();
  const { context, page, errors } = await person(browser);
  try {
    await makeTable(page, site.url, { game: 'earth-gambit', seats: 3, name: 'Ada' });
    await answered(page, 3);
    const { name, text } = await saved(page);
    check('bring: the file is a record, called after the table and the seat', /^[A-Z2-9]{6}-1\.orrery$/.test(name) && text.startsWith('orrery-record 2\n'), name);
    const hand = await page.locator('.hand').innerText();

    await choose(page, server, name, text.replace(/(secret .)(.)/, (_, a, b) => `${a}${b === '0' ? '1' : '0'}`));
    await page.locator('.bring [role="alert"]').waitFor();
    check('bring: a record that was changed is refused, and nothing is made', page.url().endsWith('#records'));
    await choose(page, server, name, text);
    await page.locator('.frame').waitFor();
    check('bring: the match goes on with the same hand', (await page.locator('.hand').innerText()) === hand, hand);

    const friend = await person(browser);
    await friend.context.addInitScript(() => localStorage.setItem('orrery', '{"name":"Fay"}'));
    await friend.page.goto(page.url());
    await friend.page.locator('.take-seat').waitFor();
    check('bring: whoever comes is told what its maker may know', (await friend.page.locator('.bar').innerText()).includes('may know how the cards were dealt'));
    await friend.page.locator('.take-seat').click();
    await friend.page.locator('.take-seat').waitFor({ state: 'detached' });
    await friend.page.locator('.frame .seats').waitFor();
    check('bring: and takes a bot\'s seat', (await friend.page.locator('.frame .seats').innerText()).includes('You') && !(await friend.page.locator('.take-seat').count()));
    check('bring: no error in the console', errors.filter((e) => !e.includes('422')).length === 0, errors.slice(0, 2).join(' | '));
    await friend.context.close();
  } finally {
    await context.close();
    await server.stop();
  }
}
