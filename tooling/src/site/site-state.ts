import { isDeepStrictEqual } from 'node:util';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { BuildRecord } from '../build-record.ts';
import type { BrowserPackage } from '../packages.ts';

/** Releases of a package whose files stay, so that pages that are open go on working. */
const keptReleases = 5;

/** The releases of one package, by version. */
export interface PackageReleases {
  readonly stable: string;
  readonly canary?: { readonly version: string; readonly percent: number };
  /** What was stable before, the latest last. */
  readonly former: readonly string[];
  /** Everything that is on disk, in the order of its release. */
  readonly kept: readonly string[];
}

/** What a site is assembled from. The registry that browsers read is the part of it that concerns them. */
export interface SiteState {
  /** Where visitors find the site; its pages name it. */
  readonly origin: string;
  readonly packages: Readonly<Record<BrowserPackage, PackageReleases>>;
  /** Absent: browsers get the live shell's service worker. */
  readonly serviceWorker?: 'off';
  /** The digest of what staff have published (decision 53). Absent: the site says what it came with. */
  readonly content?: string;
}

/** Makes a version the stable one. It ends a trial: the canary was compared with what was stable before. */
export function publishVersion(
  releases: PackageReleases | undefined,
  version: string,
): PackageReleases {
  if (!releases) return { stable: version, former: [], kept: [version] };
  if (releases.stable === version) return withoutCanary(releases);
  const former = [...without(releases.former, version), releases.stable];
  return prune({ stable: version, former, kept: [...without(releases.kept, version), version] });
}

/** Puts a version on trial with a share of the visitors. None ends the trial. */
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

/** Goes back to an earlier version, by default the one before. A trial ends with it: all visitors get one release. */
export function rollBack(
  releases: PackageReleases,
  version = releases.former.at(-1),
): PackageReleases {
  if (version === undefined) throw new Error('There is no earlier release to go back to.');
  if (!releases.kept.includes(version)) {
    throw new Error(`${version} is not kept any more. There are: ${releases.kept.join(', ')}.`);
  }
  // The release that is left has failed: it is not kept as a former one.
  const at = releases.former.lastIndexOf(version);
  const former = at === -1 ? releases.former : releases.former.slice(0, at);
  return withoutCanary({ ...releases, stable: version, former });
}

/** Whether pages that were assembled for one state are those of another: nothing else of a state is in them. */
export const haveSamePages = (one: SiteState, other: SiteState): boolean =>
  isDeepStrictEqual(seenInPages(one), seenInPages(other));

function seenInPages({ packages, ...rest }: SiteState) {
  const { shell, ...remotes } = packages;
  const offered = remoteNames.map((name) => offeredOf(remotes[name]));
  return { ...rest, shell: shell.stable, offered };
}

/** What browsers are given of a package. */
function offeredOf({ stable, canary, former }: PackageReleases) {
  const lastGood = former.at(-1);
  return {
    stable,
    ...(canary && { canary }),
    ...(lastGood !== undefined && { lastGood }),
  };
}

/** The part that browsers need: what they may choose from. @param recordOf in the language of the pages */
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
 * What a page carries of the registry. The release before is only named: a page that needs it reads the registry anew
 * first, and all others would wait for its digests.
 */
export const inlinedRegistry = (registry: Registry): Registry =>
  Object.fromEntries(
    Object.entries(registry).map(([name, releases]) => {
      const described = [releases.stable, releases.canary?.version];
      const versions = Object.entries(releases.versions).filter(([one]) => described.includes(one));
      return [name, { ...releases, versions: Object.fromEntries(versions) }];
    }),
  ) as Registry;

/** A build's file as a page or the registry names it. */
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

/** Forgets the oldest releases beyond those that are kept, but nothing that a browser may be told to load. */
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
