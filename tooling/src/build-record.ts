import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { sourceVersion } from './source-version.ts';

/** What a build leaves beside its files for the assembly. */
export interface BuildRecord {
  readonly name: BrowserPackage;
  readonly version: string;
  /** The script that starts the shell, or a remote's container. Relative to the build's folder. */
  readonly entry: string;
  readonly styles: readonly string[];
}

/** Names the build that the present sources of a package give. */
export const packageVersion = (name: BrowserPackage): string =>
  sourceVersion([name, 'shared-ui', 'contract', 'tooling']);

/** Whether the last build was made from the present sources. */
export const isFresh = (name: BrowserPackage): boolean =>
  existsSync(recordPath(name)) && readBuildRecord(name).version === packageVersion(name);

export const readBuildRecord = (name: BrowserPackage): BuildRecord =>
  JSON.parse(readFileSync(recordPath(name), 'utf8')) as BuildRecord;

export const writeBuildRecord = (record: BuildRecord): void =>
  writeFileSync(recordPath(record.name), JSON.stringify(record, null, 2));

export const removeBuildRecord = (name: BrowserPackage): void =>
  rmSync(recordPath(name), { force: true });

const recordPath = (name: BrowserPackage) => join(repositoryRoot, name, 'dist/build.json');
