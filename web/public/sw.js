// The service worker: shows what the server pushes while no page is open, and leads back to the table. It keeps nothing and
// answers no requests.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));

const isHere = (client, path) => new URL(client.url).pathname === path;

async function show(message) {
  const path = /^\/t\/[a-z0-9]+$/.test(message.path ?? '') ? message.path : '/';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((c) => c.visibilityState === 'visible' && isHere(c, path))) return; // the table itself calls
  const tag = `orrery-${path.slice(3, 9)}`;
  await self.registration.showNotification(String(message.title ?? 'Orrery').slice(0, 80), {
    body: String(message.body ?? '').slice(0, 200), tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path },
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
