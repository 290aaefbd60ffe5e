import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from './precompress.ts';
import { writeFileAtomically } from './durable-files.ts';

/** The pages' content files for browsers: one folder per version, whose files never change. */
export class ContentFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes a version's files with their compressed forms. What is the same in the shown version, as most files are, is
   * linked to it, because compressing takes longest. The version may be shown already.
   * @param shown a version that visitors see, so its files are whole
   */
  async add(version: string, files: ReadonlyMap<string, string>, shown?: string): Promise<void> {
    for (const [file, text] of files) {
      const content = Buffer.from(text);
      const path = join(this.#folder, version, file);
      const former = shown === undefined ? undefined : join(this.#folder, shown, file);
      if (former !== undefined && holds(former, content) && share(former, path)) continue;
      const { br, gz } = await compressed(content);
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

const holds = (path: string, content: Buffer): boolean =>
  existsSync(path) && readFileSync(path).equals(content);

/**
 * Links a file and its compressed forms to another folder.
 * @returns false where something is there, which may be incomplete, or the file system has no such links
 */
function share(from: string, to: string): boolean {
  if (from === to) return true;
  mkdirSync(dirname(to), { recursive: true });
  try {
    for (const end of ['', '.br', '.gz']) linkSync(from + end, to + end);
    return true;
  } catch {
    return false;
  }
}

/** Replaces a file that a power cut has left incomplete. */
function put(path: string, content: Buffer): void {
  if (!holds(path, content)) writeFileAtomically(path, content);
}
