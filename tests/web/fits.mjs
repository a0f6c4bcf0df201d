// fits.mjs - nothing stands over something else or is cut where room is short: settings, chat, cards and the bar on a low laptop, the cards of
// a Threat, the story at the turn one looks at, the tabs of the log, and on a phone
// what is in force, turn and story, the flags of a replay.
import { check, dice, finish, person, playOut, playUntil, shots, startBrowser, startServer, toReplay } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();
const LAPTOP = { width: 1366, height: 650 }, PHONE = { width: 390, height: 844 }, SMALL = { width: 360, height: 740 },
  DESK = { width: 1024, height: 768 };

async function play(game, options) {
  const p = await person(browser, { viewport: LAPTOP, ...options });
  await p.page.goto(server.url);
  await p.page.locator(`[data-game-box="${game}"] button`).first().click();
  await p.page.locator('.bar-asked').waitFor();
  return p;
}
/** Plays matches of a game until something is there to see, and looks at it. */
async function found(game, options, what, look, prefer = [], matches = 12) {
  for (let match = 0; match < matches; match++) {
    const p = await play(game, options);
    const there = await playUntil(p.page, dice(match + 3), what, prefer);
    if (there) await look(p.page);
    await p.context.close();
    if (there) return;
  }
  check(`${game}: ${what} is there in one of ${matches} matches`, false);
}
/** Of these, what sticks out of the box around it: its words. */
const outside = (page, what, box) => page.evaluate(([inner, outer]) => [...document.querySelectorAll(inner)].filter((e) => {
  const a = e.getBoundingClientRect(), b = e.closest(outer).getBoundingClientRect();
  return a.width > 0 && (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1);
}).map((e) => e.textContent || e.className), [what, box]);
const inside = async (name, page, what, box) => {
  const out = await outside(page, what, box);
  check(name, (await page.locator(what).count()) > 0 && out.length === 0, out.join(' | '));
};

async function settings(locale) {
  const { context, page } = await play('mars-vs-earth', { locale });
  await page.locator('.tools button').last().click();
  await page.locator('.set-page').waitFor();
  await inside(`settings, ${locale}: all of it is in sight on a laptop`, page, '.set-row, .of-the-seat > *, .set-group .ui-segment', '.ui-drawer-body');
  await inside(`settings, ${locale}: every choice is whole`, page, '.set-row .ui-segment', '.set-row');
  await page.screenshot({ path: `${shots}/fits-settings-${locale}.png` });
  await page.locator('.of-the-seat button:has(svg)').first().click();
  await page.locator('[data-pass]').waitFor();
  const [qr, dialog] = await page.evaluate(() => ['.device', 'dialog[open]'].map((s) => { const r = document.querySelector(s).getBoundingClientRect(); return r.left + r.width / 2; }));
  check(`handing over, ${locale}: the code stands in the middle`, Math.abs(qr - dialog) <= 1, `${qr} ${dialog}`);
  await context.close();
}

/** What is barred leaves while a card is picked, so that the bar does not cover the names of the hand; the tick of a chosen card leaves its name whole. */
const bar = () => found('earth-gambit', { locale: 'it-IT' }, '.bar-asked:has(.bar-locked):not([data-picks]) ~ .hand-box [data-ring="asked"]', async (page) => {
  await page.locator('.hand [data-ring="asked"]').first().click();
  await page.locator('.bar[data-picks]').waitFor({ timeout: 5000 }).catch(() => check('a tapped card is picked', false));
  for (const [viewport, most] of [[LAPTOP, 53], [DESK, 57]]) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(100);
    const high = await page.locator('.bar').evaluate((e) => e.offsetHeight);
    check(`the bar of a picked card at ${viewport.width}: as high as with none, without what is barred`, high <= most && (await page.locator('.bar-locked').count()) === 0, `${high} px`);
    await inside(`the bar holds its buttons at ${viewport.width}`, page, '.bar-buttons > *', '.bar');
  }
  await page.setViewportSize(LAPTOP);
  const [name, tick] = await page.evaluate(() => {
    const text = document.createRange(), called = document.querySelector('.eg-held[data-ring="selected"] .eg-card-name');
    called.textContent = 'I am as long as the line';
    text.selectNodeContents(called);
    return [[...text.getClientRects()], [document.querySelector('.hand .tick').getBoundingClientRect()]].map((all) => all.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })));
  });
  check('the tick is not over the name', name.every((n) => n.right <= tick[0].left + 1 || n.top >= tick[0].bottom - 1), JSON.stringify([name, tick]));
});

/** The same of Mars vs Earth, at the desk and on phones: two words are said where there is room for them. */
const skilled = async () => {
  for (const viewport of [LAPTOP, PHONE, SMALL])
    await found('mars-vs-earth', { viewport }, '.frame:has(.bar-asked) .hand .mve-hand-card:nth-child(3)', async (page) => {
      const bad = await page.evaluate(() => [...document.querySelectorAll('.hand .mve-card.is-hand:has(.mve-card-text)')].flatMap((e) => {
        const says = e.querySelector('.mve-card-text'), line = says.firstElementChild, high = parseFloat(getComputedStyle(says).lineHeight);
        const free = e.getBoundingClientRect().bottom - says.getBoundingClientRect().bottom, cut = line.hidden || line.scrollHeight > line.clientHeight + 1;
        return free < 0 || (cut && free > high + 6) ? [`${line.textContent}: ${Math.round(free)} px free`] : [];
      }));
      check(`cards of Mars vs Earth at ${viewport.width}: no words are cut beside free room`, bad.length === 0, bad.join(' | '));
    });
};

/** What a card says takes the room it has: a line that is left out would not have fitted, and none lies under the tag. */
const held = () => found('earth-gambit', { locale: 'it-IT' }, '.frame:has(.bar-asked) .hand .eg-held:nth-child(3)', async (page) => {
  await inside('a card of Earth Gambit: name, words and tag stay on it', page, '.eg-held .eg-card-text > *', '.eg-card');
  const bad = await page.evaluate(() => [...document.querySelectorAll('.eg-held .eg-card-text')].flatMap((e) => {
    const [says, line] = ['.eg-card-says', '.eg-card-line'].map((s) => e.querySelector(s));
    const tag = e.querySelector('.eg-card-from'), high = parseFloat(getComputedStyle(line).lineHeight);
    const end = tag ? tag.getBoundingClientRect().top : e.getBoundingClientRect().bottom;
    const free = end - says.getBoundingClientRect().bottom, cut = line.scrollHeight > line.clientHeight + 1;
    return free < -1 || (cut && free > high + 4) ? [`${line.textContent}: ${Math.round(free)} px free`] : [];
  }));
  check('a card of Earth Gambit: no words are cut beside free room', bad.length === 0, bad.join(' | '));
});

/** The line to write in is whole, whatever else the page of the chat shows. */
async function chat() {
  for (const game of ['onward-to-venus', 'mars-vs-earth', 'earth-gambit']) {
    const { context, page } = await play(game, {});
    await page.keyboard.press('l');
    await page.locator('.ui-drawer-head .ui-tab').nth(2).click();
    await page.locator('[data-chat-text]').waitFor();
    await inside(`${game}: the line to write in is in sight`, page, '[data-chat-text], .chat-form button', '.ui-drawer-body');
    await context.close();
  }
}

/** What each card counted stands below it, also while there is a tip. */
const threat = () => found('mars-vs-earth', { tips: true }, '.mve-moment .mve-open-card.is-in .mve-value', async (page) => {
  await inside('a Threat: what each card counts is whole', page, '.mve-moment .mve-value', '.mve-open-cards');
  await inside('a Threat: the sum and the dials are whole', page, '.mve-moment-foot > *', '.mve-moment');
});

/** One thing in force, and two of them: all their words are on the board. */
const ONE = '.eg-foot:not(.is-crowded) .eg-item', TWO = '.eg-force:not(:has(.eg-item:nth-child(3))) .eg-item ~ .eg-item';
const force = async () => {
  for (const [viewport, what] of [[PHONE, ONE], [PHONE, TWO], [SMALL, TWO]])
    await found('earth-gambit', { viewport, locale: 'it-IT' }, `.frame:has(.bar-asked) ${what}`, async (page) => {
      const name = `${what === ONE ? 'one' : 'two'} in force at ${viewport.width}`;
      await inside(`${name}: its words stay in the box`, page, '.eg-item *', '.eg-item');
      await inside(`${name}: the boxes stay in the row`, page, '.eg-foot .eg-plate', '.eg-foot');
      await inside(`${name}: the row stays on the board`, page, '.eg-foot > *', '.board');
      await inside(`${name}: the gauges keep their room`, page, '.eg-gauges .eg-instrument', '.eg-gauges');
    });
};

/** Who could still add cards stands below what a card would do there, not over it. */
const could = () => found('mars-vs-earth', { viewport: SMALL, locale: 'it-IT' }, '.mve-row.is-asked:has(.mve-row-could > :nth-child(4))', async (page) => {
  const over = await page.evaluate(() => [...document.querySelectorAll('.mve-row:has(.mve-row-could)')].filter((row) => {
    const [end, who] = ['.mve-row-end > span', '.mve-row-could'].map((what) => row.querySelector(what).getBoundingClientRect());
    return who.top < end.bottom - 2 && end.right > who.left;
  }).length);
  check('a Threat on a small phone: who could add is not over what is added', over === 0, `${over} rows`);
  await inside('a Threat on a small phone: who could add stays in the row', page, '.mve-row-could > *', '.mve-row');
});

/** Accusations on a narrow desk: words stay on their stand, the story keeps its numbers, the top bar says the round. */
const accused = () => found('mars-vs-earth', { viewport: DESK, locale: 'it-IT' }, '.frame:has(.bar-asked):has(.story-words) .mve-stand:has(.mve-could-accuse)', async (page) => {
  await inside('a stand: who accuses and who still could', page, '.mve-stand-text, .mve-could-accuse', '.mve-stand');
  const cut = await page.evaluate(() => {
    const row = [...document.querySelectorAll('.story-row')].at(-1);
    row.querySelectorAll('.story-arrow, .story-arrow + *').forEach((e) => e.remove());
    row.querySelector('.story-words').textContent = 'Fallimento: Disco sulla Capitale, 3 a 11';
    return [...document.querySelectorAll('.story-head h2, .top-where'), [...document.querySelectorAll('.story-words')].at(-1)]
      .filter((e) => !e.clientHeight || e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).map((e) => e.className || e.tagName);
  });
  check('heading, newest row and round are whole on a narrow desk', cut.length === 0 && /\d/.test(await page.locator('.top-where').innerText()), cut.join());
  await inside('the round stays in the bar', page, '.top-where', '.top-bar');
});

/** Resolve on a low laptop, with a tip: what each card counts is whole, and what is said beside it can be read on the felt. */
const counted = () => found('mars-vs-earth', { tips: true }, '.frame:has(.bar-asked) .mve-resolve .mve-open-card .mve-value', async (page) => {
  await inside('Resolve on a laptop: what each card counts is whole', page, '.mve-resolve .mve-value', '.mve-open-cards');
  const [r, g, b] = await page.locator('.mve-resolve-mid > h3 > small').evaluate((e) => getComputedStyle(e).color.match(/\d+/g).map(Number));
  check('Resolve: that cards were shuffled stands in light letters on the felt', Math.min(r, g, b) > 180, [r, g, b].join());
});

/** Force to Play on a small phone: every place is in sight without scrolling. */
const forced = () => found('earth-gambit', { viewport: SMALL, locale: 'it-IT' }, '.eg-force-places', async (page) => {
  await inside('Force to Play: every answer is on the board', page, '.eg-chip, .eg-place', '.board');
  await inside('Force to Play: words stay in their box', page, '.eg-place > *', '.eg-place');
}, ['.hand [data-ring="asked"][aria-label*="Costringi"]'], 20);

/** A fleet's way on a phone: how far it is stands at the planet, not over what lies there. */
const sails = () => found('onward-to-venus', { viewport: PHONE }, '.otv-pill', async (page) => {
  const over = await page.evaluate(() => [...document.querySelectorAll('.otv-stop:has(.otv-pill)')].filter((row) => {
    const pill = row.querySelector('.otv-pill').getBoundingClientRect();
    return [...row.querySelectorAll('text, .otv-piece, .otv-tile')].some((e) => {
      const r = e.getBoundingClientRect();
      return !e.closest('.otv-pill') && r.left > pill.left + 30 && r.left < pill.right && r.top < pill.bottom && r.bottom > pill.top;
    }) || pill.left > 60;
  }).length);
  check('a move on a phone: no pill lies over names, units or tiles', over === 0, `${over} rows`);
});

/** Resolve on phones: the cards that were turned up are whole, above the sum and the skills. */
const resolve = async () => {
  for (const viewport of [PHONE, SMALL])
    await found('mars-vs-earth', { viewport, locale: 'it-IT' }, '.frame:has(.bar-asked) .mve-resolve .mve-skill-choice', async (page) => {
      const low = await page.evaluate(() => { // the row may go on to the right
        const end = document.querySelector('.mve-resolve-mid').getBoundingClientRect().bottom;
        return [...document.querySelectorAll('.mve-resolve .mve-open-card > *')].filter((e) => e.getBoundingClientRect().bottom > end + 1).length;
      });
      check(`Resolve at ${viewport.width}: the cards are whole`, low === 0, `${low} are cut`);
      await inside(`Resolve at ${viewport.width}: what each skill brings is whole`, page, '.mve-skill-choice > *', '.mve-skill-choice');
      const [cards, sum, board, skills] = await page.evaluate(() => ['.mve-resolve-mid', '.mve-sum-box', '.board', '.mve-skill-choices'].map((s) => document.querySelector(s).getBoundingClientRect().toJSON()));
      check(`Resolve at ${viewport.width}: the cards end above the sum`, cards.bottom <= sum.top + 1, `${cards.bottom} ${sum.top}`);
      check(`Resolve at ${viewport.width}: every skill is on the board`, skills.bottom <= board.bottom + 1 || (await page.locator('.hand > *').count()) > 0, `${skills.bottom} ${board.bottom}`);
      await page.screenshot({ path: `${shots}/fits-resolve-${viewport.width}.png` });
    }, ['.mve-row[data-ring="asked"]', '.hand [data-ring="asked"]']);
};

/** A long press reads a card whose words have no room; a tap does where there is nothing to choose. */
async function reading() {
  const { context, page } = await play('onward-to-venus', { viewport: SMALL, hasTouch: true });
  for (let i = 0; i < (await page.locator('.otv-held').count()); i++) {
    const card = page.locator('.otv-held').nth(i), live = (await card.getAttribute('role')) === 'button';
    await card.dispatchEvent(live ? 'pointerdown' : 'click', { pointerType: 'touch', clientX: 5, clientY: 5, bubbles: true });
    await page.locator('.why').waitFor({ timeout: 5000 }).catch(() => undefined);
    check(`Onward to Venus: a ${live ? 'long press' : 'tap'} reads card ${i + 1}`, (await page.locator('.why').count()) === 1);
    await page.keyboard.press('Escape');
  }
  await context.close();
}

/** The panel of a lesson is no wider than a small phone. */
async function lesson() {
  const { context, page } = await person(browser, { viewport: SMALL, locale: 'it-IT' });
  await page.goto(`${server.url}/#learn/martians/1`);
  await page.locator('.lesson').waitFor();
  await inside('a lesson: the way out is in sight', page, '.lesson button', 'body');
  await context.close();
}

/** Which turn it is and what the last one was stand whole on a small phone, however long they are. */
const lines = () => found('martians', { viewport: SMALL, locale: 'it-IT' }, '.frame:has(.bar-asked) .story-rows > li:last-child .story-words', async (page) => {
  const cut = await page.evaluate(() => Object.entries({
    '.top-where': 'Insieme, turno 48',
    '.story-rows > li:last-child .story-words': 'Non c’è modo di perdere!, piazza Bivio con icona',
  }).flatMap(([what, long]) => {
    const e = document.querySelector(what);
    e.textContent = long;
    const fits = e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1;
    return fits ? [] : [what];
  }));
  check('turn and story on a phone are not cut', cut.length === 0, cut.join());
  await inside('the turn stays in the bar', page, '.top-where', '.top-bar');
  await inside('the newest turn of the story is in sight', page, '.story-rows > li:last-child > *', '.story');
});

/** The pages of the drawer stand in one line, also with unread messages. */
async function tabs() {
  const { context, page } = await play('mars-vs-earth', { locale: 'it-IT' });
  await page.keyboard.press('l');
  await page.locator('.log-turn').first().waitFor();
  const tops = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.ui-drawer-head .ui-tab')];
    all[2].lastChild.textContent = 'Chat 12';
    return all.map((e) => e.getBoundingClientRect().top);
  });
  check('log: four tabs in one line', tops.length === 4 && new Set(tops).size === 1, tops.join());
  await inside('log: with room for the sign that closes it', page, '.ui-drawer-head > *', '.ui-drawer');
  await context.close();
}

/** As many turns of others as the story never shows at once: seven rows. */
const story = () => found('mars-vs-earth', {}, '.frame:has(.bar-asked) .story-rows > li:nth-child(7) > :enabled', async (page) => {
  const first = page.locator('.story [data-step="back"]');
  for (let i = 0; i < 30 && (await first.isEnabled()); i++) {
    await first.click();
    const out = await outside(page, '.story-row[aria-current]', '.story-rows');
    check('the row looked at is in sight', out.length === 0, out.join());
  }
  await inside('the arrows stay inside the border', page, '.story-head > *', '.story');
  await page.keyboard.press('l');
  await page.locator('.log-turn').first().waitFor();
  if (!(await page.locator('.log-now').count())) return check('the log marks what is looked at', false);
  const [turn, log] = await page.evaluate(() => ['.log-now h3', '.log'].map((s) => document.querySelector(s).getBoundingClientRect().toJSON()));
  check('and so is its turn in the log', turn.top >= log.top - 1 && turn.bottom <= log.bottom + 1, JSON.stringify([turn.top, turn.bottom, log.top, log.bottom]));
});

/** A replay on a laptop: one number for a turn wherever it stands, no line of the log left out, and room for what a seat could believe. */
async function replay() {
  const { context, page } = await play('earth-gambit', { locale: 'it-IT' });
  await playOut(page, 6);
  await toReplay(page);
  await page.locator('.film-chart .ui-chart').waitFor();
  const chart = await page.locator('.film-chart .ui-chart').boundingBox();
  await page.mouse.click(chart.x + chart.width / 2, chart.y + chart.height / 2);
  const linesNow = () => page.locator('.film-story .film-lines > li').allTextContents();
  let before = { turn: '', lines: [] };
  for (let step = 0; step < 6; step++) {
    await page.locator('.film-key').nth(3).click();
    const turn = await page.locator('.film-story h2').textContent(), lines = await linesNow();
    if (turn === before.turn) check('a replay: lines of a turn stay while it goes on', before.lines.every((l, i) => lines[i] === l), `${before.lines.join(' | ')} > ${lines.join(' | ')}`);
    else if (before.turn) check('a replay: a turn begins with the line that says so', /turno/i.test(lines[0] ?? ''), lines[0]);
    before = { turn, lines };
    const at = await page.evaluate(() => ['.film-story h2', '.reel-where b', '.ui-chart-turns .is-at'].map((s) => document.querySelector(s)?.textContent.match(/\d+/)?.[0]));
    check('a replay: story, keys and chart count turns alike', at[0] && new Set(at).size === 1, at.join());
  }
  await page.locator('.film-eyes [role="radio"]').nth(2).click();
  await page.locator('.film-belief').first().waitFor();
  const held = page.locator('.film-held p');
  check('a replay: one seat knows what it held', (await held.count()) >= 1);
  await page.locator('.film-eyes [role="radio"]').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.film-held p').length >= 4, null, { timeout: 5000 }).catch(() => undefined);
  check('a replay: everyone together know what all held', (await held.count()) >= 4, String(await held.count()));
  const log = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/').at(-1)}/replay/told?eyes=all`)).json()).news);
  await page.locator('.film-eyes [role="radio"]').nth(2).click();
  await page.locator('.film-belief').first().waitFor();
  const high = await page.locator('.film-scroll').evaluate((e) => e.clientHeight);
  check('a replay: story and beliefs have half of a low screen', high >= 325, `${high} px`);
  await inside('a replay: what is believed of a seat is whole', page, '.film-belief b, .film-belief meter', '.film-belief');
  await page.locator('.film-whole').click();
  await page.waitForFunction((n) => document.querySelectorAll('.film-log .film-lines > li').length >= n, log.length, { timeout: 5000 }).catch(() => undefined);
  const lines = await page.locator('.film-log .film-lines > li').count();
  check('a replay: all turns together have every line, once', log.length > 40 && lines === log.length, `${lines} of ${log.length}`);
  await context.close();
}

async function flags() {
  const { context, page } = await play('earth-gambit', { viewport: PHONE });
  await playOut(page, 4);
  await toReplay(page);
  await page.locator('.film-flags button').first().waitFor();
  const at = await page.locator('.film-flags button').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()).sort((a, b) => a.left - b.left));
  check('flags of key moments do not overlap on a phone', at.length > 1 && at.every((r, i) => !i || r.left >= at[i - 1].right - 1), at.map((r) => `${r.left}-${r.right}`).join());
  check('and all are on the page', at.every((r) => r.left >= 0 && r.right <= PHONE.width), at.map((r) => r.right).join());
  await context.close();
}

try {
  for (const locale of ['en-GB', 'it-IT']) await settings(locale);
  for (const part of [bar, accused, counted, forced, sails, held, skilled, chat, threat, force, could, resolve, reading, lesson, lines, tabs, story, replay, flags]) await part();
} finally {
  await browser.close();
  await server.stop();
}
finish();
