import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './precompress.ts';
import { layFile } from './durable-files.ts';

/** What pages show, for browsers: a folder a version, below which a file never changes. */
export class ContentFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Writes a version's files, each with its compressed forms. It may be live already, with the same. */
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
   * Removes all other versions: what was taken down must not stay public for long. Pages that are still open find the
   * present version by its name.
   * @param shown by the sets that are kept
   */
  removeOthers(shown: readonly string[]): void {
    if (!existsSync(this.#folder)) return;
    for (const version of readdirSync(this.#folder).filter((one) => !shown.includes(one))) {
      rmSync(join(this.#folder, version), { recursive: true });
    }
  }
}

/** What a power cut has left of it is replaced. */
function put(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  layFile(path, content);
}
