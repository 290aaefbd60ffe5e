import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteFile } from '../database';

const noteOf = (dataDir: string) => join(dataDir, 'server.ended');

/**
 * Notes that a server closed its database in order, and how it left the file. Only a file that was checked while the
 * server ran is noted.
 */
export function noteCleanEnd(dataDir: string): void {
  const state = readState(dataDir);
  if (state === undefined) return;
  try {
    writeFileSync(noteOf(dataDir), state, { mode: 0o600 });
  } catch {
    // A full disk: the next start checks the file before it listens.
  }
}

/**
 * Whether the file is as the server before left it, which had checked it: nothing but the disk itself can have
 * damaged it since. Holds for one start.
 */
export function consumeCleanEnd(dataDir: string): boolean {
  const noted = readNote(dataDir);
  rmSync(noteOf(dataDir), { force: true });
  return noted !== undefined && noted === readState(dataDir);
}

function readNote(dataDir: string): string | undefined {
  try {
    return readFileSync(noteOf(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}

/** Which file it is, its size and when it was last changed; undefined while a write-ahead log lies beside it. */
function readState(dataDir: string): string | undefined {
  const path = sqliteFile(dataDir);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined || (log?.size ?? 0) > 0) return undefined;
  return [file.dev, file.ino, file.size, Math.floor(file.mtimeMs)].join(' ');
}
