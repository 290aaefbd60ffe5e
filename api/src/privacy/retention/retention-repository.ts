import { sql } from 'kysely';
import type { UnlistedPlace } from 'contract/people-requests';
import { maxShownRecords } from 'contract/retention-requests';
import type { DueRecord, HeldRecord, RetentionQuestion } from 'contract/retention-requests';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import type { DueRow } from './due-records';

export interface DueCount {
  readonly kind: RecordKind;
  readonly due: number;
  readonly soon: number;
}

/** The place of a row's record in the joined tables; null if it is in its section's list. */
const unlistedPlace = sql<UnlistedPlace | null>`case
  when coalesce(submissions.quarantine, profiles.quarantine) is not null then 'quarantine'
  when submissions.locked_until is not null then 'locked' end`;

/** All SQL about due records, the questions to staff and the holds. */
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  /** @param scan the id of the scan that found them */
  async putDue(rows: readonly DueRow[], scan: string): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map(({ kind, id, dueAt }) => ({
      kind,
      record_id: id,
      due_at: dueAt,
      scan,
    }));
    await this.database
      .insertInto('retention_due')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'record_id'])
          .doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at'), scan })),
      )
      .execute();
  }

  /** Deletes the outdated results of other scans. */
  async keepDueOf(scan: string): Promise<void> {
    await this.database.deleteFrom('retention_due').where('scan', '<>', scan).execute();
  }

  /** The ids of a kind's records that are due at a time, after an id. */
  async listDueIds(kind: RecordKind, at: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database
      .selectFrom('retention_due')
      .select('record_id')
      .where('kind', '=', kind)
      .where('due_at', '<=', at)
      .where('record_id', '>', after)
      .orderBy('record_id')
      .limit(limit)
      .execute();
    return rows.map(({ record_id }) => record_id);
  }

  async forgetDue(kind: RecordKind, ids: readonly string[]): Promise<void> {
    await this.database
      .deleteFrom('retention_due')
      .where('kind', '=', kind)
      .where('record_id', 'in', ids)
      .execute();
  }

  async countDue(at: string): Promise<readonly DueCount[]> {
    const { rows } = await sql<{ kind: RecordKind; due: number; soon: number }>`
      select kind, cast(sum(case when due_at <= ${at} then 1 else 0 end) as integer) as due,
        cast(sum(case when due_at <= ${at} then 0 else 1 end) as integer) as soon
      from retention_due group by kind`.execute(this.database);
    return rows;
  }

  /** Lists the due records, soonest first. */
  async listDue(): Promise<readonly DueRecord[]> {
    const rows = await this.database
      .selectFrom('retention_due')
      .leftJoin('submissions', 'submissions.id', 'record_id')
      .leftJoin('profiles', 'profiles.id', 'record_id')
      .select([sql<RecordKind>`retention_due.kind`.as('kind'), 'record_id as _id'])
      .select(['due_at as dueAt', unlistedPlace.as('unlisted')])
      .orderBy('due_at')
      .orderBy('record_id')
      .limit(maxShownRecords)
      .execute();
    return rows.map(({ unlisted, ...row }) => ({ ...row, ...(unlisted && { unlisted }) }));
  }

  async listQuestions(): Promise<ReadonlyMap<RecordKind, RetentionQuestion>> {
    const rows = await this.database.selectFrom('retention_questions').selectAll().execute();
    return new Map(
      rows.map((row) => [
        row.kind as RecordKind,
        {
          askedAt: row.asked_at,
          records: row.records,
          reason: row.reason as RetentionQuestion['reason'],
          isConfirmed: row.confirmed_at !== null,
        },
      ]),
    );
  }

  /** Replaces the previous question. */
  async ask(
    kind: RecordKind,
    { askedAt, records, reason }: Omit<RetentionQuestion, 'isConfirmed'>,
  ): Promise<void> {
    const values = { asked_at: askedAt, records, reason, confirmed_at: null };
    await this.database
      .insertInto('retention_questions')
      .values({ kind, ...values })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
      .execute();
  }

  /** Returns false if staff were asked again since, or there is no question. */
  async confirm(kind: RecordKind, askedAt: string, at: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('retention_questions')
      .set({ confirmed_at: at })
      .where('kind', '=', kind)
      .where('asked_at', '=', askedAt)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async forgetQuestion(kind: RecordKind): Promise<void> {
    await this.database.deleteFrom('retention_questions').where('kind', '=', kind).execute();
  }

  /** Lists the held records, the shortest hold first. */
  async listHeld(at: string): Promise<readonly HeldRecord[]> {
    const rows = await this.database
      .selectFrom('retention_holds')
      .leftJoin('submissions', 'submissions.id', 'record_id')
      .leftJoin('profiles', 'profiles.id', 'record_id')
      .selectAll('retention_holds')
      .select(unlistedPlace.as('unlisted'))
      .where('until', '>', at)
      .orderBy('until')
      .orderBy('record_id')
      .limit(maxShownRecords)
      .execute();
    return rows.map((row) => ({
      kind: row.kind as RecordKind,
      _id: row.record_id,
      reason: row.reason,
      until: row.until,
      heldAt: row.held_at,
      heldBy: row.held_by,
      ...(row.unlisted && { unlisted: row.unlisted }),
    }));
  }

  async hold({
    kind,
    _id,
    until,
    reason,
    heldAt,
    heldBy,
  }: Omit<HeldRecord, 'unlisted'>): Promise<void> {
    const values = { until, reason, held_at: heldAt, held_by: heldBy };
    await this.database
      .insertInto('retention_holds')
      .values({ kind, record_id: _id, ...values })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(values))
      .execute();
  }

  async release(kind: RecordKind, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('retention_holds')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  /** Deletes holds that have ended, because their reasons may contain personal data. */
  async forgetOldHolds(at: string): Promise<void> {
    await this.database.deleteFrom('retention_holds').where('until', '<=', at).execute();
  }
}
