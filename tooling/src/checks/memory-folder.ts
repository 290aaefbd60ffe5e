import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { availableMemory, geteuid, pid } from 'node:process';

/** Where Linux has a file system in memory for all users. */
const sharedMemory = '/dev/shm';
/** In bytes: what must be free in it, and of the machine's memory. All tests had 201 MB at once. */
const neededSpace = 2 ** 30;
/** With what tells the processes of a container from those of others, which may share the folder. */
const makePrefix = () => `church-tests-${readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')}-`;

/** Also what a process that is ending still writes. */
const forSure = { recursive: true, force: true, maxRetries: 5 };

export interface MemoryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A folder in memory for what tests write and throw away: on a disk each commit of a test's database waits for it.
 * Absent where there is no such file system, or too little memory. Removes what runs that were cut short have left.
 */
export function makeMemoryFolder(
  place = sharedMemory,
  needed = neededSpace,
): MemoryFolder | undefined {
  try {
    const prefix = makePrefix();
    for (const name of readdirSync(place)) removeLeft(join(place, name), prefix);
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, availableMemory()) < needed) return undefined;
    const path = mkdtempSync(join(place, `${prefix}${pid}-`));
    // A throw-away PostgreSQL in it belongs to another account where root runs the tests.
    chmodSync(path, 0o711);
    return { path, remove: () => rmSync(path, forSure) };
  } catch {
    // A disk is as good, only slower.
    return undefined;
  }
}

/** Removes a folder of ours whose maker is gone. */
function removeLeft(path: string, prefix: string): void {
  const name = basename(path);
  if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) return;
  // All users may write there.
  if (lstatSync(path, { throwIfNoEntry: false })?.uid === geteuid?.()) rmSync(path, forSure);
}

function isRunning(maker: number): boolean {
  try {
    return process.kill(maker, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
