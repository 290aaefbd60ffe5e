import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { allFormMailsRateLimit, formMailRateLimit } from '../rate-limit/rate-limits';
import type { Clock } from '../clock';

interface LimitParts {
  readonly rateLimits: Pick<RateLimitRepository, 'draw'>;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** For the log: no form is confirmed for now. */
class TooManyFormMails extends Error {
  override readonly name = 'TooManyFormMails';
}

/** How often that is logged, in milliseconds. */
const hour = 3_600_000;

/** How many forms are confirmed by mail, of one network and of all: the sender of a form can name any address. */
export class FormMailLimit {
  private readonly ofNetwork: IpRateLimiter;
  private readonly ofAll: IpRateLimiter;
  /** In milliseconds since 1970. Between them nothing is asked for, so that a flood costs no statement for each form. */
  private usedUp = { at: 0, until: 0 };
  private loggedAt = 0;

  constructor(private readonly parts: LimitParts) {
    this.ofNetwork = new IpRateLimiter(formMailRateLimit, parts.rateLimits);
    this.ofAll = new IpRateLimiter(allFormMailsRateLimit, parts.rateLimits);
  }

  /** Whether the form of a request is confirmed. */
  async mayConfirm(request: FastifyRequest): Promise<boolean> {
    if (this.isUsedUp() || !(await this.ofNetwork.tryToTake(request))) return false;
    const wait = await this.ofAll.drawOfAll();
    if (wait > 0) this.noteUsedUp(wait);
    return wait === 0;
  }

  /** A clock that went back holds nothing back. */
  private isUsedUp(): boolean {
    const time = this.parts.now().getTime();
    return time >= this.usedUp.at && time < this.usedUp.until;
  }

  private noteUsedUp(wait: number): void {
    const { now, log } = this.parts;
    const at = now().getTime();
    this.usedUp = { at, until: at + wait };
    if (Math.abs(at - this.loggedAt) < hour) return;
    this.loggedAt = at;
    log.warn({ err: new TooManyFormMails() });
  }
}
