import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, isFresh, readBuildRecord } from './build-record.ts';
import { runInPairs } from './machine/in-pairs.ts';
import { runOrThrow } from './machine/run-program.ts';
import { browserPackages, repositoryRoot } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { findOverweightScripts, weighHomeDocument } from './render/page-budgets.ts';
import { readPublicOrigin } from './public-origin.ts';
import type { PublicAddress } from './public-origin.ts';
import { bundlePublisher, publisherFile } from './release/publisher/bundle-publisher.ts';
import { changePort, publishBuilds, showStarter } from './release/release.ts';
import type { ReleaseOptions } from './release/release.ts';
import { isOtherPort } from './release/other-port.ts';
import { SiteFolder } from './site/site-folder.ts';
import { sourceTimes, sourceVersion } from './source-version.ts';

interface ProductOptions {
  /**
   * Whether the site keeps the content that staff published on this machine. Builds for tests, measurements and
   * archives use the starter content; a server on this folder publishes its database's content within a minute.
   */
  readonly keepsContent?: boolean;
  /** The product only runs on this machine: it is compressed quickly, and budgets are not checked. */
  readonly isOnlyRun?: boolean;
}

/**
 * Builds the browser packages and the api where they are stale, and releases them in the site's folder.
 * @param environment as the api reads it
 * @throws Error when PUBLIC_URL is set and is not an origin
 */
export async function buildProduct(
  environment: PublicAddress = process.env,
  { keepsContent = false, isOnlyRun = false }: ProductOptions = {},
): Promise<void> {
  const origin = readPublicOrigin(environment);
  const site = new SiteFolder(siteFolder);
  const options = { site, say };
  const times = `${sourceTimes()} ${isOnlyRun ? 'only run' : ''}`;
  if (!isAsMade(site, times)) {
    await buildPackages(isOnlyRun);
    await laySite(options, origin);
    writeFileSync(timesFile, times);
  } else if (site.readState()?.origin !== origin) await layOut(options, origin, true);
  if (!keepsContent && site.readState()?.content !== undefined) await showStarter({ site, say });
  // Here a budget overrun only warns; a release is refused (release-command.ts, package-product.ts).
  if (!isOnlyRun) for (const words of weighProduct()) say(`Over its budget: ${words}`);
}

/** Describes what exceeds its budget. Published content has no budget. */
export const weighProduct = (): readonly string[] => [
  ...browserPackages.map(buildFolder).flatMap(findOverweightScripts),
  ...(new SiteFolder(siteFolder).readState()?.content === undefined
    ? weighHomeDocument(join(siteFolder, 'current'))
    : []),
];

/**
 * Tells whether all outputs are up to date by the times of the sources, because reading the sources takes most of a
 * second start.
 */
const isAsMade = (site: SiteFolder, times: string): boolean =>
  readIfThere(timesFile) === times &&
  existsSync(serverFile) &&
  existsSync(join(repositoryRoot, publisherFile)) &&
  site.readState() !== undefined;

async function laySite(options: ReleaseOptions, origin: string): Promise<void> {
  const stamp = siteStamp();
  const state = options.site.readState();
  const isSame = readIfThere(stampFile) === stamp && state !== undefined;
  if (isSame && state.origin === origin) return;
  await layOut(options, origin, isSame);
  writeFileSync(stampFile, stamp);
}

/** @param isSame whether the site is up to date except for its origin */
function layOut(options: ReleaseOptions, origin: string, isSame: boolean): Promise<void> {
  const former = options.site.readState()?.origin ?? '';
  const isMoved = isSame && isOtherPort(former, origin);
  return timed(`Laying out the site for ${origin}`, () =>
    isMoved
      ? changePort(options, origin)
      : publishBuilds(options, browserPackages.map(buildFolder), origin),
  );
}

/** Builds the browser packages and the api where they are stale, and the publisher. */
export async function buildPackages(isOnlyRun = false): Promise<void> {
  const builds = staleBuilds(isOnlyRun);
  const names = builds.flatMap((build) => build.names);
  const making = () => runInPairs(builds, ({ make }) => make());
  if (names.length > 0) await timed(`Building ${names.join(', ')}`, making);
  await bundlePublisher();
}

const say = (message: string) => void process.stdout.write(`${message}\n`);

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  say(`${what} ...`);
  const begun = performance.now();
  await work();
  say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** A build that runs in one process. */
interface Build {
  readonly names: readonly string[];
  readonly make: () => Promise<void>;
}

/**
 * Packages grouped by process: webpack uses one core, and the machine has two. Each build in a process speeds up the
 * next, and the console takes as long as the others together.
 */
const builtTogether: readonly (readonly BrowserPackage[])[] = [
  ['admin-console'],
  ['shell', 'public-site', 'member-area'],
];

function staleBuilds(isOnlyRun: boolean): readonly Build[] {
  const options = isOnlyRun ? ['--only-run'] : [];
  const builds = builtTogether
    .map((names) => names.filter((name) => !isFresh(name, isOnlyRun)))
    .filter((names) => names.length > 0)
    .map((names) => ({ names, make: () => runTooling('build', ...options, ...names) }));
  // The api also contains texts of the member pages in other languages.
  const version = sourceVersion(['api', 'contract', 'shared-ui', 'member-area']);
  const isBuilt = existsSync(serverFile) && readIfThere(serverStamp) === version;
  return isBuilt ? builds : [...builds, { names: ['api'], make: () => buildServer(version) }];
}

const runTooling = (...words: readonly string[]) =>
  runOrThrow(process.execPath, ['--import', 'tsx', 'tooling/src/cli.ts', ...words]);

const serverFile = join(repositoryRoot, 'api/dist/main.js');
const serverStamp = join(repositoryRoot, 'api/dist/.version');

async function buildServer(version: string): Promise<void> {
  const begun = performance.now();
  await runOrThrow(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');
  writeFileSync(serverStamp, version);
  say(`api: built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

const siteFolder = join(repositoryRoot, 'site');
const stampFile = join(siteFolder, '.stamp');
const timesFile = join(siteFolder, '.times.stamp');

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Digest of everything the site was made from. Pictures count by name, size and time, because there are hundreds. */
function siteStamp(): string {
  const hash = createHash('sha256').update(sourceVersion(['tooling', 'contract']));
  for (const name of browserPackages) hash.update(readBuildRecord(buildFolder(name)).version);
  const assets = join(repositoryRoot, 'public-site/assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    hash.update(`${entry.parentPath}/${entry.name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
