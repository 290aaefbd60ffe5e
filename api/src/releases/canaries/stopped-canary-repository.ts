import type { ReleasedPackage } from 'contract/site-state';
import type { Database } from '../../storage/database';
import type { VisitCounts } from '../visits/visit-repository';

export interface StoppedCanary {
  readonly name: ReleasedPackage;
  readonly version: string;
  /** The time of the change in the site's state. */
  readonly at: string;
  readonly canary: VisitCounts;
  readonly stable: VisitCounts;
}

/** All SQL about canaries that the rule stopped: the last one of each package. */
export class StoppedCanaryRepository {
  constructor(private readonly database: Database) {}

  /** Notes a stopped canary. Returns false if it was noted before. */
  async note({ name, version, at, canary, stable }: StoppedCanary): Promise<boolean> {
    const values = {
      stopped_at: at,
      version,
      canary_visits: canary.visits,
      canary_faulty: canary.faulty,
      stable_visits: stable.visits,
      stable_faulty: stable.faulty,
    };
    const { numInsertedOrUpdatedRows } = await this.database
      .insertInto('stopped_canaries')
      .values({ package: name, ...values })
      .onConflict((conflict) =>
        conflict
          .column('package')
          .doUpdateSet(values)
          .where('stopped_canaries.stopped_at', '<>', at),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async find(name: ReleasedPackage): Promise<StoppedCanary | undefined> {
    const row = await this.database
      .selectFrom('stopped_canaries')
      .selectAll()
      .where('package', '=', name)
      .executeTakeFirst();
    return (
      row && {
        name,
        version: row.version,
        at: row.stopped_at,
        canary: { visits: row.canary_visits, faulty: row.canary_faulty },
        stable: { visits: row.stable_visits, faulty: row.stable_faulty },
      }
    );
  }
}
