import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty DATA_DIR in a folder of its own, which also takes the key that is made beside it. */
export function makeDataDir(): string {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'church-data-')), 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  return dataDir;
}

/** Removes both. */
export const removeDataDir = (dataDir: string): void =>
  rmSync(dirname(dataDir), { recursive: true, force: true });
