import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
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
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  const database = new Kysely<Tables>({
    dialect:
      databaseUrl === undefined ? sqliteDialect(sqliteFile(dataDir)) : postgresDialect(databaseUrl),
  });
  try {
    await migrate(database, databaseUrl === undefined ? 'sqlite' : 'postgres');
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
