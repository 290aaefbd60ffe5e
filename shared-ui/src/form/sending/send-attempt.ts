import type { SendAttempt } from '../draft';

/** Reuses the last attempt if it had the same content; otherwise starts a new one. */
export function startAttempt(content: string, last: SendAttempt | undefined): SendAttempt {
  if (last?.content === content) return last;
  return { content, idempotencyKey: makeKey() };
}

/**
 * The time in milliseconds, then 80 random bits: keys that grow with time stay together in the database's index, while
 * fully random ones would each touch another page of it. `crypto.randomUUID` is missing on plain http.
 */
const makeKey = (): string =>
  [Date.now(), ...crypto.getRandomValues(new Uint8Array(10))]
    .map((number, at) => number.toString(16).padStart(at === 0 ? 12 : 2, '0'))
    .join('');
