import type { RecordKind } from 'contract/review';

/** The dialog that adds a record, which is opened from anywhere in the console. */
interface OpenEntry {
  /** The section that is chosen at first; undefined for the first one. */
  readonly kind: RecordKind | undefined;
}

let current: OpenEntry | undefined;
const listeners = new Set<() => void>();

export function openEntry(kind?: RecordKind): void {
  change({ kind });
}

export function closeEntry(): void {
  change(undefined);
}

export const getOpenEntry = (): OpenEntry | undefined => current;

export function subscribeToEntry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: OpenEntry | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
