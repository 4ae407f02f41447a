// One lock is held or waited for at a time: that of the game on the table. It goes when the tab does.
let held = null;
let let_go = () => {};

// Only a secure page has locks; without them every tab may try, and what is stored decides.
export function has_locks() {
  return !!navigator.locks;
}

// Says whether the lock was given: `try` at once or not at all, `wait` when it is free, `steal`
// from whoever has it. `lost` is called if it is stolen later.
export function hold_lock(name, how, lost) {
  if (held === name || !has_locks()) return Promise.resolve(true);
  let_go();
  return new Promise((answer) => {
    const waiting = new AbortController();
    const options = {
      try: { ifAvailable: true },
      wait: { signal: waiting.signal },
      steal: { steal: true },
    };
    let_go = () => waiting.abort();
    navigator.locks.request(name, options[how], (lock) => {
      if (!lock || waiting.signal.aborted) return answer(false);
      held = name;
      answer(true);
      return new Promise((resolve) => {
        let_go = () => {
          held = null;
          resolve();
        };
      });
    }).catch(() => {
      answer(false);
      if (held !== name) return;
      held = null;
      lost();
    });
  });
}
