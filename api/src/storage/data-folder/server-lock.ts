import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../error-code';
import { SqliteThread } from '../sqlite/sqlite-thread';
import { DataFolderError } from './data-folder-error';

export interface ServerLock {
  release(): Promise<void>;
}

interface LockOptions {
  readonly printLine: (line: string) => void;
  /** The time to wait for a server that is shutting down, in milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds between two tries. */
const interval = 200;

/**
 * Makes this process the only server on a folder: two on one SQLite file would count, clean up and back up apart from
 * each other. The lock is SQLite's own lock on a separate file, which the kernel releases however the process ends, so
 * no stale lock must be removed by hand. Throws a DataFolderError where the other server stays.
 */
export async function lockFolder(
  dataDir: string,
  { printLine, timeout = 30_000, signal }: LockOptions,
): Promise<ServerLock> {
  const deadline = performance.now() + timeout;
  for (let tries = 0; ; tries++) {
    const thread = await tryToLock(join(dataDir, 'server.lock'));
    if (thread !== undefined) return holdLock(dataDir, thread);
    const holder = readHolder(dataDir);
    signal?.throwIfAborted();
    if (performance.now() >= deadline) throw isInUse(dataDir, holder);
    if (tries === 0) printLine(`Waiting for ${holder} to leave ${dataDir}.`);
    await sleep(interval);
  }
}

/** Locks a file until it is closed or the process ends; undefined where another process holds the lock. */
export async function tryToLock(path: string): Promise<SqliteThread | undefined> {
  const thread = new SqliteThread(path);
  try {
    await thread.opened;
    await thread.run('pragma busy_timeout = 0', []);
    await thread.run('begin immediate', []);
    return thread;
  } catch (error) {
    await thread.close();
    if (errorCode(error)?.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}

/**
 * The file that names the holder. It is apart from the lock file, which nobody else in the process may open: closing a
 * file drops all locks that the process has on it.
 */
const holderFile = (dataDir: string) => join(dataDir, 'server.pid');

function holdLock(dataDir: string, thread: SqliteThread): ServerLock {
  const holder = `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`;
  try {
    writeFileSync(holderFile(dataDir), holder, { mode: 0o600 });
  } catch {
    // The disk is full; the lock works without this file.
  }
  return {
    async release() {
      rmSync(holderFile(dataDir), { force: true });
      await thread.close();
    },
  };
}

function readHolder(dataDir: string): string {
  try {
    return `another server (${readFileSync(holderFile(dataDir), 'utf8').slice(0, 200)})`;
  } catch {
    // The file only names the holder; the lock itself is the database's.
    return 'another server';
  }
}

const isInUse = (dataDir: string, holder: string) =>
  new DataFolderError(
    `DATA_DIR (${dataDir}) is used by ${holder}. Stop that one first. SQLite is for one server; several share a PostgreSQL by DATABASE_URL.`,
  );
