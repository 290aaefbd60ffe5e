import { sql } from 'kysely';
import type { LeftOutReason } from 'contract/import-faults';
import type { FinishedImport } from 'contract/import-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { Database } from '../../storage/database';
import { toDecryptableJsonForStorage } from '../../storage/encryption/decryptable-json';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';

/** What became of a row of an imported file. */
export type ImportedRow = {
  /** The number of the row in its file. */
  readonly row: number;
} & (
  | { readonly what: LeftOutReason; readonly kind?: RecordKind | undefined }
  | ({ readonly kind: RecordKind; readonly id: string } & (
      | { readonly what: 'added'; readonly isJoined: boolean }
      | { readonly what: 'unchanged' }
      | {
          readonly what: 'changed';
          /** JSON text of what the record said before. */
          readonly before: string;
          readonly updatedAtBefore: string;
          readonly versionAfter: number;
        }
    ))
);

/** A record that an import has added or changed. */
export interface ImportedRecord {
  readonly row_number: number;
  readonly what: 'added' | 'changed';
  readonly kind: RecordKind;
  readonly record_id: string;
  /** To be stored again: values that cannot be decrypted stay encrypted. Null unless it was changed. */
  readonly body_before: string | null;
  readonly updated_at_before: string | null;
  readonly version_after: number;
}

/** A row for the report of an import. */
export interface ReportedRow {
  readonly row_number: number;
  readonly what: 'added' | 'changed' | 'unchanged' | LeftOutReason;
  readonly kind: RecordKind | null;
  readonly record_id: string | null;
  readonly is_joined: number;
}

interface Counted {
  readonly import_id: string;
  readonly what: string;
  readonly kind: RecordKind | null;
  readonly count: number;
  readonly joined: number;
  readonly uninvited: number;
}

/** Matches profiles whose owners have not chosen a password yet (members/profiles/profile-repository.ts). */
export const hasNoPassword = sql<boolean>`password_hash = ''`;

/** Imports that the list shows at most, the newest. */
const listed = 200;
/** Rows that one statement stores. */
const rowsPerPiece = 500;

/** All SQL about imports and what they did. It works inside a transaction or without one. */
export class ImportRepository {
  constructor(private readonly database: Database) {}

  async add(entry: Pick<FinishedImport, '_id' | 'at' | 'by' | 'fileDigest'>): Promise<void> {
    const { _id: id, at, by: admin_id, fileDigest: file_digest } = entry;
    await this.database
      .insertInto('imports')
      .values({ id, at, admin_id, file_digest, undone_at: null })
      .execute();
  }

  async addRows(importId: string, rows: readonly ImportedRow[]): Promise<void> {
    const encryption = getFieldEncryption(this.database);
    const values = rows.map((row) => ({
      import_id: importId,
      row_number: row.row,
      what: row.what,
      kind: row.kind ?? null,
      record_id: 'id' in row ? row.id : null,
      is_joined: row.what === 'added' && row.isJoined ? 1 : 0,
      ...(row.what === 'changed'
        ? {
            body_before: encryption.encryptBody(row.kind, row.id, row.before),
            updated_at_before: row.updatedAtBefore,
            version_after: row.versionAfter,
          }
        : {
            body_before: null,
            updated_at_before: null,
            version_after: row.what === 'added' ? 0 : null,
          }),
      invited_at: null,
    }));
    for (let start = 0; start < values.length; start += rowsPerPiece)
      await this.database
        .insertInto('import_records')
        .values(values.slice(start, start + rowsPerPiece))
        .execute();
  }

  /** Lists imports, the newest first. */
  list(): Promise<readonly FinishedImport[]> {
    return this.read();
  }

  async find(id: string): Promise<FinishedImport | undefined> {
    const [found] = await this.read(id);
    return found;
  }

  /** When a file was imported last, if that stands; undefined if it was not. */
  async findTime(fileDigest: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('imports')
      .select('at')
      .where('file_digest', '=', fileDigest)
      .where('undone_at', 'is', null)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    return row?.at;
  }

  /** The id of the newest import; undefined if there is none. */
  async findLast(): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('imports')
      .select('id')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.id;
  }

  /** Marks an import as undone. Returns false if another request was faster. */
  async end(id: string, undoneAt: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('imports')
      .set({ undone_at: undoneAt })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** The records that an import added or changed, in the order of its file. */
  async listRecords(id: string): Promise<readonly ImportedRecord[]> {
    const before = toDecryptableJsonForStorage(sql`body_before`, sql`kind`, sql`record_id`);
    const { rows } = await sql<ImportedRecord>`
      select row_number, what, kind, record_id, ${before} as body_before, updated_at_before, version_after
      from import_records where import_id = ${id} and what in ('added', 'changed')
      order by row_number`.execute(this.database);
    return rows;
  }

  /** The rows of an import after a number, for its report. */
  async listRows(id: string, after: number): Promise<readonly ReportedRow[]> {
    const rows = await this.database
      .selectFrom('import_records')
      .select(['row_number', 'what', 'kind', 'record_id', 'is_joined'])
      .where('import_id', '=', id)
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(rowsPerPiece)
      .execute();
    return rows as readonly ReportedRow[];
  }

  /**
   * Gives earlier imports the versions that their records have after this one is undone: they say again what those left
   * behind, so that those can be undone too.
   */
  async carryOver(id: string): Promise<void> {
    await sql`
      update import_records set version_after = version_after + 2
      where import_id <> ${id} and what in ('added', 'changed') and exists (
        select 1 from import_records as undone
        where undone.import_id = ${id} and undone.what = 'changed'
          and undone.record_id = import_records.record_id
          and undone.version_after = import_records.version_after + 1)`.execute(this.database);
  }

  /** Removes what records said before an import, which is needed no more once that is undone. */
  async forgetFormer(id: string): Promise<void> {
    await this.database
      .updateTable('import_records')
      .set({ body_before: null })
      .where('import_id', '=', id)
      .execute();
  }

  /**
   * Removes what records said before imports since a time, which may be what another record says: a merge had put it
   * there. Undoing such an import is refused, since the records change together with this.
   */
  async forgetFormerSince(recordIds: readonly string[], at: string): Promise<void> {
    if (recordIds.length === 0) return;
    await this.database
      .updateTable('import_records')
      .set({ body_before: null })
      .where('record_id', 'in', recordIds)
      .where('import_id', 'in', (eb) => eb.selectFrom('imports').select('id').where('at', '>=', at))
      .execute();
  }

  private async read(id?: string): Promise<FinishedImport[]> {
    const imports = await this.database
      .selectFrom('imports')
      .selectAll()
      .$if(id !== undefined, (found) => found.where('id', '=', id ?? ''))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(listed)
      .execute();
    if (imports.length === 0) return [];
    const { rows } = await sql<Counted>`
      select import_id, what, kind, cast(count(*) as integer) as count,
        cast(sum(is_joined) as integer) as joined,
        cast(sum(case when what = 'added' and invited_at is null and record_id in (
          select id from profiles where ${hasNoPassword}) then 1 else 0 end) as integer) as uninvited
      from import_records where import_id in (${sql.join(imports.map((one) => one.id))})
      group by import_id, what, kind`.execute(this.database);
    return imports.map((one) => ({
      _id: one.id,
      at: one.at,
      by: one.admin_id,
      fileDigest: one.file_digest,
      ...sumUp(rows.filter(({ import_id }) => import_id === one.id)),
      ...(one.undone_at !== null && { undoneAt: one.undone_at }),
    }));
  }
}

const sum = (rows: readonly Counted[], count: (row: Counted) => number) =>
  rows.reduce((total, row) => total + count(row), 0);

function sumUp(rows: readonly Counted[]) {
  const counts = (what: string, some: readonly Counted[] = rows) =>
    sum(
      some.filter((row) => row.what === what),
      ({ count }) => count,
    );
  const kinds = recordKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const [added, changed] = [counts('added', own), counts('changed', own)];
    return added + changed > 0 ? [{ kind, added, changed }] : [];
  });
  const done = counts('added') + counts('changed') + counts('unchanged');
  return {
    added: counts('added'),
    changed: counts('changed'),
    joined: sum(rows, ({ joined }) => joined),
    leftOut: sum(rows, ({ count }) => count) - done,
    kinds,
    uninvited: sum(rows, ({ uninvited }) => uninvited),
  };
}
