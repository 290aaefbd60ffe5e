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

/** Changes a profile's e-mail only if the caller knows its password: a stolen token is not enough. */
export class EmailChangeGuard {
  constructor(private readonly parts: EmailChangeGuardParts) {}

  /**
   * Throws an HttpError: 403 without the password or with a wrong one, 429 when too many were wrong or when network or
   * profile has asked too often. Never 401, which would say that the session is over.
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
    // Not sooner: what strangers guess uses up nothing of the owner's.
    const id = account.profile._id;
    await consumeBudget(this.parts.rateLimits, id, accountChanges, tooMuch);
  }
}
