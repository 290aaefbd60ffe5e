import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { SqliteError } from './sqlite-thread';

/** The database's file was removed or replaced. SQLite still writes to the open file, which no name leads to. */
export class DatabaseFileLost extends SqliteError {
  constructor(path: string) {
    super(`${path} was removed or replaced.`, 'SQLITE_READONLY_DBMOVED');
  }
}

/** The suffixes of SQLite's file, its write-ahead log and the index of the log: a restart needs all three. */
const suffixes = ['', '-wal', '-shm'] as const;

/**
 * Tells whether the files that SQLite has open are still the ones that a restart would find. SQLite itself does not
 * check, and acknowledges rows that are lost when the process ends.
 */
export class DatabaseFile {
  private identities: (string | undefined)[] = [];
  private hasGone = false;

  constructor(readonly path: string) {}

  /** Remembers the present files as the open ones. */
  remember(): void {
    this.identities = this.read();
  }

  /** Returns the result of the last look. */
  get isLost(): boolean {
    return this.hasGone;
  }

  /**
   * Checks the files again, within microseconds, and returns whether one is missing. A file that comes back counts as
   * found.
   */
  look(): boolean {
    const now = this.read();
    // SQLite may create a file after it was opened, so a file is remembered when it is first seen.
    this.identities = this.identities.map((known, index) => known ?? now[index]);
    this.hasGone = this.identities.some((known, index) => known !== now[index]);
    return this.hasGone;
  }

  /** Checks the files now. Throws a DatabaseFileLost where one is missing. */
  check(): void {
    if (this.look()) throw new DatabaseFileLost(this.path);
  }

  private read(): (string | undefined)[] {
    return suffixes.map((suffix) => identityOf(this.path, suffix));
  }
}

/**
 * Identifies a file; undefined where it does not exist, for a database that was emptied (SQLite never removes its first
 * page), and for a log that was truncated before it was written again: SQLite truncates it as well, but then begins it
 * anew.
 */
function identityOf(database: string, suffix: (typeof suffixes)[number]): string | undefined {
  const path = database + suffix;
  try {
    const file = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (file === undefined || (suffix === '' && file.size === 0n)) return undefined;
    if (suffix === '-wal' && file.size > 0n && !beginsAsLog(path)) return undefined;
    return `${file.dev}:${file.ino}`;
  } catch {
    // The folder cannot be read any more, so a restart would find nothing either.
    return undefined;
  }
}

/**
 * The magic number of a write-ahead log (SQLite's file format, 4.1); its last bit is the byte order of the checksums.
 */
const logBeginning = 0x377f0682;

/**
 * Reads the first bytes of the log. Neither of the other two files may be opened here: closing one would drop the locks
 * that SQLite holds on it.
 */
function beginsAsLog(path: string): boolean {
  const log = openSync(path, 'r');
  try {
    const beginning = Buffer.alloc(4);
    // SQLite has truncated the log meanwhile.
    if (readSync(log, beginning, 0, 4, 0) === 0) return true;
    return beginning.readUInt32BE() - (beginning.readUInt8(3) % 2) === logBeginning;
  } finally {
    closeSync(log);
  }
}
