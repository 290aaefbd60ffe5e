import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AdminRepository } from './admin-session/admin-repository';
import { ensureFirstAdmin } from './admin-session/first-admin';
import { backUpRegularly } from './backups/back-up-regularly';
import { BackupFolder } from './backups/backup-folder';
import { PasswordChecker } from './passwords/password-checker';
import { buildApp } from './app';
import type { Config } from './config';
import { makeMailTransport } from './mail/mail-transport';
import { openDatabase, sqliteFile } from './storage/database';
import type { Database } from './storage/database';
import { makeTimeOrderedId } from './storage/time-ordered-id';

export interface RunningServer {
  readonly app: FastifyInstance;
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Answers what has begun, stores what was taken, closes the database. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Prints one line for the operator. */
  readonly announce: (line: string) => void;
  /** What else is done before the server listens. */
  readonly prepare?: (app: FastifyInstance, database: Database) => Promise<void>;
  /** How long a stopping server waits for callers that do not read their answer, in milliseconds. */
  readonly drainPatience?: number;
}

/** How often a stopping server looks for connections that have become idle, in milliseconds. */
const idleCheck = 50;

/** Opens the database, makes sure that somebody can log in, and listens. Leaves nothing open when it fails. */
export async function startServer(
  config: Config,
  { announce, prepare, drainPatience = 10_000 }: StartOptions,
): Promise<RunningServer> {
  const database = await openDatabase(config);
  try {
    const admins = new AdminRepository(database, () => new Date(), makeTimeOrderedId);
    await ensureFirstAdmin(admins, new PasswordChecker(), config.firstAdmin, announce);
    const app = await buildApp({ database, config, mail: makeMailTransport(config, announce) });
    if (config.databaseUrl === undefined) {
      const folder = join(config.dataDir, 'backups');
      const backups = new BackupFolder(folder, sqliteFile(config.dataDir));
      backUpRegularly(app, backups, () => new Date());
    }
    await prepare?.(app, database);
    await app.listen({ host: config.host, port: config.port });
    return {
      app,
      address: addressOf(app, config.host),
      stop: () => stopServer(app, database, drainPatience),
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function stopServer(
  app: FastifyInstance,
  database: Database,
  drainPatience: number,
): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainPatience);
  // One that was busy when the closing began is kept alive after its answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheck);
  await app.close();
  clearTimeout(cut);
  clearInterval(idle);
  await database.destroy();
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
