import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable-files.ts';

/** File in each page set: the snapshot that its pages show. */
export const snapshotFile = 'snapshot.json';

/** File in each page set: the starter content of its release, in the format of a snapshot. */
export const starterFile = 'starter.json';

/** Published content: immutable files named by their digests. */
export class Snapshots {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws Error when the snapshot is missing or altered */
  read(digest: string): string {
    const text = readFileSync(this.#fileOf(digest), 'utf8');
    if (digestOf(text) === digest) return text;
    throw new Error(`The snapshot ${digest} is not what was published.`);
  }

  /**
   * Adds a snapshot, flushed to the disk.
   * @returns its digest
   */
  add(text: string): string {
    const digest = digestOf(text);
    replaceFile(this.#fileOf(digest), text);
    return digest;
  }

  /** Removes all other snapshots, and the remains of interrupted writes. */
  removeOthers(kept: readonly (string | undefined)[]): void {
    if (!existsSync(this.#folder)) return;
    const names = kept.map((digest) => `${digest}.json`);
    for (const name of readdirSync(this.#folder).filter((one) => !names.includes(one))) {
      rmSync(join(this.#folder, name));
    }
  }

  #fileOf(digest: string): string {
    return join(this.#folder, `${digest}.json`);
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
