import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { AuditLog } from './audit/audit-log';
import { Bucket } from './bucket/bucket';
import { systemClock } from './clock';
import type { Clock } from './clock';
import type { StorageGuard } from './data-folder/storage-guard';
import type { Database } from './database';
import { makeTimeOrderedId } from './time-ordered-id';
import type { IdMaker } from './time-ordered-id';

export interface StorageOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'media'>;
  readonly now?: Clock;
  readonly makeId?: IdMaker;
  /** The guard of a SQLite database's disk. Without it every write is attempted. */
  readonly storage?: StorageGuard | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly database: Database;
    readonly now: Clock;
    readonly makeId: IdMaker;
    readonly dataDir: string;
    /** The bucket of files and members' pictures; undefined if they are in `dataDir`. */
    readonly bucket: Bucket | undefined;
    readonly storage: StorageGuard | undefined;
    readonly audit: AuditLog;
  }
}

/** The database, the folder or bucket of files, and the audit log. */
export const storagePlugin = fastifyPlugin(
  async (app: FastifyInstance, options: StorageOptions) => {
    const { database, config, now = systemClock, makeId = makeTimeOrderedId, storage } = options;
    const bucket = config.media && new Bucket(config.media);
    app.addHook('onClose', async () => bucket?.close());
    app
      .decorate('database', database)
      .decorate('now', now)
      .decorate('makeId', makeId)
      .decorate('dataDir', config.dataDir)
      .decorate('bucket', bucket)
      .decorate('storage', storage)
      .decorate('audit', new AuditLog(database, now));
  },
  { name: 'storage' },
);
