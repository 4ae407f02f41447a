// One lock is held at a time: that of the game on the table. It goes when the tab does.
let release = null;
let held = null;

export function hold_lock(name, lost) {
  if (held === name) return;
  release?.();
  release = null;
  held = name;
  if (!navigator.locks) return;
  navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) {
      held = null;
      lost();
      return undefined;
    }
    if (held !== name) return undefined;
    return new Promise((resolve) => { release = resolve; });
  });
}
