import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { RecordKind } from 'contract/review';

interface OpenSectionCount {
  readonly kind: RecordKind;
  readonly count: number;
}

let open: OpenSectionCount | undefined;
const listeners = new Set<() => void>();

function tell(count: OpenSectionCount | undefined): void {
  open = count;
  for (const listener of listeners) listener();
}

/**
 * Makes the sidebar show the open section's own count at once: the server's count comes later.
 * @param count its new records; undefined while it is not known
 */
export function useReportedSectionCount(kind: RecordKind, count: number | undefined): void {
  useLayoutEffect(() => {
    tell(count === undefined ? undefined : { kind, count });
    return () => tell(undefined);
  }, [kind, count]);
}

/** The number of new records in the open section, if it is known. */
export const useOpenSectionCount = () => useSyncExternalStore(subscribe, () => open);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
