import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from '../precompress.ts';

/** Versions whose files stay, beside those of the sets that are kept: pages that are open may still ask for them. */
const keptVersions = 5;

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
      const { br, gz } = await compressed(content, 'quick');
      const path = join(folder, file);
      put(path, content);
      put(`${path}.br`, br);
      put(`${path}.gz`, gz);
    }
    const now = new Date();
    utimesSync(folder, now, now);
  }

  /** Removes all but the last ones. @param shown by the sets that are kept */
  removeOthers(shown: readonly string[]): void {
    if (!existsSync(this.#folder)) return;
    const timeOf = (version: string) => statSync(join(this.#folder, version)).mtimeMs;
    const versions = readdirSync(this.#folder).sort((one, other) => timeOf(other) - timeOf(one));
    for (const version of versions.slice(keptVersions).filter((one) => !shown.includes(one))) {
      rmSync(join(this.#folder, version), { recursive: true });
    }
  }
}

/** At one instant, so that no request reads half of it. What a power cut has left of it is replaced. */
function put(path: string, content: Buffer): void {
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.next`, content);
  renameSync(`${path}.next`, path);
}
