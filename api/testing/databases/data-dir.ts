import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates an empty DATA_DIR in its own folder, which also holds the key file beside it. */
export function makeDataDir(): string {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'church-data-')), 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  return dataDir;
}

export const removeDataDir = (dataDir: string): void =>
  rmSync(dirname(dataDir), { recursive: true, force: true });
