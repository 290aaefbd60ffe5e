import { busy } from '../errors/http-error';

export interface WorkLimits {
  /** Pieces of work at a time. */
  readonly running: number;
  /** Those that wait for their turn. */
  readonly waiting: number;
}

/** Costly work, so many pieces at a time. Some more wait in line; what comes beyond is refused (503). */
export class BoundedWork {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: WorkLimits) {}

  /** Runs the work when its turn comes. Rejects with an HttpError when the line is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      // The next piece of work takes over the slot, so `running` does not change.
      const next = this.line.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return;
    }
    if (this.line.length >= this.limits.waiting) throw busy();
    await new Promise<void>((resolve) => this.line.push(resolve));
  }
}
