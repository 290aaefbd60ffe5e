import { isDeepStrictEqual } from 'node:util';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { PackageReleases, SiteState } from 'contract/site-state';
import type { BuildRecord } from '../build-record.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';

/** Number of versions before the live one that are kept of each package, for going back and for open pages. */
const keptReleases = 5;

/** Makes a version stable. It ends a trial, because the canary was compared with the former stable version. */
export function publishVersion(
  releases: PackageReleases | undefined,
  version: string,
): PackageReleases {
  if (!releases) return { stable: version, former: [], kept: [version] };
  if (releases.stable === version) return withoutCanary(releases);
  const former = [...without(releases.former, version), releases.stable];
  const kept = [...without(releases.kept, version), version];
  return prune({ ...withoutCanary(releases), stable: version, former, kept });
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

/**
 * States that one step back gives, which must be quick: a canary stopped, a package rolled back. The package that was
 * changed last comes first.
 */
export const stepsBack = (state: SiteState): readonly SiteState[] =>
  browserPackages
    .toSorted((one, other) => lastChange(state, other).localeCompare(lastChange(state, one)))
    .flatMap((name) => {
      const releases = state.packages[name];
      const stopped = releases.canary ? [withoutCanary(releases)] : [];
      const back = releases.former.length > 0 ? [rollBack(releases)] : [];
      return [...stopped, ...back].map((one) => ({ [name]: one }));
    })
    .map((changed) => ({ ...state, packages: { ...state.packages, ...changed } }));

const lastChange = ({ packages }: SiteState, name: BrowserPackage): string =>
  packages[name].changes?.at(-1)?.at ?? '';

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
      [...new Set(named)].map((version) => [version, toRelease(recordOf(name, version))]),
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

/** What browsers load of a remote's build, in the language of its record. */
export const toRelease = (record: BuildRecord): Release => ({
  entry: pinnedFile(record, record.entry),
  styles: record.styles.map((file) => pinnedFile(record, file)),
  contract: record.contract,
});

/** Removes the oldest releases beyond the limit, but none that a browser may be told to load. */
function prune(releases: PackageReleases): PackageReleases {
  const { stable, canary, former, kept } = releases;
  const others = kept.filter((version) => version !== stable && version !== canary?.version);
  const spare = others.filter((version) => version !== former.at(-1));
  const gone = new Set(spare.slice(0, Math.max(0, others.length - keptReleases)));
  return {
    ...releases,
    former: former.filter((version) => !gone.has(version)),
    kept: kept.filter((version) => !gone.has(version)),
  };
}

const without = (versions: readonly string[], version: string) =>
  versions.filter((one) => one !== version);

function withoutCanary({ canary: _ended, ...rest }: PackageReleases): PackageReleases {
  return rest;
}
