import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from 'shared-ui/browser-storage';

/** Says of a device that rich texts are written as plain ones there. */
const key = 'website-plain-text';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether rich texts are written as plain ones on this device. */
export const useIsPlain = (): boolean =>
  useSyncExternalStore(subscribe, () => readStored(key) !== undefined);

/** Remembers on this device how rich texts are written, in all fields. */
export function choosePlain(isPlain: boolean): void {
  if (isPlain) writeStored(key, 'yes');
  else removeStored(key);
  for (const listener of listeners) listener();
}
