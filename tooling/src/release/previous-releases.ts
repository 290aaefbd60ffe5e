import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrevious } from '../build.ts';
import { previousVersion, readBuildRecord } from '../build-record.ts';
import { browserPackages, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** Where the builds lie that stand in for the release before (docs/decisions/0018). */
const folder = join(repositoryRoot, '.cache/previous');

/** Builds of every package what journeys that mix releases need, unless it is there. */
export async function buildPreviousReleases(): Promise<void> {
  for (const name of browserPackages) {
    if (!isFresh(name)) await buildPrevious(name, join(folder, name));
  }
}

const isFresh = (name: BrowserPackage): boolean =>
  existsSync(join(folder, name, 'build.json')) &&
  readBuildRecord(join(folder, name)).version === previousVersion(name);
