import { sql } from 'kysely';
import type { RecordKind, ReviewedRecord } from 'contract/review';
import { getFieldEncryption } from '../encryption/field-encryption';
import type { Database } from '../database';
import { isSqlite } from '../is-sqlite';
import { recordSource } from './record-source';

export interface RecordRow {
  readonly id: string;
  /** The exact text that was sent, or that a merge made. */
  readonly body: string;
  readonly updated_at: string;
  readonly version: number;
  readonly merged_into: string | null;
}

/** The columns that a change of a record may write. */
export type RecordChange = Partial<Omit<RecordRow, 'id' | 'version'>>;

type ChangedText = Pick<RecordRow, 'id' | 'version' | 'body' | 'updated_at'>;

/** All SQL about single records of any kind, inside or outside a transaction. */
export class RecordRepository {
  constructor(private readonly database: Database) {}

  /** Finds the listed records among the ids, for a change: fields that cannot be decrypted stay encrypted. */
  async find(kind: RecordKind, ids: readonly string[]): Promise<ReadonlyMap<string, RecordRow>> {
    const { table, condition, bodyToStore } = recordSource(kind);
    const { rows } = await sql<RecordRow>`
      select id, ${bodyToStore} as body, updated_at, version, merged_into
      from ${sql.table(table)} where ${condition} and id in (${sql.join(ids)})
    `.execute(this.database);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the records as the list shows them, in the order of the ids. */
  async read(kind: RecordKind, ids: readonly string[]): Promise<ReviewedRecord[]> {
    const { table, condition, record } = recordSource(kind);
    const { rows } = await sql<{ record: string }>`
      select ${record} as record from ${sql.table(table)}
      where ${condition} and id in (${sql.join(ids)})
    `.execute(this.database);
    const records = rows.map((row) => JSON.parse(row.record) as ReviewedRecord);
    return ids.flatMap((id) => records.find(({ _id }) => _id === id) ?? []);
  }

  /** Returns those of the ids that are listed records. */
  async listIds(kind: RecordKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { table, condition } = recordSource(kind);
    const found = new Set<string>();
    for (const some of splitIntoBatches(ids)) {
      const { rows } = await sql<{ readonly id: string }>`
        select id from ${sql.table(table)} where ${condition} and id in (${sql.join(some)})
      `.execute(this.database);
      for (const { id } of rows) found.add(id);
    }
    return found;
  }

  /** Counts the listed records among the ids, each once. */
  async count(kind: RecordKind, ids: readonly string[]): Promise<number> {
    const { table, condition } = recordSource(kind);
    let count = 0;
    for (const some of splitIntoBatches(ids)) {
      const { rows } = await sql<{ readonly count: number }>`
        select cast(count(*) as integer) as count from ${sql.table(table)}
        where ${condition} and id in (${sql.join(some)})
      `.execute(this.database);
      count += rows[0]?.count ?? 0;
    }
    return count;
  }

  /** Changes a record and raises its version. Returns false and changes nothing where its version is another by now. */
  async change(
    kind: RecordKind,
    { id, version }: Pick<RecordRow, 'id' | 'version'>,
    { body, ...change }: RecordChange,
  ): Promise<boolean> {
    // Both tables have the columns that are written here.
    const table = recordSource(kind).table as 'submissions';
    const { numUpdatedRows } = await this.database
      .updateTable(table)
      .set({
        ...change,
        ...(body !== undefined && {
          body: getFieldEncryption(this.database).encryptBody(kind, id, body),
        }),
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /**
   * Changes the texts of many records in few statements, for which others wait less long, and raises their versions.
   * Returns false where one has another version by now: then the caller's transaction must be rolled back.
   */
  async changeTexts(kind: RecordKind, rows: readonly ChangedText[]): Promise<boolean> {
    const encryption = getFieldEncryption(this.database);
    const { table } = recordSource(kind);
    const body = isSqlite(this.database)
      ? sql`changed.column3`
      : sql`cast(changed.column3 as json)`;
    for (let start = 0; start < rows.length; start += idsPerPiece) {
      // The ids are named twice: SQLite would look for the others in the whole table.
      const some = rows.slice(start, start + idsPerPiece);
      const values = some.map(
        ({ id, version, body: text, updated_at }) =>
          sql`(${id}, ${version}, ${encryption.encryptBody(kind, id, text)}, ${updated_at})`,
      );
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set body = ${body}, updated_at = changed.column4,
          version = version + 1
        from (values ${sql.join(values)}) as changed
        where id in (${sql.join(some.map(({ id }) => id))})
          and id = changed.column1 and version = cast(changed.column2 as integer)`.execute(
        this.database,
      );
      if (numAffectedRows !== BigInt(some.length)) return false;
    }
    return true;
  }
}

/** The limit of ids per statement. */
const idsPerPiece = 250;

/** Splits ids into pieces: a database takes a limited number of values per statement, and others wait while it runs. */
export function* splitIntoBatches(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += idsPerPiece)
    yield ids.slice(start, start + idsPerPiece);
}
