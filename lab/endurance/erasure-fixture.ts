import { copyFileSync, cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { erasePersonalData, previewErasure } from 'contract/people-requests';
import type { ErasurePlan } from 'contract/people-requests';
import { AuditLog } from '../../api/src/storage/audit/audit-log';
import { DiskPictures } from '../../api/src/content/pictures/picture-store';
import { openDatabase } from '../../api/src/storage/database';
import type { Database } from '../../api/src/storage/database';
import {
  sentinel,
  sentinelEmail,
  countInFiles,
  countInTables,
  seedSentinelPerson,
} from '../../api/testing/people/sentinel-person';
import { startProcess } from '../../api/testing/child-process';
import type { ServerProcess } from '../../api/testing/child-process';
import { makeDataDir, removeDataDir } from '../../api/testing/databases/data-dir';
import type { DatabaseKind } from '../../api/src/storage/database-kind';
import { copyPostgresDatabase } from '../../api/testing/databases/postgres-databases';
import { logInStaff } from '../../api/testing/people/staff';
import { logInAsOwner } from '../../api/testing/stand-ins/stand-in-site';
import { adminEmail, adminPassword, makeApp } from '../../api/testing/test-app';
import { environmentOf } from './kill-targets';

export type Address = Parameters<typeof environmentOf>[0];

/** Traces of the person after the legal retention period. */
export interface LeftOfPerson {
  /** Number of places that still contain the sentinel. */
  readonly left: { readonly tables: number; readonly files: number };
  /** Records retained by law. */
  readonly locked: number;
  /** Position at which the audit log's chain is broken. */
  readonly brokenAt: number | undefined;
  /** Number of lines of erasures.log. */
  readonly logged: number;
}

export const isGone = ({ left, locked, brokenAt, logged }: LeftOfPerson): boolean =>
  left.tables + left.files === 0 && locked === 2 && brokenAt === undefined && logged === 1;

/** A person whose data is everywhere in a data folder and a database. */
export interface ErasureFixture {
  /** The request of staff who erase all of it. */
  readonly wish: object;
  /** Runs on a copy of the folder and the database, which is then removed. */
  withCopy<Answer>(use: (copy: Address) => Promise<Answer>): Promise<Answer>;
  remove(): Promise<void>;
}

export async function makeErasureFixture(databaseKind: DatabaseKind): Promise<ErasureFixture> {
  const own = makeDataDir();
  const config = databaseKind === 'postgres' ? { dataDir: own } : {};
  const server = await makeApp({ databaseKind, config });
  const where = { ...server.address, dataDir: config.dataDir ?? server.address.dataDir };
  const sent = await seedSentinelPerson(server, await logInStaff(server), where.dataDir);
  await addPicture(server.database, where.dataDir, sent.get('profiles')?._id ?? '');
  await server.app.close();
  await server.database.destroy();
  // The server makes the backup of the day, so that it exists from the beginning.
  await serveUntil(where, () => databaseKind === 'postgres' || hasBackup(where.dataDir));
  return {
    wish: { email: sentinelEmail, records: [...sent].map(([kind, { _id }]) => ({ kind, _id })) },
    withCopy: async (use) => {
      const dataDir = makeDataDir();
      cpSync(where.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
      // PostgreSQL is not copied as a file.
      if (where.dataKey === undefined) copyFileSync(`${where.dataDir}.key`, `${dataDir}.key`);
      const database =
        where.databaseUrl === undefined ? undefined : await copyPostgresDatabase(where);
      try {
        return await use({
          ...where,
          dataDir,
          ...(database && { databaseUrl: database.databaseUrl }),
        });
      } finally {
        await database?.remove();
        removeDataDir(dataDir);
      }
    },
    remove: async () => {
      await server.remove();
      removeDataDir(own);
    },
  };
}

/** Adds a file that contains the sentinel, as no uploaded picture could. */
async function addPicture(database: Database, dataDir: string, id: string): Promise<void> {
  const address = await new DiskPictures(join(dataDir, 'images')).add(Buffer.from(sentinel));
  const { body } = await database
    .selectFrom('profiles')
    .select(sql<string>`cast(body as text)`.as('body'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(JSON.parse(body) as object), image: address });
  await database.updateTable('profiles').set({ body: changed }).where('id', '=', id).execute();
}

const hasBackup = (dataDir: string): boolean => findBackup(dataDir) !== undefined;

/** Path of the server's backup of the SQLite file. */
export function findBackup(dataDir: string): string | undefined {
  const folder = join(dataDir, 'backups');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((one) => /^church-.*\.sqlite$/.test(one));
  return name === undefined ? undefined : join(folder, name);
}

async function serveUntil(where: Address, isEnough: () => boolean): Promise<void> {
  const server = await startProcess(environmentOf(where));
  while (!isEnough()) await setTimeout(20);
  server.kill('SIGTERM');
  await server.ended;
}

/** Erases the person as staff do. Rejects when the server is killed meanwhile. */
export async function erase(server: ServerProcess, wish: object): Promise<unknown> {
  const account = { email: adminEmail, password: adminPassword };
  const call = await logInAsOwner(server, account);
  const { plan } = await call<ErasurePlan>(server, previewErasure.path, wish);
  return call(server, erasePersonalData.path, { ...wish, plan });
}

export const isThere = (copy: Address): Promise<boolean> =>
  withDatabase(copy, async (database) => {
    const rows = await database.selectFrom('profiles').select('id').execute();
    return rows.length > 0;
  });

/** Timeout in milliseconds. */
const longest = 20_000;

/** Resolves once the server has finished its work after an erasure, or has ended. */
export async function untilOver(copy: Address, server: ServerProcess): Promise<void> {
  let isEnded = false;
  void server.ended.then(() => (isEnded = true));
  for (let waited = 0; !isEnded && waited < longest; waited += 50) {
    await setTimeout(50);
    if (readdirSync(join(copy.dataDir, 'images')).length > 0) continue;
    // On SQLite the work ends before the response; reading the file meanwhile would keep its log from being emptied.
    if (copy.databaseUrl === undefined || (await countOpen(copy)) === 0) return;
  }
}

/** Counts unfinished erasures. */
const countOpen = (copy: Address): Promise<number> =>
  withDatabase(copy, async (database) => {
    const open = database.selectFrom('erasures').select('id').where('rest', 'is not', null);
    return (await open.execute()).length;
  });

async function withDatabase<Answer>(
  copy: Address,
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(copy);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Counts the traces once no server runs. */
export const judge = (copy: Address): Promise<LeftOfPerson> =>
  withDatabase(copy, async (database) => {
    const { brokenAt } = await new AuditLog(database, () => new Date()).verify();
    const { numDeletedRows } = await database
      .deleteFrom('submissions')
      .where('locked_until', 'is not', null)
      .executeTakeFirstOrThrow();
    if (copy.databaseUrl === undefined)
      await sql`pragma wal_checkpoint(truncate)`.execute(database);
    const log = readFileSync(join(copy.dataDir, 'erasures.log'), 'utf8');
    return {
      left: { tables: await countInTables(database), files: countInFiles(copy.dataDir) },
      locked: Number(numDeletedRows),
      brokenAt,
      logged: log.split('\n').filter((line) => line.trim() !== '').length,
    };
  });
