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

export default async function setUp(): Promise<void> {
  globalThis.bundledServer = await bundleForTests();
  globalThis.sharedPostgres = await sharePostgres();
  globalThis.sqliteTemplate = await makeSqliteTemplate();
  // The check of statements on both databases needs a run of all tests on both.
  if (process.env['EVERY_TEST'] === undefined || process.env['TEST_FULL'] === undefined) return;
  globalThis.statementNotes = mkdtempSync(join(tmpdir(), 'church-statements-'));
  noteStatementsIn(join(globalThis.statementNotes, 'notes'));
}
