import { HttpError, fieldError } from '../errors/http-error';
import { inMinutes } from './in-minutes';
import type { RateLimitRepository } from './rate-limit-repository';
import type { RateLimit } from './rate-limits';

/** What was done too often, and at which field of the form that is said. */
interface TooMuch {
  /** A sentence: `You have sent too many pictures in a short time.` */
  readonly message: string;
  readonly path?: string;
}

/**
 * Takes one of the limit of a profile, or of a record, wherever its owner is. Throws an HttpError (429) that says when there
 * is another.
 * @param id of the profile or the record
 */
export async function takeOfProfile(
  rateLimits: Pick<RateLimitRepository, 'draw'>,
  id: string,
  limit: RateLimit,
  { message, path }: TooMuch,
): Promise<void> {
  const wait = await rateLimits.draw(id, limit, 1);
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  const sentence = `${message} Please try again ${inMinutes(seconds)}.`;
  const reason = { code: 'too-many-changes', params: { seconds } } as const;
  throw path === undefined
    ? new HttpError(429, reason, sentence)
    : fieldError(429, reason, { path, message: sentence });
}
