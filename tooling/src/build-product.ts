import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, isFresh, readBuildRecord } from './build-record.ts';
import { runInPairs } from './machine/in-pairs.ts';
import { browserPackages, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { readPublicOrigin } from './public-origin.ts';
import type { PublicAddress } from './public-origin.ts';
import { bundlePublisher } from './publisher/bundle-publisher.ts';
import { publishBuilds, showStarter } from './release/release.ts';
import { SiteFolder } from './release/site-folder.ts';
import { runOrThrow } from './machine/run-program.ts';
import { sourceVersion } from './source-version.ts';

/**
 * Builds the browser packages and the api where they are stale, and makes it live in the site's folder. Another
 * public address is a matter of assembling anew.
 * @param environment as the api reads it
 * @param keepsContent whether the site goes on showing what staff published on this machine. What is tested, measured or
 * packed says what it came with; a server that runs on the folder shows what its database says within a minute.
 * @throws Error when PUBLIC_URL is set and names no origin.
 */
export async function buildProduct(
  environment: PublicAddress = process.env,
  { keepsContent = false } = {},
): Promise<void> {
  const origin = readPublicOrigin(environment);
  await buildPackages();
  const site = new SiteFolder(siteFolder);
  await laySite(site, origin);
  if (keepsContent || site.readState()?.content === undefined) return;
  await showStarter({ site, say });
}

async function laySite(site: SiteFolder, origin: string): Promise<void> {
  const stamp = siteStamp(origin);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await publishBuilds({ site, say }, browserPackages.map(buildFolder), origin);
  writeFileSync(stampFile, stamp);
  say(`site: made for ${origin}`);
}

/** Builds the browser packages and the api where they are stale, and what publishes. */
export async function buildPackages(): Promise<void> {
  await bundlePublisher();
  const builds = staleBuilds();
  if (builds.length > 0) say(`Building ${builds.map(({ name }) => name).join(', ')} ...`);
  await runInPairs(builds, async ({ name, make }) => {
    const begun = performance.now();
    await make();
    say(`${name}: built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  });
}

const say = (message: string) => void process.stdout.write(`${message}\n`);

interface Build {
  readonly name: string;
  readonly make: () => Promise<void>;
}

/** Seconds, about. What takes longest is begun first, so that no core waits for the last. */
const buildTime: Readonly<Record<BrowserPackage, number>> = {
  'admin-console': 40,
  shell: 30,
  'public-site': 25,
  'member-area': 20,
};

function staleBuilds(): readonly Build[] {
  const packages = browserPackages.filter((name) => !isFresh(name));
  packages.sort((one, other) => buildTime[other] - buildTime[one]);
  // One process each: webpack keeps a core busy, and the machine has two.
  const builds = packages.map((name) => ({
    name,
    make: () =>
      runOrThrow(process.execPath, ['--import', 'tsx', 'tooling/src/cli.ts', 'build', name]),
  }));
  // It says what the pages of other languages say, too.
  const version = sourceVersion(['api', 'contract', 'shared-ui', 'member-area']);
  const isBuilt = existsSync(serverStamp) && readFileSync(serverStamp, 'utf8') === version;
  return isBuilt ? builds : [...builds, { name: 'api', make: () => buildServer(version) }];
}

const serverStamp = join(repositoryRoot, 'api/dist/.version');

async function buildServer(version: string): Promise<void> {
  await runOrThrow(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
  writeFileSync(serverStamp, version);
}

const siteFolder = join(repositoryRoot, 'site');
const stampFile = join(siteFolder, '.stamp');

/** What the site was made from. A picture counts by its name, size and time: there are hundreds. */
function siteStamp(origin: string): string {
  const hash = createHash('sha256')
    .update(sourceVersion(['tooling', 'contract']))
    .update(origin);
  for (const name of browserPackages) hash.update(readBuildRecord(buildFolder(name)).version);
  const assets = join(repositoryRoot, 'public-site/assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    hash.update(`${entry.parentPath}/${entry.name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
