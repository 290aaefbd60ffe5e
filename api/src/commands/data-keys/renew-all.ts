import { sql } from 'kysely';
import { getFieldEncryption } from '../../storage/encryption/field-encryption';
import type { KeySource } from '../../storage/encryption/key-file';
import type { Database } from '../../storage/database';
import { makeLostKeysError, recordNeededKeys } from '../../storage/data-keys';
import { checkpointWriteAheadLog } from '../../storage/checkpoint-write-ahead-log';
import { isSqlite } from '../../storage/is-sqlite';
import {
  findUsedKeys,
  readEncryptedRows,
  replaceEncrypted,
  encryptedTables,
} from './encrypted-rows';
import type { EncryptedRow } from './encrypted-rows';

/**
 * Encrypts with the newest key whatever is not: all rows once, by the first start or command, and rows that were
 * written with another key since or can be decrypted again. After a crash the next start continues. Throws a
 * DataKeyError if a dropped key is needed.
 */
export async function renewIfNeeded(
  database: Database,
  source: KeySource,
  printLine: (line: string) => void,
): Promise<void> {
  const { keys } = getFieldEncryption(database);
  const known = await database.selectFrom('data_keys').select('id').execute();
  const ids = new Set([...known.map(({ id }) => id), ...keys.ids]);
  ids.delete(keys.newest.id);
  const used = await findUsedKeys(database, [...ids]);
  const missing = used.filter((id) => keys.find(id) === undefined);
  if (missing.length > 0) throw makeLostKeysError(missing, source);
  await recordNeededKeys(database, used);
  if (used.length > 0 || !(await isComplete(database))) await renewAll(database, printLine);
}

async function isComplete(database: Database): Promise<boolean> {
  const newest = await database
    .selectFrom('data_keys')
    .select('completed_at')
    .where('id', '=', getFieldEncryption(database).keys.newest.id)
    .executeTakeFirst();
  return newest !== undefined && newest.completed_at !== null;
}

/** Until completion, the former values still have to be overwritten, by this process or another. */
const noteIncomplete = (database: Database) =>
  database
    .updateTable('data_keys')
    .set({ completed_at: null })
    .where('id', '=', getFieldEncryption(database).keys.newest.id)
    .execute();

/** From now on a start needs no other keys, unless something is encrypted with one after all. */
async function noteCompleted(database: Database): Promise<void> {
  const { newest } = getFieldEncryption(database).keys;
  const now = new Date().toISOString();
  const others = await database
    .selectFrom('data_keys')
    .select('id')
    .where('id', '!=', newest.id)
    .execute();
  const used = await findUsedKeys(
    database,
    others.map(({ id }) => id),
  );
  for (const { id } of others)
    if (!used.includes(id))
      await database
        .updateTable('data_keys')
        .set({ forgotten_at: now })
        .where('id', '=', id)
        .execute();
  await database
    .updateTable('data_keys')
    .set({ completed_at: now })
    .where('id', '=', newest.id)
    .execute();
}

export async function renewAll(
  database: Database,
  printLine: (line: string) => void,
): Promise<number> {
  const { id } = getFieldEncryption(database).keys.newest;
  let count = 0;
  for (const table of encryptedTables)
    for (const kind of table.kinds)
      for await (const rows of readEncryptedRows(database, table, kind))
        count += await renewRows(database, table, kind, rows);
  if (count > 0) printLine(`Messages and notes that were encrypted with the key ${id}: ${count}`);
  // If this fails, the next start repeats it.
  if (!(await isComplete(database)) && (await clearRemains(database)))
    await noteCompleted(database);
  return count;
}

type Table = (typeof encryptedTables)[number];

async function renewRows(
  database: Database,
  table: Table,
  kind: string,
  rows: readonly EncryptedRow[],
): Promise<number> {
  const encryption = getFieldEncryption(database);
  const changes = rows.flatMap((row) => {
    const renewed = encryption.renew({ kind, id: row.id }, table.fields(kind), row.body);
    return renewed === undefined ? [] : [[row, renewed] as const];
  });
  if (changes.length === 0) return 0;
  return database.transaction().execute(async (transaction) => {
    await noteIncomplete(transaction);
    let count = 0;
    for (const change of changes)
      if (await replaceEncrypted(transaction, table, kind, change)) count += 1;
    return count;
  });
}

/** Overwrites the former values in free pages and the log. Returns false while another process reads SQLite's log. */
async function clearRemains(database: Database): Promise<boolean> {
  if (isSqlite(database)) return checkpointWriteAheadLog(database);
  for (const { name } of encryptedTables) await sql`vacuum ${sql.table(name)}`.execute(database);
  return true;
}
