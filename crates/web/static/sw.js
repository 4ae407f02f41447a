// Keeps one build of the page whole: a build is fetched together and used together.
const BUILD = "@BUILD@";
const CACHE = `millwright-${BUILD}`;
const FILES = ["./", "boot.js", "worker.js", "web.js", "web_bg.wasm", "style.css", "icons.svg",
  "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    const page = await (await cache.match("web.js")).text();
    // The bindings bring small files of their own along.
    const parts = [...page.matchAll(/from '\.\/(snippets\/[^']+)'/g)].map((match) => match[1]);
    await cache.addAll(parts);
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
