/** Milliseconds. */
const minute = 60_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Calls `listener` once a minute. Nothing runs while there is no listener. Returns how to stop listening. */
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

/** The time, in milliseconds, at the last stroke of the clock: the same for all until the next. */
export const readMinute = (): number => (listeners.size === 0 ? Date.now() : now);
