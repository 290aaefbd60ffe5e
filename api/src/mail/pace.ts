import { setTimeout as wait } from 'node:timers/promises';

/** The number of emails at once and per second, so that they keep neither forms nor the mail server busy. */
const defaultLimits = { burst: 40, aSecond: 20 };

/** Limits the rate of emails. */
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
