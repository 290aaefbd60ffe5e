import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { OwnedPath } from 'contract/site-paths';
import { repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { sourceVersion } from './source-version.ts';

/** The record that each build writes beside its files. */
export interface BuildRecord {
  readonly name: BrowserPackage;
  readonly version: string;
  /** Version of the contract between shell and remotes that was built in (contract/remote). */
  readonly contract: number;
  /** For a remote, the paths of its pages. For the shell, every known path and the remote that owns it. */
  readonly pages: readonly OwnedPath[];
  /** Path of the entry script in English, relative to the build's folder: the shell's start or a remote's container. */
  readonly entry: string;
  readonly styles: readonly string[];
  /** Chunks of each `import()` by the module's name; absent in older releases. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
  /** The same scripts in the other languages; absent in releases from before translations. */
  readonly translations?: Partial<Readonly<Record<Language, LanguageBuild>>>;
  /** Digests of all these files. The entry contains those of the lazy chunks, too. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The part of a build that differs by language: everything but styles. */
export interface LanguageBuild {
  readonly entry: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Tells whether a release has the texts of a language. */
export const speaks = ({ translations }: BuildRecord, language: Language): boolean =>
  language === firstLanguage || translations?.[language] !== undefined;

/** Selects a build's files for one language. A release without that language is English. */
export const inLanguage = (record: BuildRecord, language: Language): BuildRecord => ({
  ...record,
  ...record.translations?.[language],
});

/** Version of the build that a package's current sources give. */
export const packageVersion = (name: BrowserPackage): string =>
  sourceVersion([name, 'shared-ui', 'contract', 'tooling']);

/** Version of the build that the current sources give if it is only run on this machine (build.ts). */
export const onlyRunVersion = (name: BrowserPackage): string =>
  createHash('sha256')
    .update(`${packageVersion(name)} only run`)
    .digest('hex')
    .slice(0, 12);

/** Version of the build that stands in for the previous release. */
export const previousVersion = (name: BrowserPackage): string =>
  createHash('sha256').update(packageVersion(name)).digest('hex').slice(0, 12);

/** Folder of a package's current build: `client`, `server` and the record. */
export const buildFolder = (name: BrowserPackage): string => join(repositoryRoot, name, 'dist');

/** Tells whether the last build was made from the current sources and for the same use. */
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
