import { readFile } from 'node:fs/promises';
import { ignoreMissing } from './error-code';

/** So many are kept. Each publication brings a set of pages, and a server runs for months. */
const maxKept = 16;

/**
 * What `load` gives for a key, loaded once while it is among the latest. A failure is not kept: the next call tries again.
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

/** The text of a file; undefined when there is none. Rejects when it cannot be read, perhaps just now. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(ignoreMissing);
