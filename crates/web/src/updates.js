export function register(ready, kept) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // A service worker is active once it has kept every file.
  workers.ready.then(() => kept());
  workers.register("sw.js").then((registration) => {
    if (registration.waiting && workers.controller) ready();
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && workers.controller) ready();
      });
    });
  }).catch(() => {});
}

// Says whether the page would be another build if it were loaded again. If it would not, a worker may
// hold this one while the server has another: that worker is asked to look, and the other is offered.
export async function is_outdated() {
  try {
    const answer = await fetch("./", { cache: "no-cache" });
    const build = /"([0-9a-z]+)\/boot\.js"/.exec(await answer.text())?.[1];
    if (answer.ok && build && build !== globalThis.millwright.build) return true;
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch { /* Nobody answers, so there is nothing newer either. */ }
  return false;
}

export async function apply_update() {
  const workers = navigator.serviceWorker;
  const waiting = (await workers?.getRegistration())?.waiting;
  // Another tab may have changed over already.
  if (!waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
