import { CompiledQuery, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { QuarantineReason } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import type { PublicTestimony } from 'contract/testimony';
import type { Database } from '../storage/database';
import type { Clock, IdMaker } from '../storage/ports';
import { recordSource } from '../records/record-source';
import { recordList } from '../storage/record-list';
import type { JsonPiece } from '../storage/record-list';
import type { SubmissionsTable } from '../storage/tables';

/** A body that was validated: only fields of its schema, in the schema's order, at least one. */
export type SubmissionBody = Readonly<Record<string, string | number>>;

/** What the person agreed to when sending (DESIGN 3.15). */
export interface ConsentReceipt {
  readonly textVersion: string;
  readonly language: string;
  readonly time: string;
  readonly route: string;
}

export interface NewSubmission {
  readonly kind: SubmissionName;
  readonly body: SubmissionBody;
  readonly consent?: ConsentReceipt;
  readonly idempotencyKey?: string;
  /** Why it looks like a robot's, if it does: it is stored, and in no list. */
  readonly quarantine?: QuarantineReason | undefined;
}

const columns = [
  'id',
  'kind',
  'body',
  'consent',
  'idempotency_key',
  'created_at',
  'updated_at',
  'version',
  'quarantine',
] as const;

export type SubmissionRow = Readonly<Pick<SubmissionsTable, (typeof columns)[number]>>;

/** The JSON text of the record, or the news that its Idempotency-Key was used for another body. */
export type StoreOutcome = { readonly record: string } | 'key-used-for-another-body';

const publicTestimonies = recordSource('testimony');
const isPublic = sql<boolean>`${publicTestimonies.condition} and merged_into is null`;
const publicTestimony = sql<string>`
  '{"_id":"' || id
  || '","fullName":' || coalesce(cast(body -> 'fullName' as text), '""')
  || ',"message":' || coalesce(cast(body -> 'message' as text), '""')
  || ',"createdAt":"' || created_at || '"}'`;

/** All SQL about submissions. The same statements run on SQLite and PostgreSQL. */
export class SubmissionRepository {
  private readonly inserts = new Map<number, string>();

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  /** Gives a submission its id and time before it waits for its commit, so that a retry is the same row. */
  stamp({ kind, body, consent, idempotencyKey, quarantine }: NewSubmission): SubmissionRow {
    const time = this.now().toISOString();
    return {
      id: this.makeId(),
      kind,
      body: JSON.stringify(body),
      consent: consent === undefined ? null : JSON.stringify(consent),
      idempotency_key: idempotencyKey ?? null,
      created_at: time,
      updated_at: time,
      version: 0,
      quarantine: quarantine ?? null,
    };
  }

  /**
   * Stores all rows or none, durably before it resolves; outcomes come in the order of the rows. A row that
   * is stored already, by its id or by its Idempotency-Key, is not stored again: its record is the outcome.
   */
  async storeAll(rows: readonly SubmissionRow[]): Promise<StoreOutcome[]> {
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    const insert = CompiledQuery.raw(this.insertOf(rows.length), parameters);
    const { numAffectedRows } = await this.database.executeQuery(insert);
    if (Number(numAffectedRows) === rows.length) return rows.map(toRecord);
    return this.findOutcomes(rows);
  }

  /** The JSON text of the list of one kind, oldest first, in pieces. */
  list(kind: SubmissionName): AsyncGenerator<JsonPiece> {
    const { table, record, condition } = recordSource(kind);
    return recordList(this.database, table, record, condition);
  }

  /** The same of the testimonies with what everybody may see of them (SAFETY 1): one that was sent twice and merged, once. */
  listPublicTestimonies(): AsyncGenerator<JsonPiece> {
    return recordList(this.database, publicTestimonies.table, publicTestimony, isPublic);
  }

  /** The newest of them, newest first. */
  async findNewestTestimonies(limit: number): Promise<PublicTestimony[]> {
    const { rows } = await sql<{ record: string }>`
      select ${publicTestimony} as record from ${sql.table(publicTestimonies.table)}
      where ${isPublic} order by seq desc limit ${limit}`.execute(this.database);
    return rows.map(({ record }) => JSON.parse(record) as PublicTestimony);
  }

  /** The statement that inserts so many rows. Building it anew would cost more than running it. */
  private insertOf(size: number): string {
    const known = this.inserts.get(size);
    if (known !== undefined) return known;
    const blank = Object.fromEntries(columns.map((column) => [column, '']));
    const { sql: text } = this.database
      .insertInto('submissions')
      .values(Array.from({ length: size }, () => blank as unknown as SubmissionRow))
      .onConflict((conflict) => conflict.doNothing())
      .compile();
    this.inserts.set(size, text);
    return text;
  }

  private async findOutcomes(rows: readonly SubmissionRow[]): Promise<StoreOutcome[]> {
    const keys = rows.flatMap(({ idempotency_key: key }) => key ?? []);
    const stored = await this.database
      .selectFrom('submissions')
      .selectAll()
      .where(({ or, eb }) =>
        or([
          eb(
            'id',
            'in',
            rows.map(({ id }) => id),
          ),
          ...(keys.length > 0 ? [eb('idempotency_key', 'in', keys)] : []),
        ]),
      )
      .execute();
    return rows.map((row) => outcomeOf(row, stored));
  }
}

function outcomeOf(row: SubmissionRow, stored: readonly Selectable<SubmissionsTable>[]) {
  const found = stored.find(
    ({ id, kind, idempotency_key: key }) =>
      id === row.id || (key !== null && key === row.idempotency_key && kind === row.kind),
  );
  if (found === undefined) throw new Error('A submission was neither stored nor found.');
  const isSameBody = textOf(found.body) === row.body;
  // A record that staff have changed since no longer tells what was first sent.
  return isSameBody || found.version > 0 ? toRecord(found) : 'key-used-for-another-body';
}

/** The same text as `wholeRecord` has the database build. */
const toRecord = (row: SubmissionRow | Selectable<SubmissionsTable>) => ({
  record: `${textOf(row.body).slice(0, -1)},"_id":"${row.id}","createdAt":"${row.created_at}","updatedAt":"${row.updated_at}","__v":${row.version}}`,
});

/** PostgreSQL's driver parses a json column, SQLite's does not. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
