// proof_parts.mjs - the fairness proof without a browser: its hashes against known answers that other programs made, and what it
// finds in records that are true, cut, or told otherwise than they were.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, finish } from './checks.mjs';

const web = new URL('../../web/', import.meta.url);
const { build } = await import(new URL('node_modules/vite/dist/node/index.js', web).href);
const out = mkdtempSync(join(tmpdir(), 'orrery-proof-'));
async function load(file) {
  await build({ root: fileURLToPath(web), logLevel: 'error', configFile: false, publicDir: false,
    build: { ssr: fileURLToPath(new URL(`src/proof/${file}.ts`, web)), outDir: out, emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: '[name].mjs' } } } });
  return import(pathToFileURL(join(out, `${file}.mjs`)).href);
}
const stored = new Map();
globalThis.localStorage = { getItem: (k) => stored.get(k) ?? null, setItem: (k, v) => stored.set(k, v), removeItem: (k) => stored.delete(k) };
Object.defineProperty(globalThis.localStorage, 'length', { get: () => stored.size });
const { blake2b } = await load('blake2b');
const { commitmentOf, fromHex, hashOfText, keyOf, pledgeOf, toHex } = await load('deal');
const { prove } = await load('check');
const { goAlong, keptOf } = await load('kept');
rmSync(out, { recursive: true });

// ---- known answers, the same as table/match/deal.c has ----
const count = {};
for (const line of readFileSync(new URL('../vectors/deal.txt', import.meta.url), 'utf8').split('\n')) {
  if (!line || line.startsWith('#')) continue;
  const [kind, ...w] = line.split(' ');
  count[kind] = (count[kind] ?? 0) + 1;
  const hex = (x) => (x === '-' ? '' : x);
  if (kind === 'blake2b') check(line.slice(0, 60), toHex(blake2b(fromHex(hex(w[0])))) === w[1]);
  if (kind === 'commitment') check(line.slice(0, 60), commitmentOf(w[0]) === w[1]);
  if (kind === 'pledge') check(line.slice(0, 60), pledgeOf(w[0], Number(w[1]), w[2]) === w[3]);
  if (kind === 'key') {
    const bySeat = (list) => { const all = Array(15).fill(null); if (list !== '-') for (const one of list.split(',')) all[Number(one.split(':')[0])] = one.split(':')[1]; return all; };
    check(line.slice(0, 60), keyOf(w[0], bySeat(w[1]), bySeat(w[2])) === w[3]);
  }
}
check('all kinds of answers were tried', ['blake2b', 'commitment', 'pledge', 'key'].every((k) => count[k] >= 10), JSON.stringify(count));

// ---- records and what was kept of them ----
const SECRET = '5a'.repeat(32), COMMITMENT = commitmentOf(SECRET), salt = (s) => `0${s}`.repeat(16);
const pledge = (s) => pledgeOf(COMMITMENT, s, salt(s));
function recordOf({ pledges = [pledge(0), pledge(1), null], salts = [salt(0), salt(1), null], commitment = COMMITMENT, secret = SECRET } = {}) {
  const list = (key, all) => all.map((x, s) => (x ? `${key} ${s + 1} ${x}\n` : '')).join('');
  const text = `orrery-record 2\ngame toy 3\nseats 3\nset none 181f40328610f1fc\ncommitment ${commitment}\n${list('pledge', pledges)}${list('salt', salts)}secret ${secret}\nanswers\n1: say 1\nposition 181f40328610f1fc\nresult all-square 1\n`;
  return `${text}fingerprint ${hashOfText(text)}\n`;
}
const mine = { commitment: COMMITMENT, early: true, seat: 1, salt: salt(1), pledges: [pledge(0), pledge(1), null], opened: true, changed: false, at: 1 };
const found = (record, kept) => { const p = prove(record, kept); return `${p.verdict}: ${p.findings.map((f) => f.what).join(' ')}`; };
const is = (what, record, kept, expected) => check(what, found(record, kept) === expected, found(record, kept));

is('all is well', recordOf(), mine, 'fair: secretFits commitmentKept pledgesKept saltsFit mineIn');
check('who helped', prove(recordOf(), mine).helped.join() === '0,1' && prove(recordOf(), mine).key === keyOf(SECRET, [salt(0), salt(1), null], [pledge(0), pledge(1), null]));
check('a pledge that was not opened is part of the key', prove(recordOf({ pledges: [pledge(0), pledge(1), pledge(2)] }), null).key !== prove(recordOf(), null).key);
is('somebody who only watched', recordOf(), { ...mine, seat: null, salt: null, opened: false }, 'fits: secretFits commitmentKept pledgesKept saltsFit notMine');
is('somebody who came when the cards were dealt', recordOf(), { ...mine, early: false, seat: null, salt: null, pledges: null, opened: false }, 'fits: secretFits saltsFit notMine');
is('and was shown something else', recordOf(), { ...mine, commitment: '00'.repeat(32), early: false, seat: null, salt: null, pledges: null, opened: false }, 'broken: secretFits commitmentOther saltsFit notMine');
is('somebody who was not there', recordOf(), null, 'fits: secretFits saltsFit notMine');
is('another secret', recordOf({ secret: '11'.repeat(32) }), mine, 'broken: secretWrong commitmentKept pledgesKept saltsFit mineIn');
const other = '22'.repeat(32), theirs = commitmentOf(other);
is('another commitment than was shown', recordOf({ secret: other, commitment: theirs, pledges: [pledgeOf(theirs, 0, salt(0)), pledgeOf(theirs, 1, salt(1)), null] }), mine, 'broken: secretFits commitmentOther pledgesOther saltsFit mineIn');
is('a pledge exchanged after mine was open', recordOf({ pledges: [pledgeOf(COMMITMENT, 0, salt(7)), pledge(1), null], salts: [salt(7), salt(1), null] }), mine, 'broken: secretFits commitmentKept pledgesOther saltsFit mineIn');
is('a pledge that came to it later', recordOf({ pledges: [pledge(0), pledge(1), pledge(2)], salts: [salt(0), salt(1), salt(2)] }), mine, 'broken: secretFits commitmentKept pledgesOther saltsFit mineIn');
is('a salt that was never pledged', recordOf({ salts: [salt(7), salt(1), null] }), mine, 'broken: secretFits commitmentKept pledgesKept saltsWrong mineIn');
is('my salt left out although it was open', recordOf({ salts: [salt(0), null, null] }), mine, 'doubt: secretFits commitmentKept pledgesKept saltsFit mineLate');
is('another salt in my place', recordOf({ pledges: [pledge(0), pledgeOf(COMMITMENT, 1, salt(7)), null], salts: [salt(0), salt(7), null] }), { ...mine, pledges: null }, 'broken: secretFits commitmentKept saltsFit mineOther');
is('away at the start', recordOf({ pledges: [pledge(0), null, null], salts: [salt(0), null, null] }), { ...mine, pledges: null, opened: false }, 'doubt: secretFits commitmentKept saltsFit mineAway');
is('my pledge gone although I opened', recordOf({ pledges: [pledge(0), null, null], salts: [salt(0), null, null] }), mine, 'broken: secretFits commitmentKept pledgesOther saltsFit mineOther');
is('somebody kept a part back', recordOf({ salts: [null, salt(1), null] }), mine, 'held: secretFits commitmentKept pledgesKept saltsFit mineIn');
check('and is named', prove(recordOf({ salts: [null, salt(1), null] }), mine).keptBack.join() === '0');
is('nobody helped', recordOf({ pledges: [null, null, null], salts: [null, null, null] }), null, 'alone: secretFits');
is('the server alone, though I wanted to help', recordOf({ pledges: [null, null, null], salts: [null, null, null] }), { ...mine, pledges: null, opened: false }, 'doubt: secretFits commitmentKept mineAway');
is('salts of an older table', recordOf({ pledges: [null, null, null] }), null, 'alone: secretFits loose');
is('a letter changed in an answer', recordOf().replace('say 1', 'say 2'), mine, 'broken: recordCut secretFits commitmentKept pledgesKept saltsFit mineIn');
is('the end cut off', recordOf().slice(0, -1), mine, 'broken: recordCut secretFits commitmentKept pledgesKept saltsFit mineIn');
is('the server changed its word in between', recordOf(), { ...mine, changed: true }, 'broken: secretFits commitmentOther pledgesKept saltsFit mineIn');
check('the engine has the last word', prove(recordOf(), mine, () => false).verdict === 'broken' && prove(recordOf(), mine, () => true).findings.at(-1).what === 'cardsFit');

// ---- going along ----
const table = (more) => ({ t: 'shuffle', commitment: COMMITMENT, opening: false, dealt: false, secret: null, seats: [0, 1, 2].map(() => ({ pledge: null, salt: null, open: false })), ...more });
const seatsWith = (...pledges) => pledges.map((p) => ({ pledge: p, salt: null, open: false }));
check('who watches says nothing', goAlong('aa', null, table()) === null && keptOf('aa').commitment === COMMITMENT);
check('before the deal counts, after it does not', keptOf('aa').early && (goAlong('ee', null, table({ dealt: true })), !keptOf('ee').early));
const first = goAlong('aa', 1, table());
check('who sits pledges', first.t === 'pledge' && first.pledge === pledgeOf(COMMITMENT, 1, keptOf('aa').salt));
check('and says it once', goAlong('aa', 1, table({ seats: seatsWith(null, first.pledge, null) })) === null);
check('again if the server has lost it, with the same salt', goAlong('aa', 1, table()).pledge === first.pledge);
const closed = table({ opening: true, seats: seatsWith(pledge(0), first.pledge, null) });
const open = goAlong('aa', 1, closed);
check('the salt is opened when the list is closed', open.t === 'salt' && open.salt === keptOf('aa').salt && keptOf('aa').opened);
check('the list is kept', keptOf('aa').pledges.join() === [pledge(0), first.pledge, ''].join());
check('another list later: nothing more is said', goAlong('aa', 1, table({ opening: true, seats: seatsWith(pledge(2), first.pledge, null) })) === null && keptOf('aa').changed);
goAlong('bb', 1, table());
check('not if my own pledge is not in the list', goAlong('bb', 1, table({ opening: true, seats: seatsWith(pledge(0), pledge(1), null) })) === null && !keptOf('bb').opened);
goAlong('cc', 1, table());
check('another commitment: nothing is said', goAlong('cc', 1, { ...table(), commitment: '00'.repeat(32) }) === null && keptOf('cc').changed);
goAlong('dd', 0, table());
const before = keptOf('dd').salt;
goAlong('dd', 2, table());
check('another seat, another salt', keptOf('dd').seat === 2 && keptOf('dd').salt !== before);
finish();
