import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../src/config';
import { openDatabase, sqliteFile } from '../src/storage/database';
import type { Database } from '../src/storage/database';
import { DatabaseFile } from '../src/storage/database-file';

export interface TestDatabase {
  /** What openDatabase takes; opening it again sees the same rows. */
  readonly address: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly database: Database;
  /** Of SQLite. */
  readonly file: DatabaseFile;
  /** Closes it and removes all it left. */
  remove(): Promise<void>;
}

/** Everything that stores is tested on both: `describe.each(databaseKinds)('on %s', ...)`. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

/** Makes an empty database with all tables. */
export async function makeDatabase(kind: (typeof databaseKinds)[number]): Promise<TestDatabase> {
  const { address, remove } = kind === 'sqlite' ? makeFolder() : await makePostgresDatabase();
  const file = new DatabaseFile(sqliteFile(address.dataDir));
  const database = await openDatabase(address, file);
  return {
    address,
    database,
    file,
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
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Has all tables already, to be copied: that is quicker than to make them in every database anew. */
const template = 'with_tables';

/** Prepares a file for `makeDatabase` to copy, in a folder of its own, which is answered. Once, before all tests. */
export async function makeSqliteTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-tables-'));
  const database = await openDatabase({ dataDir });
  await database.destroy();
  process.env['TEST_SQLITE_TEMPLATE'] = sqliteFile(dataDir);
  return dataDir;
}

/** Prepares the server of TEST_POSTGRES_URL for `makeDatabase`. Once, before all tests. */
export async function makePostgresTemplate(): Promise<void> {
  await askPostgres(`create database ${template}`);
  const database = await openDatabase(postgresAddress(template));
  await database.destroy();
}

async function makePostgresDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await askPostgres(`create database ${name} template ${template}`);
  return {
    address: postgresAddress(name),
    remove: () => askPostgres(`drop database ${name} with (force)`),
  };
}

function postgresAddress(name: string): TestDatabase['address'] {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  return { dataDir: '/nowhere', databaseUrl: url.href };
}

async function askPostgres(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  await client.query(sql);
  await client.end();
}
