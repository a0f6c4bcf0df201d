// proof.mjs - the fairness proof in real browsers: everybody helps to shuffle without a tap, each browser proves the deal from what it
// kept itself, and a server that lies, or a player who keeps their part back, is found out.
import { check, finish, makeTable, person, playOut, shots, startBrowser, startServer } from './harness.mjs';
import { axe } from './looks.mjs';

const server = await startServer();
const browser = await startBrowser();
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((k) => k.startsWith('orrery-proof:'))) ?? 'null'));
const verdict = (page) => page.locator('.check').getAttribute('data-proof');
const findings = (page) => page.locator('[data-finding]').evaluateAll((all) => all.map((e) => e.dataset.finding).join(' '));

async function sit(who, address, name) {
  await who.page.goto(address);
  await who.page.locator('.sit input').fill(name);
  await who.page.locator('.sit button').click();
  await who.page.locator('.room-seat', { hasText: name }).filter({ hasText: 'you' }).locator('.ui-tag', { hasText: 'helps shuffle' }).waitFor();
}

async function proofOf(page) {
  await page.locator('.check[data-proof]').waitFor({ timeout: 15000 });
  return `${await verdict(page)}: ${await findings(page)}`;
}

try {
  const ann = await person(browser), ben = await person(browser), eve = await person(browser), cid = await person(browser);
  const address = await makeTable(ann.page, server.url, { game: 'earth-gambit', seats: 3, name: 'Ann', open: [1], start: false });
  const code = address.split('/').at(-1);

  // Cid's browser swallows every salt it should send: it fixes a part and keeps it back.
  await cid.context.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function swallow(data) { if (!String(data).includes('"t":"salt"')) send.call(this, data); };
  });

  // Sitting down is enough: nobody presses anything.
  await sit(ben, address, 'Ben');
  await eve.page.goto(address);
  await eve.page.locator('.room').waitFor();
  check('both help to shuffle', await ann.page.locator('.room-seat .ui-tag', { hasText: 'helps shuffle' }).count() === 2);
  const annKept = await kept(ann.page), benKept = await kept(ben.page);
  check('each browser has made a salt of its own', /^[0-9a-f]{32}$/.test(annKept.salt) && /^[0-9a-f]{32}$/.test(benKept.salt) && annKept.salt !== benKept.salt);
  check('and kept the commitment that it was shown', annKept.commitment === benKept.commitment && /^[0-9a-f]{64}$/.test(annKept.commitment));
  check('no salt is open yet', !annKept.opened && annKept.pledges === null);
  await ann.page.locator('.room details').first().click();
  await ann.page.screenshot({ path: `${shots}/proof-gather.png` });
  await axe(ann.page, 'gathering');
  const frames = [];
  eve.page.on('websocket', (ws) => ws.on('framereceived', (f) => frames.push(String(f.payload))));
  await eve.page.reload();
  await eve.page.locator('.room').waitFor();
  check('a watcher reads pledges and no salt', frames.some((f) => f.includes('"t":"shuffle"')) && !frames.some((f) => f.includes(annKept.salt) || f.includes(benKept.salt)));

  await ann.page.locator('[data-act="start"]').click();
  for (const p of [ann, ben]) await p.page.locator('.frame .bar').waitFor();
  const after = await kept(ann.page);
  check('the salt was opened after the list was kept', after.opened && after.pledges[0] !== null && after.pledges[1] !== null && after.pledges[2] === null && after.salt === annKept.salt);

  await Promise.all([playOut(ann.page, 3), playOut(ben.page, 4)]);
  check('the last page has the proof', await ann.page.locator('[data-over] [data-proof="fair"]').waitFor({ timeout: 15000 }).then(() => true, () => false));
  await ann.page.locator('[data-over] [data-proof]').click();
  const all = 'secretFits commitmentKept pledgesKept saltsFit mineIn';
  check('Ann proves it', await proofOf(ann.page) === `fair: ${all}`, await proofOf(ann.page));
  check('in plain words', (await ann.page.locator('.check-sheet').innerText()).includes('The shuffle was fair and untouched.'));
  await axe(ann.page, 'the proof');
  await ann.page.locator('.check-sheet summary', { hasText: 'What this browser remembers' }).click();
  check('it shows what it kept', (await ann.page.locator('.check-sheet').innerText()).includes(annKept.salt));
  await ann.page.screenshot({ path: `${shots}/proof-fair.png` });
  await ann.page.setViewportSize({ width: 390, height: 844 });
  check('on a phone nothing sticks out', await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth) <= 1);
  await ann.page.screenshot({ path: `${shots}/proof-phone.png` });
  await ann.page.setViewportSize({ width: 1440, height: 900 });
  await ben.page.goto(`${server.url}/replay/${code}?check`);
  check('Ben proves it', await proofOf(ben.page) === `fair: ${all}`, await proofOf(ben.page));
  await eve.page.goto(`${server.url}/replay/${code}?check`);
  check('a watcher checks all but a part of their own', await proofOf(eve.page) === 'fits: secretFits commitmentKept pledgesKept saltsFit notMine', await proofOf(eve.page));

  // The key is the one the cards were dealt with: the record verifies, and it has these parts.
  const record = await (await fetch(`${server.url}/api/tables/${code}/record`)).text();
  check('the record has both salts', record.includes(`salt 1 ${annKept.salt}\n`) && record.includes(`salt 2 ${benKept.salt}\n`));
  const said = await (await fetch(`${server.url}/api/tables/${code}/check`)).json();
  check("the server's own check agrees", said.ok && said.lines.includes('The shuffle was fair and untouched.'), said.lines.join(' | '));

  // In Italian.
  await ben.page.evaluate(() => localStorage.setItem('orrery', JSON.stringify({ language: 'it' })));
  await ben.page.reload();
  await ben.page.locator('.check-sheet').waitFor();
  check('in Italian', (await ben.page.locator('.check-sheet').innerText()).includes('La mescolata è stata equa e senza manomissioni.'));
  await ben.page.screenshot({ path: `${shots}/proof-italian.png` });

  // A server that tells the match otherwise is found out, whatever it changes.
  const lies = {
    'another secret': ['broken', (r) => r.replace(/secret .*/, `secret ${'0'.repeat(64)}`)],
    "another salt in Ann's place": ['broken', (r) => r.replace(/salt 1 .*/, `salt 1 ${'0'.repeat(32)}`)],
    "Ann's salt left out": ['broken', (r) => r.replace(/salt 1 .*\n/, '')],
    'an answer changed': ['broken', (r) => r.replace(/answers\n.*\n/, 'answers\n')],
    'a letter changed in the last line': ['broken', (r) => r.replace(/(fingerprint .*)[0-9a-f]\n$/, '$1x\n')],
  };
  for (const [what, [expected, lie]] of Object.entries(lies)) {
    await ann.page.route('**/record', (route) => route.fulfill({ body: lie(record), contentType: 'text/plain' }));
    await ann.page.goto(`${server.url}/replay/${code}?check`);
    await ann.page.locator('.check[data-proof]').waitFor({ timeout: 15000 });
    check(`${what}: ${expected}`, await verdict(ann.page) === expected, await proofOf(ann.page));
    await ann.page.unroute('**/record');
  }
  await ann.page.screenshot({ path: `${shots}/proof-broken.png` });

  // Somebody keeps their part back: the deal waits a moment, goes on without it, and says so.
  const second = await makeTable(ann.page, server.url, { game: 'earth-gambit', seats: 3, name: 'Ann', open: [1], start: false });
  await sit(cid, second, 'Cid');
  await ann.page.locator('.room-seat', { hasText: 'Cid' }).locator('.ui-tag', { hasText: 'helps shuffle' }).waitFor();
  await ann.page.locator('[data-act="start"]').click();
  check('it says that it shuffles', await ann.page.locator('.room [role="status"]', { hasText: 'Shuffling' }).waitFor({ timeout: 5000 }).then(() => true, () => false));
  await ann.page.screenshot({ path: `${shots}/proof-shuffling.png` });
  await ann.page.locator('.frame .bar').waitFor({ timeout: 30000 });
  await cid.page.locator('.frame .bar').waitFor();
  await Promise.all([playOut(ann.page, 5), playOut(cid.page, 6)]);
  await ann.page.goto(`${server.url}/replay/${second.split('/').at(-1)}?check`);
  check('still proved for Ann, with a remark', await proofOf(ann.page) === `held: ${all}`, await proofOf(ann.page));
  check('and Cid is named', /Cid\s+fixed a part but did not open it in time/.test(await ann.page.locator('.check-sheet').innerText()), await ann.page.locator('.check-sheet').innerText());
  await ann.page.screenshot({ path: `${shots}/proof-kept-back.png` });
  await cid.page.goto(`${server.url}/replay/${second.split('/').at(-1)}?check`);
  check("Cid's own browser says that its part is not in it", (await proofOf(cid.page)).startsWith('doubt'), await proofOf(cid.page));

  // Bots alone: nobody helped, and that is said.
  const made = await (await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'earth-gambit', seats: 3, name: 'Eve', bots: { 0: 'easy', 1: 'easy', 2: 'easy' }, public: true }) })).json();
  await eve.page.goto(`${server.url}/t/${made.link}`);
  await eve.page.locator('[data-over] [data-proof="alone"]').waitFor({ timeout: 60000 });
  await eve.page.locator('[data-over] [data-proof]').click();
  await eve.page.locator('.check-sheet').waitFor();
  check('a deal without people says so', (await eve.page.locator('.check-sheet').innerText()).includes('No player helped shuffle.'));
  check('and who came later is not told of a time before', !(await findings(eve.page)).includes('commitmentKept'), await findings(eve.page));
  await eve.page.screenshot({ path: `${shots}/proof-alone.png` });
  for (const p of [ann, ben, cid, eve]) check('no error in the console', p.errors.length === 0, p.errors.slice(0, 3).join(' | '));
} finally {
  await browser.close();
  await server.stop();
}
finish();
