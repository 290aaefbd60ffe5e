import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForTests } from './bundled-server';
import { makeSqliteTemplate } from './databases/databases';
import { noteStatementsIn } from './databases/noted-statements';
import { sharePostgres } from './databases/shared-postgres';

declare global {
  var sharedPostgres: { stop(): Promise<void> } | undefined;
  var bundledServer: { remove(): void } | undefined;
  var sqliteTemplate: string | undefined;
  var statementNotes: string | undefined;
}

/** Prepares what all test files of the api share. */
export default async function setUp(): Promise<void> {
  globalThis.bundledServer = await bundleForTests();
  globalThis.sharedPostgres = await sharePostgres();
  globalThis.sqliteTemplate = await makeSqliteTemplate();
  // Of some tests alone, or on one database, it would be asked in vain whether their statements ran on both.
  if (process.env['EVERY_TEST'] === undefined || process.env['TEST_FULL'] === undefined) return;
  globalThis.statementNotes = mkdtempSync(join(tmpdir(), 'church-statements-'));
  noteStatementsIn(join(globalThis.statementNotes, 'notes'));
}
