import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForTests } from './bundled-server';
import { openDatabase } from '../src/storage/database';
import { makeSqliteTemplate } from './databases/databases';
import { noteStatementsIn } from './databases/noted-statements';
import { makePostgresTemplate } from './databases/postgres-databases';
import { startPostgres } from './databases/throw-away-postgres';
import type { ThrowAwayPostgres } from './databases/throw-away-postgres';

declare global {
  var throwAwayPostgres: ThrowAwayPostgres | undefined;
  var bundledServer: { remove(): void } | undefined;
  var sqliteTemplate: string | undefined;
  var statementNotes: string | undefined;
}

/** One PostgreSQL server for all test files of the api; each makes databases of its own in it. */
export default async function setUp(): Promise<void> {
  globalThis.bundledServer = await bundleForTests();
  globalThis.throwAwayPostgres = await startPostgres('off');
  process.env['TEST_POSTGRES_URL'] = globalThis.throwAwayPostgres.url;
  await makePostgresTemplate(async (address) => {
    const database = await openDatabase(address);
    await database.deleteFrom('data_keys').execute();
    await database.destroy();
  });
  globalThis.sqliteTemplate = await makeSqliteTemplate();
  // Of some tests alone it would be asked in vain whether their statements ran on both databases.
  if (process.env['EVERY_TEST'] === undefined) return;
  globalThis.statementNotes = mkdtempSync(join(tmpdir(), 'church-statements-'));
  noteStatementsIn(join(globalThis.statementNotes, 'notes'));
}
