import type { DatabaseFile } from '../sqlite/database-file';
import type { DiskReserve } from './disk-reserve';

/** Why something cannot be stored; what `GET /api/health` then answers. */
export interface StorageProblem {
  /** `unavailable`: nothing is stored. `degraded`: lists are read, people log in and out, and nothing else is stored. */
  readonly status: 'unavailable' | 'degraded';
  readonly reason: 'database-file-lost' | 'database-damaged' | 'disk-full';
  /** For the operator. It is public, so it names no path. */
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

/** How long an answer that all is well holds, in milliseconds. */
const holds = 100;

/** Knows whether the disk and the file of a SQLite database can take what is sent. */
export class StorageGuard {
  /** Called when a request meets a problem, so that it is looked after sooner than in its turn. */
  onProblem: () => void = () => undefined;
  private lookedAt = -Infinity;
  private isDamaged = false;

  constructor(
    private readonly file: DatabaseFile,
    private readonly reserve: DiskReserve,
  ) {}

  /** For each request: what the last look saw. While all was well, another look comes each tenth of a second. */
  findProblem(): StorageProblem | undefined {
    const isRecent = performance.now() - this.lookedAt < holds;
    if (isRecent && !this.isDamaged && !this.file.isLost && !this.reserve.isFull) return undefined;
    const problem = this.look();
    if (problem !== undefined) this.onProblem();
    return problem;
  }

  /** Bytes that are free on the disk. Throws when the folder is gone. */
  readFree(): number {
    return this.reserve.free;
  }

  /** Stores nothing more in a file that will have to be restored. */
  reportDamage(): void {
    this.isDamaged = true;
    this.onProblem();
  }

  /** Looks now. */
  look(): StorageProblem | undefined {
    this.lookedAt = performance.now();
    if (this.file.look()) return fileLost;
    if (this.isDamaged) return fileDamaged;
    return this.reserve.look() ? diskFull : undefined;
  }
}
