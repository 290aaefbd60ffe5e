import type { FastifyBaseLogger } from 'fastify';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import type { RateLimit } from '../http/rate-limit/rate-limits';
import type { Clock } from '../storage/clock';

interface LimitParts {
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** The log's entry that none of these emails is sent for now. */
  readonly warning: Error;
}

/** Milliseconds between two such entries. */
const hour = 3_600_000;

/** Limits the emails of a sort across all requests: strangers can have them sent to any address. */
export class AllMailsLimit {
  /**
   * The span in milliseconds since 1970 in which the bucket is empty and no query is made, so that a flood costs no
   * statement per email.
   */
  private usedUp = { at: 0, until: 0 };
  private loggedAt = 0;

  constructor(
    private readonly rateLimit: RateLimit,
    private readonly parts: LimitParts,
  ) {}

  /** Consumes a token and returns whether there was one. */
  async tryConsume(): Promise<boolean> {
    if (this.isUsedUp()) return false;
    const wait = await this.parts.rateLimits.consume('all', this.rateLimit, 1);
    if (wait > 0) this.noteUsedUp(wait);
    return wait === 0;
  }

  /** A clock that went back must not hold emails back. */
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
