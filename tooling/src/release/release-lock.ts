import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface Holder {
  readonly what: string;
  readonly host: string;
  readonly pid: number;
  readonly since: string;
}

interface LockOptions {
  /** Called once when another release is under way. */
  readonly say: (message: string) => void;
  /** Milliseconds until a release gives up waiting for another. */
  readonly timeouts?: number;
}

/**
 * Does one release at a time on a site's folder, whichever team and process it comes from: a lock file says
 * who is at work, and all others wait.
 *
 * @throws Error when the other one does not end in time, or has gone and left its lock behind.
 */
export async function withReleaseLock<Result>(
  siteFolder: string,
  what: string,
  work: () => Promise<Result>,
  { say, timeouts = 300_000 }: LockOptions,
): Promise<Result> {
  mkdirSync(siteFolder, { recursive: true });
  const file = join(siteFolder, '.lock');
  const givenUpAt = Date.now() + timeouts;
  for (let told = false; !take(file, what);) {
    const holder = readHolder(file);
    if (!holder) continue;
    const { what: other, host, pid, since } = holder;
    const who = `"${other}" is under way since ${since} (process ${pid} on ${host})`;
    if (host === hostname() && !isAlive(pid)) {
      throw new Error(
        `${who}, but that process has gone. See that nothing runs, then delete ${file}.`,
      );
    }
    if (Date.now() > givenUpAt) throw new Error(`${who} and does not end. The lock is ${file}.`);
    if (!told) say(`${who}. Waiting for it.`);
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Exactly one of those who try at once is given the file. */
function take(file: string, what: string): boolean {
  const holder: Holder = {
    what,
    host: hostname(),
    pid: process.pid,
    since: new Date().toISOString(),
  };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when the lock was given back meanwhile, or is being written. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
