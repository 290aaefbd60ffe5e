import type { Database } from '../../storage/database';

/** In milliseconds: a worker that has not been heard of for so long was killed. */
export const longestSilence = 10 * 60_000;

/** Who does the removal of a day. */
export interface RunClaim {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly owner: string;
}

/** Another worker does it now. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** All SQL about the days on which the removal was at work. */
export class RunRepository {
  constructor(private readonly database: Database) {}

  /** Whether the removal of the day is this worker's now: of several that ask, one gets it, and none once it is done. */
  async claim({ day, owner }: RunClaim, now: Date): Promise<boolean> {
    const renewed_at = now.toISOString();
    const silentSince = new Date(now.getTime() - longestSilence).toISOString();
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

  /** In the transaction of a piece of work. Throws ClaimLost, and nothing of the piece may be kept. */
  async renew({ day, owner }: RunClaim, now: Date): Promise<void> {
    const { numUpdatedRows } = await this.database
      .updateTable('retention_runs')
      .set({ renewed_at: now.toISOString() })
      .where('day', '=', day)
      .where('owner', '=', owner)
      .where('finished_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ClaimLost();
  }

  async finish({ day, owner }: RunClaim, now: Date): Promise<void> {
    await this.database
      .updateTable('retention_runs')
      .set({ finished_at: now.toISOString() })
      .where('day', '=', day)
      .where('owner', '=', owner)
      .execute();
  }

  /**
   * Whether the removal was done on no day from `lately` to the one before: never yet, or by a clock that was set far
   * ahead since.
   */
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

  /** Lets a day be done again, for staff have agreed to something since. */
  async reopen(day: string, now: Date): Promise<void> {
    const renewed_at = new Date(now.getTime() - longestSilence).toISOString();
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

  /** Days before one are of no interest any more. */
  async forgetBefore(day: string): Promise<void> {
    await this.database.deleteFrom('retention_runs').where('day', '<', day).execute();
  }
}
