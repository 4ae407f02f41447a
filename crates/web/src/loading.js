// Fetches a text file of this build; null if it cannot be had.
export async function fetch_text(path) {
  try {
    const answer = await fetch(`${path}?${globalThis.millwright.build}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

// Fetches a file as bytes; null if it cannot be had. A worker knows no build.
export async function fetch_bytes(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

// Adds a style sheet of this build, once; null if it cannot be had.
export async function fetch_style(path) {
  const id = path.replace(".", "-");
  if (document.getElementById(id)) return true;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = `${path}?${globalThis.millwright.build}`;
  sheet.id = id;
  return await new Promise((done) => {
    sheet.onload = () => done(true);
    sheet.onerror = () => { sheet.remove(); done(null); };
    document.head.append(sheet);
  });
}
