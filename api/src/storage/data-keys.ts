import { SqliteAdapter, sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DataKeyFault } from '../encryption/data-key-fault';
import type { KeySource } from '../encryption/key-file';
import { KeyRing } from '../encryption/key-ring';
import type { DataKeys } from '../encryption/key-ring';
import type { Tables } from './tables';

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
  const read = source.read();
  const known = (await readKnown(database)).filter((id) => id !== lost);
  if (read === undefined && known.length > 0) throw lostKeys(known, source);
  const keys = read ?? (await source.make());
  checkKeys(known, keys, source);
  if (!known.includes(keys[0].id)) await note(database, keys, source, lost);
  return new KeyRing(keys, () => source.read());
}

const readKnown = async (database: Kysely<Tables>): Promise<readonly string[]> =>
  (await database.selectFrom('data_keys').select('id').execute()).map(({ id }) => id);

/** Before anything is encrypted with it. Of two servers that start at once with different keys, one is told. */
async function note(
  database: Kysely<Tables>,
  keys: DataKeys,
  source: KeySource,
  lost: string | undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(transaction.getExecutor().adapter instanceof SqliteAdapter))
      await sql`lock table data_keys in exclusive mode`.execute(transaction);
    const known = (await readKnown(transaction)).filter((id) => id !== lost);
    checkKeys(known, keys, source);
    await transaction
      .insertInto('data_keys')
      .values({ id: keys[0].id, created_at: new Date().toISOString(), completed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

function checkKeys(known: readonly string[], keys: DataKeys, source: KeySource): void {
  const missing = known.filter((id) => !keys.some((key) => key.id === id));
  if (missing.length > 0) throw lostKeys(missing, source);
}

function lostKeys(missing: readonly string[], { name, file }: KeySource): DataKeyFault {
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
