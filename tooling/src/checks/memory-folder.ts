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

/** Linux's in-memory file system for all users. */
const sharedMemory = '/dev/shm';
/** Bytes that must be free in it and in the machine's memory. All tests together use 201 MB. */
const neededSpace = 2 ** 30;
/** The prefix contains the PID namespace, because containers may share the folder. */
const makePrefix = () => `church-tests-${readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')}-`;

/** Retries cover files that an ending process still writes. */
const forSure = { recursive: true, force: true, maxRetries: 5 };

export interface MemoryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * Creates an in-memory folder for test data, because on a disk each commit of a test database waits. Returns undefined
 * without such a file system or enough memory. Removes the remains of interrupted runs.
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
    // If root runs the tests, the temporary PostgreSQL in this folder runs as another user.
    chmodSync(path, 0o711);
    return { path, remove: () => rmSync(path, forSure) };
  } catch {
    // A disk works as well, only slower.
    return undefined;
  }
}

/** Removes a folder whose process has ended. */
function removeLeft(path: string, prefix: string): void {
  const name = basename(path);
  if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) return;
  // All users can write there, so only folders of this user are removed.
  if (lstatSync(path, { throwIfNoEntry: false })?.uid === geteuid?.()) rmSync(path, forSure);
}

function isRunning(maker: number): boolean {
  try {
    return process.kill(maker, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
