import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { BackupFolder } from '../backups/backup-folder';
import type { Database } from '../database';
import { DatabaseFileLost } from '../sqlite/database-file';
import type { DatabaseFile } from '../sqlite/database-file';
import type { Clock } from '../clock';
import type { DiskReserve } from './disk-reserve';
import { repeatWhileListening } from '../schedule/repeat-while-listening';
import { DamagedDatabase } from '../sqlite/sqlite';
import type { StorageGuard, StorageProblem } from './storage-guard';

interface WatchedStorage {
  readonly guard: StorageGuard;
  readonly file: DatabaseFile;
  readonly reserve: DiskReserve;
  readonly database: Database;
  readonly backups: BackupFolder;
  readonly now: Clock;
  readonly printLine: (line: string) => void;
}

/** Milliseconds between two looks: a lost database is noticed within five seconds, also without requests. */
const interval = 2000;

class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';
}

/**
 * Watches the disk and the database's file. It prints a problem once, with what to do, and once more when it has
 * passed.
 */
export function watchStorage(app: FastifyInstance, storage: WatchedStorage): void {
  const { guard, file, reserve, database, printLine } = storage;
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  let last: StorageProblem['reason'] | undefined;
  let looks = 0;

  const report = async (reason: StorageProblem['reason'] | undefined) => {
    if (reason === undefined) return printLine('Everything is stored again.');
    const { err, advise } = faults[reason];
    app.log.error({ err: err(file.path) });
    printLine(await advise(storage));
  };

  guard.onProblem = repeatWhileListening(app, interval, async () => {
    const reason = guard.look()?.reason;
    const hasChanged = reason !== last;
    last = reason;
    if (hasChanged) await report(reason);
    if (reason === 'disk-full') await shrinkLog(database, file, reserve);
    // The first look skips this, because visitors may wait for a server that has just started.
    else if ((looks += 1) > 1) await reserve.make(closing.signal);
  });
}

/**
 * Empties the write-ahead log, so that log-ins and log-outs never use up the reserve. It does so only where the
 * database file has space to grow by the size of the log: otherwise it would fill the disk and fail.
 */
async function shrinkLog(database: Database, { path }: DatabaseFile, { free }: DiskReserve) {
  const { rows } = await sql<{ size: number }>`
    select page_count * page_size as size from pragma_page_count, pragma_page_size`.execute(
    database,
  );
  const growth = (rows[0]?.size ?? Infinity) - statSync(path).size;
  if (growth <= free) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

const diskFullAdvice =
  'The disk is full. Forms are answered 503; lists and logins work. Free some room: everything is stored again then, without a restart.';

interface FaultReport {
  readonly err: (path: string) => Error;
  /** Returns the advice for the operator, after what the server itself can do. */
  readonly advise: (storage: WatchedStorage) => string | Promise<string>;
}

const faults: Readonly<Record<StorageProblem['reason'], FaultReport>> = {
  'disk-full': { err: () => new DiskFull(), advise: () => diskFullAdvice },
  'database-file-lost': { err: (path) => new DatabaseFileLost(path), advise: rescue },
  'database-damaged': { err: (path) => new DamagedDatabase(path), advise: adviseRestoring },
};

async function adviseRestoring({ file, backups }: WatchedStorage): Promise<string> {
  const newest = await backups.findNewest();
  const copy = newest === undefined ? 'a backup of yours' : backups.pathOf(newest);
  return `${file.path} is damaged. Everything that is sent is answered 503; lists are read as far as they can be. Stop the server, put the file with its -wal and -shm aside, copy ${copy} to ${file.path} and start the server.`;
}

/** Saves the database through its open file before the process ends. */
async function rescue({ database, file, backups, now }: WatchedStorage): Promise<string> {
  const loss = `${file.path} (with its -wal and -shm) was removed or replaced while process ${process.pid} uses it. Everything that is sent is answered 503.`;
  const restore = `If the files were moved, move them back. Otherwise stop the server, put what is left of the three aside,`;
  try {
    const copy = await backups.rescue(now(), (target) =>
      sql`vacuum into ${target}`.execute(database),
    );
    return `${loss} What was stored before is saved in ${copy}. ${restore} copy that file to ${file.path} and start the server.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${loss} It could not be saved (${reason}). ${restore} restore a backup and start the server. Until then the lost files may still be read in /proc/${process.pid}/fd.`;
  }
}
