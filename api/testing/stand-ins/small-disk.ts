import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../src/storage/error-code';

/** A separate file system that is soon full. */
export interface SmallDisk {
  readonly path: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** Mounts a disk in memory; undefined if that is not possible: it needs root and tmpfs. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'church-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'church-test', path];
  if (spawnSync('mount', options).status !== 0) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      for (const size of [65_536, 4096, 1]) fillInPieces(filler, Buffer.alloc(size));
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function fillInPieces(file: string, piece: Buffer): void {
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}
