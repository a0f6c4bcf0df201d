// help.mjs - help at the table: the tab "Now" says what can be done, what cannot and why, and the tips that fit; "Show me" beside a
// rule leads to its lesson; the coach remarks a blunder once, and it can be taken back. The server draws fixed lots
// (fixed_chance.c) and a match of people is played by numbers, so the blunder is the same in every run.
//   node tests/web/help.mjs --orrery build-dev/orrery --fixed build-dev/tests/libfixed_chance.so
import { check, finish, person, shots, startBrowser, startServer } from './harness.mjs';
import { axe, fits } from './looks.mjs';
import { ask, Line } from './wire.mjs';

const SEATS = 3, LEAST = 15; // points that a blunder costs
const DESK = { viewport: { width: 1366, height: 650 } }, PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const fixed = process.argv[process.argv.indexOf('--fixed') + 1];
process.env.LD_PRELOAD = fixed;
const server = await startServer(null, null, 'posts = 1000\ngets = 1000\n');
delete process.env.LD_PRELOAD;
const { url } = server;
const browser = await startBrowser();

/** A match of people, to its end; where on the way somebody was barred from something by a rule that a lesson teaches. */
async function playMatch({ lessons }) {
  const { data: { link }, cookie } = await ask(url, '/api/tables', { game: 'earth-gambit', seats: SEATS, options: {}, name: 'Ada', seat: 0 });
  const cookies = [cookie];
  for (let seat = 1; seat < SEATS; seat++) cookies.push((await ask(url, `/api/tables/${link}/seats`, { name: `Ben ${seat}`, seat })).cookie);
  const lines = cookies.map((c) => new Line(url, link, c));
  for (const l of lines) { await l.open; while (!l.info) await l.stir(); }
  await lines[0].say({ t: 'start' });
  let barred = null;
  for (let given = 0; !lines[0].view?.over;) {
    const at = lines[0].view ? Math.min(...lines[0].view.asked) : Infinity, { view } = lines[at] ?? {};
    if (!view?.asked.includes(at) || view.answers < lines[0].view.answers) { await lines[0].stir(20); continue; }
    const taught = view.locked.find((l) => lessons[l.rule])?.rule;
    if (!barred && taught && view.legal.length > 1) barred = { at: view.answers, seat: at, rule: taught };
    await lines[at].say({ t: 'answer', question: view.question, a: view.legal[(given * 5 + 1) % view.legal.length].a });
    given += 1;
    while (lines[at].view === view) await lines[at].stir(20);
  }
  const last = lines[0].view.answers;
  lines.forEach((l) => l.close());
  return { link, barred, last };
}

/** On a busy machine the server gives the connection up and goes on: ask again. */
async function review(link, seat, tries = 8) {
  try { return await ask(url, `/api/tables/${link}/review?eyes=${seat}`); } catch (e) { if (!tries) throw e; return review(link, seat, tries - 1); }
}

/** The costliest play of a card that did not end the match. */
async function costliest({ link, last }) {
  const all = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { mistakes } = (await review(link, seat)).data;
    all.push(...mistakes.filter((m) => m.answer < last - 4 && m.did.label.startsWith('Play ')).map((m) => ({ ...m, seat })));
  }
  const [worst] = all.sort((a, b) => b.loss - a.loss);
  if (!(worst?.loss >= LEAST)) throw new Error(`No blunder in the match: ${JSON.stringify(all)}`);
  return worst;
}

/** On from a position, bots in the other seats; a browser that has the seat, and everything it is told about. */
async function sitAt(match, at, seat, options) {
  const { data, cookie } = await ask(url, `/api/tables/${match.link}/on`, { at, seat, level: 'easy', name: 'Ada' });
  const { context, page, errors } = await person(browser, options);
  const remarks = [];
  page.on('websocket', (w) => w.on('framereceived', ({ payload }) => { if (/"t":"remark"/.test(String(payload))) remarks.push(String(payload)); }));
  await page.addInitScript(() => localStorage.setItem('orrery', JSON.stringify({ name: 'Ada', language: 'en', confirm: 'never', pace: 'instant', notifyAsked: true })));
  const split = cookie.indexOf('=');
  await context.addCookies([{ name: cookie.slice(0, split), value: cookie.slice(split + 1), url }]);
  await page.goto(`${url}/t/${data.link}`);
  await page.locator('.bar-asked').waitFor();
  const line = new Line(url, data.link, cookie);
  await line.open;
  while (!line.view) await line.stir();
  return { context, page, errors, remarks, line };
}

/** A page of the drawer; on a phone by the menu. */
async function open(page, tool, tab) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const onPhone = await menu.isVisible();
  if (onPhone) await menu.click();
  await (onPhone ? page.locator('.menu') : page).getByRole('button', { name: tool, exact: true }).locator('visible=true').first().click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}
const closeDrawer = (page) => page.keyboard.press('Escape');

async function nowTab({ tips }, match, options, where) {
  const { context, page, errors, line } = await sitAt(match, match.barred.at, match.barred.seat, options);
  const { view } = line, rules = [...new Set(view.locked.map((l) => l.rule))];
  await open(page, 'Log', 'Now');
  const now = page.locator('.now'), list = (title) => now.locator(`h3:has-text("${title}") + ul > li`);
  await now.locator('[data-tip]').first().waitFor();
  check(`${where}: every answer`, (await list('You can').count()) === view.legal.length, await now.innerText());
  const barred = await list('Not now').allInnerTexts();
  check(`${where}: what is barred, by rule`, barred.length === rules.length && rules.every((r) => barred.some((b) => b.includes(r))), barred.join(' | '));
  check(`${where}: and why`, barred.every((b) => /: [a-z].{15,}/.test(b)), barred.join(' | '));
  const verbs = new Set(view.legal.map((l) => l.text.split(' ')[0]));
  const shown = await now.locator('[data-tip]').evaluateAll((all) => all.map((e) => e.dataset.tip));
  const fit = tips.filter((t) => rules.includes(t.when.replace('locked ', '')) || (t.when.startsWith('asked ') && verbs.has(t.when.slice(6))));
  check(`${where}: tips fit`, fit.length > 0 && fit.every((t) => shown.includes(t.id)), `${shown} for ${fit.map((t) => t.id)}`);
  const unfit = tips.filter((t) => /^(asked|locked|over)/.test(t.when) && !fit.includes(t)).map((t) => t.id);
  check(`${where}: and only those`, !shown.some((id) => unfit.includes(id)), shown.join());
  await axe(page, `${where}, Now`);
  await fits(page, `${where}, Now`);
  await page.screenshot({ path: `${shots}/help-now-${where}.png` });
  await list('Not now').locator(`.rule-id:text-is("${match.barred.rule}")`).click();
  const lesson = page.locator(`.rules a[aria-label*="${match.barred.rule}"]`);
  await lesson.waitFor();
  const [opened] = await Promise.all([context.waitForEvent('page'), lesson.click()]);
  await opened.locator('.lesson-text').waitFor();
  check(`${where}: "Show me" leads to the lesson`, /#learn\/earth-gambit\/\d$/.test(opened.url()), opened.url());
  check(`${where}: no errors`, errors.length === 0, errors.join(' | '));
  line.close();
  await context.close();
}

/** By a tap at the card. */
async function blunder(page, worst) {
  await page.locator(`.hand [data-kind="${worst.did.a[1]}"]`).first().click();
}

async function coach(match, worst, options, where) {
  const { context, page, errors, remarks, line } = await sitAt(match, worst.answer, worst.seat, options);
  const legal = JSON.stringify(line.view.legal), before = line.view.answers;
  await open(page, 'Settings');
  const flip = page.getByRole('switch', { name: /^Coach/ });
  await flip.click();
  await page.waitForFunction((e) => e.getAttribute('aria-checked') === 'true', await flip.elementHandle());
  await closeDrawer(page);
  await blunder(page, worst);
  const said = page.locator('.coach-line');
  await said.waitFor();
  const text = await said.innerText();
  check(`${where}: what was better, and how sure`, /looked better\. It wins \d+ of 100 imagined games instead of \d+, give or take \d+/.test(text), text);
  check(`${where}: one remark`, remarks.length === 1, remarks.join());
  const { x, y, width, height } = await said.boundingBox();
  check(`${where}: all of it is in sight`, x >= 0 && y >= 0 && x + width <= options.viewport.width && y + height <= options.viewport.height, `${x} ${y} ${width} ${height}`);
  await axe(page, `${where}, coach`);
  await fits(page, `${where}, coach`);
  await page.screenshot({ path: `${shots}/help-coach-${where}.png` });
  await said.getByRole('button', { name: 'Take it back' }).click();
  while (line.view.answers !== before) await line.stir();
  await page.locator('.bar-asked').waitFor();
  check(`${where}: the question is back`, JSON.stringify(line.view.legal) === legal && (await said.count()) === 0);
  await blunder(page, worst);
  while (line.view.answers === before) await line.stir();
  while (!line.view.over && line.view.answers <= before + 2) { // to the end of the turn: what the coach had to say was said by then
    const { view } = line;
    if (view.asked.includes(worst.seat)) await line.say({ t: 'answer', question: view.question, a: view.legal[0].a });
    while (line.view === view) await line.stir();
  }
  check(`${where}: whoever does it again hears nothing more`, remarks.length === 1 && (await said.count()) === 0, remarks.join());
  check(`${where}: no errors`, errors.length === 0, errors.join(' | '));
  line.close();
  await context.close();
}

try {
  const help = (await ask(url, '/api/help/earth-gambit')).data;
  const match = await playMatch(help), worst = await costliest(match);
  check('somebody was barred from something', match.barred !== null);
  for (const [where, options] of [['desk', DESK], ['phone', PHONE]]) {
    await nowTab(help, match, options, where);
    await coach(match, worst, options, where);
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
