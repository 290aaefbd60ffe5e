import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion, readBuildRecord } from '../build-record.ts';
import { runInPairs } from '../machine/in-pairs.ts';
import { browserPackages, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { runOrThrow } from '../machine/run-program.ts';
import { publishBuilds } from './release.ts';
import { SiteFolder } from '../site/site-folder.ts';
import { copyStaticFiles } from './static-files.ts';

const folder = join(repositoryRoot, '.cache/pseudo');
const buildOf = (name: BrowserPackage) => join(folder, name);

/** Folder of the site whose `/de` is in the pseudo-locale. It is never the one that is served. */
const siteFolder = join(folder, 'site');

const origin = 'https://church.example';

/** Creates that site beside the built product, unless it exists. */
export async function buildPseudoSite(): Promise<void> {
  const stale = browserPackages.filter((name) => !isFresh(name));
  if (stale.length === 0 && existsSync(siteFolder)) return;
  rmSync(siteFolder, { recursive: true, force: true });
  // Each build has its own process, as in `buildProduct`.
  await runInPairs(stale, (name) => {
    const args = ['tooling/src/cli.ts', 'build-pseudo', name, buildOf(name)];
    return runOrThrow(process.execPath, ['--import', 'tsx', ...args]);
  });
  const site = new SiteFolder(siteFolder);
  copyStaticFiles(site);
  const release = { site, say: () => undefined };
  await publishBuilds(release, browserPackages.map(buildOf), origin);
}

const isFresh = (name: BrowserPackage): boolean =>
  existsSync(join(buildOf(name), 'build.json')) &&
  readBuildRecord(buildOf(name)).version === packageVersion(name);
