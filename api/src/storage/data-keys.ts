import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DataKeyFault } from './encryption/data-key-fault';
import type { KeySource } from './encryption/key-file';
import { KeyRing } from './encryption/key-ring';
import { hasTable } from './has-table';
import { isSqlite } from './is-sqlite';
import type { Tables } from './tables/tables';

/**
 * Reads the keys, and makes the first one where there is none. The database knows by its name each key that anything in it
 * may be encrypted with. Throws a DataKeyFault where one of these is not there.
 * @param lost the name of a key that is given up: what needs it stays unreadable
 */
export async function loadKeys(
  database: Kysely<Tables>,
  source: KeySource,
  lost?: string,
): Promise<KeyRing> {
  await source.tidy();
  await refuseMissing(database, source, lost);
  const keys = source.read() ?? (await source.make());
  await note(database, keys[0].id, source, lost);
  return new KeyRing(keys, () => source.readAgain());
}

/** Before the tables are changed, so that a release that cannot go on leaves them to the one before. Throws a DataKeyFault. */
export async function checkKeys(
  database: Kysely<Tables>,
  source: KeySource,
  lost?: string,
): Promise<void> {
  if (await hasTable(database, 'data_keys')) await refuseMissing(database, source, lost);
}

/** Those that must be there. */
async function readKnown(database: Kysely<Tables>, lost?: string): Promise<readonly string[]> {
  const rows = await database.selectFrom('data_keys').selectAll().execute();
  // Before its migration nothing says whether one is forgotten.
  const known = rows.filter(({ forgotten_at }) => typeof forgotten_at !== 'string');
  return known.map(({ id }) => id).filter((id) => id !== lost);
}

async function refuseMissing(
  database: Kysely<Tables>,
  source: KeySource,
  lost: string | undefined,
): Promise<void> {
  const known = await readKnown(database, lost);
  const keys = source.read() ?? [];
  const missing = known.filter((id) => !keys.some((key) => key.id === id));
  if (missing.length > 0) throw lostKeys(missing, source);
}

/** Before anything is encrypted with it. Of two servers that start at once with different keys, one is told. */
async function note(
  database: Kysely<Tables>,
  newest: string,
  source: KeySource,
  lost: string | undefined,
): Promise<void> {
  if ((await readKnown(database)).includes(newest)) return;
  await database.transaction().execute(async (transaction) => {
    if (!isSqlite(transaction))
      await sql`lock table data_keys in exclusive mode`.execute(transaction);
    await refuseMissing(transaction, source, lost);
    await noteKeys(transaction, [newest]);
  });
}

/** From here on they must be there, also one that was forgotten. */
export async function noteKeys(database: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await database
      .insertInto('data_keys')
      .values({ id, created_at: new Date().toISOString(), completed_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ forgotten_at: null }))
      .execute();
}

export function lostKeys(missing: readonly string[], { name, file }: KeySource): DataKeyFault {
  const back =
    file === undefined
      ? `Put it into ${name} again, behind the newest key and a comma.`
      : `Put your copy of it back as ${file}, or name the file with DATA_KEY_FILE.`;
  const names = missing.join(', ');
  return new DataKeyFault(
    [
      `Messages and notes in this database are encrypted with a key that is not there: ${names} is not in ${name}.`,
      back,
      'Nothing was changed. Without the key nobody can read these messages; everything else is as it was.',
      ...missing.map(
        (id) => `If there is no copy anywhere, give them up: npm run data-key -- lost ${id}`,
      ),
    ].join('\n'),
  );
}
