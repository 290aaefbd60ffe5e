import { setTimeout as wait } from 'node:timers/promises';

/** So many at once, and then so many a second, that neither forms nor the mail server are kept busy by mails. */
const defaultLimits = { burst: 40, aSecond: 20 };

/** Lets through what must not come too fast. */
export class Pace {
  private left: number;
  private at = performance.now();

  constructor(private readonly limits = defaultLimits) {
    this.left = limits.burst;
  }

  /** Resolves when the next one may go. @param signal ends the wait at once */
  async next(signal: AbortSignal): Promise<void> {
    const { burst, aSecond } = this.limits;
    const now = performance.now();
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * aSecond) - 1;
    this.at = now;
    if (this.left >= 0) return;
    const missing = (-this.left / aSecond) * 1000;
    await wait(missing, undefined, { signal }).catch(() => undefined);
  }
}
