// calls.mjs - being called to the table, in a real browser: title, tab icon, badge, sound, notifications with every answer that a
// browser can give; and the chat: what is unread, and what watchers say among themselves.
import { check, dice, finish, makeTable, person, shots, startBrowser, startServer, tapOnce } from './harness.mjs';

const server = await startServer();
const browser = await startBrowser();

/** Counts what cannot be seen: tones, badges, notifications without a service worker, questions for permission. */
const spies = ({ permission, answer }) => {
  window.counts = { tones: 0, contexts: 0, states: [], badge: [], asks: 0, shown: [] };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() { super(); window.counts.contexts++; }
    resume() { window.counts.states.push('wakes'); return super.resume(); }
    suspend() { window.counts.states.push('sleeps'); return super.suspend(); }
    createOscillator() { window.counts.tones++; return super.createOscillator(); }
  };
  navigator.setAppBadge = (n) => { window.counts.badge.push(n); return Promise.resolve(); };
  navigator.clearAppBadge = () => { window.counts.badge.push(0); return Promise.resolve(); };
  if (permission) {
    let now = permission;
    window.Notification = class {
      static get permission() { return now; }
      static requestPermission() { window.counts.asks++; now = answer; return Promise.resolve(answer); }
      constructor(title, what) { window.counts.shown.push({ title, ...what }); }
      close() { window.counts.shown.push('closed'); }
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    delete Navigator.prototype.serviceWorker;
  }
  window.hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
};
const counts = (page) => page.evaluate(() => window.counts);
const icon = (page) => page.locator('link[rel="icon"]').getAttribute('href');
/** One answer by a tap. */
const roll = dice(7);
const act = (page) => tapOnce(page, roll);
const asked = (page) => page.locator('.bar-asked').isVisible();
async function until(what, page, others = []) {
  for (let i = 0; i < 1200; i++) {
    if (await what()) return true;
    for (const o of others) await act(o);
    await page.waitForTimeout(50);
  }
  return false;
}

/** Two people at one table; the first one with spies. */
async function pair(how, options = {}, hers = browser) {
  const ann = await person(hers, options), ben = await person(browser);
  for (const p of [ann, ben]) await p.page.addInitScript(spies, how);
  const address = await makeTable(ann.page, server.url, { game: 'martians', seats: 3, name: 'Ann', open: [1], start: false });
  await ben.page.goto(address);
  await ben.page.locator('.sit input').fill('Ben');
  await ben.page.locator('.sit button').click();
  await ann.page.locator('[data-act="start"]').click();
  for (const p of [ann, ben]) await p.page.locator('.frame .bar').waitFor();
  return { ann, ben, address };
}

try {
  { // Title, icon, badge, sound.
    const { ann, ben, address } = await pair({ permission: 'default', answer: 'granted' });
    check('Ann is asked', await until(() => asked(ann.page), ann.page, [ben.page]));
    check('the title calls', /^● Your turn/.test(await ann.page.title()), await ann.page.title());
    check('the tab icon wears a dot', await icon(ann.page) === '/icon-turn.svg', await icon(ann.page));
    check('that icon is there', (await fetch(`${server.url}/icon-turn.svg`)).ok);
    check('the app has a badge', (await counts(ann.page)).badge.at(-1) === 1);
    await ann.page.reload();
    await ann.page.locator('.bar-asked').waitFor();
    const silent = await counts(ann.page);
    check('no sound before the page is touched', silent.contexts === 0 && silent.tones === 0, JSON.stringify(silent));
    await ann.page.locator('.top-title').click();
    check('after the answers the calling ends', await until(async () => !(await asked(ann.page)), ann.page, [ann.page]));
    check('the title is quiet', !/^●/.test(await ann.page.title()), await ann.page.title());
    check('and the icon', await until(async () => await icon(ann.page) === '/icon.svg', ann.page));
    check('and the badge', (await counts(ann.page)).badge.at(-1) === 0);

    // The polite question comes now, not before; "not now" is the end of it.
    await ann.page.locator('.call-ask').waitFor({ timeout: 30000 });
    check('one is asked about notifications while one waits, not on load', (await counts(ann.page)).asks === 0);
    await ann.page.screenshot({ path: `${shots}/calls-ask.png` });
    await ann.page.evaluate(() => window.hide(true));
    const before = (await counts(ann.page)).tones;
    check('Ann is asked again', await until(() => asked(ann.page), ann.page, [ben.page]));
    check('the bell rings, on by default', await until(async () => (await counts(ann.page)).tones >= before + 2, ann.page), JSON.stringify(await counts(ann.page)));
    const rang = async () => (await counts(ann.page)).states.filter((state) => state === 'wakes').length;
    const sleeps = () => until(async () => (await counts(ann.page)).states.at(-1) === 'sleeps', ann.page);
    check('and lets the sound device sleep again', (await sleeps()) && (await rang()) > 0, (await counts(ann.page)).states.join());
    check('nobody is notified unasked', (await counts(ann.page)).shown.length === 0);
    await ann.page.evaluate(() => window.hide(false));
    check('Ann has answered', await until(async () => !(await asked(ann.page)), ann.page, [ann.page]));
    await ann.page.locator('.call-ask button', { hasText: 'Call me' }).click();
    await ann.page.locator('.call-ask').waitFor({ state: 'detached' });
    check('the browser asks after a click', (await counts(ann.page)).asks === 1);
    await ann.page.evaluate(() => window.hide(true));
    const rings = await rang();
    check('asked once more', await until(() => asked(ann.page), ann.page, [ben.page]));
    await until(async () => (await counts(ann.page)).shown.some((s) => s !== 'closed'), ann.page);
    check('which wakes for the next bell', (await sleeps()) && (await rang()) > rings, (await counts(ann.page)).states.join());
    const shown = (await counts(ann.page)).shown.filter((s) => s !== 'closed');
    check('granted: one notification, and it names only the table', shown.length === 1 && shown[0].title === 'Your turn' && /^It is your turn at Martians/.test(shown[0].body), JSON.stringify(shown));
    await ann.page.evaluate(() => window.hide(false));
    check('it goes when the person is back', await until(async () => (await counts(ann.page)).shown.at(-1) === 'closed', ann.page), JSON.stringify(await counts(ann.page)));

    // Muted by the setting.
    await ann.page.locator('.tools .ui-tool').last().click();
    await ann.page.locator('.set-page [role="switch"][aria-label="Play a sound on my turn"]').click();
    check('the switch of notifications is on', await ann.page.locator('.set-page [role="switch"][aria-label="Notify me when it’s my turn"]').getAttribute('aria-checked') === 'true');
    await ann.page.keyboard.press('Escape');
    const quiet = (await counts(ann.page)).tones;
    check('not asked', await until(async () => !(await asked(ann.page)), ann.page, [ann.page]));
    await ann.page.waitForTimeout(2600);
    check('and asked', await until(() => asked(ann.page), ann.page, [ben.page]));
    check('no sound for who has switched it off', (await counts(ann.page)).tones === quiet);

    // Watchers chat among themselves; the players see nothing of it.
    const olga = await person(browser), otto = await person(browser);
    for (const p of [olga, otto]) {
      await p.page.goto(address);
      await p.page.locator('.frame .bar').waitFor();
    }
    await olga.page.keyboard.press('c');
    await olga.page.locator('[data-chat-name]').fill('Ann');
    await olga.page.locator('[data-chat-text]').fill('What a hand');
    await olga.page.locator('.chat-form button').click();
    await olga.page.locator('.chat-why').waitFor();
    check('a watcher cannot take a player’s name', /name/.test(await olga.page.locator('.chat-why').innerText()));
    await olga.page.locator('[data-chat-name]').fill('Olga');
    await olga.page.locator('.chat-form button').click();
    await olga.page.locator('.chat-lines', { hasText: 'What a hand' }).waitFor();
    await otto.page.locator('.tools .ui-unread').waitFor();
    check('another watcher has an unread line', (await otto.page.locator('.tools .ui-unread').innerText()) === '1');
    await otto.page.keyboard.press('c');
    await otto.page.locator('.chat-lines [data-watcher]', { hasText: '(watching): What a hand' }).waitFor();
    await otto.page.screenshot({ path: `${shots}/calls-watchers.png` });
    await otto.page.locator('.mutes li', { hasText: 'Olga' }).locator('button').click();
    check('a watcher can be muted', await otto.page.locator('.chat-lines', { hasText: 'What a hand' }).waitFor({ state: 'detached', timeout: 10000 }).then(() => true, () => false));
    await ben.page.keyboard.press('c');
    await ben.page.waitForTimeout(300);
    check('a player has no sign of it', (await ann.page.locator('.ui-unread').count()) === 0 && !(await ben.page.locator('.chat').innerText()).includes('What a hand'));
    await ben.page.locator('[data-chat-text]').fill('Hello');
    await ben.page.locator('.chat-form button').click();
    await ann.page.locator('.tools .ui-unread').waitFor();
    await ann.page.keyboard.press('c');
    await ann.page.locator('.chat-lines', { hasText: 'Hello' }).waitFor();
    await ann.page.reload();
    await ann.page.locator('.frame .bar').waitFor();
    await ann.page.waitForTimeout(300);
    check('what was read stays read after a reload', (await ann.page.locator('.tools .ui-unread').count()) === 0);
    const errors = [ann, ben, olga, otto].flatMap((p) => p.errors);
    check('no error in any console', errors.length === 0, errors.join(' | '));
    for (const p of [ann, ben, olga, otto]) await p.context.close();
  }

  { // Denied, at the question and before; and in Italian.
    const { ann, ben } = await pair({ permission: 'default', answer: 'denied' }, { locale: 'it-IT' });
    check('Ann has moved', await until(() => ann.page.locator('.call-ask').isVisible(), ann.page, [ann.page, ben.page]));
    check('it speaks Italian', /tocca a te/.test(await ann.page.locator('.call-ask').innerText()));
    await ann.page.locator('.call-ask button', { hasText: 'Avvisami' }).click();
    await ann.page.locator('.call-ask').waitFor({ state: 'detached' });
    await ann.page.evaluate(() => window.hide(true));
    await until(() => asked(ann.page), ann.page, [ben.page]);
    check('denied: nothing is shown', (await counts(ann.page)).shown.length === 0);
    await ann.page.evaluate(() => window.hide(false));
    await ann.page.locator('.tools .ui-tool').last().click();
    check('denied: the settings say who blocks it', /blocca/.test(await ann.page.locator('.call-blocked').innerText()));
    await ann.page.keyboard.press('Escape');

    // Ben turns it down politely: he is never asked again, and his browser is not asked at all.
    await until(() => ben.page.locator('.call-ask').isVisible(), ben.page, [ann.page, ben.page]);
    await ben.page.locator('.call-ask button', { hasText: 'Not now' }).click();
    await ben.page.locator('.call-ask').waitFor({ state: 'detached' });
    await until(() => asked(ben.page), ben.page, [ann.page]);
    await until(async () => !(await asked(ben.page)), ben.page, [ben.page]);
    await ben.page.waitForTimeout(300);
    check('who said "not now" is not asked again', (await ben.page.locator('.call-ask').count()) === 0 && (await counts(ben.page)).asks === 0);
    for (const p of [ann, ben]) await p.context.close();
  }

  { // A real browser, a real permission, a real service worker.
    const whole = await startBrowser({ whole: true });
    const { ann, ben } = await pair({}, { permissions: ['notifications'] }, whole);
    await ann.page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ ...JSON.parse(localStorage.getItem('orrery')), notify: true })));
    await ann.page.reload();
    await ann.page.locator('.frame .bar').waitFor();
    let real = false; // if a bot is quick, the question comes before the page is hidden: then the next one counts
    for (let round = 0; round < 4 && !real; round++) {
      await ann.page.evaluate(() => window.hide(false));
      await until(async () => !(await asked(ann.page)), ann.page, [ann.page]);
      await ann.page.evaluate(() => window.hide(true));
      await until(() => asked(ann.page), ann.page, [ben.page]);
      for (let i = 0; i < 100 && !real; i++) {
        real = await ann.page.evaluate(async () => {
          const through = await navigator.serviceWorker.getRegistration();
          return ((await through?.getNotifications()) ?? []).length === 1;
        });
        await ann.page.waitForTimeout(50);
      }
    }
    check('the service worker shows one', real);
    await ann.page.evaluate(() => window.hide(false));
    const gone = await until(() => ann.page.evaluate(async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications()).length === 0), ann.page);
    check('and it is gone when the person is back', gone);
    check('no error in the console', ann.errors.length === 0, ann.errors.join(' | '));
    for (const p of [ann, ben]) await p.context.close();
    await whole.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
finish();
