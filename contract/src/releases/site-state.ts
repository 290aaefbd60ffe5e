import type { Language } from '../site/languages';
import { remoteNames } from '../site/site-paths';
import type { Release } from './registry';

/** The packages that are released. */
export const releasedPackages = ['shell', ...remoteNames] as const;
export type ReleasedPackage = (typeof releasedPackages)[number];

/**
 * Everything that a site is assembled from, `current/state.json` in the site's folder. Only releases write it
 * (tooling/src/site); the server reads it. The registry is the part that browsers read.
 */
export interface SiteState {
  /** Public origin of the site, which its pages contain. */
  readonly origin: string;
  readonly packages: Readonly<Record<ReleasedPackage, PackageReleases>>;
  /** Absent: browsers get the live shell's service worker. */
  readonly serviceWorker?: 'off';
  /** Digest of the published content (decision 53). Absent: the site shows the starter content. */
  readonly content?: string;
}

export interface PackageReleases {
  readonly stable: string;
  readonly canary?: { readonly version: string; readonly percent: number };
  /** Former stable versions, latest last. */
  readonly former: readonly string[];
  /** Versions on disk, in release order. */
  readonly kept: readonly string[];
  /** The last changes, oldest first, at most 20; absent in a site from before they were noted. */
  readonly changes?: readonly ReleaseChange[];
  /** Facts of the kept versions; absent for one from before they were noted. */
  readonly facts?: Readonly<Record<string, VersionFacts>>;
}

/** What was done with a package's releases. */
export interface ReleaseChange {
  /** ISO 8601. No two changes of a package have the same. */
  readonly at: string;
  /**
   * `staff:` and the id of an account, `operator:` and the name of a user of the machine, or `rule`, which stops a bad
   * canary.
   */
  readonly by: string;
  readonly did: 'publish' | 'canary' | 'stop-canary' | 'promote' | 'rollback';
  readonly version: string;
  /** The canary's share, 1 to 100. */
  readonly percent?: number;
}

export interface VersionFacts {
  /** Version of the contract between shell and remotes (contract/remote). */
  readonly contract: number;
  /** Bytes of its first script as browsers load it, compressed with Brotli. */
  readonly entryBytes: number;
}

/** A build that only staff see: `previews/<package>/<version>.json` in the site's folder, at most five of each remote. */
export interface PreviewedBuild extends VersionFacts {
  readonly version: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** What the shell loads, in each language of the build. */
  readonly releases: Readonly<Partial<Record<Language, Release>>>;
}

/**
 * Names the last change of a package, for whoever changes it next: the change is refused if another one came between.
 */
export const toSeenChange = ({ changes = [] }: PackageReleases): string =>
  changes.at(-1)?.at ?? 'none';
