/**
 * The browser's storage, wrapped so that it never throws (safety 3.F). If it is blocked or full, values are kept in
 * memory until the page is closed.
 */
const memory = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

/** `sessionStorage` lasts until the tab is closed. */
type Place = keyof typeof memory;

/** Memory comes first, because it holds the values that the storage refused. */
export function getStored(key: string, place: Place = 'localStorage'): string | undefined {
  const kept = memory[place].get(key);
  if (kept !== undefined) return kept;
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string, place: Place = 'localStorage'): void {
  try {
    window[place].setItem(key, value);
    memory[place].delete(key);
  } catch {
    memory[place].set(key, value);
  }
}

export function removeStored(key: string, place: Place = 'localStorage'): void {
  memory[place].delete(key);
  try {
    window[place].removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
