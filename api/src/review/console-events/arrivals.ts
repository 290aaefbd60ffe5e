import type { RecordKind } from 'contract/review';
import type { Arrival, ConsoleEventRepository, RecordTable } from './console-event-repository';

/** Records that are sent at a time; of more, or longer ones, only their kinds. */
const maxSent = 50;
/** In characters: they wait for each reader by themselves. */
const maxSentLength = 128 * 1024;
/** How often a number that is missing is asked for again: another process may still be committing it. */
const timeouts = 10;
const maxMissing = 500;

/** What arrived, by kind; the JSON texts of the records unless there were too many. */
export type ArrivalsByKind = ReadonlyMap<RecordKind, readonly string[] | undefined>;

/** Follows what arrives in one table. */
export class Arrivals {
  /** The number of the last row that was seen. */
  last = 0;
  /** Numbers below it that were not there, and how often they were asked for. */
  private missing = new Map<number, number>();

  constructor(
    private readonly news: ConsoleEventRepository,
    private readonly table: RecordTable,
  ) {}

  /** Everything up to now is known. */
  async begin(): Promise<void> {
    this.last = await this.news.findLast(this.table);
    this.missing.clear();
  }

  /** What has arrived since this was last asked. */
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

  /** PostgreSQL gives out numbers before it commits, so that a lower one may come after a higher. */
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
