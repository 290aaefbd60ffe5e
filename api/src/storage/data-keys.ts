import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DataKeyError } from './encryption/data-key-error';
import type { KeySource } from './encryption/key-file';
import { KeyRing } from './encryption/key-ring';
import { hasTable } from './has-table';
import { isSqlite } from './is-sqlite';
import type { Tables } from './tables/tables';

/**
 * Loads the keys, or makes the first one. The database knows the id of each key that its content may need.
 * @param mayLackKeys whether to go on without a missing key; what needs it stays unreadable
 * @throws DataKeyError where a needed key is missing
 */
export async function loadKeys(
  database: Kysely<Tables>,
  source: KeySource,
  mayLackKeys: boolean,
): Promise<KeyRing> {
  await source.tidy();
  if (!mayLackKeys) await refuseMissing(database, source);
  const keys = source.read() ?? (await source.make());
  await note(database, keys[0].id, source, mayLackKeys);
  return new KeyRing(keys, () => source.readAgain());
}

/**
 * Checks the keys before the migrations, so that a release which cannot start leaves the tables to the one before.
 * Throws a DataKeyError.
 */
export async function checkKeys(database: Kysely<Tables>, source: KeySource): Promise<void> {
  if (await hasTable(database, 'data_keys')) await refuseMissing(database, source);
}

/** Returns the ids of the keys that content may need and that are missing. */
export async function findMissingKeys(
  database: Kysely<Tables>,
  source: KeySource,
): Promise<readonly string[]> {
  const rows = await database.selectFrom('data_keys').selectAll().execute();
  // Before migration 0044 the column does not exist, so every key counts as needed.
  const needed = rows.filter(({ forgotten_at }) => typeof forgotten_at !== 'string');
  const keys = source.read() ?? [];
  return needed.map(({ id }) => id).filter((id) => !keys.some((key) => key.id === id));
}

async function refuseMissing(database: Kysely<Tables>, source: KeySource): Promise<void> {
  const missing = await findMissingKeys(database, source);
  if (missing.length > 0) throw makeLostKeysError(missing, source);
}

/**
 * Notes a key's id before the key is first used. Where two servers start at once with different keys, one of them
 * fails.
 */
async function note(
  database: Kysely<Tables>,
  newest: string,
  source: KeySource,
  mayLackKeys: boolean,
): Promise<void> {
  const isNoted = await database
    .selectFrom('data_keys')
    .select('id')
    .where('id', '=', newest)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (isNoted) return;
  await database.transaction().execute(async (transaction) => {
    if (!isSqlite(transaction))
      await sql`lock table data_keys in exclusive mode`.execute(transaction);
    if (!mayLackKeys) await refuseMissing(transaction, source);
    await recordNeededKeys(transaction, [newest]);
  });
}

/** Marks keys as needed, also where nothing is encrypted with them yet. */
export async function recordNeededKeys(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids)
    await database
      .insertInto('data_keys')
      .values({ id, created_at: new Date().toISOString(), completed_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ forgotten_at: null }))
      .execute();
}

export function makeLostKeysError(
  missing: readonly string[],
  { name, file }: KeySource,
): DataKeyError {
  const back =
    file === undefined
      ? `Put it into ${name} again, behind the newest key and a comma.`
      : `Put your copy of it back as ${file}, or name the file with DATA_KEY_FILE.`;
  const names = missing.join(', ');
  return new DataKeyError(
    [
      `Messages and notes in this database are encrypted with a key that is not there: ${names} is not in ${name}.`,
      back,
      'Nothing was changed. Without the key nobody can read these messages; everything else is as it was.',
      'If there is no copy of the key anywhere, give them up: npm run data-key -- rotate --lost',
    ].join('\n'),
  );
}
