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
  /** What a SQLite database lies in; absent with PostgreSQL, whose disk is its own. */
  readonly folder?: {
    readonly guard: StorageGuard;
    readonly file: DatabaseFile;
    readonly reserve: DiskReserve;
    readonly check: FullFileCheck;
  };
  /** Closes the database, then lets the next server in. */
  close(): Promise<void>;
}

/** Whether the whole file was read and found sound since the server before closed it. */
export interface FullFileCheck {
  isDone: boolean;
}

interface OpenOptions {
  /** Prints one line for the operator. */
  readonly printLine: (line: string) => void;
  /** Whether an empty database is meant where there are backups. */
  readonly isNew?: boolean;
  readonly signal?: AbortSignal;
}

/** Opens the database for a server; with SQLite for this one alone. Throws a DataFolderError, or what opening throws. */
export async function openStorage(config: Config, options: OpenOptions): Promise<OpenedStorage> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    // Pictures and mails lie there.
    if (existsSync(dataDir)) makePrivate(dataDir);
    const database = await openDatabase(config, undefined, undefined, options);
    return { database, close: () => database.destroy() };
  }
  makePrivate(dataDir);
  const file = new DatabaseFile(sqliteFile(dataDir));
  const reserve = new DiskReserve(dataDir);
  // On a full disk, not even the lock could be taken without it.
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

/** An earlier release kept an index in a file of its own. It holds what people wrote, and nothing reads it any more. */
function removeSearchIndex(dataDir: string): void {
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(dataDir, `search.sqlite${end}`), { force: true });
}
