// wire.mjs - a person at a table without a browser: HTTP for the lobby, one WebSocket for the table. Knows the protocol, no rule.
import { createRequire } from 'node:module';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const WebSocket = createRequire(fromWeb.resolve('puppeteer-core'))('ws');

const json = { 'content-type': 'application/json' };
/** What the server answers: its JSON, whether it went well, and the cookies it set. */
export async function ask(url, path, body) {
  const answer = await fetch(`${url}${path}`, body === undefined ? {} : { method: 'POST', headers: { ...json, origin: url }, body: JSON.stringify(body) });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''; // once for each of two paths
  return { ok: answer.ok, status: answer.status, cookie, data: await answer.json().catch(() => ({})) };
}

/** One browser's line to a table: say() resolves with ok, no or hint; heard() with every message. */
export class Line {
  constructor(url, link, cookie, heard = () => undefined) {
    this.next = 1;
    this.waiting = new Map();
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/live/${link}`, 'orrery.1', { headers: { origin: url, cookie } });
    this.open = new Promise((resolve, reject) => { this.socket.on('open', resolve); this.socket.on('error', reject); });
    this.socket.on('close', (code) => { for (const w of this.waiting.values()) w.reject(new Error(`The line was closed: ${code}`)); });
    this.socket.on('message', (text) => {
      const m = JSON.parse(String(text));
      if (m.t === 'view') this.view = m;
      if (m.t === 'table') this.info = m;
      heard(m);
      if (m.id !== undefined) { this.waiting.get(m.id)?.(m); this.waiting.delete(m.id); }
      this.stirred?.();
    });
  }

  /** The server closes a line that says more than twenty things per second. */
  async say(message) {
    const id = this.next++, early = (this.last ?? 0) + 60 - Date.now();
    if (early > 0) await new Promise((r) => setTimeout(r, early));
    this.last = Date.now();
    return new Promise((resolve, reject) => { this.waiting.set(id, Object.assign(resolve, { reject })); this.socket.send(JSON.stringify({ ...message, id })); });
  }

  /** Until something is heard, or a while has gone. */
  stir(ms = 200) {
    return new Promise((resolve) => { const timer = setTimeout(resolve, ms); this.stirred = () => { clearTimeout(timer); resolve(); }; });
  }

  close() { this.socket.close(); }
}
