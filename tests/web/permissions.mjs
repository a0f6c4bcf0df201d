// permissions.mjs - notifications with every answer a browser can give, by the browser's own permissions and a plain address: what the
// settings say, in both languages, and what the switch does. How one is called is read by calls.mjs.
import { check, finish, person, startBrowser, startServer } from './harness.mjs';

const PLAIN = 'table.example'; // not this machine by its name: plain http then has no notifications
const server = await startServer(null, null, `name = ${PLAIN}\n`);
const browser = await startBrowser({ whole: true, args: [`--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`] });
const NAME = { en: 'Notify me when it’s my turn', it: 'Avvisami quando tocca a me' };
const SAYS = {
  denied: { en: /^Your browser blocks notifications/, it: /^Il browser blocca le notifiche/ },
  insecure: { en: /^Notifications need a secure address \(https\)/, it: /^Le notifiche richiedono un indirizzo sicuro \(https\)/ },
  missing: { en: /^This browser has no notifications/, it: /^Questo browser non ha notifiche/ },
};
const STATES = ['granted', 'default', 'denied', 'insecure', 'missing'];

/** Chromium asks nobody: the permission is what we say it is. */
async function permit(context, setting) {
  const cdp = await browser.newBrowserCDPSession();
  const page = await context.newCDPSession(context.pages()[0]);
  const { targetInfo } = await page.send('Target.getTargetInfo');
  await cdp.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin: server.url, browserContextId: targetInfo.browserContextId });
}

/** At a table: "Play now", then the settings. */
async function openSettings(page, state) {
  if (!page.url().includes('/t/')) {
    await page.goto(state === 'insecure' ? `http://${PLAIN}:${server.port}/` : server.url);
    await page.locator('[data-game-box="earth-gambit"] .home-play').click();
    await page.waitForURL(/\/t\//);
  } else {
    await page.reload();
  }
  await page.locator('.frame .bar').waitFor();
  await page.locator('.tools-phone .ui-tool').last().click();
  await page.locator('.menu button').last().click();
  await page.locator('.set-page').waitFor();
}

async function look(language, state) {
  const where = `${state}, ${language}`;
  const { context, page, errors } = await person(browser, { locale: language === 'it' ? 'it-IT' : 'en-GB', viewport: { width: 390, height: 844 } });
  if (state === 'missing') await page.addInitScript(() => { delete window.Notification; });
  if (['granted', 'default', 'denied'].includes(state)) await permit(context, state === 'default' ? 'prompt' : state);
  await openSettings(page, state);
  const row = page.locator('.set-row', { hasText: NAME[language] });
  check(`${where}: the row is there`, (await row.count()) === 1);
  const said = await page.evaluate(() => (isSecureContext && 'Notification' in window ? Notification.permission : null));
  check(`${where}: it is what it is called`, state === 'insecure' || state === 'missing' ? said === null : said === state, said);
  const toggle = row.getByRole('switch');
  if (SAYS[state]) {
    check(`${where}: no switch`, (await toggle.count()) === 0);
    check(`${where}: it says why`, SAYS[state][language].test(await row.locator('.call-blocked').innerText()), await row.innerText());
  } else {
    check(`${where}: off until somebody wants it`, (await toggle.getAttribute('aria-checked')) === 'false');
    check(`${where}: no word about blocking`, (await row.locator('.call-blocked').count()) === 0);
    if (state === 'granted') {
      await toggle.click();
      await row.locator('[role="switch"][aria-checked="true"]').waitFor();
      await openSettings(page, state);
      check(`${where}: it stays on`, (await toggle.getAttribute('aria-checked')) === 'true');
      await permit(context, 'denied');
      await openSettings(page, state);
      check(`${where}: taken away in the browser, and the row says so`, SAYS.denied[language].test(await row.locator('.call-blocked').innerText()));
    }
  }
  const wide = await row.evaluate((e) => e.scrollWidth > e.clientWidth);
  check(`${where}: it fits a phone`, !wide);
  const wrong = errors.filter((e) => !/Cross-Origin-Opener-Policy/.test(e)); // plain http has no use for that header
  check(`${where}: no errors`, wrong.length === 0, wrong.join(' | '));
  await context.close();
}

try {
  for (const state of STATES) for (const language of ['en', 'it']) await look(language, state);
} finally {
  await browser.close();
  await server.stop();
}
finish();
