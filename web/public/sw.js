// The service worker: shows what the server pushes while no page is open, and leads back to the table. It keeps nothing: every
// file comes from the server. Only where a page is opened and the server does not answer, it says so in a page of its own.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));

const isHere = (client, path) => new URL(client.url).pathname === path;

const words = {
  en: {
    title: 'Your turn', body: (game) => `It is your turn at ${game}.`,
    down: 'The table is out of sight',
    downText: 'The server does not answer. Your games are safe. This page keeps looking and comes back when it can.',
    again: 'Try now',
  },
  it: {
    title: 'Tocca a te', body: (game) => `Tocca a te: ${game}.`,
    down: 'Il tavolo è fuori vista',
    downText: 'Il server non risponde. Le tue partite sono al sicuro. Questa pagina continua a cercare e torna appena può.',
    again: 'Riprova ora',
  },
}[self.location.search.slice(1) === 'it' ? 'it' : 'en'];

// Nothing of it comes from the server, so it can never be an old one.
const downPage = () => `<!doctype html>
<html lang="${self.location.search.slice(1) === 'it' ? 'it' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="8">
<title>Orrery: ${words.down}</title>
<style>
  :root { color-scheme: dark light }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 14px; padding: 24px; box-sizing: border-box;
    background: #0a1022; color: #eef1fb; font: 17px/1.45 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font-size: 28px; font-weight: 600 }
  p { margin: 0; max-width: 34em }
  a { margin-top: 8px; padding: 12px 26px; border-radius: 10px; background: #d9b45a; color: #1a1304; font-weight: 700; text-decoration: none }
  a:focus-visible { outline: 3px solid #9bd3ff; outline-offset: 3px }
  svg { width: 96px; height: 96px }
  @media (prefers-color-scheme: light) { body { background: #f4f6fc; color: #141b33 } }
</style></head>
<body data-down>
<svg viewBox="0 0 48 48" fill="none" aria-hidden="true"><ellipse cx="24" cy="24" rx="20" ry="8" stroke="#d9b45a" stroke-width="2.4" transform="rotate(-24 24 24)"/><circle cx="24" cy="24" r="7" fill="#ff7a45"/><circle cx="41" cy="15" r="3" fill="#5aa9ff"/></svg>
<h1>${words.down}</h1><p>${words.downText}</p><a href="">${words.again}</a>
</body></html>`;

async function fromServer(request) {
  try {
    return await fetch(request);
  } catch {
    return new Response(downPage(), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}
// A site without a server keeps its files itself, and answers itself (site/offline.js).
self.addEventListener('fetch', (e) => {
  if (e.request.mode === 'navigate' && typeof VERSION === 'undefined') e.respondWith(fromServer(e.request));
});

async function show({ game, path: said }) {
  const path = typeof said === 'string' && /^\/t\/[a-z0-9]+$/.test(said) ? said : '/';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((c) => c.visibilityState === 'visible' && isHere(c, path))) return; // the table itself calls
  await self.registration.showNotification(words.title, {
    body: words.body(typeof game === 'string' ? game.slice(0, 80) : 'Orrery'),
    tag: `orrery-${path.slice(3, 9)}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { path },
  });
}

self.addEventListener('push', (e) => {
  let message = {};
  try {
    message = e.data?.json() ?? {};
  } catch { /* not ours; something has to be shown all the same */ }
  e.waitUntil(show(message));
});

self.addEventListener('notificationclick', (e) => {
  const path = e.notification.data?.path ?? '/';
  e.notification.close();
  e.waitUntil((async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find((c) => isHere(c, path));
    if (open) await open.focus();
    else await self.clients.openWindow(path);
  })());
});
