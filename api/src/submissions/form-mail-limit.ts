import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AllMailsLimit } from '../mail/all-mails-limit';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import { unconfirmedMailLimit, networkUnconfirmedMailLimit } from '../http/rate-limit/rate-limits';
import type { Clock } from '../storage/clock';

interface LimitParts {
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** This error is only logged: forms are not confirmed by email for now. */
class TooManyFormMails extends Error {
  override readonly name = 'TooManyFormMails';
}

/** Limits the confirmation emails of one network and of all: the sender of a form can enter any address. */
export class FormMailLimit {
  private readonly ofNetwork: NetworkRateLimiter;
  private readonly ofAll: AllMailsLimit;

  constructor(parts: LimitParts) {
    this.ofNetwork = new NetworkRateLimiter(networkUnconfirmedMailLimit('forms'), parts.rateLimits);
    const warning = new TooManyFormMails();
    this.ofAll = new AllMailsLimit(unconfirmedMailLimit('forms'), { ...parts, warning });
  }

  async mayConfirm(request: FastifyRequest): Promise<boolean> {
    if (this.ofAll.isUsedUp() || !(await this.ofNetwork.tryConsume(request))) return false;
    return this.ofAll.tryConsume();
  }
}
