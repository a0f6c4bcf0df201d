// offline.js - the end of a site's service worker (tools/site puts VERSION, FILES and the rest of sw.js before it): all files are
// kept, so that the site works without a network. Files are called after what is in them, so a page that is open keeps its
// own ones while the next version comes; that one shows when a page is opened.

const CACHE = `orrery-${VERSION}`;

// Asked for anew: what the browser has kept elsewhere may be of another version.
const fresh = (file) => new Request(file, { cache: 'no-cache' });

self.addEventListener('install', (e) => e.waitUntil(caches.open(CACHE).then((c) => c.addAll(FILES.map(fresh)))));

// The version before stays for the pages that are open.
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith('orrery-') && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}
self.addEventListener('activate', (e) => e.waitUntil(tidy()));

async function found(request) {
  const page = request.mode === 'navigate';
  const kept = page ? await (await caches.open(CACHE)).match('/') : await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
self.addEventListener('fetch', (e) => {
  if (e.request.method === 'GET' && new URL(e.request.url).origin === self.location.origin) e.respondWith(found(e.request));
});
