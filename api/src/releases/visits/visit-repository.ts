import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { Tables } from '../../storage/tables/tables';

/** Page loads, and those of them that reported a fault. */
export interface VisitCounts {
  readonly visits: number;
  readonly faulty: number;
}

export const noVisits: VisitCounts = { visits: 0, faulty: 0 };

export type CountedVisits = Omit<Tables['release_visits'], 'hour'>;

/** How long counts are kept and shown. */
const keptDays = 30;

/** All SQL about how often browsers loaded each version. */
export class VisitRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Adds counts to those of this hour. */
  async add(counted: readonly CountedVisits[]): Promise<void> {
    if (counted.length === 0) return;
    const hour = toHour(this.now());
    await this.database
      .insertInto('release_visits')
      .values(counted.toSorted(inOrder).map((row) => ({ ...row, hour })))
      .onConflict((conflict) =>
        conflict.columns(['package', 'version', 'trial', 'hour']).doUpdateSet(({ eb, ref }) => ({
          visits: eb(ref('release_visits.visits'), '+', ref('excluded.visits')),
          faulty: eb(ref('release_visits.faulty'), '+', ref('excluded.faulty')),
        })),
      )
      .execute();
  }

  /** Returns the kept visits of a package by version; none for a version without visits. */
  async countByVersion(name: string): Promise<ReadonlyMap<string, VisitCounts>> {
    const rows = await this.sum(name).select('version').groupBy('version').execute();
    return new Map(rows.map((row) => [row.version, toCounts(row)]));
  }

  /** Returns the visits of a version while a trial was under way. */
  async countDuring(trial: string, name: string, version: string): Promise<VisitCounts> {
    const during = this.sum(name).where('version', '=', version).where('trial', '=', trial);
    return toCounts(await during.executeTakeFirstOrThrow());
  }

  /** Removes what is too old to be shown. */
  async sweep(): Promise<void> {
    await this.database.deleteFrom('release_visits').where('hour', '<=', this.oldest()).execute();
  }

  private sum(name: string) {
    return this.database
      .selectFrom('release_visits')
      .select(({ fn }) => [fn.sum('visits').as('visits'), fn.sum('faulty').as('faulty')])
      .where('package', '=', name)
      .where('hour', '>', this.oldest());
  }

  private oldest(): string {
    return toHour(new Date(this.now().getTime() - keptDays * 86_400_000));
  }
}

/** Identifies what is counted apart within an hour. */
export const keyOf = (row: CountedVisits): string => `${row.package} ${row.version} ${row.trial}`;

/** Two processes that lock the same rows in different orders would stop each other. */
const inOrder = (one: CountedVisits, other: CountedVisits): number =>
  keyOf(one) < keyOf(other) ? -1 : 1;

const toHour = (at: Date): string => at.toISOString().slice(0, 13);

/** A sum is null without rows, and PostgreSQL sends it as text. */
const toCounts = (row: { readonly visits: unknown; readonly faulty: unknown }): VisitCounts => ({
  visits: Number(row.visits),
  faulty: Number(row.faulty),
});
