import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { OwnedPath } from 'contract/site-paths';
import { repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { sourceVersion } from './source-version.ts';

/** What a build says of itself, beside its files. */
export interface BuildRecord {
  readonly name: BrowserPackage;
  readonly version: string;
  /** The generation of the agreement between shell and remotes that was built in (contract/remote). */
  readonly contract: number;
  /** A remote: the paths that it has pages for. The shell: every path that it knows, and whom it asks for its page. */
  readonly pages: readonly OwnedPath[];
  /** The script that starts the shell, or a remote's container, in English. Relative to the build's folder. */
  readonly entry: string;
  readonly styles: readonly string[];
  /** The scripts that hold what is asked for by `import()`, by the module's name; absent in a release from before. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The same scripts in the other languages; absent in a release from before there were any. */
  readonly translations?: Partial<Readonly<Record<Language, LanguageBuild>>>;
  /** The digests of all these. Those of the lazy chunks stand in the entry as well. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What a build has of its own in each language: everything but styles. */
export interface LanguageBuild {
  readonly entry: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Whether a release has the texts of a language. */
export const speaks = ({ translations }: BuildRecord, language: Language): boolean =>
  language === firstLanguage || translations?.[language] !== undefined;

/** A build as a page in one language takes it. A release that does not speak it is English. */
export const inLanguage = (record: BuildRecord, language: Language): BuildRecord => ({
  ...record,
  ...record.translations?.[language],
});

/** Names the build that the present sources of a package give. */
export const packageVersion = (name: BrowserPackage): string =>
  sourceVersion([name, 'shared-ui', 'contract', 'tooling']);

/** Names the build that the present sources give where it is only run (build.ts). */
export const onlyRunVersion = (name: BrowserPackage): string =>
  createHash('sha256')
    .update(`${packageVersion(name)} only run`)
    .digest('hex')
    .slice(0, 12);

/** Names the build that stands in for the release before. */
export const previousVersion = (name: BrowserPackage): string =>
  createHash('sha256').update(packageVersion(name)).digest('hex').slice(0, 12);

/** Where the present build of a package lies: `client`, `server` and its record. */
export const buildFolder = (name: BrowserPackage): string => join(repositoryRoot, name, 'dist');

/** Whether the last build was made from the present sources, and for this use. */
export function isFresh(name: BrowserPackage, isOnlyRun: boolean): boolean {
  if (!existsSync(recordPath(buildFolder(name)))) return false;
  const { version } = readBuildRecord(buildFolder(name));
  return version === packageVersion(name) || (isOnlyRun && version === onlyRunVersion(name));
}

export const readBuildRecord = (folder: string): BuildRecord =>
  JSON.parse(readFileSync(recordPath(folder), 'utf8')) as BuildRecord;

export const writeBuildRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(recordPath(folder), JSON.stringify(record, null, 2));

export const removeBuildRecord = (folder: string): void =>
  rmSync(recordPath(folder), { force: true });

const recordPath = (folder: string) => join(folder, 'build.json');
