import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { recordKinds } from 'contract/review';
import { encryptedFieldStart } from '../../storage/encryption/decryptable-json';
import {
  breachKind,
  noteJson,
  encryptedEmailFields,
  encryptedFields,
  encryptedKinds,
  encryptedNoteField,
  replyKind,
  viewKind,
} from '../../storage/encryption/encrypted-fields';
import type { StoredBody } from '../../storage/encryption/stored-body';
import type { Database } from '../../storage/database';

/** A row with JSON text in which fields are encrypted or are to be. */
export interface EncryptedRow {
  /** The key of the row among those of its kind. */
  readonly key: string | number;
  /** The id of the record that it is about. */
  readonly id: string;
  /** The value of the column. */
  readonly stored: string;
  /** The same value as JSON text. */
  readonly body: string;
}

/** A table with such rows, which are read by kind in the order of a key. */
interface SealedTable {
  readonly name:
    | ('submissions' | 'record_notes' | 'record_corrections' | 'outreach')
    | ('merge_records' | 'import_records' | 'breaches' | 'replies' | 'saved_views');
  /** The kinds whose rows have encrypted fields. */
  readonly kinds: readonly string[];
  readonly fields: (kind: string) => readonly string[];
  readonly toBody?: (stored: string) => string;
  readonly rows: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  /** A value that sorts before all keys. */
  readonly before: string | number;
  readonly column: RawBuilder<unknown>;
  readonly isRow: (kind: string, key: EncryptedRow['key']) => RawBuilder<boolean>;
}

export const encryptedTables: readonly SealedTable[] = [
  {
    name: 'submissions',
    kinds: encryptedKinds,
    fields: encryptedFields,
    rows: sql`select seq as key, id, cast(body as text) as stored from submissions`,
    key: sql`seq`,
    before: 0,
    column: sql`body`,
    isRow: (_kind, key) => sql`seq = ${key}`,
  },
  {
    name: 'merge_records',
    kinds: encryptedKinds,
    fields: encryptedFields,
    // Only the survivor of a merge has a body there.
    rows: sql`select merge_id as key, record_id as id, body as stored
      from merge_records join merges on merges.id = merge_id and position = 0`,
    key: sql`merge_id`,
    before: '',
    column: sql`body`,
    isRow: (_kind, key) => sql`merge_id = ${key} and position = 0`,
  },
  {
    name: 'import_records',
    kinds: encryptedKinds,
    fields: encryptedFields,
    // Only a record that an import has changed has a former body there.
    rows: sql`select key, id, stored
      from (select import_id || ' ' || row_number as key, record_id as id, kind, body_before as stored
        from import_records where body_before is not null) as imported`,
    key: sql`key`,
    before: '',
    column: sql`body_before`,
    isRow: (_kind, key) => sql`import_id || ' ' || row_number = ${key}`,
  },
  {
    name: 'record_corrections',
    kinds: encryptedKinds,
    fields: encryptedFields,
    rows: sql`select key, id, stored
      from (select id as key, record_id as id, kind, replaced as stored from record_corrections)
      as corrected`,
    key: sql`key`,
    before: '',
    column: sql`replaced`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
  {
    name: 'record_notes',
    kinds: recordKinds,
    fields: () => [encryptedNoteField],
    toBody: noteJson,
    rows: sql`select key, id, stored
      from (select id as key, record_id as id, kind, text as stored from record_notes) as noted`,
    key: sql`key`,
    before: '',
    column: sql`text`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
  {
    name: 'outreach',
    kinds: recordKinds,
    fields: () => encryptedEmailFields,
    rows: sql`select id as key, id, words as stored
      from (select id, words, kind from outreach where words is not null) as written`,
    key: sql`id`,
    before: '',
    column: sql`words`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
  {
    name: 'breaches',
    kinds: [breachKind],
    fields: () => [encryptedNoteField],
    toBody: noteJson,
    rows: sql`select id as key, id, note as stored
      from (select id, note, ${sql.lit(breachKind)} as kind from breaches) as noted`,
    key: sql`id`,
    before: '',
    column: sql`note`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
  {
    name: 'replies',
    kinds: [replyKind],
    fields: () => [encryptedNoteField],
    rows: sql`select id as key, id, note as stored
      from (select id, note, ${sql.lit(replyKind)} as kind from replies) as noted`,
    key: sql`id`,
    before: '',
    column: sql`note`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
  {
    name: 'saved_views',
    kinds: [viewKind],
    fields: () => [encryptedNoteField],
    rows: sql`select id as key, id, body as stored
      from (select id, body, ${sql.lit(viewKind)} as kind from saved_views) as kept`,
    key: sql`id`,
    before: '',
    column: sql`body`,
    isRow: (_kind, key) => sql`id = ${key}`,
  },
];

/** Rows that are read, and changed in one transaction, at a time, so that others can write in between. */
const rowsPerPiece = 200;

/** Streams all rows of a kind. */
export async function* readEncryptedRows(
  database: Database,
  table: SealedTable,
  kind: string,
): AsyncGenerator<readonly EncryptedRow[], void, undefined> {
  for (let after = table.before; ;) {
    const { rows } = await sql<Omit<EncryptedRow, 'body'>>`${table.rows}
      where kind = ${kind} and ${table.key} > ${after}
      order by ${table.key} limit ${rowsPerPiece}`.execute(database);
    if (rows.length > 0)
      yield rows.map((row) => ({ ...row, body: table.toBody?.(row.stored) ?? row.stored }));
    if (rows.length < rowsPerPiece) return;
    after = rows.at(-1)?.key ?? after;
  }
}

/** Returns false if a concurrent writer changed the row, perhaps with an older key: the next start checks again. */
export async function replaceEncrypted(
  database: Database,
  { name, column, isRow }: SealedTable,
  kind: string,
  [{ key, stored }, renewed]: readonly [EncryptedRow, StoredBody],
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(name)} set ${column} = ${renewed}
    where ${isRow(kind, key)} and cast(${column} as text) = ${stored}`.execute(database);
  return numAffectedRows === 1n;
}

/** Returns which of the keys are in use. Each takes a scan of all rows. */
export async function findUsedKeys(
  database: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  const used: string[] = [];
  for (const id of ids) if (await isUsed(database, id)) used.push(id);
  return used;
}

async function isUsed(database: Database, id: string): Promise<boolean> {
  const text = `%${encryptedFieldStart(id)}%`;
  const found = encryptedTables.map(
    ({ name, column }) =>
      sql`exists (select 1 from ${sql.table(name)} where cast(${column} as text) like ${text})`,
  );
  const { rows } = await sql<{ isUsed: boolean | number }>`
    select ${sql.join(found, sql` or `)} as "isUsed"`.execute(database);
  return Boolean(rows[0]?.isUsed);
}
