import type { Reason } from 'contract/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../http/rate-limit/request-limits';
import { inMinutes } from '../../http/rate-limit/in-minutes';
import { HttpError } from '../../http/errors/http-error';
import type { KnownDevices } from './known-devices';
import type { LoginAttemptRepository } from './login-attempt-repository';
import { getCounters } from './login-counters';
import type { LoginAttempt } from './login-counters';

/** The response to a caller who is refused. */
interface Refusal {
  readonly message: string;
  readonly reason: Reason;
}

/**
 * Runs before every password check: wrong passwords make the account, the address and its network wait longer and
 * longer, and refusals are the same whether the account exists or not. A known device of the account has its own
 * counter, so that an attacker cannot lock the owner out.
 */
export class LoginGuard {
  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly devices: KnownDevices,
    private readonly limits: RequestLimits,
  ) {}

  /** Collects what `admit` needs of a request. */
  attemptOf(
    request: FastifyRequest,
    audience: LoginAttempt['audience'],
    email: string,
  ): LoginAttempt {
    return { audience, email, address: request.ip, devices: this.devices.read(request, audience) };
  }

  /**
   * Counts a log-in for the caller's network, unless the device is known. Rejects with an HttpError (429) beyond the
   * limit.
   */
  async limit(request: FastifyRequest, attempt: LoginAttempt): Promise<void> {
    if ((await this.devices.find(attempt)) !== undefined) return;
    await this.limits.consume(request, classOf(attempt.audience));
  }

  /**
   * Counts a log-in that names no account. The accounts are read only when the network's limit is reached.
   * @param readEmails returns the accounts whose known devices are let through
   */
  async limitUnnamed(
    request: FastifyRequest,
    audience: LoginAttempt['audience'],
    readEmails: () => Promise<readonly string[]>,
  ): Promise<void> {
    if (await this.limits.tryConsume(request, classOf(audience))) return;
    const devices = this.devices.read(request, audience);
    const emails = devices.length === 0 ? [] : await readEmails();
    for (const email of emails) {
      const attempt = { audience, email, address: request.ip, devices };
      if ((await this.devices.find(attempt)) !== undefined) return;
    }
    await this.limits.consume(request, classOf(audience));
  }

  /**
   * Checks a password or another proof. Throws an HttpError: 401 where it is wrong, 429 with the time of the next try
   * after too many failures, when it is not even checked. Both are the same for accounts that do not exist.
   * @param isRight `half` where another step follows; it counts neither as failed nor as a success, or an attacker who
   * knows the password could guess at the next step for ever
   */
  async admit(
    attempt: LoginAttempt,
    { message, reason }: Refusal,
    isRight: () => Promise<boolean | 'half'>,
  ): Promise<void> {
    const counters = getCounters(attempt, await this.devices.find(attempt));
    const wait = await this.attempts.begin(counters);
    if (wait > 0) {
      const params = { seconds: Math.ceil(wait / 1000) };
      const when = inMinutes(params.seconds);
      throw new HttpError(
        429,
        { code: 'too-many-tries', params },
        `This was wrong too often. Please try again ${when}.`,
      );
    }
    const outcome = await isRight().catch(async (error: unknown) => {
      // A password that the busy server did not check does not count as failed.
      await this.attempts.release(counters);
      throw error;
    });
    if (!outcome) throw new HttpError(401, reason, message);
    if (outcome === 'half') return this.attempts.passHalf(counters);
    await this.attempts.succeed(counters);
  }

  /** Ends all waiting for an owner who has proved their identity by other means. */
  forgive(attempt: Pick<LoginAttempt, 'audience' | 'email'>): Promise<void> {
    return this.attempts.forgive(attempt);
  }

  /** Sets the cookie that lets the account's owner in from this device while others guess. */
  remember(reply: FastifyReply, attempt: LoginAttempt): Promise<void> {
    return this.devices.remember(reply, attempt);
  }
}

const classOf = (audience: LoginAttempt['audience']) => (audience === 'admin' ? 'staff' : 'log-in');
