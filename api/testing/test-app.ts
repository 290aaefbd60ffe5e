import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { csrfTokenHeader } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import { AdminRepository } from '../src/auth/staff-session/admin-repository';
import { buildApp } from '../src/app';
import type { AppOptions } from '../src/app';
import { DiskReserve } from '../src/storage/data-folder/disk-reserve';
import type { DiskSpace } from '../src/storage/data-folder/disk-reserve';
import { StorageGuard } from '../src/storage/data-folder/storage-guard';
import { makeLog } from '../src/http/errors/error-log';
import type { Mail } from '../src/mail/mail-transport';
import type { Database } from '../src/storage/database';
import type { PasswordCost } from '../src/auth/passwords/password-checker';
import { makeTimeOrderedId } from '../src/storage/time-ordered-id';
import { makeDatabase } from './databases/databases';
import type { TestDatabase } from './databases/databases';
import { checkResponses } from './routes/check-responses';
import { makeMailbox } from './stand-ins/mailbox';

export const adminEmail = 'office@example.org';
export const adminPassword = 'correct horse battery';

export interface TestApp extends TestDatabase {
  readonly app: FastifyInstance;
  readonly logged: string[];
  /** Resolves with the next email that was not returned here before and whose text matches. */
  nextMail(about?: RegExp): Promise<Mail>;
  /** Resolves with all emails, oldest first, once none is being sent. */
  allMails(): Promise<readonly Mail[]>;
  /** Logs in the admin or another account, and returns the headers of a browser after that. */
  logIn(email?: string): Promise<{ cookie: string } & Record<string, string>>;
  /** Throws where a response did not fit its declaration. `reset` and `remove` do it as well. */
  checkResponses(): void;
  /** Reads all records of a list as the admin. */
  readList(endpoint: string): Promise<Record<string, unknown>[]>;
  post(
    endpoint: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /**
   * Resets everything to the state of a new app: memory, database, files, emails and log. Rate limits are in the
   * database, except that limits of 200 and more reserve a hundredth at once in memory: a test that needs the exact
   * limit makes its own app. Returns false like `TestDatabase.empty`.
   */
  reset(): Promise<boolean>;
}

type TestAppOptions = Partial<Omit<AppOptions, 'config'>> & {
  readonly config?: Partial<AppOptions['config']>;
  readonly databaseKind?: Parameters<typeof makeDatabase>[0];
  /** Fakes the state of the disk; absent: the real one. */
  readonly readSpace?: () => DiskSpace;
};

/** A real hash is deliberately slow, and so is each login that is checked with it. */
const quick: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let adminHash: Promise<string> | undefined;

export const makeAdminHash = (): Promise<string> => (adminHash ??= hash(adminPassword, quick));

/** Makes the whole server on an empty database, SQLite by default, with one admin. */
export async function makeApp({
  config,
  databaseKind = 'sqlite',
  readSpace,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const test = await makeDatabase(databaseKind);
  const logged: string[] = [];
  const mailbox = makeMailbox();
  const log = makeLog({ write: (line) => void logged.push(line) });
  const reserve = new DiskReserve(test.address.dataDir, readSpace);
  const app = await buildApp({
    database: test.database,
    storage: databaseKind === 'sqlite' ? new StorageGuard(test.file, reserve) : undefined,
    config: { dataDir: test.address.dataDir, ...config },
    log,
    mail: mailbox,
    // The server never listens, so it needs an origin.
    localOrigin: 'http://church.example',
    passwordCost: quick,
    ...options,
  });
  const checkFit = checkResponses(app);
  const admins = new AdminRepository(test.database, () => new Date(), makeTimeOrderedId);
  const addAdmin = async () => admins.addFirst(adminEmail, await makeAdminHash());
  await addAdmin();

  const post: TestApp['post'] = (url, payload, headers) =>
    app.inject({ method: 'POST', url, payload: payload as object, ...(headers && { headers }) });
  const logIn: TestApp['logIn'] = async (email = adminEmail) => {
    const login = await post(logInAdmin.path, { email, password: adminPassword });
    const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
    return { cookie, [csrfTokenHeader]: login.json<AdminSession>().token };
  };
  let reader: ReturnType<TestApp['logIn']> | undefined;
  return {
    ...test,
    app,
    logged,
    nextMail: mailbox.next,
    checkResponses: checkFit,
    allMails: async () => {
      const { now = () => new Date() } = options;
      while (await hasDueMail(test.database, now())) await setImmediate();
      // The mailer checks each kind of email once more, alternating with these queries.
      for (let look = 0; look < 10; look++) await hasDueMail(test.database, now());
      return mailbox.all;
    },
    post,
    logIn,
    readList: async (url) => {
      reader ??= logIn();
      return (await app.inject({ url, headers: await reader })).json();
    },
    reset: async () => {
      checkFit();
      for (const part of app.memory) await part.clear();
      if (!(await test.empty())) return false;
      emptyFolder(test.address.dataDir);
      mailbox.clear();
      logged.length = 0;
      reader = undefined;
      await addAdmin();
      return true;
    },
    remove: async () => {
      await app.close();
      await test.remove();
      checkFit();
    },
  };
}

/**
 * One app for all tests of a file or of the surrounding `describe`: created before them, reset before each, and removed
 * after them. After a test that made it listen, closed it or changed a table, the next test gets a new app. Tests with
 * other options call `makeApp`.
 */
export function useApp(options?: TestAppOptions): TestApp {
  const server = {} as TestApp;
  let isSpent = false;
  const make = async () => {
    Object.assign(server, await makeApp(options));
    isSpent = false;
    const spend = async () => void (isSpent = true);
    server.app.addHook('onListen', spend);
    server.app.addHook('onClose', spend);
  };
  beforeAll(make);
  beforeEach(async () => {
    if (!isSpent && (await server.reset())) return;
    await server.remove();
    await make();
  });
  afterAll(() => server.remove());
  return server;
}

/** Keeps the open database and the key of erasures, which the server holds in memory. */
function emptyFolder(dataDir: string): void {
  const isKept = (name: string) => name.startsWith('church.sqlite') || name === 'erasures.key';
  for (const name of readdirSync(dataDir))
    if (!isKept(name)) rmSync(join(dataDir, name), { recursive: true });
}

/** Whether an email is being sent or is due now; a delayed one is neither. */
async function hasDueMail(database: Database, now: Date): Promise<boolean> {
  const rows = await database.selectFrom('outbox').select(['attempts', 'next_try_at']).execute();
  return rows.some(({ attempts, next_try_at }) => attempts > 0 || next_try_at <= now.toISOString());
}
