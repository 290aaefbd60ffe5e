import type { SendAttempt } from '../draft';

/** The try to send this content: the last one again if it had the same content, else a new one. */
export function startAttempt(content: string, last: SendAttempt | undefined): SendAttempt {
  if (last?.content === content) return last;
  return { content, idempotencyKey: makeKey() };
}

/**
 * The time in milliseconds, then 80 random bits. The database keeps keys that grow with time side by side; fully random
 * ones would dirty a page of its index each. `crypto.randomUUID` is missing where the site is reached over plain http.
 */
const makeKey = (): string =>
  [Date.now(), ...crypto.getRandomValues(new Uint8Array(10))]
    .map((number, at) => number.toString(16).padStart(at === 0 ? 12 : 2, '0'))
    .join('');
