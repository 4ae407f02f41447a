// Keeps one build of the page whole: a build is fetched together and used together.
const BUILD = "@BUILD@";
const CACHE = `millwright-${BUILD}`;
const FILES = ["./", ..."@FILES@".split(" ")];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    // What the page has loaded just now is asked for again, but not sent again.
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("millwright-") && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(event.request, { ignoreSearch: true })
      ?? (event.request.mode === "navigate" ? await cache.match("./") : undefined);
    return kept ?? fetch(event.request);
  })());
});
