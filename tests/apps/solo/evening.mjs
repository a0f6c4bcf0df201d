// evening.mjs - the same evening as evening.c, with the module: a function that gives all lines.
import { readFileSync } from 'node:fs';
import { giveNet, load } from './module.mjs';

export async function evening(file, game, seats, level, seed, texts) {
  const lines = [];
  let luck = seed >>> 0, now = 1700000000000, link = '', act = null, question = -1, over = false, pending = false, needed = '';
  const roll = () => { luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0; return luck >>> 8; };
  const m = await load(file, (m) => ({
    reply(id, status, at, n) {
      const text = m.text(at, n);
      lines.push(`reply ${id} ${status} ${text}`);
      if (status === 201) link = JSON.parse(text).link;
    },
    send(socket, at, n) {
      const text = m.text(at, n);
      lines.push(`send ${socket} ${text}`);
      const v = JSON.parse(text);
      if (v.t !== 'view') return;
      over = v.over;
      question = v.question !== null && v.legal.length ? v.question : -1;
      if (question >= 0) act = v.legal[roll() % v.legal.length].a;
    },
    hang_up: (socket, code) => void lines.push(`hang up ${socket} ${code}`),
    store(to, sequence, at, n) { lines.push(`store ${m.text(to, 23)} ${sequence} ${m.text(at, n)}`); pending = true; },
    keep_token: (to, token) => void lines.push(`token ${m.text(to, 23)} ${m.bytes(token, 1)[0]}`),
    forget(of) { lines.push(`forget ${m.text(of, 23)}`); pending = true; },
    need_net(at, n) { needed = m.text(at, n); },
    steady: () => now,
    wall: () => now,
    random(at, n) { const out = m.bytes(at, n); for (let i = 0; i < n; i++) out[i] = roll() & 255; },
  }));
  const { x, put } = m;
  const settle = () => { while (pending) { pending = false; x.stored(1); } };
  /** The native program has all networks inside; the module asks for one, and what asked comes once more. */
  const bring = () => { const game = needed; needed = ''; if (game) giveNet(m, game); return !!game; };
  const withNet = (act) => { act(); if (bring()) act(); settle(); };
  const ask = (id, path, body) => withNet(() => { const n = Buffer.byteLength(path); put(path, body ?? ''); x.request(id, body === undefined ? 0 : 1, n, Buffer.byteLength(body ?? '')); });
  const say = (text) => withNet(() => x.say(1, put(text)));
  if (!x.begin(0, 1000)) throw new Error('no memory');
  ask(1, '/api/tables', `{"game":"${game}","seats":${seats},"name":"Ada","seat":0,"level":"${level}","obvious":true}`);
  put(link);
  x.hold();
  x.connect(1, 255);
  settle();
  say('{"t":"start","id":1}');
  let hinted = false;
  for (let id = 2; !over;) {
    const wait = x.step();
    settle();
    bring();
    if (wait === 0) continue;
    if (question >= 0 && !hinted) {
      hinted = true;
      say('{"t":"hint","id":0}');
    } else if (question >= 0) {
      const text = `{"t":"answer","id":${id++},"question":${question},"a":[${act.join(',')}]}`;
      question = -1;
      say(text);
    } else if (wait > 0) now += wait;
    else throw new Error('stuck');
  }
  if (!texts) return lines;
  x.texts(put(readFileSync(texts)));
  let id = 100;
  const first = link;
  for (const p of ['', '/book', '/record', '/replay?eyes=all', '/replay/7?eyes=0', '/check', '/stats', '/review?eyes=0', '/chances', '/beliefs?eyes=0', '/nothing'])
    ask(id++, `/api/tables/${link}${p}`);
  for (const p of ['/api/games', '/api/lessons', '/api/puzzles/2026-11-16', '/api/tables', '/api/stats', `/api/help/${game}`, `/api/games/${game}/rules?lang=it`, `/api/lessons/${game}/1/book`])
    ask(id++, p);
  ask(id++, `/api/tables/${link}/on`, '{"at":3,"seat":0,"level":"easy","name":"Ada"}');
  ask(id++, `/api/tables/${first}/rematch`, '{}');
  return lines;
}
