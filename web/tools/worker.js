/* The service worker: keeps the shell (page, scripts, styles) and the catalogues that were used. Never anything of /api:
   what happens at a table comes from the server or not at all. */
const CACHE = `shell-${"VERSION"}`;
const SHELL = ["SHELL"];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // the network first, so that a new version is never kept waiting; the kept page where there is none. What the
    // server itself answers below /api (a record to download) is no page of ours
    if (!url.pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (url.pathname.startsWith('/assets/')) {
    // names hold a hash of the content, so what is kept is right for ever
    event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request)));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

async function fetched(request) {
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}
