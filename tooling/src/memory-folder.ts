import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { availableMemory, pid } from 'node:process';

/** Where Linux has a file system in memory for everybody. */
const sharedMemory = '/dev/shm';
/** In bytes: what must be free in it, and of the machine's memory. All tests had 201 MB at once. */
const neededSpace = 2 ** 30;
const prefix = 'church-tests-';

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
    for (const name of readdirSync(place)) if (isLeft(name)) removeFolder(join(place, name));
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, availableMemory()) < needed) return undefined;
    const path = mkdtempSync(join(place, `${prefix}${pid}-`));
    // A throw-away PostgreSQL in it belongs to another account where root runs the tests.
    chmodSync(path, 0o711);
    return { path, remove: () => removeFolder(path) };
  } catch {
    // A disk is as good, only slower.
    return undefined;
  }
}

const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

/** Whether the process that made a folder is gone. */
function isLeft(name: string): boolean {
  const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
  if (maker === undefined) return false;
  try {
    return !process.kill(Number(maker), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
