import type { RemoteName } from '../site/site-paths';

/** Where the browser reads which release of each remote is live. */
export const registryPath = '/registry.json';

/** The id of the `<script type="application/json">` that carries the registry in every page. */
export const registryElementId = 'registry';

/** A file that a browser takes with this content only. */
export interface PinnedFile {
  /** Root-absolute. */
  readonly href: string;
  /** An algorithm, `-` and the digest in base64: `sha256-...`. A file without one is refused; watch mode alone has none. */
  readonly integrity?: string;
}

/** One release of a remote. */
export interface Release {
  /** The federation container's script. It holds the digests of the release's lazy chunks. */
  readonly entry: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** The generation of the shell's agreement that it was built for (contract/remote). */
  readonly contract: number;
}

/** Which releases of a remote visitors may get. Older ones are still there for pages that are open. */
export interface RemoteReleases {
  readonly stable: string;
  /** A release on trial with a share of the visitors, 0 to 100. */
  readonly canary?: { readonly version: string; readonly percent: number };
  /** The release that was stable before: what a browser falls back to when the present one keeps failing. */
  readonly lastGood?: string;
  readonly versions: Readonly<Record<string, Release>>;
}

export type Registry = Readonly<Record<RemoteName, RemoteReleases>>;
