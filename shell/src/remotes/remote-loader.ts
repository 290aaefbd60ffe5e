import { remoteContract } from 'contract/remote';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import type { RemoteModule } from './remote-module';

export interface RemoteLoader {
  /** Loads the remote's module once. Rejects when every remaining release has failed; the next call tries again. */
  load(name: RemoteName): Promise<RemoteModule>;
  /**
   * Makes the first attempt of `load` ahead of time. Rejects when it fails, without a report: `load` continues with the
   * second attempt.
   */
  prefetch(name: RemoteName): Promise<RemoteModule>;
  isLoaded(name: RemoteName): boolean;
  loadedVersion(name: RemoteName): string | undefined;
  /**
   * Fetches the registry again and loads its current release, if that is another one.
   * @returns whether `load` now has another release; a release that fails to load changes nothing
   */
  renew(name: RemoteName): Promise<boolean>;
}

interface RemoteLoaderOptions {
  /** The registry inlined in the page. */
  readonly registry: Registry;
  /** Fetches the registry again, since a release may have been removed after the page was opened. */
  readonly fetchRegistry: () => Promise<Registry>;
  readonly loadContainer: (
    name: RemoteName,
    release: Release,
    suffix: string,
  ) => Promise<RemoteModule>;
  readonly chooseVersion: (releases: RemoteReleases, lost?: string) => string;
  /** Returns what replaces the registry's releases of a remote, if staff preview another build. */
  readonly findPreview: (name: RemoteName) => RemoteReleases | undefined;
  /** Called for a release that `load` provides; not for one that was only prefetched. */
  readonly onLoaded: (name: RemoteName, version: string) => void;
  /** Called for a release that failed to load twice. */
  readonly onLost: (name: RemoteName, version: string) => void;
  /** Returns a suffix that makes the addresses of a retry unique, to bypass any cached failure. */
  readonly createCacheBuster: () => string;
}

/** Loads remotes through the registry, so that one that cannot be loaded does not affect the others. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  let { registry } = options;
  const loaded = new Map<RemoteName, string>();
  const underWay = new Map<RemoteName, Promise<RemoteModule>>();
  const firstTries = new Map<RemoteName, Promise<RemoteModule>>();

  const releasesOf = (name: RemoteName) => options.findPreview(name) ?? registry[name];
  const chosen = (name: RemoteName, lost?: string) => options.chooseVersion(releasesOf(name), lost);
  const newAddress = () => `?retry=${options.createCacheBuster()}`;

  /** If the registry cannot be fetched, the known one stays in use. */
  const readRegistry = async () => {
    registry = await options.fetchRegistry().catch(() => registry);
  };

  async function loadVersion(name: RemoteName, version: string, suffix: string) {
    const release = releasesOf(name).versions[version];
    if (!release)
      throw new Error(`The registry names ${name} ${version} and does not describe it.`);
    refuseOtherContract(name, release.contract);
    const remote = await options.loadContainer(name, release, suffix);
    refuseOtherContract(name, remote.contract);
    loaded.set(name, version);
    return remote;
  }

  const tryFirst = (name: RemoteName) => {
    const made = firstTries.get(name) ?? loadVersion(name, chosen(name), '');
    firstTries.set(name, made);
    return made;
  };

  async function load(name: RemoteName): Promise<RemoteModule> {
    try {
      return await tryFirst(name);
    } catch {
      // The first attempt's error is ignored; a failure of the second one is reported and thrown.
      firstTries.delete(name);
      await readRegistry();
    }
    const version = chosen(name);
    try {
      return await loadVersion(name, version, newAddress());
    } catch (error) {
      options.onLost(name, version);
      const other = chosen(name, version);
      if (other === version) throw error;
      return loadVersion(name, other, newAddress());
    }
  }

  const keep = (name: RemoteName, module: Promise<RemoteModule>) => {
    underWay.set(name, module);
    module.then(
      () => options.onLoaded(name, loaded.get(name) ?? ''),
      () => underWay.delete(name),
    );
    return module;
  };

  return {
    isLoaded: (name) => loaded.has(name),
    loadedVersion: (name) => loaded.get(name),
    load: (name) => underWay.get(name) ?? keep(name, load(name)),
    prefetch: (name) => underWay.get(name) ?? tryFirst(name),
    async renew(name) {
      await readRegistry();
      const version = chosen(name);
      if (version === loaded.get(name)) return false;
      const module = loadVersion(name, version, newAddress());
      return module.then(
        () => Boolean(keep(name, module)),
        // The original failure was already reported, and the current release stays.
        () => false,
      );
    },
  };
}

/** The shell and a remote must implement the same version of their contract (contract/remote). */
function refuseOtherContract(name: RemoteName, found: number): void {
  if (found === remoteContract) return;
  throw new Error(`${name} keeps contract ${found}; this shell keeps ${remoteContract}.`);
}
