import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './durable-files.ts';

/** In each set of pages: the snapshot that they show. */
export const snapshotFile = 'snapshot.json';

/** In each set of pages: what its release came with, as the text of a snapshot. */
export const starterFile = 'starter.json';

/** What staff have published, each as a file that is named by its digest and never changes. */
export class Snapshots {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws Error when it is not there, or is not what was published. */
  read(digest: string): string {
    const text = readFileSync(this.#fileOf(digest), 'utf8');
    if (digestOf(text) === digest) return text;
    throw new Error(`The snapshot ${digest} is not what was published.`);
  }

  /** Adds one, flushed to the disk. @returns its digest */
  add(text: string): string {
    const digest = digestOf(text);
    replaceFile(this.#fileOf(digest), text);
    return digest;
  }

  /** Removes all but some, with what an interrupted one has left. */
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
