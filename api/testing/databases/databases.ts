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
  /** What openDatabase takes; opening it again sees the same rows. */
  readonly address: Pick<Config, 'dataDir' | 'databaseUrl' | 'dataKey'>;
  readonly database: Database;
  /** Of SQLite. */
  readonly file: DatabaseFile;
  /**
   * Makes its rows those of a new one, except for the keys: whoever has opened it keeps them in memory. Nothing may be
   * under way in it. False when it cannot be used any more, because a table of PostgreSQL was changed.
   */
  empty(): Promise<boolean>;
  /** Closes it and removes all it left. */
  remove(): Promise<void>;
}

/** What has SQL of its own, or transactions that meet, is always tested on both. */
export const bothDatabases: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** Everything else that stores, on both in a full run: `describe.each(databaseKinds)('on %s', ...)`. */
export const databaseKinds: readonly DatabaseKind[] =
  process.env['TEST_FULL'] === undefined ? ['sqlite'] : bothDatabases;

/** All on SQLite and the first on PostgreSQL too: of things that are the same to a database. */
export const allOrFirst = <Thing>(
  databaseKind: DatabaseKind,
  things: readonly Thing[],
): readonly Thing[] => (databaseKind === 'sqlite' ? things : things.slice(0, 1));

/** Makes an empty database with all tables. */
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

/** Copies every page of the template into a file that may be open. */
async function restoreSqlite(path: string): Promise<void> {
  const template = new DatabaseSync(process.env['TEST_SQLITE_TEMPLATE'] ?? '', { readOnly: true });
  await backup(template, path, { rate: allPages });
  template.close();
}

/** More than a database has: they are copied at once. */
const allPages = 1_000_000;

/** Prepares a file for `makeDatabase` to copy, in a folder of its own, which is answered. Once, before all tests. */
export async function makeSqliteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-tables-'));
  const database = await openDatabase({ dataDir });
  // Each copy is opened with a key of its own.
  await database.deleteFrom('data_keys').execute();
  await database.destroy();
  rmSync(`${dataDir}.key`);
  process.env['TEST_SQLITE_TEMPLATE'] = sqliteFile(dataDir);
  return dataDir;
}
