// Whether this is the file that was asked for: a host may send a page of its own instead and say that all is well.
const is_file = (answer) => answer.ok && !/html/.test(answer.headers.get("content-type"));

// Fetches a text file of this build; null if it cannot be had.
export async function fetch_text(path) {
  try {
    const answer = await fetch(`${globalThis.millwright.build}/${path}`);
    return is_file(answer) ? await answer.text() : null;
  } catch {
    return null;
  }
}

// Fetches a file as bytes; null if it cannot be had. A worker lies in the folder of its build.
export async function fetch_bytes(path) {
  try {
    const answer = await fetch(path);
    return is_file(answer) ? new Uint8Array(await answer.arrayBuffer()) : null;
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
  sheet.href = `${globalThis.millwright.build}/${path}`;
  sheet.id = id;
  return await new Promise((done) => {
    sheet.onload = () => done(true);
    sheet.onerror = () => { sheet.remove(); done(null); };
    document.head.append(sheet);
  });
}
