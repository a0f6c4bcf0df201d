// italian_screens.mjs - no English on the screen of a person who has chosen Italian: every page and every board, a match by taps, all
// that is written and all that a screen reader says. A text is English when it has a word that English has and Italian has not.
//   node tests/web/italian_screens.mjs --orrery build-dev/orrery [--only martians] [--taps 200]
import { check, dice, evidence, finish, isOver, makeTable, only, person, playOut, shots, startBrowser, startServer, tapOnce, toReplay } from './harness.mjs';

const at = process.argv.indexOf('--taps'), TAPS = at > 0 ? Number(process.argv[at + 1]) : 200;
const ENGLISH = new Set(`the of and you your yours is are to with for this that it its by was were has have had be been at may can not from their they them who whom whose
  which what when where why how card cards turn turns player players hand hands play plays played draw draws discard seat seats table tables game match matches win
  wins won lose loses lost answer answers step steps red blue yellow green look looks back next open opens close closed start starts leave leaves left right nobody
  somebody everybody everyone anyone another other others each every any none all some more less most than then now here there because while until after before
  take takes give gives get gets move moves buy buys claim claims pass passes pay pays fight fights die dies go goes going keep keeps show shows name names time
  waiting wait choose chosen pick undo hint rules settings language dark light yes please again first second third one two three four five will would should`.split(/\s+/));
/** Names that stay as they are in every language, and words that are Italian, too. */
const NAMES = /Earth Gambit(: Light)?|Mars vs Earth|Onward to Venus|Martians!!!|Orrery|Route 9|Main Street|Ack ack!|\b(pass|come|fine|sale|are|no|in|me|set)\b/gi;

export function englishIn(text) {
  const words = text.replace(NAMES, ' ').toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return words.find((w) => ENGLISH.has(w.replace(/['’]s$/, '')));
}
check('English is found', englishIn('Play a card') === 'play' && englishIn('Steal Card') === 'card' && englishIn('the Leader’s') === 'the');
check('Italian is none', ['Gioca una carta', 'Come va? Bene, per ora no.', 'Onward to Venus: impara', 'Fase in corso', 'Tocca a te'].every((t) => !englishIn(t)));

/** In the page: every text that can be read or heard and was not told yet. The rules are in English; names of icons and licences are what they are. */
function texts() {
  const all = new Set(), told = window.told ??= new Set();
  const add = (t) => { const s = t?.trim().replace(/\s+/g, ' '); if (s && !told.has(s)) { told.add(s); all.add(s); } };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let n = walk.currentNode; n; n = walk.nextNode()) {
    const e = n.nodeType === 3 ? n.parentElement : n;
    if (!e || e.closest('.rules dl, .credits li, .credits dl, script, style, noscript')) continue;
    if (n.nodeType === 3) add(n.textContent.replaceAll('\u00ad', '')); // where a long word may be parted
    else for (const a of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) add(e.getAttribute(a));
  }
  add(document.title);
  return [...all];
}

const found = new Map(); // an English text, and where
let read = 0;
async function look(page, where) {
  for (const t of await page.evaluate(texts)) {
    read += 1;
    const word = /^[0-9a-f]{32,64}$/.test(t) ? null : englishIn(t); // a hash has letters, not words
    if (word && !found.has(t)) { found.set(t, `${where} ("${word}")`); if (found.size < 12) await evidence(page, `${shots}/english-${found.size}.png`); }
  }
}

const GAMES = [['earth-gambit', 5, { special_abilities: 'on' }], ['mars-vs-earth-1e', 4], ['mars-vs-earth-2e', 5, { table_talk: 'on' }], ['onward-to-venus', 3], ['martians', 3, { turn_cap: '20' }]].filter(([g]) => !only || g === only);
const server = await startServer();
const browser = await startBrowser();
try {
  const { context, page, errors } = await person(browser, { locale: 'it-IT', viewport: { width: 1366, height: 650 } });
  for (const path of ['/', '/#learn', '/#learn/martians', '/#learn/earth-gambit', '/#learn/onward-to-venus', '/#learn/mars-vs-earth', '/#watch', '/#records', '/#credits', '/stats', '/t/abcdefghjkmnpqrstuvwxyz', '/t/zzzzzz']) {
    await page.goto(server.url + path);
    await page.waitForTimeout(300);
    await look(page, path);
  }
  for (const [game, seats, options = {}] of GAMES) {
    await page.goto(server.url);
    await page.locator(`[data-game-box="${game.replace(/-[12]e$/, '')}"] .home-friends`).click();
    for (const more of await page.locator('.maker summary').all()) await more.click();
    await look(page, `${game}: a new table`);
    await makeTable(page, server.url, { game, seats, name: 'Ada', options, start: false });
    await page.waitForTimeout(300);
    await look(page, `${game}: waiting room`);
    await page.locator('[data-act="start"]').click();
    await page.locator('.frame').waitFor();
    const roll = dice(5);
    for (let taps = 0, tries = 0; taps < TAPS && tries < 20 * TAPS && !(await isOver(page)); tries++) {
      const did = await tapOnce(page, roll);
      if (did === 'wait' || did === 'nothing') { await page.waitForTimeout(30); if (tries % 5) continue; } else taps += 1;
      await page.waitForTimeout(25);
      await look(page, `${game}: tap ${taps}`);
    }
    for (const tool of await page.locator('.top-bar .tools .ui-tool').all()) { await tool.click().catch(() => undefined); await page.waitForTimeout(250); await look(page, `${game}: a drawer`); await page.keyboard.press('Escape'); }
    if (game === 'earth-gambit') {
      await playOut(page, 9);
      await page.waitForTimeout(500);
      await look(page, `${game}: the end`);
      const replay = page.url().replace('/t/', '/replay/');
      await toReplay(page);
      await page.locator('.reel').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('2');
      await page.waitForTimeout(800);
      await look(page, 'replay');
      await page.goto(`${replay}?check`);
      await page.locator('.check-sheet').waitFor();
      await page.waitForTimeout(400);
      await look(page, 'proof');
      for (const path of ['/stats', page.url().replace(/.*\/replay\//, '/stats/').replace('?check', ''), '/#records']) { await page.goto(server.url + path); await page.waitForTimeout(500); await look(page, path); }
    }
  }
  check('no error in the console', errors.filter((e) => !/404/.test(e)).length === 0, errors.filter((e) => !/404/.test(e)).slice(0, 3).join(' | '));
  await context.close();
} finally {
  await browser.close();
  await server.stop();
}
check('texts were read', read > 1000, read);
for (const [text, where] of found) check(`Italian on the screen: "${text.slice(0, 120)}"`, false, where);
check('no English on the screen', found.size === 0, `${found.size} texts of ${read}`);
finish();
