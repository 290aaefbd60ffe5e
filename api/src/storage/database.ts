import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
import { DatabaseFile } from './database-file';
import { migrate } from './migrate';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Where SQLite keeps everything. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'church.sqlite');

/**
 * Opens the database that the configuration names and brings its tables up to date (DESIGN 3.3).
 * The caller closes it with `destroy()`. Throws when it cannot be reached or is damaged.
 * @param file tells the caller whether SQLite's file is still there
 * @param isTrusted leaves the check of that file to the caller
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  file = new DatabaseFile(sqliteFile(dataDir)),
  isTrusted = false,
): Promise<Database> {
  const database = new Kysely<Tables>({
    dialect:
      databaseUrl === undefined ? sqliteDialect(file, isTrusted) : postgresDialect(databaseUrl),
  });
  try {
    await migrate(database, databaseUrl === undefined ? 'sqlite' : 'postgres');
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
