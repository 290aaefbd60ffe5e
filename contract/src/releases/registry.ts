import type { RemoteName } from '../site/site-paths';

/** The file with the live release of each remote. */
export const registryPath = '/registry.json';

/** Id of the `<script type="application/json">` with the registry in every page. */
export const registryElementId = 'registry';

/** Key of the browser's session storage: the versions that have failed in this tab. */
export const avoidedReleasesKey = 'avoided-releases';

/** A file with the digest that the browser checks it against. */
export interface PinnedFile {
  /** Root-absolute. */
  readonly href: string;
  /** Subresource integrity: an algorithm, `-` and the digest in base64, `sha256-...`. Required except in watch mode. */
  readonly integrity?: string;
}

export interface Release {
  /** Script of the federation container. It contains the digests of the release's lazy chunks. */
  readonly entry: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** Version of the contract with the shell that it was built for (contract/remote). */
  readonly contract: number;
}

/** The releases of a remote that visitors may get. Older ones stay available for open pages. */
export interface RemoteReleases {
  readonly stable: string;
  /** A trial release with its share of the visitors, 0 to 100. */
  readonly canary?: { readonly version: string; readonly percent: number };
  /** The previous stable release: browsers fall back to it if the current one keeps failing. */
  readonly lastGood?: string;
  readonly versions: Readonly<Record<string, Release>>;
}

export type Registry = Readonly<Record<RemoteName, RemoteReleases>>;
