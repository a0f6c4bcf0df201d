// The service worker: shows what the server pushes while no page is open, and leads back to the table. It keeps nothing and
// answers no requests.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));

const isHere = (client, path) => new URL(client.url).pathname === path;

const words = {
  en: { title: 'Your turn', body: (game) => `It is your turn at ${game}.` },
  it: { title: 'Tocca a te', body: (game) => `Tocca a te: ${game}.` },
}[self.location.search.slice(1) === 'it' ? 'it' : 'en'];

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
