import type { Database } from '../../storage/database';

/** In milliseconds: a worker that has not renewed its claim for this long counts as killed. */
export const runClaimTimeout = 10 * 60_000;

export interface RunClaim {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly owner: string;
}

/** Another worker has claimed the day. */
export class RunClaimLostError extends Error {
  override readonly name = 'RunClaimLostError';
}

/** All SQL about the days on which the removal ran. */
export class RunRepository {
  constructor(private readonly database: Database) {}

  /** Claims the removal of a day. Of several concurrent callers one gets it, and none once it is done. */
  async claim({ day, owner }: RunClaim, now: Date): Promise<boolean> {
    const renewed_at = now.toISOString();
    const silentSince = new Date(now.getTime() - runClaimTimeout).toISOString();
    await this.database
      .insertInto('retention_runs')
      .values({ day, owner, renewed_at, finished_at: null })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet({ owner, renewed_at })
          .where('retention_runs.finished_at', 'is', null)
          .where('retention_runs.renewed_at', '<=', silentSince),
      )
      .execute();
    const row = await this.database
      .selectFrom('retention_runs')
      .select('day')
      .where('day', '=', day)
      .where('owner', '=', owner)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Renews the claim in the transaction of a batch, which must be rolled back if it throws RunClaimLostError. */
  async renew({ day, owner }: RunClaim, now: Date): Promise<void> {
    const { numUpdatedRows } = await this.database
      .updateTable('retention_runs')
      .set({ renewed_at: now.toISOString() })
      .where('day', '=', day)
      .where('owner', '=', owner)
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new RunClaimLostError();
  }

  async finish({ day, owner }: RunClaim, now: Date): Promise<void> {
    await this.database
      .updateTable('retention_runs')
      .set({ finished_at: now.toISOString() })
      .where('day', '=', day)
      .where('owner', '=', owner)
      .execute();
  }

  /** Whether the removal did not run from `lately` to the day before. Runs of a clock that was ahead do not count. */
  async isFirst(day: string, lately: string): Promise<boolean> {
    const other = await this.database
      .selectFrom('retention_runs')
      .select('day')
      .where('day', '>=', lately)
      .where('day', '<', day)
      .where('finished_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return other === undefined;
  }

  /** Allows another run on a day, because staff have agreed to something since. */
  async reopen(day: string, now: Date): Promise<void> {
    const renewed_at = new Date(now.getTime() - runClaimTimeout).toISOString();
    await this.database
      .updateTable('retention_runs')
      .set({ finished_at: null, renewed_at })
      .where('day', '=', day)
      .where('finished_at', 'is not', null)
      .execute();
  }

  async lastFinished(): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('retention_runs')
      .select(({ fn }) => fn.max('finished_at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  }

  async forgetBefore(day: string): Promise<void> {
    await this.database.deleteFrom('retention_runs').where('day', '<', day).execute();
  }
}
