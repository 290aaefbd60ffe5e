import { useSyncExternalStore } from 'react';
import { getStored, removeStored, writeStored } from 'shared-ui/browser-storage';

/** The storage key that is set if rich texts are edited as plain text on this device. */
const key = 'website-plain-text';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether rich texts are edited as plain text on this device. */
export const useIsPlain = (): boolean =>
  useSyncExternalStore(subscribe, () => getStored(key) !== undefined);

/** Stores for this device how rich texts are edited, in all fields. */
export function choosePlain(isPlain: boolean): void {
  if (isPlain) writeStored(key, 'yes');
  else removeStored(key);
  for (const listener of listeners) listener();
}
