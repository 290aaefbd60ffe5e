/**
 * Local storage that never throws (SAFETY 3.F). Where it is blocked or full, what was written is kept in
 * memory and is gone with the page.
 */
const memory = new Map<string, string>();

/** Memory comes first: it holds what could not replace an older value in the storage. */
export function readStored(key: string): string | undefined {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}
