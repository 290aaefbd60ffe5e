import { useSyncExternalStore } from 'react';

const minute = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Calls `listener` once a minute. No timer runs while there is no listener. Returns the function that unsubscribes. */
export function subscribeToMinutes(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, minute);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time of the last tick in milliseconds; the same for all callers until the next tick. */
export const getCurrentMinute = (): number => (listeners.size === 0 ? Date.now() : now);

/** The beginning of the current minute in milliseconds, for what says how long ago or how soon something is. */
export const useCurrentMinute = (): number =>
  useSyncExternalStore(subscribeToMinutes, () => Math.floor(getCurrentMinute() / minute) * minute);
