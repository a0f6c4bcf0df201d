// booklet.mjs - the rules of every game as a booklet: headings, the turn as a strip, numbers, cards, rules with their IDs, search, "show
// me", both languages; axe finds nothing; in print one side of paper.
import { check, finish, person, startBrowser, startServer } from './harness.mjs';
import { axe } from './looks.mjs';

const server = await startServer();
const browser = await startBrowser();
const games = (await (await fetch(`${server.url}/api/games`)).json()).map((g) => g.id).filter((id) => id !== 'template');

async function read(page, game, locale) {
  const where = `${game}, ${locale}`;
  await page.goto(`${server.url}/rules/${game}`);
  await page.locator('.booklet-rules').first().waitFor();
  const help = await (await fetch(`${server.url}/api/help/${game}`)).json();
  const titles = await page.locator('.booklet-rules h2').allInnerTexts();
  const order = Object.keys(help.book.rules), begin = help.sections.map((s) => order.indexOf(s.first));
  const sections = help.sections.filter((_, i) => order.slice(begin[i], begin[i + 1]).some((id) => help.rules.includes(id))).map((s) => s[locale]);
  check(`${where}: the headings of the ledger`, titles.join() === sections.join(), titles.join());
  check(`${where}: every rule of this edition with its ID`, (await page.locator('.booklet-rules dt').allInnerTexts()).join() === help.rules.join());
  check(`${where}: the turn is a strip`, (await page.locator('.booklet-strip li').count()) >= 3);
  check(`${where}: cards`, (await page.locator('.booklet-gallery li').count()) >= 10);
  check(`${where}: words`, (await page.locator('.booklet-words dt').count()) === help.glossary.length);
  const told = await page.locator('.booklet-numbers tbody tr').evaluateAll((rows) => rows.map((r) => [r.querySelector('th').innerText.trim(), ...[...r.querySelectorAll('td')].map((d) => Number(d.innerText))]));
  const wanted = help.numbers.rows.map((r, i, all) => [r.rules === all[i - 1]?.rules ? r[locale] : `${r[locale]} ${r.rules}`, ...r.numbers]);
  check(`${where}: the numbers of the set-up are the engine's`, told.length >= 7 && JSON.stringify(told) === JSON.stringify(wanted), JSON.stringify(told));
  const [rule, lesson] = Object.entries(help.lessons)[0];
  const show = page.locator(`.booklet-show[aria-label*="${rule} "]`).first();
  check(`${where}: a lesson shows ${rule}`, (await show.getAttribute('href')) === `/#learn/${game}/${lesson}`);
  await axe(page, where);
}

async function search(page, game) {
  const field = page.locator('.booklet input[type="search"]');
  const help = await (await fetch(`${server.url}/api/help/${game}`)).json();
  await field.fill(help.rules[4]);
  check(`${game}: an ID finds its rule`, (await page.locator('.booklet-rules dt').allInnerTexts()).join() === help.rules[4]);
  await field.fill('xyzzyx');
  check(`${game}: nothing is found, and it says so`, await page.locator('.booklet [role="status"]').isVisible());
  await field.fill('');
}

for (const [locale, size, scheme] of [['en-GB', { width: 1366, height: 650 }, 'dark'], ['it-IT', { width: 390, height: 844 }, 'light']]) {
  const { page, errors, context } = await person(browser, { viewport: size, locale, colorScheme: scheme });
  for (const game of games) {
    await read(page, game, locale.slice(0, 2));
    await search(page, game);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    check(`${game}, ${size.width}: nothing sticks out`, wide <= 0, String(wide));
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    check(`${game}, ${locale}: one printed side`, (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length === 1, String((pdf.match(/\/Type\s*\/Page\b/g) ?? []).length));
  }
  await page.goto(`${server.url}/rules/chess`);
  check('an unknown game is nowhere', await page.locator('.oops, main').first().isVisible());
  check(`${locale}: no errors`, errors.filter((e) => !/404/.test(e)).length === 0, errors.join(' | '));
  await context.close();
}
await browser.close();
await server.stop();
finish();
