// kit_gallery.mjs - the kit in a real Chromium: every section in both themes without an error, under the content policy of the server,
// readable and usable by keyboard, pointer and finger. Boards in the light, and axe on every board, are for `--every` (tools/check);
// web_pages has axe on a table of each ruleset.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { check, finish } from './checks.mjs';
import { web } from './build.mjs';

const { openGallery, sections, themes } = await import(new URL('tools/gallery.mjs', web).href);
const axe = createRequire(new URL('package.json', web))('axe-core').source;
const gallery = await openGallery();
const { page } = gallery;
const sent = await page.reload();
check('the policy is the one of the server', /default-src 'none'.*require-trusted-types-for 'script'$/.test(sent.headers()['content-security-policy']), sent.headers()['content-security-policy']);

// ---- Every section, in both themes except the boards ----
const every = process.argv.includes('--every'), boards = sections.filter((s) => !['parts', 'shell', 'credits'].includes(s));
const SMALLEST = 11; // only digits on a badge go there; text is 12

/** Text that is too small to read, and drawings without a size. */
const faults = () => page.evaluate((smallest) => {
  const small = new Set();
  const walk = document.createTreeWalker(document.querySelector('.gallery-body'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement;
    if (!node.textContent.trim() || at.closest('.ui-unseen, .ui-seat-badge, .ui-countdown, .shell-cover')) continue;
    const svg = at.closest('svg');
    const scale = svg?.viewBox.baseVal.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(at).fontSize) * (svg ? scale : 1);
    if (size < smallest - 0.01 && !at.closest('.eg-gauge[width="7.25rem"], .mve-dial, .ui-portrait')) small.add(`${node.textContent.trim().slice(0, 30)} (${size.toFixed(1)})`);
  }
  const flat = [...document.querySelectorAll('.gallery-body svg')].filter((s) => s.checkVisibility() && (!s.clientWidth || !s.clientHeight)).map((s) => s.getAttribute('class'));
  return { small: [...small], flat };
}, SMALLEST);

for (const section of sections)
  for (const theme of boards.includes(section) && !every ? themes.slice(0, 1) : themes) {
    await gallery.show(section, theme);
    const where = `${section}, ${theme}`;
    const { small, flat } = await faults();
    check(`${where}: nothing is too small to read`, small.length === 0, small.join('; '));
    check(`${where}: every drawing has a size`, flat.length === 0, flat.join('; '));
    const pieces = await page.locator('.gallery-row').count();
    check(`${where}: rows are there`, pieces > 0);
    const broken = await page.evaluate(() => [...document.querySelectorAll('[fill^="url(#"], [stroke^="url(#"], [filter^="url(#"], [clip-path^="url(#"]')]
      .flatMap((e) => ['fill', 'stroke', 'filter', 'clip-path'].map((a) => e.getAttribute(a)).filter((v) => v?.startsWith('url(#')))
      .filter((v) => !document.getElementById(v.slice(5, -1))));
    check(`${where}: every paint is there`, broken.length === 0, broken.join());
    const ids = await page.evaluate(() => { const all = [...document.querySelectorAll('[id]')].map((e) => e.id); return all.filter((id, i) => all.indexOf(id) !== i); });
    check(`${where}: no id twice`, ids.length === 0, ids.join());
    if (boards.includes(section) && !every) continue;    // axe is slow
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const rules = theme === themes[0] ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } };   // another theme has other colours, no more
    const found = await page.evaluate(async (only) => (await window.axe.run('.gallery-body', { resultTypes: ['violations'], ...only })).violations
      .filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join(', ')}`), rules);
    check(`${where}: axe finds nothing serious`, found.length === 0, found.join(' | '));
  }

// ---- Hand cards of Martians!!!: every text of the box is whole, also on a low screen; a longer one ends with an ellipsis, after whole lines ----
await gallery.show('martians', 'dark');
for (const [width, height] of [[1366, 650], [1280, 800]]) {
  await page.setViewportSize({ width, height });
  const texts = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done([...document.querySelectorAll('.mar-card.is-hand .mar-card-text > span')].map((e) => {
    const box = e.parentElement.getBoundingClientRect(), lines = e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight);
    return { name: e.closest('.mar-card').querySelector('.mar-card-name').textContent, clamped: e.style.webkitLineClamp !== '', inside: e.getBoundingClientRect().bottom <= box.bottom + 1 && box.bottom <= e.closest('.mar-card').getBoundingClientRect().bottom,
      whole: e.scrollHeight <= e.clientHeight + 1, odd: Math.abs(lines - Math.round(lines)) > 0.05 };
  }))))));
  const where = `cards at ${width}x${height}`;
  check(`${where}: they are all there`, texts.length > 30, texts.length);
  check(`${where}: no line is cut in two`, texts.every((t) => t.inside && !t.odd), JSON.stringify(texts.filter((t) => !t.inside || t.odd)));
  check(`${where}: only a home-made text ends with an ellipsis`, texts.filter((t) => t.clamped || !t.whole).map((t) => t.name).join() === 'Home Made', texts.filter((t) => t.clamped || !t.whole).map((t) => t.name).join());
}

// ---- Icons with fewer decimals look as they were: the same length of outline, the same box ----
const { drawing, usedIcons } = await import(new URL('tools/icons.mjs', web).href);
const whole = createRequire(new URL('package.json', web))('@iconify-json/game-icons/icons.json').icons;
const names = usedIcons(fileURLToPath(new URL('src/', web))).filter((id) => id.startsWith('game-icons/')).map((id) => id.slice(11));
const outlines = names.map((name) => ({ name, before: / d="([^"]*)"/.exec(whole[name].body)[1], after: drawing(`game-icons/${name}`).body[0] }));
const changed = await page.evaluate((list) => {
  const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const measure = (d) => {
    const path = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    path.setAttribute('d', d);
    const { x, y, width, height } = path.getBBox();
    return { length: path.getTotalLength(), box: [x, y, x + width, y + height] };
  };
  return list.filter(({ before, after }) => {
    const [a, b] = [measure(before), measure(after)];
    return Math.abs(a.length - b.length) > a.length * 0.002 || a.box.some((n, i) => Math.abs(n - b.box[i]) > 0.1);
  }).map(({ name }) => name);
}, outlines);
check(`${names.length} icons look as they were`, names.length > 50 && changed.length === 0, changed.join(', '));

// ---- How the parts behave ----
await gallery.show('parts', 'dark');
const role = (name, options) => page.getByRole(name, options);

/** What a key or a tap does is seen a moment later: asks again for two seconds. */
async function soon(what, holds) {
  let good = await holds();
  for (const end = Date.now() + 2000; !good && Date.now() < end; good = await holds()) await page.waitForTimeout(30);
  check(what, good);
}

const levels = role('radiogroup', { name: 'Bots play' });
await levels.getByRole('radio', { checked: true }).focus();
await page.keyboard.press('ArrowRight');
await soon('an arrow moves the choice and the focus', async () => await levels.getByRole('radio', { checked: true }).innerText() === 'hard' && await page.evaluate(() => document.activeElement.textContent) === 'hard');
await page.keyboard.press('ArrowRight');
await soon('it goes round', async () => await levels.getByRole('radio', { checked: true }).innerText() === 'easy');
await soon('a row is one stop for Tab', async () => await levels.locator('[tabindex="0"]').count() === 1);

const ships = role('spinbutton', { name: 'Ships' });
await ships.focus();
await page.keyboard.press('End');
await page.keyboard.press('ArrowUp');
await soon('a stepper stops at its end', async () => await ships.innerText() === '4' && await ships.getAttribute('aria-valuetext') === '4 of 4');
await page.keyboard.press('-');
await soon('and counts down by its key', async () => await ships.innerText() === '3');

const sound = role('switch', { name: 'Sound' });
await sound.click();
await soon('a switch switches', async () => await sound.getAttribute('aria-checked') === 'false');

const drawer = role('dialog', { name: 'Log' });
await drawer.focus();
await page.keyboard.press('Escape');
await soon('Esc closes the drawer', async () => await drawer.count() === 0);
const opener = role('button', { name: 'Open the drawer' });
await opener.focus();
await page.keyboard.press('Enter');
await soon('it opens with the focus inside', async () => await drawer.evaluate((d) => d === document.activeElement));
await drawer.getByRole('button', { name: 'Close' }).click();
await soon('the focus goes back to where it was', async () => await opener.evaluate((b) => b === document.activeElement));

await role('button', { name: 'Open a dialog' }).click();
const dialog = page.locator('dialog[open]');
await soon('a dialog stops the page', async () => await dialog.count() === 1 && await dialog.locator('.ui-qr').isVisible());
await page.keyboard.press('Escape');
await soon('Esc closes it', async () => await dialog.count() === 0);

const curve = role('slider', { name: 'Chance to win' });
await curve.focus();
await page.keyboard.press('ArrowLeft');
await soon('an arrow looks one turn back', async () => await curve.getAttribute('aria-valuenow') === '15');
await curve.scrollIntoViewIfNeeded();
const frame = await curve.boundingBox();
await page.mouse.click(frame.x + frame.width - 9, frame.y + 40);
await soon('a click looks at a turn', async () => await curve.getAttribute('aria-valuenow') === '20');

const card = page.locator('.ui-reader', { has: role('button', { name: 'Red Science' }) });
await card.getByRole('button').focus();
await page.keyboard.press('Shift+Tab');
await page.keyboard.press('Tab');
await soon('focus by keyboard reads a thing', async () => await role('tooltip').isVisible());
await soon('and it is read out', async () => await card.getByRole('button').getAttribute('aria-describedby') === await role('tooltip').getAttribute('id'));
await page.keyboard.press('Escape');
await soon('Esc puts it away', async () => await role('tooltip').count() === 0);

// A long press reads and does not press; a short one presses and does not read.
await page.evaluate(() => { window.presses = 0; document.querySelector('.ui-reader button').addEventListener('click', () => window.presses++); });
const presses = () => page.evaluate(() => window.presses);
const session = await page.context().newCDPSession(page);
const finger = async (type) => {
  const at = await card.boundingBox();
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + 20, y: at.y + 10 }] });
};
await finger('touchStart');
await soon('a long press reads', async () => await role('tooltip').count() === 1);
await finger('touchEnd');
await soon('until the finger leaves', async () => await role('tooltip').count() === 0);
check('and presses nothing', await presses() === 0);
for (let tries = 0; tries < 20 && await presses() === 0; tries++) {  // on a busy machine a tap may last too long
  const at = await card.boundingBox();
  await Promise.all([session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at.x + 20, y: at.y + 10 }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  await page.waitForTimeout(50);
}
await soon('a tap presses', async () => await presses() >= 1);
check('and reads nothing', await role('tooltip').count() === 0);

check('no error on the console', gallery.errors.length === 0, gallery.errors.slice(0, 3).join(' | '));
await gallery.close();
finish();
