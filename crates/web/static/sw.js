// Keeps one build of the page whole: a build is fetched together, held against its hashes and used together.
// All of it stands in one block: the beginning of it alone is no script, and no browser takes it for one.
{
  const BUILD = "@BUILD@";
  const CACHE = `millwright-${BUILD}`;
  const HERE = new URL("./", self.location).href;

  // A file if it is what its hash says; anything else that comes in its name fails. What the browser
  // remembers of it will do, unless that is damaged.
  async function whole(file, hash) {
    const ask = (cache) => fetch(file, { cache, integrity: `sha256-${hash}`, redirect: "error" });
    const answer = await ask("default").catch(() => ask("reload"));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer;
  }

  self.addEventListener("install", (event) => {
    event.waitUntil((async () => {
      const list = await (await whole(`${BUILD}/kept.txt`, "@KEPT@")).text();
      const cache = await caches.open(CACHE);
      await Promise.all(list.trim().split("\n").map(async (line) => {
        const [file, hash] = line.split(" ");
        // What an attempt before this one has kept is whole.
        if (!await cache.match(file)) await cache.put(file, await whole(file, hash));
      }));
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

  // Answers for the files of this build; whatever else lies at this address is the server's.
  self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method !== "GET" || !url.startsWith(HERE)) return;
    let file = url.slice(HERE.length).split(/[?#]/)[0];
    if (file === "" || file === "index.html") file = "./";
    else if (!["broken.js", "manifest.webmanifest"].includes(file) && !file.startsWith(`${BUILD}/`)) return;
    event.respondWith((async () => {
      const cache = await caches.open(CACHE);
      return await cache.match(file) ?? fetch(event.request);
    })());
  });
}
