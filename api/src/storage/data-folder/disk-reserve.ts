import { randomFillSync } from 'node:crypto';
import { rmSync, statSync, statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file system says of itself, in bytes. */
export interface DiskSpace {
  readonly total: number;
  /** For users other than root. */
  readonly free: number;
}

const megabyte = 2 ** 20;

/** In bytes: what the write-ahead log holds at most (4,000 pages), and on a small disk a sixteenth of it. */
const sizeFor = (total: number) =>
  Math.floor(Math.min(16 * megabyte, Math.max(megabyte / 2, total / 16)));

/**
 * A file that keeps disk space in reserve. It is deleted when the disk is full, so that logins and logouts can still
 * be stored, and nothing else is. It is written again once there is space.
 */
export class DiskReserve {
  private readonly path: string;
  private isDiskFull = false;

  constructor(
    private readonly folder: string,
    private readonly readSpace: (folder: string) => DiskSpace = spaceOf,
  ) {
    this.path = join(folder, 'reserve');
  }

  /** What the last look saw. */
  get isFull(): boolean {
    return this.isDiskFull;
  }

  /**
   * Looks at the disk, in a millionth of a second or two. It counts as full when less than half of the reserve
   * is free, and as such until twice the reserve is.
   */
  look(): boolean {
    const { size, free } = this.measure();
    if (free < size / 2) {
      this.isDiskFull = true;
      rmSync(this.path, { force: true });
    } else if (free >= 2 * size) {
      this.isDiskFull = false;
    }
    return this.isDiskFull;
  }

  /** Bytes that others than root may still fill. Throws when the folder is gone. */
  get free(): number {
    return this.readSpace(this.folder).free;
  }

  /** Makes the file when it is missing and there is room. Rejects when there is less than there seemed to be. */
  async make(signal: AbortSignal): Promise<void> {
    const { size, free } = this.measure();
    if (this.look() || sizeOf(this.path) >= size || free < 2 * size) return;
    const file = await open(this.path, 'w', 0o600);
    try {
      const piece = Buffer.alloc(megabyte / 2);
      for (let written = 0; written < size && !signal.aborted; written += piece.length) {
        // Of random bytes, which no file system compresses, shares or leaves out.
        await file.write(randomFillSync(piece), 0, Math.min(piece.length, size - written));
      }
      await file.sync();
    } catch (error) {
      await rm(this.path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }

  private measure() {
    const { total, free } = this.readSpace(this.folder);
    return { size: sizeFor(total), free };
  }
}

function spaceOf(folder: string): DiskSpace {
  const { bsize, blocks, bavail } = statfsSync(folder);
  return { total: bsize * blocks, free: bsize * bavail };
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
