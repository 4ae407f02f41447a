// Saved games in the browser's database: one entry a game, a text under the game's id.
// Each entry has a revision; whoever stores it again names the one his game grew from.
const STORE = "games";

// The revision from which this tab's game grew, by id; a game that is not stored yet has none.
const grown_from = new Map();
// One write after another, so that each grows from the one before it.
let last = Promise.resolve();
let channel = null;

// Does some work in one transaction; it is done when the transaction is.
async function transact(mode, work) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("millwright", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      let answer;
      transaction.oncomplete = () => resolve(answer);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(STORE), (value) => { answer = value; });
    });
  } finally {
    database.close();
  }
}

function in_turn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

function revision_of(text) {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text).revision ?? 0;
  } catch {
    return 0;
  }
}

function with_revision(text, revision) {
  return JSON.stringify({ ...JSON.parse(text), revision });
}

const stored = (id) => transact("readonly", (store, answer) => {
  const reading = store.get(id);
  reading.onsuccess = () => answer(reading.result);
});

// Ids and texts in turn.
export function load_all() {
  return in_turn(() => transact("readonly", (store, answer) => {
    const keys = store.getAllKeys();
    const texts = store.getAll();
    texts.onsuccess = () => answer(texts.result.flatMap((text, n) => [keys.result[n], text]));
  }));
}

export function load(id) {
  return in_turn(async () => {
    const text = await stored(id);
    grown_from.set(id, revision_of(text));
    return text;
  });
}

// Whether another tab has stored the game since.
export function is_newer(id) {
  return in_turn(async () => revision_of(await stored(id)) !== grown_from.get(id));
}

// Says whether the game was stored: it is not if the stored one is not what it grew from.
export function keep(id, text) {
  return in_turn(async () => {
    const from = grown_from.get(id);
    const next = (from ?? 0) + 1;
    const kept = await transact("readwrite", (store, answer) => {
      const reading = store.get(id);
      reading.onsuccess = () => {
        const grows = revision_of(reading.result) === from;
        if (grows) store.put(with_revision(text, next), id);
        answer(grows);
      };
    });
    if (kept) {
      grown_from.set(id, next);
      channel?.postMessage(id);
    }
    return kept;
  });
}

// Stores games that are new here, all of them or none.
export function keep_new(ids, texts) {
  return in_turn(() => transact("readwrite", (store) => {
    ids.forEach((id, n) => store.put(with_revision(texts[n], 1), id));
  }));
}

export function remove(ids) {
  return in_turn(async () => {
    await transact("readwrite", (store) => ids.forEach((id) => store.delete(id)));
    ids.forEach((id) => channel?.postMessage(id));
  });
}

// Calls `heard` with the id of each game that another tab stores or deletes.
export function listen(heard) {
  if (!globalThis.BroadcastChannel) return;
  channel = new BroadcastChannel("millwright");
  channel.onmessage = (event) => heard(event.data);
}
