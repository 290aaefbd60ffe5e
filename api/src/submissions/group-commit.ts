import { busy } from '../http/errors/http-error';

interface Waiting<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitLimits {
  /** Maximum number of rows in one commit. */
  readonly batch: number;
  /** Maximum number of concurrent commits: with more than one, the database never waits for the next. */
  readonly parallel: number;
  /** Maximum number of waiting rows: about a second's work, so that no request times out in the queue. */
  readonly waiting: number;
}

const defaultLimits: GroupCommitLimits = { batch: 500, parallel: 2, waiting: 10_000 };

/**
 * Lets rows that arrive during a commit share the next one: a commit costs a disk flush, whatever its size (decision
 * 5). A row's promise settles only after its own commit. If a batch fails, its rows are retried one by one, so that an
 * invalid row fails alone.
 */
export class GroupCommit<Row, Outcome> {
  private waiting: Waiting<Row, Outcome>[] = [];
  private readonly running = new Set<Promise<void>>();

  /** @param commit stores all rows or none, durably, and returns outcomes in their order; it must be idempotent */
  constructor(
    private readonly commit: (rows: readonly Row[]) => Promise<readonly Outcome[]>,
    private readonly limits: GroupCommitLimits = defaultLimits,
  ) {}

  /**
   * Resolves once the row is durable. Rejects with an HttpError (503) if too many rows wait, or with the error of the
   * commit.
   */
  add(row: Row): Promise<Outcome> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.running.size < this.limits.parallel) this.start();
    });
  }

  /** Resolves once no row waits any more. */
  async flush(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private start(): void {
    const run: Promise<void> = this.run(() => this.running.delete(run));
    this.running.add(run);
  }

  /** @param end is called in the same tick that finds the queue empty: a row that is added later starts another run */
  private async run(end: () => void): Promise<void> {
    // Requests that are read in the same tick of the event loop share the first commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      await this.settle(this.waiting.splice(0, this.limits.batch));
    }
    end();
  }

  private async settle(batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch.map(({ row }) => row));
      batch.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const waiting of batch) await this.settle([waiting]);
    }
  }
}
