import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './precompress.ts';
import { writeFileAtomically } from './durable-files.ts';

/** The pages' content files for browsers: one folder per version, whose files never change. */
export class ContentFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a version's files with their compressed forms. The version may already be live with the same files. */
  async add(version: string, files: ReadonlyMap<string, string>): Promise<void> {
    const folder = join(this.#folder, version);
    for (const [file, text] of files) {
      const content = Buffer.from(text);
      const { br, gz } = await compressed(content);
      const path = join(folder, file);
      put(path, content);
      put(`${path}.br`, br);
      put(`${path}.gz`, gz);
    }
  }

  /**
   * Removes all other versions, because unpublished content must not stay public for long. Open pages find the current
   * version by its name.
   * @param shown versions of the kept sets
   */
  removeOthers(shown: readonly string[]): void {
    if (!existsSync(this.#folder)) return;
    for (const version of readdirSync(this.#folder).filter((one) => !shown.includes(one))) {
      rmSync(join(this.#folder, version), { recursive: true });
    }
  }
}

/** Replaces a file that a power cut has left incomplete. */
function put(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  writeFileAtomically(path, content);
}
