let waiting = null;

export function register(ready, kept) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // A service worker is active once it has kept every file.
  workers.ready.then(() => kept());
  const offer = (worker) => { waiting = worker; ready(); };
  workers.register("sw.js").then((registration) => {
    if (registration.waiting && workers.controller) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && workers.controller) offer(next);
      });
    });
  }).catch(() => {});
}

export function apply_update() {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
