import { resolve } from 'node:path';
import { AuditLog } from '../../storage/audit/audit-log';
import { Bucket } from '../../storage/bucket/bucket';
import { BucketRefusal, checkBucketOwner } from '../../storage/bucket/check-bucket';
import { ConfigError, readConfig } from '../../config';
import type { Config } from '../../config';
import { DataFolderError } from '../../storage/data-folder/data-folder-error';
import { openStorage } from '../../storage/data-folder/open-storage';
import { requireDatabase } from '../../storage/data-folder/require-database';
import { DataKeyError } from '../../storage/encryption/data-key-error';
import { errorCode } from '../../storage/error-code';
import { makeMediaStore } from '../../content/media/files/bucket-media';
import { getFreeBytes, minimumFreeBytes } from '../../content/media/media-uploads';
import { openDatabase } from '../../storage/database';
import { systemClock as now } from '../../storage/clock';
import { exportContent } from './export-content';
import type { ExportSource } from './export-content';
import { importContent } from './import-content';
import type { ImportTarget } from './import-content';
import { MoveError } from './moved-folder';

const usage = `Please name what to do:
  export FOLDER             writes all content and files of the site into a folder that is not there yet
  import FOLDER             takes over such a folder, where staff have not changed what the site came with
  import FOLDER --replace   the same in the place of all content and files that the site has`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs beside a server of the same release: it only reads, and migrates the database first, as a server does. */
async function forExport(config: Config, work: (site: ExportSource) => Promise<void>) {
  const { dataDir, databaseUrl, media } = config;
  requireDatabase(config);
  const bucket = media && new Bucket(media);
  const database = await openDatabase(config);
  const databaseKind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  try {
    const mediaStore = makeMediaStore({ dataDir, bucket });
    await work({ database, databaseKind, mediaStore, print });
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

const stopFirst =
  'The server of this DATA_DIR is running. Please stop it first: it would go on with what it knows of the content. Nothing was changed.';

/** With SQLite the server must have stopped; with PostgreSQL servers may keep running. */
async function forImport(config: Config, work: (site: ImportTarget) => Promise<void>) {
  const { dataDir, media } = config;
  requireDatabase(config);
  const bucket = media && new Bucket(media);
  // The aborted signal makes it fail at once if a server is running, instead of waiting.
  const signal = AbortSignal.abort(new MoveError(stopFirst));
  const { database, close } = await openStorage(config, { printLine: print, signal });
  try {
    if (media !== undefined) await checkBucketOwner(media, database);
    await work({
      ...{ database, now, print, mediaStore: makeMediaStore({ dataDir, bucket }) },
      audit: new AuditLog(database, now),
      readRoom: () => (bucket ? Infinity : getFreeBytes(dataDir) - minimumFreeBytes),
    });
  } finally {
    await close();
    bucket?.close();
  }
}

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  const [action, folder = '', option, ...more] = process.argv.slice(2);
  const path = resolve(folder);
  const isPlain = folder !== '' && !folder.startsWith('-') && more.length === 0;
  if (isPlain && action === 'export' && option === undefined)
    return forExport(config, (site) => exportContent(site, path));
  const replaces = option === '--replace';
  if (isPlain && action === 'import' && (option === undefined || replaces))
    return forImport(config, (site) => importContent(site, path, replaces));
  throw new MoveError(usage);
}

const codeOf = (error: unknown) => {
  const code = errorCode(error);
  return code === undefined ? '' : `(${code})`;
};

// The await makes an unsettled promise end the process with an error code.
await main().catch((error: unknown) => {
  const isPlain =
    error instanceof MoveError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof DataKeyError ||
    error instanceof BucketRefusal ||
    // An error of a disk, a database or a bucket has a code that its operator knows.
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isPlain ? `${message} ${codeOf(error)}`.trim() : stack}\n`);
  process.exitCode = 1;
});
