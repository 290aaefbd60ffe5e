import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config';
import { KeySource } from './encryption/key-file';
import type { KeyAddress } from './encryption/key-file';
import { FieldEncryption } from './encryption/field-encryption';
import { checkKeys, loadKeys } from './data-keys';
import { DatabaseFile } from './sqlite/database-file';
import { migrate } from './migrate';
import { sqliteDialect } from './sqlite/sqlite';
import type { Tables } from './tables/tables';
import pg from 'pg';
import type { Dialect } from 'kysely';

export type Database = Kysely<Tables>;

export const sqliteFile = (dataDir: string): string => join(dataDir, 'church.sqlite');

interface KeyOptions {
  /** Opens the database although a key is missing; what needs it stays unreadable. */
  readonly mayLackKeys?: boolean;
  /** Prints a line about the keys for the operator. */
  readonly printLine?: (line: string) => void;
}

/**
 * Opens the configured database and migrates it (decision 5). The caller closes it with `destroy()`. Throws where it
 * cannot be reached or is damaged, and a DataKeyError.
 * @param file tells the caller whether SQLite's file is still there
 * @param isTrusted leaves the check of that file to the caller
 */
export async function openDatabase(
  address: Pick<Config, 'databaseUrl'> & KeyAddress,
  file = new DatabaseFile(sqliteFile(address.dataDir)),
  isTrusted = false,
  { mayLackKeys = false, printLine }: KeyOptions = {},
): Promise<Database> {
  const { databaseUrl } = address;
  const source = new KeySource(address, printLine);
  source.checkPlace();
  const encryption = new FieldEncryption();
  const database = new Kysely<Tables>({
    plugins: [encryption],
    dialect:
      databaseUrl === undefined ? sqliteDialect(file, isTrusted) : postgresDialect(databaseUrl),
  });
  try {
    if (!mayLackKeys) await checkKeys(database, source);
    await migrate(database, databaseUrl === undefined ? 'sqlite' : 'postgres');
    encryption.use(await loadKeys(database, source, mayLackKeys));
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

const int8 = 20;
/** Creates the dialect. Connections are made when first needed, so the first query notices a server that is down. */
function postgresDialect(connectionString: string): Dialect {
  const types = new pg.TypeOverrides();
  // node-postgres returns bigint as text; our values (row numbers, counts) stay far below 2^53.
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Commits are durable even if the server's default is not. Compiling a statement over all sections took five seconds,
    // and running it a tenth of one.
    options: '-c synchronous_commit=on -c jit=off',
  });
  // The pool replaces a connection that the server drops. An 'error' event without a listener would end the process:
  // the pool listens on idle connections only, not on those in use between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
