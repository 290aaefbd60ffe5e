import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

interface LockOptions {
  /** Called once if another release is running. */
  readonly say: (message: string) => void;
  /** Milliseconds until a release gives up waiting for another. */
  readonly timeouts?: number;
}

/**
 * Runs one release at a time on a site's folder, across processes; all others wait. The lock ends with its process, so
 * a kill leaves none behind.
 * @throws Error when the other release does not end in time
 */
export async function withReleaseLock<Result>(
  siteFolder: string,
  what: string,
  work: () => Promise<Result>,
  options: LockOptions,
): Promise<Result> {
  mkdirSync(siteFolder, { recursive: true });
  const lock = await waitForLock(siteFolder, what, options);
  try {
    return await work();
  } finally {
    rmSync(holderFile(siteFolder), { force: true });
    lock.close();
  }
}

/**
 * Runs what no release waits for, unless a release is under way.
 * @param makeRoom called as soon as a release waits; it must end this process
 * @returns undefined if a release is under way
 */
export async function withLockIfFree<Result>(
  siteFolder: string,
  what: string,
  work: () => Promise<Result>,
  makeRoom: () => void,
): Promise<Result | undefined> {
  const lock = tryToLock(siteFolder, what);
  if (!lock) return undefined;
  const file = waitingFile(siteFolder);
  rmSync(file, { force: true });
  const watch = setInterval(() => existsSync(file) && makeRoom(), pollInterval);
  try {
    return await work();
  } finally {
    clearInterval(watch);
    rmSync(holderFile(siteFolder), { force: true });
    lock.close();
  }
}

async function waitForLock(
  siteFolder: string,
  what: string,
  { say, timeouts = 300_000 }: LockOptions,
): Promise<DatabaseSync> {
  const deadline = performance.now() + timeouts;
  for (let told = false; ;) {
    const lock = tryToLock(siteFolder, what);
    if (lock) {
      rmSync(waitingFile(siteFolder), { force: true });
      return lock;
    }
    // Written again each time, because another one that waited may have removed it.
    writeFileSync(waitingFile(siteFolder), '');
    const holder = readHolder(siteFolder);
    if (performance.now() >= deadline) {
      throw new Error(`${holder ?? 'Another release is under way'} and does not end.`);
    }
    if (holder !== undefined && !told) say(`${holder}. Waiting for it.`);
    told ||= holder !== undefined;
    await sleep(pollInterval);
  }
}

/**
 * Takes a lock that the kernel releases however this process ends: an SQLite lock on an empty file, as the api has on
 * its folder. No other code may open the file, because closing it would release the lock.
 * @returns undefined while another process has the lock; `close` releases it
 */
function tryToLock(siteFolder: string, what: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(siteFolder, '.release-lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  writeFileSync(holderFile(siteFolder), describe(what));
  return lock;
}

/** Interval in milliseconds between looks at the lock, and at who waits for it. */
const pollInterval = 50;

/** File that is there while a release waits. */
const waitingFile = (siteFolder: string) => join(siteFolder, '.release-waits');

/** SQLite's result code for a lock that another connection holds. */
const busy = 5;

/** File that describes the holder, because a held lock file cannot be read. */
const holderFile = (siteFolder: string) => join(siteFolder, '.release');

const describe = (what: string) =>
  `"${what}" is under way since ${new Date().toISOString()} (process ${process.pid} on ${hostname()})`;

/** Undefined for the moment in which a process has the lock and has not described itself yet. */
function readHolder(siteFolder: string): string | undefined {
  try {
    return readFileSync(holderFile(siteFolder), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}
