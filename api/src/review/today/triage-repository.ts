import { sql } from 'kysely';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { AlertRepository } from '../../staff/on-call/alert-repository';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { isSqlite } from '../../storage/is-sqlite';
import { groupByKind } from '../../storage/records/group-by-kind';
import { noteChange } from '../../storage/records/record-changes';
import { submissionRecord } from '../../storage/records/record-source';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { UrgencyHint } from '../urgency/urgency-reason';

/** A submission that the server has not looked at in its present version. */
export interface Untriaged {
  readonly seq: number;
  readonly id: string;
  readonly kind: RecordKind;
  readonly version: number;
  /** Undefined if it is locked away, so that nothing may be found out about it. */
  readonly record: ReviewedRecord | undefined;
}

/** What the server found out about a version of a submission. */
export interface Triaged extends Pick<Untriaged, 'id' | 'kind' | 'version'> {
  readonly person: string | null;
  readonly hint: UrgencyHint | null;
}

/** All SQL about what the server finds out about submissions after they arrived. */
export class TriageRepository {
  constructor(private readonly database: Database) {}

  /** Lists the next rows after a number, oldest first. */
  async listUntriaged(after: number, limit: number): Promise<readonly Untriaged[]> {
    const { rows } = await sql<Omit<Untriaged, 'record'> & { readonly record: string | null }>`
      select seq, id, kind, version, case when locked_until is null then ${submissionRecord} end as record
      from submissions where triaged_version <> version and seq > ${after}
      order by seq limit ${limit}`.execute(this.database);
    return rows.map(({ record, ...row }) => ({
      ...row,
      record: record === null ? undefined : (JSON.parse(record) as ReviewedRecord),
    }));
  }

  /**
   * Stores the results of rows that still have that version, and tells open consoles, and whoever is on call, of records
   * that may be urgent. PostgreSQL skips rows that others are changing, because waiting for them could end in a deadlock.
   * Returns whether there are emails to whoever is on call.
   */
  async store(triaged: readonly Triaged[], now: Clock, makeId: IdMaker): Promise<boolean> {
    const values = triaged.map(
      ({ id, version, person, hint }) => sql`(${id}, ${version}, ${person}, ${hint})`,
    );
    const ids = triaged.map(({ id }) => id);
    const skip = isSqlite(this.database) ? sql`` : sql`for update skip locked`;
    return this.database.transaction().execute(async (transaction) => {
      const { rows } = await sql<Pick<Triaged, 'id'>>`
        update submissions set person = found.column3, urgency_hint = found.column4,
          triaged_version = submissions.version
        from (values ${sql.join(values)}) as found
        where submissions.id = found.column1
          and submissions.version = cast(found.column2 as integer)
          and submissions.id in (select id from submissions where id in (${sql.join(ids)}) ${skip})
        returning submissions.id`.execute(transaction);
      const stored = new Set(rows.map(({ id }) => id));
      // A skipped record may be changed or erased, and its alert would outlive it.
      const urgent = triaged.filter(({ id, hint }) => hint !== null && stored.has(id));
      for (const [kind] of groupByKind(urgent)) await noteChange(transaction, kind);
      const alerts = new AlertRepository(transaction, now, makeId);
      return alerts.raiseArrivals(urgent.map(({ id }) => id));
    });
  }

  /** Has all submissions of these kinds looked at again. */
  async reset(kinds: readonly RecordKind[]): Promise<void> {
    await this.database
      .updateTable('submissions')
      .set({ triaged_version: -1 })
      .where('kind', 'in', kinds)
      .execute();
  }
}
