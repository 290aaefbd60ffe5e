import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteFile } from '../database';

const noteOf = (dataDir: string) => join(dataDir, 'server.ended');

/**
 * Notes that a server closed its database in order, and the state of the file. It does so only where the file was
 * checked during this run.
 */
export function noteCleanEnd(dataDir: string): void {
  const state = readState(dataDir);
  if (state === undefined) return;
  try {
    writeFileSync(noteOf(dataDir), state, { mode: 0o600 });
  } catch {
    // The disk is full; the next start checks the file before it listens.
  }
}

/**
 * Returns whether the file is unchanged since the last server, which had checked it, closed it: only the disk can have
 * damaged it since. The note is used up.
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

/** Describes the file by its identity, size and time of change; undefined while it has a write-ahead log. */
function readState(dataDir: string): string | undefined {
  const path = sqliteFile(dataDir);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined || (log?.size ?? 0) > 0) return undefined;
  return [file.dev, file.ino, file.size, Math.floor(file.mtimeMs)].join(' ');
}
