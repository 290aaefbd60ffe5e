import { readFile } from 'node:fs/promises';
import { ignoreMissing } from './error-code';

/** The limit of the cache: each publication adds a set of pages, and a server runs for months. */
const maxKept = 16;

/**
 * Returns what `load` gives for a key, cached while the key is among the latest. A failure is not cached, so the next
 * call tries again.
 */
export function loadOnce<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load().catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, loading);
  return loading;
}

/** Reads a file; undefined where it does not exist. Rejects where it cannot be read. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(ignoreMissing);
