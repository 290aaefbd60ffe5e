import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import type { Config } from '../../src/config';
import { openDatabase, sqliteFile } from '../../src/storage/database';
import type { DatabaseKind } from '../../src/storage/database-kind';
import type { Database } from '../../src/storage/database';
import { DatabaseFile } from '../../src/storage/sqlite/database-file';
import { noteStatements } from './noted-statements';
import { emptyPostgresDatabase, makePostgresDatabase } from './postgres-databases';

noteStatements();

export interface TestDatabase {
  /** The arguments of `openDatabase`; opening it again sees the same rows. */
  readonly address: Pick<Config, 'dataDir' | 'databaseUrl' | 'dataKey'>;
  readonly database: Database;
  /** The file of a SQLite database. */
  readonly file: DatabaseFile;
  /**
   * Resets all rows except for the keys, which open connections keep in memory. No query may be running. Returns false
   * if the database is unusable because a PostgreSQL table was changed.
   */
  empty(): Promise<boolean>;
  /** Closes it and removes all of its files. */
  remove(): Promise<void>;
}

/** Code with its own SQL or concurrent transactions is always tested on both. */
export const bothDatabases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Other tests of stored data run on both only in a full run: `describe.each(databaseKinds)('on %s', ...)`. */
export const databaseKinds: readonly DatabaseKind[] =
  process.env['TEST_FULL'] === undefined ? ['sqlite'] : bothDatabases;

/** All cases on SQLite and only the first on PostgreSQL, if the cases do not differ for a database. */
export const allOrFirst = <Thing>(
  databaseKind: DatabaseKind,
  things: readonly Thing[],
): readonly Thing[] => (databaseKind === 'sqlite' ? things : things.slice(0, 1));

/** Creates an empty database with all tables. */
export async function makeDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { address, remove } = kind === 'sqlite' ? makeFolder() : await makePostgresDatabase();
  const file = new DatabaseFile(sqliteFile(address.dataDir));
  const database = await openDatabase(address, file);
  return {
    address,
    database,
    file,
    empty: async () => {
      const plain = database.withoutPlugins();
      const dataKeys = await plain.selectFrom('data_keys').selectAll().execute();
      const signingKeys = await plain.selectFrom('signing_keys').selectAll().execute();
      if (kind === 'sqlite') await restoreSqlite(file.path);
      else if (!(await emptyPostgresDatabase(database))) return false;
      await plain.insertInto('data_keys').values(dataKeys).execute();
      if (signingKeys.length > 0)
        await plain.insertInto('signing_keys').values(signingKeys).execute();
      return true;
    },
    remove: async () => {
      await database.destroy();
      await remove();
    },
  };
}

function makeFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-api-'));
  const tables = process.env['TEST_SQLITE_TEMPLATE'];
  if (tables !== undefined) copyFileSync(tables, sqliteFile(dataDir));
  return {
    address: { dataDir },
    remove: () => {
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(`${dataDir}.key`, { force: true });
    },
  };
}

/** Copies all pages of the template into a file that may be open. */
async function restoreSqlite(path: string): Promise<void> {
  const template = new DatabaseSync(process.env['TEST_SQLITE_TEMPLATE'] ?? '', { readOnly: true });
  await backup(template, path, { rate: allPages });
  template.close();
}

/** A number larger than any template's page count, so that all pages are copied at once. */
const allPages = 1_000_000;

/** Prepares a template for `makeDatabase` in its own folder, which is returned. Called once, before all tests. */
export async function makeSqliteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-tables-'));
  const database = await openDatabase({ dataDir });
  // Each copy gets its own key when it is opened.
  await database.deleteFrom('data_keys').execute();
  await database.destroy();
  rmSync(`${dataDir}.key`);
  process.env['TEST_SQLITE_TEMPLATE'] = sqliteFile(dataDir);
  return dataDir;
}
