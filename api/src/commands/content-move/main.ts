import { AuditLog } from '../../storage/audit/audit-log';
import { Bucket } from '../../storage/bucket/bucket';
import { BucketRefusal, checkOwner } from '../../storage/bucket/check-bucket';
import { ConfigError, readConfig } from '../../config';
import type { Config } from '../../config';
import { DataFolderFault } from '../../storage/data-folder/data-folder-fault';
import { openStorage } from '../../storage/data-folder/open-storage';
import { requireDatabase } from '../../storage/data-folder/require-database';
import { DataKeyFault } from '../../storage/encryption/data-key-fault';
import { errorCode } from '../../storage/error-code';
import { MediaMaker } from '../../content/media/media-maker';
import { freeOf, mediaPlaces } from '../../content/media/files/media-places';
import { keptFree } from '../../content/media/media-uploads';
import { openDatabase } from '../../storage/database';
import { systemClock as now } from '../../storage/clock';
import { runContentCommand } from './content-command';
import type { ContentCommands } from './content-command';
import { MoveFault } from './move-fault';
import { PictureCheck } from './picture-check';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Beside a server of the same release: it reads, and brings the database to this release first, as a server does. */
async function forExport(config: Config, work: Parameters<ContentCommands['forExport']>[0]) {
  const { dataDir, databaseUrl, media } = config;
  requireDatabase(config);
  const bucket = media && new Bucket(media);
  const database = await openDatabase(config);
  const databaseKind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  try {
    await work({ ...mediaPlaces(dataDir, bucket), database, databaseKind, print });
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

const stopFirst =
  'The server of this DATA_DIR is running. Please stop it first: it would go on with what it knows of the content. Nothing was changed.';

/** With SQLite in the place of the server, which must have ended; with PostgreSQL beside those that run. */
async function forImport(config: Config, work: Parameters<ContentCommands['forImport']>[0]) {
  const { dataDir, media } = config;
  requireDatabase(config);
  const bucket = media && new Bucket(media);
  // It does not wait for a server that stays.
  const signal = AbortSignal.abort(new MoveFault(stopFirst));
  const { database, close } = await openStorage(config, { printLine: print, signal });
  const [maker, pictures] = [new MediaMaker(), new PictureCheck()];
  try {
    if (media !== undefined) await checkOwner(media, database);
    await work({
      ...mediaPlaces(dataDir, bucket),
      ...{ database, now, maker, pictures, print },
      audit: new AuditLog(database, now),
      readRoom: () => (bucket ? Infinity : freeOf(dataDir) - keptFree),
    });
  } finally {
    maker.stop();
    pictures.stop();
    await close();
    bucket?.close();
  }
}

async function main(): Promise<void> {
  process.umask(0o077);
  const config = readConfig(process.env);
  await runContentCommand(process.argv.slice(2), {
    forExport: (work) => forExport(config, work),
    forImport: (work) => forImport(config, work),
  });
}

const codeOf = (error: unknown) => {
  const code = errorCode(error);
  return code === undefined ? '' : `(${code})`;
};

// Awaited, so that a command that ends with its work undone ends with a code that says so.
await main().catch((error: unknown) => {
  const isPlain =
    error instanceof MoveFault ||
    error instanceof ConfigError ||
    error instanceof DataFolderFault ||
    error instanceof DataKeyFault ||
    error instanceof BucketRefusal ||
    // Of a disk, a database or a store, which its operator knows by its code.
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isPlain ? `${message} ${codeOf(error)}`.trim() : stack}\n`);
  process.exitCode = 1;
});
