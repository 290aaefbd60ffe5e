import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { SqliteError } from './sqlite-thread';

/** The database's file was removed or replaced. SQLite goes on writing into the one that no name leads to. */
export class DatabaseFileLost extends SqliteError {
  constructor(path: string) {
    super(`${path} was removed or replaced.`, 'SQLITE_READONLY_DBMOVED');
  }
}

/** SQLite's file, its write-ahead log and the index of that: what is written needs all three after a restart. */
const suffixes = ['', '-wal', '-shm'] as const;

/**
 * Tells whether the files that SQLite has open are still the ones that a restart would find. SQLite itself
 * does not look, and acknowledges rows that are gone when the process ends.
 */
export class DatabaseFile {
  private identities: (string | undefined)[] = [];
  private hasGone = false;

  constructor(readonly path: string) {}

  /** Takes the files that are there now for the ones that are open. */
  remember(): void {
    this.identities = this.read();
  }

  /** What the last look saw. */
  get isLost(): boolean {
    return this.hasGone;
  }

  /** Looks again, in some millionths of a second, and answers whether a file is gone. One that comes back is found. */
  look(): boolean {
    const now = this.read();
    // One that SQLite makes later than at its opening becomes known when it is first seen.
    this.identities = this.identities.map((known, index) => known ?? now[index]);
    this.hasGone = this.identities.some((known, index) => known !== now[index]);
    return this.hasGone;
  }

  /** Throws a DatabaseFileLost when one is gone. */
  check(): void {
    if (this.look()) throw new DatabaseFileLost(this.path);
  }

  private read(): (string | undefined)[] {
    return suffixes.map((suffix) => identityOf(this.path, suffix));
  }
}

/**
 * Undefined when there is no such file, for a database that was emptied (SQLite's first page is never taken away), and
 * for a log that was cut before it was written on: SQLite cuts it as well, but then begins it anew.
 */
function identityOf(database: string, suffix: (typeof suffixes)[number]): string | undefined {
  const path = database + suffix;
  try {
    const file = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (file === undefined || (suffix === '' && file.size === 0n)) return undefined;
    if (suffix === '-wal' && file.size > 0n && !beginsAsLog(path)) return undefined;
    return `${file.dev}:${file.ino}`;
  } catch {
    // A folder that cannot be looked into any more holds nothing that a restart would find.
    return undefined;
  }
}

/** What every log begins with (SQLite's file format, 4.1); the last bit tells the order of its checksums. */
const logBeginning = 0x377f0682;

/** Only the log may be opened here: closing any of the other two would drop the locks that SQLite holds on them. */
function beginsAsLog(path: string): boolean {
  const log = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(4);
    // Empty again by now: SQLite has cut it meanwhile.
    if (readSync(log, beginning, 0, 4, 0) === 0) return true;
    return beginning.readUInt32BE() - (beginning.readUInt8(3) % 2) === logBeginning;
  } finally {
    closeSync(log);
  }
}
