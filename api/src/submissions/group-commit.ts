import { busy } from '../http/errors/http-error';

interface Waiting<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitLimits {
  /** Rows that share one commit at most. */
  readonly batch: number;
  /** Commits that run at once at most: the database has the next one at hand when one ends. */
  readonly parallel: number;
  /** Rows that wait at most; about a second's work, so that no request times out while it waits. */
  readonly waiting: number;
}

const defaultLimits: GroupCommitLimits = { batch: 500, parallel: 2, waiting: 10_000 };

/**
 * Lets rows that arrive while commits are running share the next one: a commit costs a disk flush,
 * whatever its size (decision 5). A row's promise settles only after its own commit. When a batch fails
 * its rows are tried one by one, so that a bad row fails alone.
 */
export class GroupCommit<Row, Outcome> {
  private waiting: Waiting<Row, Outcome>[] = [];
  private readonly running = new Set<Promise<void>>();

  /** @param commit stores all rows or none, durably, and answers in their order; it must be safe to repeat. */
  constructor(
    private readonly commit: (rows: readonly Row[]) => Promise<readonly Outcome[]>,
    private readonly limits: GroupCommitLimits = defaultLimits,
  ) {}

  /**
   * Resolves once the row is durable. Rejects with an HttpError (503) when too many wait, or with the error of its
   * commit.
   */
  add(row: Row): Promise<Outcome> {
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.running.size < this.limits.parallel) this.start();
    });
  }

  /** Resolves when nothing waits any more. */
  async flush(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private start(): void {
    const run: Promise<void> = this.run(() => this.running.delete(run));
    this.running.add(run);
  }

  /** @param end is called in the turn that finds none waiting: a row that is added later starts another run */
  private async run(end: () => void): Promise<void> {
    // Requests that the same turn of the event loop reads shall share the first commit.
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
