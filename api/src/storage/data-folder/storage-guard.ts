import type { DatabaseFile } from '../sqlite/database-file';
import type { DiskReserve } from './disk-reserve';

/** The reason why nothing can be stored, as `GET /api/health` returns it. */
export interface StorageProblem {
  /**
   * `unavailable`: nothing is stored. `degraded`: lists are read, people log in and out, and nothing else is stored.
   */
  readonly status: 'unavailable' | 'degraded';
  readonly reason: 'database-file-lost' | 'database-damaged' | 'disk-full';
  /** A text for the operator. It is public, so it names no path. */
  readonly message: string;
}

const fileLost: StorageProblem = {
  status: 'unavailable',
  reason: 'database-file-lost',
  message:
    'The file of the database was removed or replaced. The output of the server says what to do.',
};

const fileDamaged: StorageProblem = {
  status: 'unavailable',
  reason: 'database-damaged',
  message: 'The file of the database is damaged. The output of the server says what to do.',
};

const diskFull: StorageProblem = {
  status: 'degraded',
  reason: 'disk-full',
  message: 'The disk is full. Lists and logins work, and nothing else is stored until it has room.',
};

/** The time for which a good result is reused, in milliseconds. */
const holds = 100;

/** Knows whether the disk and the file of a SQLite database can take writes. */
export class StorageGuard {
  /** Called when a request meets a problem, so that it is handled before the next regular look. */
  onProblem: () => void = () => undefined;
  private lookedAt = -Infinity;
  private isDamaged = false;

  constructor(
    private readonly file: DatabaseFile,
    private readonly reserve: DiskReserve,
  ) {}

  /** Returns the problem that a request meets. A good result is reused for a tenth of a second. */
  findProblem(): StorageProblem | undefined {
    const isRecent = performance.now() - this.lookedAt < holds;
    if (isRecent && !this.isDamaged && !this.file.isLost && !this.reserve.isFull) return undefined;
    const problem = this.look();
    if (problem !== undefined) this.onProblem();
    return problem;
  }

  /** Returns the free bytes on the disk. Throws where the folder was removed. */
  readFree(): number {
    return this.reserve.free;
  }

  /** Stops all writes, since the file will have to be restored. */
  reportDamage(): void {
    this.isDamaged = true;
    this.onProblem();
  }

  /** Checks the disk and the file now. */
  look(): StorageProblem | undefined {
    this.lookedAt = performance.now();
    if (this.file.look()) return fileLost;
    if (this.isDamaged) return fileDamaged;
    return this.reserve.look() ? diskFull : undefined;
  }
}
