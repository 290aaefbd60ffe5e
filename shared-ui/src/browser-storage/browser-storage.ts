/**
 * The browser's storage, which here never throws (safety 3.F). Where it is blocked or full, what was written is
 * kept in memory and is gone with the page.
 */
const memory = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

/** What is in `sessionStorage` is gone with the tab. */
type Place = keyof typeof memory;

/** Memory comes first: it holds what could not replace an older value in the storage. */
export function readStored(key: string, place: Place = 'localStorage'): string | undefined {
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
    // Blocked storage holds nothing of ours.
  }
}
