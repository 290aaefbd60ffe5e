import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AllMailsLimit } from '../mail/all-mails-limit';
import { IpRateLimiter } from '../http/rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import { allFormMailsRateLimit, formMailRateLimit } from '../http/rate-limit/rate-limits';
import type { Clock } from '../storage/clock';

interface LimitParts {
  readonly rateLimits: Pick<RateLimitRepository, 'draw'>;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** For the log: no form is confirmed for now. */
class TooManyFormMails extends Error {
  override readonly name = 'TooManyFormMails';
}

/** How many forms are confirmed by mail, of one network and of all: the sender of a form can name any address. */
export class FormMailLimit {
  private readonly ofNetwork: IpRateLimiter;
  private readonly ofAll: AllMailsLimit;

  constructor(parts: LimitParts) {
    this.ofNetwork = new IpRateLimiter(formMailRateLimit, parts.rateLimits);
    const warning = new TooManyFormMails();
    this.ofAll = new AllMailsLimit(allFormMailsRateLimit, { ...parts, warning });
  }

  /** Whether the form of a request is confirmed. */
  async mayConfirm(request: FastifyRequest): Promise<boolean> {
    if (this.ofAll.isUsedUp() || !(await this.ofNetwork.tryToTake(request))) return false;
    return this.ofAll.take();
  }
}
