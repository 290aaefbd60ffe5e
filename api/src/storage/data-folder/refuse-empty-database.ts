import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFolder } from '../backups/backup-folder';
import { errorCode } from '../error-code';
import { sqliteFile } from '../database';
import { SqliteThread } from '../sqlite/sqlite-thread';
import { DataFolderError } from './data-folder-error';

/** The size of a database that was just created, in bytes: one page. One with our tables has many. */
const onePage = 4096;

/**
 * Refuses to start with an empty database where there was another before, which backups, pictures, media or a
 * write-ahead log show. Throws a DataFolderError, whose message says what to do.
 */
export async function refuseEmptyDatabase(dataDir: string): Promise<void> {
  const file = sqliteFile(dataDir);
  const hasLog = sizeOf(`${file}-wal`) > 0;
  const size = sizeOf(file);
  if (size > onePage || (size > 0 && hasLog && (await hasTables(file)))) return;
  const backups = join(dataDir, 'backups');
  const newest = await new BackupFolder(backups, file).findNewest();
  // A first start that is killed may leave a log beside its first page, with nothing in it yet.
  const isUsed = newest !== undefined || (hasLog && size === 0) || hasFiles(dataDir);
  if (!isUsed) return;
  const state = size === 0 ? 'missing or empty' : 'empty';
  throw new DataFolderError(
    [
      `The database ${file} is ${state}, but this folder was used before.`,
      newest === undefined
        ? `Put the file back: copy a backup of yours to ${file}.`
        : `Restore the newest backup: cp '${join(backups, newest)}' '${file}'`,
      ...(hasLog ? [`Before that, put ${file}-wal and ${file}-shm aside, and keep them.`] : []),
      'To begin anew all the same, with nothing stored: npm start -- --new (or main.js --new), once.',
    ].join('\n'),
  );
}

/**
 * Returns whether SQLite finds our tables, which a truncated log does not have. It opens a copy, because SQLite removes
 * a log that it cannot read.
 */
async function hasTables(file: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'church-look-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
    return await findsTables(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findsTables(file: string): Promise<boolean> {
  const thread = new SqliteThread(file);
  try {
    await thread.opened;
    return (await thread.run(findTable, [])).rows.length > 0;
  } catch (error) {
    if (['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(errorCode(error) ?? '')) return false;
    throw error;
  } finally {
    await thread.close();
  }
}

const findTable = "select 1 from sqlite_master where type = 'table' and name = 'submissions'";

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const hasFiles = (dataDir: string): boolean =>
  ['images', 'media/files'].some((name) => isFilled(join(dataDir, name)));

function isFilled(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
