import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSqlite, tryToLock } from './kernel-lock.ts';
import type { KernelLock, Sqlite } from './kernel-lock.ts';

interface LockOptions {
  /** Called once when another release is under way. */
  readonly say: (message: string) => void;
  /** Milliseconds until a release gives up waiting for another. */
  readonly timeouts?: number;
}

/**
 * Does one release at a time on a site's folder, whichever team and process it comes from; all others wait. The
 * lock ends with its process: after a kill there is none to remove.
 *
 * @throws Error when the other one does not end in time.
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
    lock.release();
  }
}

async function waitForLock(
  siteFolder: string,
  what: string,
  { say, timeouts = 300_000 }: LockOptions,
): Promise<KernelLock> {
  const sqlite = await loadSqlite();
  const deadline = performance.now() + timeouts;
  for (let told = false; ;) {
    const lock = take(sqlite, siteFolder, what);
    if (lock) return lock;
    const holder = readHolder(siteFolder);
    if (performance.now() >= deadline) {
      throw new Error(`${holder ?? 'Another release is under way'} and does not end.`);
    }
    if (holder !== undefined && !told) say(`${holder}. Waiting for it.`);
    told ||= holder !== undefined;
    await sleep(200);
  }
}

/** Takes the lock, and notes for others who has it. */
function take(sqlite: Sqlite, siteFolder: string, what: string): KernelLock | undefined {
  const lock = tryToLock(sqlite, join(siteFolder, '.release-lock'));
  if (lock) writeFileSync(holderFile(siteFolder), describe(what));
  return lock;
}

/** Says who has the lock, which cannot be read itself while it is held. */
const holderFile = (siteFolder: string) => join(siteFolder, '.release');

const describe = (what: string) =>
  `"${what}" is under way since ${new Date().toISOString()} (process ${process.pid} on ${hostname()})`;

/** Undefined for the moment in which a process has the lock and has not said so yet. */
function readHolder(siteFolder: string): string | undefined {
  try {
    return readFileSync(holderFile(siteFolder), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}
