import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  checkCurrentPassword,
  passwordRefused,
} from '../../auth/login-guard/check-current-password';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import type { MemberAccount } from './profile-repository';

const needed = 'To change your e-mail address, please type your current password as well.';
const tooMuch = {
  message: 'You have changed your e-mail address several times in a short time.',
  path: 'email',
};

/**
 * Requires the password for a change of the email address: a stolen token is not enough. Throws an HttpError: 403 for a
 * missing or wrong password, 429 after too many wrong ones or too many requests of the network or profile. It never
 * throws 401, which would tell the browser that the session is over.
 */
export async function admitEmailChange(
  app: FastifyInstance,
  request: FastifyRequest,
  account: MemberAccount,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined)
    throw passwordRefused(403, { code: 'password-needed' }, needed);
  await app.requestLimits.consume(request, 'log-in');
  await checkCurrentPassword(app, request, account, currentPassword);
  // The budget is consumed only after the password was right, so that guesses do not use up the owner's.
  await consumeBudget(app.rateLimits, account.profile._id, accountChanges, tooMuch);
}
