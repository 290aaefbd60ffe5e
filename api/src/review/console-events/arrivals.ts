import type { RecordKind } from 'contract/review';
import type { Arrival, ConsoleEventRepository, RecordTable } from './console-event-repository';

/** Records that are sent at a time; if there are more or longer ones, only their kinds are sent. */
const maxSent = 50;
/** In characters; each reader buffers them separately. */
const maxSentLength = 128 * 1024;
/** How often a missing number is queried again: another process may still be committing it. */
const timeouts = 10;
const maxMissing = 500;

/** What arrived, by kind: the JSON texts of the records, unless there were too many. */
export type ArrivalsByKind = ReadonlyMap<RecordKind, readonly string[] | undefined>;

/** Polls the arrivals in one table. */
export class Arrivals {
  last = 0;
  /** Missing numbers below it, and how often they were queried. */
  private missing = new Map<number, number>();

  constructor(
    private readonly news: ConsoleEventRepository,
    private readonly table: RecordTable,
  ) {}

  /** Starts from the present state, without older rows. */
  async begin(): Promise<void> {
    this.last = await this.news.findLast(this.table);
    this.missing.clear();
  }

  /** Returns what has arrived since the last call. */
  async next(): Promise<ArrivalsByKind> {
    const { table, last } = this;
    const missing = [...this.missing.keys()];
    const limit = maxSent + 1;
    const rows = await this.news.findArrivals(table, { last, missing, limit });
    const length = rows.reduce((sum, { record }) => sum + (record?.length ?? 0), 0);
    if (rows.length > maxSent || length > maxSentLength) {
      await this.begin();
      const kinds = await this.news.findKinds(table, last);
      return new Map(kinds.map((kind) => [kind, undefined]));
    }
    this.remember(rows);
    return groupByKind(rows);
  }

  /** PostgreSQL assigns numbers before it commits, so a lower one may appear after a higher one. */
  private remember(rows: readonly Arrival[]): void {
    for (const [seq, asked] of this.missing) {
      if (asked >= timeouts) this.missing.delete(seq);
      else this.missing.set(seq, asked + 1);
    }
    for (const { seq } of rows) {
      for (let gap = Math.max(this.last + 1, seq - maxMissing); gap < seq; gap++)
        this.missing.set(gap, 0);
      this.missing.delete(seq);
      this.last = Math.max(this.last, seq);
    }
  }
}

function groupByKind(rows: readonly Arrival[]): ArrivalsByKind {
  const arrived = new Map<RecordKind, string[]>();
  for (const { kind, record } of rows) {
    if (record === null) continue;
    const records = arrived.get(kind);
    if (records === undefined) arrived.set(kind, [record]);
    else records.push(record);
  }
  return arrived;
}
