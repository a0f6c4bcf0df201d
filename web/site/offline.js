// offline.js - the end of a site's service worker (tools/site puts VERSION, FILES and the rest of sw.js before it): all files are
// kept, so that the site works without a network. Files are called after what is in them, so a page that is open keeps its
// own ones while the next version comes; that one shows when a page is opened.

const PLACE = new URL(self.registration.scope).pathname; // several sites may share a name
const OURS = `orrery-${PLACE}-`;
const CACHE = OURS + VERSION;
const at = (file) => PLACE + file;

// Asked for anew: what the browser has kept elsewhere may be of another version.
const fresh = (file) => new Request(at(file), { cache: 'no-cache' });

// All of one version, or nothing: while the files of a host are being replaced, the page may already be the next one's.
async function keep() {
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(['', ...FILES].map(fresh));
    const page = await (await cache.match(at(''))).text();
    if (!page.includes(`data-version="${VERSION}"`)) throw new Error('The files of this site are being replaced.');
  } catch (e) {
    await caches.delete(CACHE);
    throw e;
  }
}
self.addEventListener('install', (e) => e.waitUntil(keep()));

// The version before stays for the pages that are open.
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}
self.addEventListener('activate', (e) => e.waitUntil(tidy()));

// The page says where its files are from itself; a deeper address is further away from them.
async function page(address) {
  const kept = await (await caches.open(CACHE)).match(at(''));
  if (!kept) return undefined;
  const depth = address.pathname.slice(PLACE.length).split('/').length - 1;
  const text = (await kept.text()).replaceAll('="./', `="${'../'.repeat(depth) || './'}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

// Networks of bots are large and seldom needed: they are kept once somebody has.
async function seldom(request) {
  const found = await fetch(request);
  if (found.ok) await (await caches.open(CACHE)).put(request, found.clone());
  return found;
}

async function found(request) {
  const address = new URL(request.url);
  const kept = request.mode === 'navigate' ? await page(address) : await caches.match(request, { ignoreSearch: true });
  return kept ?? (address.pathname.endsWith('.net') ? seldom(request) : fetch(request));
}
self.addEventListener('fetch', (e) => {
  const { origin, pathname } = new URL(e.request.url);
  if (e.request.method === 'GET' && origin === self.location.origin && pathname.startsWith(PLACE)) e.respondWith(found(e.request));
});
