import { rmSync } from 'node:fs';

/** Jest's counterpart of global-setup.ts. */
export default async function tearDown(): Promise<void> {
  globalThis.bundledServer?.remove();
  if (globalThis.sqliteTemplate) rmSync(globalThis.sqliteTemplate, { recursive: true });
  await globalThis.throwAwayPostgres?.stop();
}
