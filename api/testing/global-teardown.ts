import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findUnprovenStatements } from './databases/noted-statements';

export default async function tearDown(): Promise<void> {
  globalThis.bundledServer?.remove();
  if (globalThis.sqliteTemplate) rmSync(globalThis.sqliteTemplate, { recursive: true });
  await globalThis.sharedPostgres?.stop();
  const notes = globalThis.statementNotes;
  if (notes === undefined) return;
  const unproven = findUnprovenStatements(join(notes, 'notes'));
  rmSync(notes, { recursive: true });
  if (unproven.length === 0) return;
  // It does not throw, because jest would then write no report.
  process.exitCode = 1;
  process.stderr.write(
    `No test runs these on PostgreSQL; have a suite that does run on both (bothDatabases):\n${unproven.join('\n')}\n`,
  );
}
