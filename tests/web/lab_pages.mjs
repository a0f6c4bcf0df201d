// lab_pages.mjs - pages of the lab on a desk and on a phone, in both languages: nothing sticks out, texts of a picture do not run over
// each other, names stay in sight while a wide table is moved; axe finds nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, finish, orrery, startBrowser } from './harness.mjs';
import { axe } from './looks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
const PAGES = [
  ['report', 'martians', '--games', '12', '--seats', '2-3', '--levels', 'random', '--deals', '4'],
  ['compare', 'mars-vs-earth-1e', 'mars-vs-earth-2e', '--games', '4', '--seats', '4'],
];

/** Texts of pictures that leave their figure, and pairs that lie over each other, in what can be seen. */
function crowded() {
  const wrong = [], seen = (e) => e.getBoundingClientRect().width > 0;
  for (const figure of [...document.querySelectorAll('figure')].filter(seen)) {
    const frame = figure.getBoundingClientRect();
    for (const svg of [...figure.querySelectorAll('svg')].filter(seen)) {
      const texts = [...svg.querySelectorAll('text')].filter(seen).map((t) => [t.textContent, t.getBoundingClientRect()]);
      for (const [text, r] of texts) if (r.left < frame.left - 1 || r.right > frame.right + 1) wrong.push(`sticks out: ${text}`);
      texts.forEach(([text, r], i) => texts.slice(i + 1).forEach(([other, o]) => {
        const across = Math.min(r.right, o.right) - Math.max(r.left, o.left), down = Math.min(r.bottom, o.bottom) - Math.max(r.top, o.top);
        if (across > 1 && down > r.height / 2) wrong.push(`${text} over ${other}`);
      }));
    }
  }
  return wrong;
}

/** Wide tables at their right end: is the first column still there, with room for the next? */
function lostNames() {
  const lost = [];
  for (const box of [...document.querySelectorAll('.wide')].filter((e) => e.scrollWidth > e.clientWidth + 1)) {
    box.scrollLeft = box.scrollWidth;
    const cell = box.querySelector('td').getBoundingClientRect(), frame = box.getBoundingClientRect();
    if (cell.left < frame.left - 1 || cell.width < 40 || cell.width > frame.width / 2) lost.push(box.innerText.slice(0, 40));
    box.scrollLeft = 0;
  }
  return lost;
}

const browser = await startBrowser();
for (const words of PAGES) {
  const file = join(folder, `${words[0]}.html`);
  execFileSync(orrery, ['lab', ...words, '--out', file], { stdio: 'ignore' });
  for (const [width, height, colorScheme] of [[1280, 800, 'light'], [390, 844, 'dark']]) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    await page.goto(`file://${file}`);
    for (const language of ['en', 'it']) {
      const where = `${words[0]}, ${width}, ${language}`;
      await page.locator(`label[for=${language}]`).click();
      check(`${where}: no wider than the screen`, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      const wrong = await page.evaluate(crowded);
      check(`${where}: texts have room`, !wrong.length, wrong.slice(0, 5).join('; '));
      if (width < 700) {
        const lost = await page.evaluate(lostNames);
        check(`${where}: names stay in sight`, !lost.length, lost.join('; '));
      }
      await axe(page, where);
    }
    await page.close();
  }
}
rmSync(folder, { recursive: true });
await browser.close();
finish();
