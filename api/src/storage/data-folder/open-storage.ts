import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { openDatabase, sqliteFile } from '../database';
import type { Database } from '../database';
import { DatabaseFile } from '../sqlite/database-file';
import { noteCleanEnd, consumeCleanEnd } from './clean-end';
import { DiskReserve } from './disk-reserve';
import { makePrivate } from './private-modes';
import { refuseEmptyDatabase } from './refuse-empty-database';
import { lockFolder } from './server-lock';
import { StorageGuard } from './storage-guard';

export interface OpenedStorage {
  readonly database: Database;
  /** The files of a SQLite database; absent with PostgreSQL, which runs on a disk of its own. */
  readonly folder?: {
    readonly guard: StorageGuard;
    readonly file: DatabaseFile;
    readonly reserve: DiskReserve;
    readonly check: FullFileCheck;
  };
  /** Closes the database, then releases the lock of the folder. */
  close(): Promise<void>;
}

/** Tells whether the whole file was checked since the last server closed it. */
export interface FullFileCheck {
  isDone: boolean;
}

interface OpenOptions {
  readonly printLine: (line: string) => void;
  /** Allows an empty database where there are backups. */
  readonly isNew?: boolean;
  readonly signal?: AbortSignal;
}

/** Opens the database for a server, exclusively with SQLite. Throws a DataFolderError, or an error of the database. */
export async function openStorage(config: Config, options: OpenOptions): Promise<OpenedStorage> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    // Pictures and emails are in this folder.
    if (existsSync(dataDir)) makePrivate(dataDir);
    const database = await openDatabase(config, undefined, undefined, options);
    return { database, close: () => database.destroy() };
  }
  makePrivate(dataDir);
  const file = new DatabaseFile(sqliteFile(dataDir));
  const reserve = new DiskReserve(dataDir);
  // On a full disk the lock could not be written without the reserve.
  reserve.look();
  const lock = await lockFolder(dataDir, options);
  try {
    if (options.isNew !== true) await refuseEmptyDatabase(dataDir);
    removeSearchIndex(dataDir);
    const isTrusted = consumeCleanEnd(dataDir);
    const database = await openDatabase(config, file, isTrusted, options);
    const check: FullFileCheck = { isDone: !isTrusted };
    const close = async () => {
      await database.destroy();
      if (check.isDone && !file.isLost) noteCleanEnd(dataDir);
    };
    return {
      database,
      folder: { guard: new StorageGuard(file, reserve), file, reserve, check },
      close: async () => {
        try {
          await close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Removes the search index of an earlier release. It holds what people wrote, and nothing reads it any more. */
function removeSearchIndex(dataDir: string): void {
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(dataDir, `search.sqlite${end}`), { force: true });
}
