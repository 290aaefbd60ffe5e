import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AllMailsLimit } from '../mail/all-mails-limit';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import { unconfirmedMailLimit, networkUnconfirmedMailLimit } from '../http/rate-limit/rate-limits';

/** This error is only logged: forms are not confirmed by email for now. */
class TooManyFormMails extends Error {
  override readonly name = 'TooManyFormMails';
}

/** Limits the confirmation emails of one network and of all: the sender of a form can enter any address. */
export class FormMailLimit {
  private readonly ofNetwork: NetworkRateLimiter;
  private readonly ofAll: AllMailsLimit;

  constructor(app: Pick<FastifyInstance, 'rateLimits' | 'now' | 'log'>) {
    this.ofNetwork = new NetworkRateLimiter(networkUnconfirmedMailLimit('forms'), app.rateLimits);
    this.ofAll = new AllMailsLimit(app, unconfirmedMailLimit('forms'), new TooManyFormMails());
  }

  async mayConfirm(request: FastifyRequest): Promise<boolean> {
    if (this.ofAll.isUsedUp() || !(await this.ofNetwork.tryConsume(request))) return false;
    return this.ofAll.tryConsume();
  }
}
