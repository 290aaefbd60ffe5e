import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { erasureEndpoint, erasurePlanEndpoint } from 'contract/people';
import type { ErasurePlan } from 'contract/people';
import { AuditLog } from '../src/audit/audit-log';
import { DiskPictures } from '../src/pictures/picture-store';
import { openDatabase } from '../src/storage/database';
import type { Database } from '../src/storage/database';
import {
  canary,
  canaryEmail,
  countInFiles,
  countInTables,
  seedCanary,
} from '../testing/canary-person';
import { startProcess } from '../testing/child-process';
import type { ServerProcess } from '../testing/child-process';
import type { databaseKinds } from '../testing/databases';
import { copyPostgresDatabase } from '../testing/postgres-databases';
import { logInStaff } from '../testing/staff';
import { logInAsOwner } from '../testing/stand-in-site';
import { adminEmail, adminPassword, makeApp } from '../testing/test-app';
import { seededRandom } from './seeded-random';
import { environmentOf } from './victims';

type DatabaseKind = (typeof databaseKinds)[number];
type Address = Parameters<typeof environmentOf>[0];

/** Where an erasure is ended (kill-at-step.js). */
export interface KillPoint {
  readonly steps?: readonly string[];
  /** In the place of `steps`. */
  readonly number?: number;
  /** In milliseconds. */
  readonly delay?: number;
}

export interface ErasureKillReport {
  /** The step at which it was killed; undefined where the erasure was over before. */
  readonly killedAt: string | undefined;
  /** Whether the kill left everything as it was, so that staff had to ask again. */
  readonly isUndone: boolean;
  /** Of the canary: what a start by itself left, and in the end without what the law keeps. */
  readonly left: { readonly tables: number; readonly files: number };
  readonly locked: number;
  /** Where the chain of the audit log is broken. */
  readonly brokenAt: number | undefined;
  /** Lines of erasures.log. */
  readonly logged: number;
}

export const holdsErasure = ({ left, locked, brokenAt, logged }: ErasureKillReport): boolean =>
  left.tables + left.files === 0 && locked === 2 && brokenAt === undefined && logged === 1;

/** A person who is everywhere, in a data folder and a database that can be used any number of times. */
export interface ErasureGround {
  /** Erases the person by a server that is killed, and then starts another, as often as asked. */
  kill(point: KillPoint): Promise<ErasureKillReport>;
  /** All steps of an erasure. */
  listSteps(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

const preload = pathToFileURL(join(import.meta.dirname, 'kill-at-step.js')).href;

export async function makeErasureGround(databaseKind: DatabaseKind): Promise<ErasureGround> {
  const own = mkdtempSync(join(tmpdir(), 'church-erasure-'));
  const config = databaseKind === 'postgres' ? { dataDir: own } : {};
  const server = await makeApp({ databaseKind, config });
  const where = { ...server.address, dataDir: config.dataDir ?? server.address.dataDir };
  const sent = await seedCanary(server, await logInStaff(server), where.dataDir);
  await addPicture(server.database, where.dataDir, sent.get('profiles')?._id ?? '');
  await server.app.close();
  await server.database.destroy();
  // It makes the backup of the day and the index of the search, which so are there from the beginning.
  await serveUntil(where, () => databaseKind === 'postgres' || hasBackup(where.dataDir));
  const wish = {
    email: canaryEmail,
    records: [...sent].map(([kind, { _id }]) => ({ kind, _id })),
  };

  /** Has a copy of all of it used, and removes it. */
  async function withCopy<Answer>(use: (copy: Address) => Promise<Answer>): Promise<Answer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'church-erasure-'));
    cpSync(where.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
    const database =
      where.databaseUrl === undefined ? undefined : await copyPostgresDatabase(where);
    try {
      return await use({ dataDir, ...(database && { databaseUrl: database.databaseUrl }) });
    } finally {
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }

  const startKilled = (copy: Address, { steps, number, delay }: KillPoint) =>
    startProcess({
      ...environmentOf(copy),
      NODE_OPTIONS: `--import ${preload}`,
      KILL_CALL: erasureEndpoint,
      ...(steps && { KILL_STEPS: JSON.stringify(steps) }),
      ...(number !== undefined && { KILL_NUMBER: String(number) }),
      ...(delay !== undefined && { KILL_DELAY: String(delay) }),
    });

  return {
    kill: (point) =>
      withCopy(async (copy) => {
        const killed = await startKilled(copy, point);
        // A server that is killed answers nothing.
        const answered = await erase(killed, wish).catch(() => undefined);
        if (answered !== undefined) await untilOver(copy, killed);
        killed.kill('SIGTERM');
        const killedAt = (await killed.ended) === null ? stepsIn(killed).at(-1) : undefined;
        const revived = await startProcess(environmentOf(copy));
        const isUndone = await isThere(copy);
        if (isUndone) await erase(revived, wish);
        await untilOver(copy, revived);
        revived.kill('SIGTERM');
        await revived.ended;
        return { killedAt, isUndone, ...(await judge(copy)) };
      }),
    listSteps: () =>
      withCopy(async (copy) => {
        const whole = await startKilled(copy, {});
        await erase(whole, wish);
        await untilOver(copy, whole);
        whole.kill('SIGTERM');
        await whole.ended;
        return stepsIn(whole);
      }),
    remove: async () => {
      await server.remove();
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** Kills an erasure at so many steps of its transaction and at each one after it, begun or not. Answers the reports of those that left something. */
export async function killErasures(databaseKind: DatabaseKind, times: number, seed: number) {
  const random = seededRandom(seed);
  const ground = await makeErasureGround(databaseKind);
  try {
    const steps = await ground.listSteps();
    const end = steps.findIndex((name) => name.startsWith('insert into "erasures"'));
    const early = Array.from({ length: times }, () => random(1, end));
    const late = steps.slice(end).map((_, index) => end + 1 + index);
    const broken: ErasureKillReport[] = [];
    let undone = 0;
    let kills = 0;
    for (const number of [...early, ...late]) {
      const delay = random(0, 1) === 0 ? {} : { delay: random(0, 20) / 10 };
      const report = await ground.kill({ number, ...delay });
      if (!holdsErasure(report)) broken.push(report);
      if (report.killedAt !== undefined) kills += 1;
      if (report.isUndone) undone += 1;
    }
    return { databaseKind, seed, steps: steps.length, kills, undone, broken };
  } finally {
    await ground.remove();
  }
}

const stepsIn = ({ printed }: ServerProcess): readonly string[] =>
  [...printed().matchAll(/^step (.+)$/gm)].map(([, name = '']) => name);

/** A file that says the canary, as no picture that was uploaded could. */
async function addPicture(database: Database, dataDir: string, id: string): Promise<void> {
  const address = await new DiskPictures(join(dataDir, 'images')).add(Buffer.from(canary));
  const { body } = await database
    .selectFrom('profiles')
    .select(sql<string>`cast(body as text)`.as('body'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(JSON.parse(body) as object), image: address });
  await database.updateTable('profiles').set({ body: changed }).where('id', '=', id).execute();
}

function hasBackup(dataDir: string): boolean {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) && readdirSync(folder).some((name) => /^church-.*\.sqlite$/.test(name));
}

async function serveUntil(where: Address, isEnough: () => boolean): Promise<void> {
  const server = await startProcess(environmentOf(where));
  while (!isEnough()) await setTimeout(20);
  server.kill('SIGTERM');
  await server.ended;
}

async function erase(server: ServerProcess, wish: object): Promise<unknown> {
  const account = { email: adminEmail, password: adminPassword };
  const call = await logInAsOwner(server, account);
  const { plan } = await call<ErasurePlan>(server, erasurePlanEndpoint, wish);
  return call(server, erasureEndpoint, { ...wish, plan });
}

/** Whether the person is still in the lists. */
const isThere = (copy: Address): Promise<boolean> =>
  withDatabase(copy, async (database) => {
    const rows = await database.selectFrom('profiles').select('id').execute();
    return rows.length > 0;
  });

/** In milliseconds. */
const longest = 20_000;

/** Resolves once the server has done what it does after an erasure by itself, or is gone. */
async function untilOver(copy: Address, server: ServerProcess): Promise<void> {
  let isGone = false;
  void server.ended.then(() => (isGone = true));
  for (let waited = 0; !isGone && waited < longest; waited += 50) {
    await setTimeout(50);
    if (readdirSync(join(copy.dataDir, 'images')).length > 0) continue;
    // SQLite's are over before the server answers; who reads the file meanwhile keeps its log from being emptied.
    if (copy.databaseUrl === undefined || (await countOpen(copy)) === 0) return;
  }
}

/** Erasures that are not over. */
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

/** Looks at what is left where no server is at work. */
const judge = (copy: Address) =>
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
