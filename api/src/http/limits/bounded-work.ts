import { FairWork } from './fair-work';
import type { WorkLimits } from './fair-work';

/** Costly work that all callers share as one: so many pieces at a time, some more in line, the rest refused (503). */
export class BoundedWork {
  private readonly work: FairWork;

  constructor(limits: WorkLimits) {
    this.work = new FairWork({ ...limits, waitingPerSite: limits.waiting });
  }

  /** Runs the work when its turn comes. Rejects with an HttpError when the line is full. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.work.run({ subnet: 'all' }, work);
  }
}
