import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes } from 'contract/languages';
import type { RemoteName } from 'contract/site-paths';
import type { PreviewedBuild, VersionFacts } from 'contract/site-state';
import { inLanguage, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';
import { flush, replaceFile } from './durable-files.ts';
import { toRelease } from './site-state.ts';

/** Maximum number of previewed builds of a remote. */
const mostPreviews = 5;

/** Builds that lie beside the released ones and that only staff load: one file each, which the server reads. */
export class PreviewedBuilds {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Oldest first. */
  list(name: RemoteName): readonly PreviewedBuild[] {
    const folder = join(this.#folder, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PreviewedBuild)
      .sort((one, other) => one.at.localeCompare(other.at));
  }

  factsOf(name: BrowserPackage): Readonly<Record<string, VersionFacts>> {
    const builds = name === 'shell' ? [] : this.list(name);
    return Object.fromEntries(
      builds.map(({ version, contract, entryBytes }) => [version, { contract, entryBytes }]),
    );
  }

  /** @throws Error when as many others are there as there may be */
  expectRoom(name: RemoteName, version: string): void {
    const others = this.list(name).filter((one) => one.version !== version);
    if (others.length < mostPreviews) return;
    const versions = others.map((one) => one.version).join(', ');
    throw new Error(
      `${name} has ${mostPreviews} previews already: ${versions}. ` +
        `Remove one: release preview ${name} --remove <version>`,
    );
  }

  /** Adds a build, whose files must be flushed to the disk. */
  add(
    record: BuildRecord & { readonly name: RemoteName },
    build: Omit<PreviewedBuild, 'releases'>,
  ): void {
    const languages = languageCodes.filter((code) => speaks(record, code));
    const releases = Object.fromEntries(
      languages.map((code) => [code, toRelease(inLanguage(record, code))]),
    );
    const previewed: PreviewedBuild = { ...build, releases };
    replaceFile(this.#fileOf(record.name, record.version), JSON.stringify(previewed, null, 2));
  }

  /** Removes those of the versions that are there. Their files stay until the next change of the site. */
  remove(name: RemoteName, versions: readonly (string | undefined)[]): void {
    for (const { version } of this.list(name).filter((one) => versions.includes(one.version))) {
      const file = this.#fileOf(name, version);
      rmSync(file);
      flush(dirname(file));
    }
  }

  #fileOf(name: RemoteName, version: string): string {
    return join(this.#folder, name, `${version}.json`);
  }
}
