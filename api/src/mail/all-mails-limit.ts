import type { FastifyInstance } from 'fastify';
import type { RateLimit } from '../http/rate-limit/rate-limits';

/** Milliseconds between two warnings. */
const hour = 3_600_000;

/** Limits the emails of a sort across all requests: strangers can have them sent to any address. */
export class AllMailsLimit {
  /**
   * The span in milliseconds since 1970 in which the bucket is empty and no query is made, so that a flood costs no
   * statement per email.
   */
  private usedUp = { at: 0, until: 0 };
  private loggedAt = 0;

  /** @param warning is logged when none of these emails is sent for now */
  constructor(
    private readonly app: Pick<FastifyInstance, 'rateLimits' | 'now' | 'log'>,
    private readonly rateLimit: RateLimit,
    private readonly warning: Error,
  ) {}

  /** Consumes a token and returns whether there was one. */
  async tryConsume(): Promise<boolean> {
    if (this.isUsedUp()) return false;
    const wait = await this.app.rateLimits.consume('all', this.rateLimit, 1);
    if (wait > 0) this.noteUsedUp(wait);
    return wait === 0;
  }

  /** A clock that went back must not hold emails back. */
  isUsedUp(): boolean {
    const time = this.app.now().getTime();
    return time >= this.usedUp.at && time < this.usedUp.until;
  }

  private noteUsedUp(wait: number): void {
    const { now, log } = this.app;
    const at = now().getTime();
    this.usedUp = { at, until: at + wait };
    if (Math.abs(at - this.loggedAt) < hour) return;
    this.loggedAt = at;
    log.warn({ err: this.warning });
  }
}
