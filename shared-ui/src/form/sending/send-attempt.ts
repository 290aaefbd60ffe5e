import type { SendAttempt } from '../draft';

/** The try to send this content: the last one again if it had the same content, else a new one. */
export function startAttempt(content: string, last: SendAttempt | undefined): SendAttempt {
  if (last?.content === content) return last;
  return { content, idempotencyKey: makeKey() };
}

/** 128 random bits. `crypto.randomUUID` is missing where the site is reached over plain http. */
const makeKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
