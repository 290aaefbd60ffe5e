import type { RemoteName } from './site-paths';

/** Where the browser reads which release of each remote is live. */
export const registryPath = '/registry.json';

/** The id of the `<script type="application/json">` that carries the registry in every page. */
export const registryElementId = 'registry';

/** One release of a remote. Addresses are root-absolute. */
export interface Release {
  /** The federation container's script. */
  readonly entry: string;
  readonly styles: readonly string[];
  /** The generation of the shell's agreement that it was built for (contract/remote). */
  readonly contract: number;
}

/** Which releases of a remote exist, and which one visitors get. */
export interface RemoteReleases {
  readonly stable: string;
  readonly versions: Readonly<Record<string, Release>>;
}

export type Registry = Readonly<Record<RemoteName, RemoteReleases>>;
