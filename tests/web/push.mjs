// push.mjs - called by Web Push, in a real browser: it subscribes with the server's key and for this table, what arrives becomes a
// notification in the person's language, and a click on it leads to the table. The push service is one of our own on this machine;
// Chromium's own is on the network, so its subscription is made up here, with keys of its own. What is sent is read by push.py.
import { createServer } from 'node:http';
import { createECDH, randomBytes } from 'node:crypto';
import { check, dice, finish, makeTable, person, startBrowser, startServer, tapOnce } from './harness.mjs';

const got = [];
const service = createServer((request, response) => {
  const parts = [];
  request.on('data', (d) => parts.push(d));
  request.on('end', () => { got.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) }); response.writeHead(201).end(); });
});
await new Promise((r) => service.listen(0, '127.0.0.1', r));
const endpoint = `http://127.0.0.1:${service.address().port}/ann`;
const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };

/** A push service that is not on the network. */
const pretend = ({ where, with: subscriptionKeys }) => {
  window.pushes = [];
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async (options) => {
    window.pushes.push({ visible: options.userVisibleOnly, key: [...new Uint8Array(options.applicationServerKey)] });
    kept = { options, toJSON: () => ({ endpoint: where, keys: subscriptionKeys }), unsubscribe: async () => { kept = null; window.pushes.push('ended'); return true; } };
    return kept;
  };
};
const server = await startServer(null, null, 'push = mailto:host@example.org\npush_local = yes\n');
const browser = await startBrowser({ whole: true });
const roll = dice(11);
async function until(what, ms = 30000) {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((r) => setTimeout(r, 100))) if (await what()) return true;
  return false;
}
const notify = (page) => page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ ...JSON.parse(localStorage.getItem('orrery') ?? '{}'), notify: true, notifyAsked: true })));

try {
  const ann = await person(browser, { permissions: ['notifications'], locale: 'it-IT' }), ben = await person(browser);
  await ann.page.addInitScript(pretend, { where: endpoint, with: keys });
  const address = await makeTable(ann.page, server.url, { game: 'martians', seats: 2, name: 'Ann', open: [1], start: false });
  await ben.page.goto(address);
  await ben.page.locator('.sit input').fill('Ben');
  await ben.page.locator('.sit button').click();
  await ann.page.locator('.room-seat', { hasText: 'Ben' }).waitFor();
  check('nobody subscribes unasked', (await ann.page.evaluate(() => window.pushes.length)) === 0);
  await notify(ann.page);
  await ann.page.reload();
  await ann.page.locator('[data-act="start"]').waitFor();
  check('it subscribes', await until(() => ann.page.evaluate(() => window.pushes.length === 1)));
  const { key } = await (await fetch(`${server.url}/api/push`)).json();
  const asked = (await ann.page.evaluate(() => window.pushes))[0];
  check('for the server’s key, and shows what comes', asked.visible === true && Buffer.from(asked.key).toString('base64url') === key, JSON.stringify(asked));
  await ann.page.locator('[data-act="start"]').click();
  for (const p of [ann, ben]) await p.page.locator('.frame .bar').waitFor();
  check('it is Ben’s turn', await until(async () => { if (await ben.page.locator('.bar-asked').isVisible()) return true; await tapOnce(ann.page, roll); return false; }));
  const table = new URL(address).pathname;
  await ann.page.goto(`${server.url}/stats`);
  check('Ann is gone, and it is her turn', await until(async () => {
    await tapOnce(ben.page, roll);
    return !(await ben.page.locator('.bar-asked').isVisible()) && /Ann/.test(await ben.page.locator('.bar').innerText());
  }), await ben.page.locator('.bar').innerText());
  check('the push service is called', await until(() => got.length === 1, 60000), got.length);
  check('with what it needs', got[0]?.path === '/ann' && got[0].headers['content-encoding'] === 'aes128gcm' && /^vapid t=/.test(got[0].headers.authorization) && got[0].headers['topic'] === table.slice(3, 9));

  // The service worker, by the browser's own way of delivering: a notification in Italian.
  const cdp = await ann.context.newCDPSession(ann.page);
  const registered = new Promise((found) => cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && found(registrations[0])));
  await cdp.send('ServiceWorker.enable');
  const { registrationId } = await registered;
  const deliver = (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  const shown = () => ann.page.evaluate(async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications()).map((n) => ({ title: n.title, body: n.body, tag: n.tag, path: n.data?.path })));
  await deliver(JSON.stringify({ game: 'Martians!!!', path: table }));
  check('a notification, in the person’s language', await until(async () => (await shown()).length === 1));
  const first = (await shown())[0];
  check('it says where and no more', first?.title === 'Tocca a te' && first.body === 'Tocca a te: Martians!!!.' && first.path === table && first.tag === `orrery-${table.slice(3, 9)}`, JSON.stringify(first));
  await deliver(JSON.stringify({ game: 'Martians!!!', path: table }));
  await ann.page.waitForTimeout(500);
  check('one for each table, however often it is said', (await shown()).length === 1);
  await deliver(JSON.stringify({ game: 'x', path: 'https://evil.example/' }));
  await deliver('nonsense');
  check('what is not ours leads home', await until(async () => (await shown()).some((n) => n.path === '/')) && (await shown()).every((n) => n.path === '/' || n.path === table), JSON.stringify(await shown()));

  // Switched off: the browser ends the subscription and the server forgets it.
  await ann.page.goto(address);
  await ann.page.locator('.frame .bar').waitFor();
  check('coming back puts the notification away', await until(async () => !(await shown()).some((n) => n.path === table)) || await ann.page.locator('.bar-asked').isVisible());
  await until(() => ann.page.evaluate(() => window.pushes.length > 0));
  const before = (await ann.page.evaluate(() => window.pushes)).length;
  await ann.page.locator('.tools .ui-tool').last().click();
  await ann.page.locator('.set-page [role="switch"][aria-label="Avvisami quando tocca a me"]').click();
  check('switched off it ends', await until(() => ann.page.evaluate((n) => window.pushes.length > n && window.pushes.at(-1) === 'ended', before)), JSON.stringify(await ann.page.evaluate(() => window.pushes)));
  const errors = [...ann.errors, ...ben.errors];
  check('no error in any console', errors.length === 0, errors.join(' | '));
} finally {
  await browser.close();
  await server.stop();
  service.close();
}
finish();
