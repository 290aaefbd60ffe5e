import type { FastifyRequest } from 'fastify';
import type { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import { profileEmailChangeRateLimit } from '../rate-limit/rate-limits';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { HttpError } from '../http/errors/http-error';
import type { LoginGuard } from '../login-guard/login-guard';
import type { PasswordChecker } from '../passwords/password-checker';
import type { MemberAccount } from './profile-repository';

export interface EmailChangeGuardParts {
  readonly passwords: PasswordChecker;
  readonly guard: LoginGuard;
  /** Of one address of the network. */
  readonly limit: IpRateLimiter;
  readonly rateLimits: Pick<RateLimitRepository, 'draw'>;
}

const needed = 'To change your email, please type your current password as well.';
const wrong = 'This is not your current password. Please type it again.';
const tooManyWrong = 'The password was wrong too often. Please wait a few minutes and try again.';
const tooManyChanges =
  'You changed your email several times just now. Please try again in an hour.';

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
    if (currentPassword === undefined) throw passwordRefused(403, needed);
    await this.parts.limit.take(request);
    await this.checkPassword(request, account, currentPassword);
    // Not sooner: what strangers guess uses up nothing of the owner's.
    const id = account.profile._id;
    const wait = await this.parts.rateLimits.draw(id, profileEmailChangeRateLimit, 1);
    if (wait > 0) {
      throw new HttpError(429, tooManyChanges, {
        issues: [{ path: 'email', message: tooManyChanges }],
        headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
      });
    }
  }

  private async checkPassword(
    request: FastifyRequest,
    { profile, passwordHash }: MemberAccount,
    currentPassword: string,
  ): Promise<void> {
    const { passwords, guard } = this.parts;
    const attempt = guard.attemptOf(request, 'member', profile.email);
    try {
      await guard.admit(attempt, wrong, () => passwords.matches(passwordHash, currentPassword));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.statusCode === 401) throw passwordRefused(403, wrong);
      throw error.statusCode === 429 ? passwordRefused(429, tooManyWrong, error.headers) : error;
    }
  }
}

const passwordRefused = (status: number, message: string, headers: HttpError['headers'] = {}) =>
  new HttpError(status, message, { issues: [{ path: 'currentPassword', message }], headers });
