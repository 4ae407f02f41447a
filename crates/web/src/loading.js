// Fetches a text file of this build; null if it cannot be had.
export async function fetch_text(path) {
  try {
    const answer = await fetch(`${path}?${globalThis.millwright.build}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
