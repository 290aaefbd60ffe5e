/** Session storage that never throws (SAFETY 3.F): what could not be stored lasts as long as the page. */
const memory = new Map<string, string>();

/** The JSON value under a key; undefined where there is none, or none that can be read. */
export function readTab(key: string): unknown {
  try {
    const text = memory.get(key) ?? sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed. */
export function writeTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeTab(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}
