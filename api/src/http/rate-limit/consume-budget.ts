import { HttpError, fieldError } from '../errors/http-error';
import { inMinutes } from './in-minutes';
import type { RateLimitRepository } from './rate-limit-repository';
import type { RateLimit } from './rate-limits';

/** The message where something was done too often, and the field of the form that shows it. */
export interface LimitMessage {
  /** A sentence: `You have written many e-mails in a short time.` */
  readonly message: string;
  readonly path?: string;
}

/**
 * Consumes a token of the bucket of an account, a record or an email, from any network. Throws an HttpError (429) that
 * says when there is another.
 * @param id of the account, the record or the email
 */
export async function consumeBudget(
  rateLimits: Pick<RateLimitRepository, 'consume'>,
  id: string,
  budget: RateLimit,
  { message, path }: LimitMessage,
): Promise<void> {
  const wait = await rateLimits.consume(id, budget, 1);
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  const sentence = `${message} Please try again ${inMinutes(seconds)}.`;
  const reason = { code: 'too-many-changes', params: { seconds } } as const;
  throw path === undefined
    ? new HttpError(429, reason, sentence)
    : fieldError(429, reason, { path, message: sentence });
}
