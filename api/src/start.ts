import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PublishedChurch } from './mail/published-church';
import { ensureFirstAdmin } from './auth/staff-session/first-admin';
import { backUpRegularly } from './storage/backups/back-up-regularly';
import { BackupFolder } from './storage/backups/backup-folder';
import { PasswordChecker } from './auth/passwords/password-checker';
import { buildApp } from './app';
import { checkBucket, checkBucketOwner } from './storage/bucket/check-bucket';
import type { Config } from './config';
import { KeySource } from './storage/encryption/key-file';
import { errorCode } from './storage/error-code';
import { makeMailTransport } from './mail/mail-transport';
import { renewIfNeeded } from './commands/data-keys/renew-all';
import { checkFileLater } from './storage/data-folder/check-file-later';
import { openStorage } from './storage/data-folder/open-storage';
import { watchStorage } from './storage/data-folder/watch-storage';
import { makeLog } from './http/errors/error-log';
import { makePublisher } from './content/publishing/publish-while-listening';
import { Erasures } from './privacy/people/erasures/erasures';
import { removeRegularly } from './privacy/retention/remove-regularly';
import type { Database } from './storage/database';
import { systemClock as now } from './storage/clock';
import { makeTimeOrderedId } from './storage/time-ordered-id';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The server's address, e.g. `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Answers pending requests, stores accepted rows and closes the database. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly printLine: (line: string) => void;
  readonly prepare?: (app: FastifyInstance, database: Database) => Promise<void>;
  /** How long a stopping server waits for callers that do not read their answer, in milliseconds. */
  readonly drainTimeout?: number;
  /** Whether an empty database is accepted although there are backups. */
  readonly isNew?: boolean;
  /** `list` for demo data: expired records are shown to staff but not removed. */
  readonly retention?: 'remove' | 'list';
  /** Aborts waiting for another server that uses the folder. */
  readonly signal?: AbortSignal;
}

/** The interval in milliseconds at which a stopping server closes idle connections. */
const idleCheck = 50;

/**
 * Opens the database, ensures an admin account, and listens. Leaves nothing open if it fails. Throws a DataFolderError
 * if DATA_DIR cannot be used, a PortTakenError, a BucketRefusal or a DataKeyError.
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const { printLine, prepare, drainTimeout = 10_000 } = options;
  if (config.media !== undefined) await checkBucket(config.media, printLine);
  const opened = await openStorage(config, options);
  const { database } = opened;
  try {
    const source = new KeySource(config, printLine);
    await renewIfNeeded(database, source, printLine);
    if (config.media !== undefined) await checkBucketOwner(config.media, database);
    await new Erasures({ database, dataDir: config.dataDir, now }, printLine).settle();
    const church = new PublishedChurch(config.siteDir);
    const staffPasswords = new PasswordChecker();
    await ensureFirstAdmin(
      { database, now, makeId: makeTimeOrderedId, staffPasswords, church },
      config.firstAdmin,
      printLine,
    );
    const mail = makeMailTransport(config, printLine);
    const storage = opened.folder?.guard;
    const log = makeLog();
    const publisher = makePublisher(config, { database, now, log, printLine });
    const app = await buildApp({ database, config, log, mail, storage, publisher });
    publisher.attachTo(app);
    removeRegularly(app, options.retention ?? 'remove');
    if (opened.folder !== undefined) {
      const backups = new BackupFolder(
        join(config.dataDir, 'backups'),
        opened.folder.file.path,
        () => app.audit.head(),
      );
      backUpRegularly(app, backups, now, () => !opened.folder?.file.isLost);
      checkFileLater(app, opened.folder);
      watchStorage(app, { ...opened.folder, database, backups, now, printLine });
    }
    await prepare?.(app, database);
    await listen(app, config);
    return {
      app,
      address: addressOf(app, config.host),
      stop: () => stopServer(app, opened.close, drainTimeout),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor({ host, port }: Pick<Config, 'host' | 'port'>) {
    super(
      `Port ${port} of ${host} is taken by another program: stop that one, or choose another port, for example with PORT=${port + 1}.`,
    );
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw errorCode(error) === 'EADDRINUSE' ? new PortTakenError({ host, port }) : error;
  });
}

async function stopServer(
  app: FastifyInstance,
  close: () => Promise<void>,
  drainTimeout: number,
): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainTimeout);
  // A connection that was busy when the closing began is kept alive after its answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheck);
  await app.close();
  clearTimeout(cut);
  clearInterval(idle);
  await close();
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
