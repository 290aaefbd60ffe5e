import { isDeepStrictEqual } from 'node:util';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

/** Number of releases per package whose files stay, so that open pages keep working. */
const keptReleases = 5;

export interface PackageReleases {
  readonly stable: string;
  readonly canary?: { readonly version: string; readonly percent: number };
  /** Former stable versions, latest last. */
  readonly former: readonly string[];
  /** Versions on disk, in release order. */
  readonly kept: readonly string[];
}

/** Everything that a site is assembled from. The registry is the part that browsers read. */
export interface SiteState {
  /** Public origin of the site, which its pages contain. */
  readonly origin: string;
  readonly packages: Readonly<Record<BrowserPackage, PackageReleases>>;
  /** Absent: browsers get the live shell's service worker. */
  readonly serviceWorker?: 'off';
  /** Digest of the published content (decision 53). Absent: the site shows the starter content. */
  readonly content?: string;
}

/** Makes a version stable. It ends a trial, because the canary was compared with the former stable version. */
export function publishVersion(
  releases: PackageReleases | undefined,
  version: string,
): PackageReleases {
  if (!releases) return { stable: version, former: [], kept: [version] };
  if (releases.stable === version) return withoutCanary(releases);
  const former = [...without(releases.former, version), releases.stable];
  return prune({ stable: version, former, kept: [...without(releases.kept, version), version] });
}

/** Starts a trial of a version with a percentage of the visitors; 0 ends the trial. */
export function startCanary(
  releases: PackageReleases,
  version: string,
  percent: number,
): PackageReleases {
  if (!(percent >= 0 && percent <= 100)) throw new Error('A share is a number from 0 to 100.');
  if (percent === 0) return withoutCanary(releases);
  if (version === releases.stable) {
    throw new Error(`${version} is what everybody has; there is nothing to try.`);
  }
  const kept = [...without(releases.kept, version), version];
  return prune({ ...releases, canary: { version, percent }, kept });
}

/** Makes the canary the stable version. */
export function promoteCanary(releases: PackageReleases): PackageReleases {
  if (!releases.canary) throw new Error('There is no canary to promote.');
  return publishVersion(releases, releases.canary.version);
}

/** Rolls back to an earlier version, by default the previous one. It ends a trial: all visitors get one release. */
export function rollBack(
  releases: PackageReleases,
  version = releases.former.at(-1),
): PackageReleases {
  if (version === undefined) throw new Error('There is no earlier release to go back to.');
  if (!releases.kept.includes(version)) {
    throw new Error(`${version} is not kept any more. There are: ${releases.kept.join(', ')}.`);
  }
  // The replaced release has failed, so it is not kept as a former one.
  const at = releases.former.lastIndexOf(version);
  const former = at === -1 ? releases.former : releases.former.slice(0, at);
  return withoutCanary({ ...releases, stable: version, former });
}

/** Tells whether two states give the same pages, because pages depend on nothing else of a state. */
export const haveSamePages = (one: SiteState, other: SiteState): boolean =>
  isDeepStrictEqual(seenInPages(one), seenInPages(other));

function seenInPages({ packages, ...rest }: SiteState) {
  const { shell, ...remotes } = packages;
  const offered = remoteNames.map((name) => offeredOf(remotes[name]));
  return { ...rest, shell: shell.stable, offered };
}

/** The part of a package's releases that browsers get. */
function offeredOf({ stable, canary, former }: PackageReleases) {
  const lastGood = former.at(-1);
  return {
    stable,
    ...(canary && { canary }),
    ...(lastGood !== undefined && { lastGood }),
  };
}

/**
 * The registry: the releases that browsers may choose from.
 * @param recordOf in the language of the pages
 */
export function getRegistry(
  { packages }: SiteState,
  recordOf: (name: RemoteName, version: string) => BuildRecord,
): Registry {
  const entries = remoteNames.map((name): [RemoteName, RemoteReleases] => {
    const offered = offeredOf(packages[name]);
    const { stable, canary, lastGood } = offered;
    const named = [stable, canary?.version, lastGood].filter((one) => one !== undefined);
    const versions = Object.fromEntries(
      [...new Set(named)].map((version) => [version, releaseOf(recordOf(name, version))]),
    );
    return [name, { ...offered, versions }];
  });
  return Object.fromEntries(entries) as Registry;
}

/**
 * The registry as a page inlines it. The previous release has no digests: a page that needs it fetches the registry
 * first, and all others would download them for nothing.
 */
export const inlinedRegistry = (registry: Registry): Registry =>
  Object.fromEntries(
    Object.entries(registry).map(([name, releases]) => {
      const described = [releases.stable, releases.canary?.version];
      const versions = Object.entries(releases.versions).filter(([one]) => described.includes(one));
      return [name, { ...releases, versions: Object.fromEntries(versions) }];
    }),
  ) as Registry;

/** A build's file with its digest, for a page or the registry. */
export function pinnedFile({ name, version, integrity }: BuildRecord, file: string) {
  const digest = integrity[file];
  if (!digest) throw new Error(`The build of ${name} ${version} has no digest of ${file}.`);
  return { href: `/assets/${name}/${version}/${file}`, integrity: digest };
}

const releaseOf = (record: BuildRecord): Release => ({
  entry: pinnedFile(record, record.entry),
  styles: record.styles.map((file) => pinnedFile(record, file)),
  contract: record.contract,
});

/** Removes the oldest releases beyond the limit, but none that a browser may be told to load. */
function prune(releases: PackageReleases): PackageReleases {
  const { stable, canary, former, kept } = releases;
  const offered = [stable, canary?.version, former.at(-1)];
  const spare = kept.filter((version) => !offered.includes(version));
  const gone = new Set(spare.slice(0, Math.max(0, kept.length - keptReleases)));
  return {
    ...releases,
    former: former.filter((version) => !gone.has(version)),
    kept: kept.filter((version) => !gone.has(version)),
  };
}

const without = (versions: readonly string[], version: string) =>
  versions.filter((one) => one !== version);

function withoutCanary({ stable, former, kept }: PackageReleases): PackageReleases {
  return { stable, former, kept };
}
