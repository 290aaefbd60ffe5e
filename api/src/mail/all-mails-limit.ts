import type { FastifyBaseLogger } from 'fastify';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import type { RateLimit } from '../http/rate-limit/rate-limits';
import type { Clock } from '../storage/clock';

interface LimitParts {
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** For the log: none of these mails is sent for now. */
  readonly warning: Error;
}

/** How often that is logged, in milliseconds. */
const hour = 3_600_000;

/** How many mails of a sort are sent, whoever asks for them: strangers can have them sent to any address. */
export class AllMailsLimit {
  /** In milliseconds since 1970. Between them nothing is asked for, so that a flood costs no statement for each mail. */
  private usedUp = { at: 0, until: 0 };
  private loggedAt = 0;

  constructor(
    private readonly rateLimit: RateLimit,
    private readonly parts: LimitParts,
  ) {}

  /** Whether one more is sent. */
  async tryConsume(): Promise<boolean> {
    if (this.isUsedUp()) return false;
    const wait = await this.parts.rateLimits.consume('all', this.rateLimit, 1);
    if (wait > 0) this.noteUsedUp(wait);
    return wait === 0;
  }

  /** A clock that went back holds nothing back. */
  isUsedUp(): boolean {
    const time = this.parts.now().getTime();
    return time >= this.usedUp.at && time < this.usedUp.until;
  }

  private noteUsedUp(wait: number): void {
    const { now, log, warning } = this.parts;
    const at = now().getTime();
    this.usedUp = { at, until: at + wait };
    if (Math.abs(at - this.loggedAt) < hour) return;
    this.loggedAt = at;
    log.warn({ err: warning });
  }
}
