import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
import { KeySource } from './encryption/key-file';
import type { KeyAddress } from './encryption/key-file';
import { Seals } from './encryption/seals';
import { checkKeys, loadKeys } from './data-keys';
import { DatabaseFile } from './sqlite/database-file';
import { migrate } from './migrate';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite/sqlite';
import type { Tables } from './tables/tables';

export type Database = Kysely<Tables>;

/** Where SQLite keeps everything. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'church.sqlite');

interface KeyOptions {
  /** The name of a key that is given up. */
  readonly lost?: string | undefined;
  /** Prints one line about the keys for the operator. */
  readonly printLine?: (line: string) => void;
}

/**
 * Opens the database that the configuration names and brings its tables up to date (decision 5).
 * The caller closes it with `destroy()`. Throws when it cannot be reached or is damaged, and a DataKeyFault.
 * @param file tells the caller whether SQLite's file is still there
 * @param isTrusted leaves the check of that file to the caller
 */
export async function openDatabase(
  address: Pick<Config, 'databaseUrl'> & KeyAddress,
  file = new DatabaseFile(sqliteFile(address.dataDir)),
  isTrusted = false,
  { lost, printLine }: KeyOptions = {},
): Promise<Database> {
  const { databaseUrl } = address;
  const source = new KeySource(address, printLine);
  source.checkPlace();
  const seals = new Seals();
  const database = new Kysely<Tables>({
    plugins: [seals],
    dialect:
      databaseUrl === undefined ? sqliteDialect(file, isTrusted) : postgresDialect(databaseUrl),
  });
  try {
    await checkKeys(database, source, lost);
    await migrate(database, databaseUrl === undefined ? 'sqlite' : 'postgres');
    seals.use(await loadKeys(database, source, lost));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
