import { HttpError, fieldError } from '../http/errors/http-error';
import type { RateLimitRepository } from './rate-limit-repository';
import type { RateLimit } from './rate-limits';

/** What a profile's owner did too often, and at which field of the form that is said. */
interface TooMuch {
  /** A sentence: `You have sent too many pictures in a short time.` */
  readonly message: string;
  readonly path?: string;
}

/**
 * Takes one of a profile's limit, wherever its owner is. Throws an HttpError (429) that says when there is another.
 * @param id of the profile
 */
export async function takeOfProfile(
  rateLimits: Pick<RateLimitRepository, 'draw'>,
  id: string,
  limit: RateLimit,
  { message, path }: TooMuch,
): Promise<void> {
  const wait = await rateLimits.draw(id, limit, 1);
  if (wait === 0) return;
  const sentence = `${message} Please try again in ${inMinutes(wait)}.`;
  const seconds = Math.ceil(wait / 1000);
  const reason = { code: 'too-many-changes', params: { seconds } } as const;
  throw path === undefined
    ? new HttpError(429, reason, sentence)
    : fieldError(429, reason, { path, message: sentence });
}

/** @param wait in milliseconds */
function inMinutes(wait: number): string {
  const minutes = Math.ceil(wait / 60_000);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
