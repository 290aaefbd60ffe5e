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
 * Has the sidebar say what the open section says of itself, in the same moment: the server counts a while later.
 * @param count its new records; undefined while it does not know
 */
export function useToldCount(kind: RecordKind, count: number | undefined): void {
  useLayoutEffect(() => {
    tell(count === undefined ? undefined : { kind, count });
    return () => tell(undefined);
  }, [kind, count]);
}

/** How many records are new in the section that is open, where it knows. */
export const useOpenSectionCount = () => useSyncExternalStore(subscribe, () => open);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
