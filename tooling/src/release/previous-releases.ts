import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { previousVersion, readBuildRecord } from '../build-record.ts';
import { runInPairs } from '../machine/in-pairs.ts';
import { browserPackages, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { runOrThrow } from '../machine/run-program.ts';

/** Folder of the builds that stand in for the previous release (decision 18). */
const folder = join(repositoryRoot, '.cache/previous');

/** Builds the previous release of every package for journeys that mix releases, unless it exists. */
export async function buildPreviousReleases(): Promise<void> {
  // Each build has its own process, as in `buildProduct`.
  const stale = browserPackages.filter((name) => !isFresh(name));
  await runInPairs(stale, (name) => {
    const args = ['tooling/src/cli.ts', 'build-previous', name, join(folder, name)];
    return runOrThrow(process.execPath, ['--import', 'tsx', ...args]);
  });
}

const isFresh = (name: BrowserPackage): boolean =>
  existsSync(join(folder, name, 'build.json')) &&
  readBuildRecord(join(folder, name)).version === previousVersion(name);
