import { randomFillSync } from 'node:crypto';
import { rmSync, statSync, statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The size of a file system, in bytes. */
export interface DiskSpace {
  readonly total: number;
  /** Space for users other than root. */
  readonly free: number;
}

const megabyte = 2 ** 20;

/**
 * Returns the size of the reserve, in bytes: the largest write-ahead log (4,000 pages), or a sixteenth of a small disk.
 */
const sizeFor = (total: number) =>
  Math.floor(Math.min(16 * megabyte, Math.max(megabyte / 2, total / 16)));

/**
 * A file that reserves disk space. It is deleted when the disk is full, so that log-ins and log-outs, and nothing else,
 * can still be stored. It is written again once there is space.
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

  /** Returns the result of the last look. */
  get isFull(): boolean {
    return this.isDiskFull;
  }

  /**
   * Measures the disk, within a few microseconds. It counts as full when less than half of the reserve is free, and
   * stays so until twice the reserve is free.
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

  /** The free bytes for users other than root. Throws where the folder was removed. */
  get free(): number {
    return this.readSpace(this.folder).free;
  }

  /** Creates the file if it is missing and fits. Rejects where the space turns out too small. */
  async make(signal: AbortSignal): Promise<void> {
    const { size, free } = this.measure();
    if (this.look() || sizeOf(this.path) >= size || free < 2 * size) return;
    const file = await open(this.path, 'w', 0o600);
    try {
      const piece = Buffer.alloc(megabyte / 2);
      for (let written = 0; written < size && !signal.aborted; written += piece.length) {
        // Random bytes cannot be compressed, shared or left out by a file system.
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
