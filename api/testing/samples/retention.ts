import { randomUUID } from 'node:crypto';
import type { RecordKind } from 'contract/review';
import { AuditLog } from '../../src/storage/audit/audit-log';
import { RetentionJob } from '../../src/privacy/retention/retention-job';
import type { Database } from '../../src/storage/database';
import { sampleBody } from './sample-bodies';
import { storedPlain } from '../databases/stored-plain';

/** A record with its arrival and its later changes. */
export interface PlantedRecord {
  readonly kind: RecordKind;
  readonly at: string;
  readonly columns?: object;
  readonly body?: object;
  /** The state that staff have set, and when. */
  readonly review?: readonly [state: string, at: string];
}

/** Stores a record and returns its id. */
export async function plant(
  database: Database,
  { kind, at, columns = {}, body = {}, review }: PlantedRecord,
): Promise<string> {
  const id = randomUUID();
  const row = { id, created_at: at, updated_at: at, version: 0, quarantine: null };
  if (kind === 'profiles')
    await database
      .insertInto('profiles')
      .values({ ...row, body: '{}', email: id, password_hash: '', is_admin: 0, ...columns })
      .execute();
  else
    await database
      .insertInto('submissions')
      .values({
        ...row,
        kind,
        body: storedPlain(JSON.stringify({ ...sampleBody(kind), ...body })),
        consent: null,
        idempotency_key: null,
        ...columns,
      })
      .execute();
  if (review !== undefined) {
    const [state, updated_at] = review;
    const values = {
      kind,
      record_id: id,
      state,
      version: 0,
      updated_at,
    };
    await database
      .insertInto('reviews')
      .values({ ...values, updated_by: 'a' })
      .execute();
  }
  return id;
}

/** Makes the retention job of another process. */
export const makeJob = (
  database: Database,
  now: () => Date,
  options?: ConstructorParameters<typeof RetentionJob>[1],
): RetentionJob =>
  new RetentionJob(
    { database, now, makeId: randomUUID, audit: new AuditLog(database, now) },
    options,
  );

/** The ids of all records, also quarantined and locked ones. */
export async function everyRecord(database: Database): Promise<readonly string[]> {
  const rows = await Promise.all(
    (['submissions', 'profiles'] as const).map((table) =>
      database.selectFrom(table).select('id').execute(),
    ),
  );
  return rows.flat().map(({ id }) => id);
}
