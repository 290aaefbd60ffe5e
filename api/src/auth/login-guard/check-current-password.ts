import type { Reason } from 'contract/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { inMinutes } from '../../http/rate-limit/in-minutes';

interface Account {
  readonly profile: { readonly email: string };
  readonly passwordHash: string | undefined;
}

const wrong = 'This is not your current password. Please type it again.';
const isWrong = { code: 'wrong-password' } as const;

/**
 * Checks the password of a member who is logged in, because a stolen token must not be enough. Wrong passwords count as
 * at the log-in. Throws an HttpError: 403 for a wrong one, 429 after too many; never 401, which would mean that the
 * session has ended.
 */
export async function checkCurrentPassword(
  { memberPasswords, loginGuard }: FastifyInstance,
  request: FastifyRequest,
  { profile, passwordHash }: Account,
  currentPassword: string,
): Promise<void> {
  const attempt = loginGuard.attemptOf(request, 'member', profile.email);
  try {
    await loginGuard.admit(attempt, { message: wrong, reason: isWrong }, () =>
      memberPasswords.matches(passwordHash, currentPassword),
    );
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.statusCode === 401) throw passwordRefused(403, isWrong, wrong);
    throw error.statusCode === 429 ? tooManyPasswords(Number(error.headers['retry-after'])) : error;
  }
}

function tooManyPasswords(seconds: number): HttpError {
  const message = `You have entered a wrong password too many times. Please try again ${inMinutes(seconds)}.`;
  return passwordRefused(429, { code: 'too-many-passwords', params: { seconds } }, message);
}

/** Builds an HttpError about the field of the current password. */
export const passwordRefused = (status: number, reason: Reason, message: string) =>
  fieldError(status, reason, { path: 'currentPassword', message });
