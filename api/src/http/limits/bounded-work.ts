import { FairWork } from './fair-work';
import type { WorkLimits } from './fair-work';

/**
 * Limits costly work of all callers together: a number of pieces runs at a time, some more wait, and the rest is
 * refused (503).
 */
export class BoundedWork {
  private readonly work: FairWork;

  constructor(limits: WorkLimits) {
    this.work = new FairWork({ ...limits, waitingPerSite: limits.waiting });
  }

  /** Runs the work as soon as it may. Rejects with an HttpError where the queue is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.work.run({ subnet: 'all' }, work);
  }
}
