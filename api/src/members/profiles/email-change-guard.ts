import type { FastifyRequest } from 'fastify';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import type { RequestLimits } from '../../http/rate-limit/request-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import {
  checkCurrentPassword,
  passwordRefused,
} from '../../auth/login-guard/check-current-password';
import type { LoginGuard } from '../../auth/login-guard/login-guard';
import type { PasswordChecker } from '../../auth/passwords/password-checker';
import type { MemberAccount } from './profile-repository';

export interface EmailChangeGuardParts {
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  readonly requestLimits: Pick<RequestLimits, 'consume'>;
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
}

const needed = 'To change your e-mail address, please type your current password as well.';
const tooMuch = {
  message: 'You have changed your e-mail address several times in a short time.',
  path: 'email',
};

/** Requires the password for a change of the email address: a stolen token is not enough. */
export class EmailChangeGuard {
  constructor(private readonly parts: EmailChangeGuardParts) {}

  /**
   * Throws an HttpError: 403 for a missing or wrong password, 429 after too many wrong ones or too many requests of the
   * network or profile. It never throws 401, which would tell the browser that the session is over.
   */
  async admit(
    request: FastifyRequest,
    account: MemberAccount,
    currentPassword: string | undefined,
  ): Promise<void> {
    if (currentPassword === undefined)
      throw passwordRefused(403, { code: 'password-needed' }, needed);
    await this.parts.requestLimits.consume(request, 'log-in');
    await checkCurrentPassword(this.parts, request, account, currentPassword);
    // The budget is consumed only after the password was right, so that guesses do not use up the owner's.
    const id = account.profile._id;
    await consumeBudget(this.parts.rateLimits, id, accountChanges, tooMuch);
  }
}
