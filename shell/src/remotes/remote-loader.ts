import { remoteContract } from 'contract/remote';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import type { RemoteModule } from './remote-module';

export interface RemoteLoader {
  /** The remote's module, loaded once. Rejects when every release left has failed; the next call tries anew. */
  load(name: RemoteName): Promise<RemoteModule>;
  /**
   * Makes the first try of `load` before the remote is needed. Rejects when it fails, without a report: `load` goes
   * on with its second try.
   */
  prefetch(name: RemoteName): Promise<RemoteModule>;
  isLoaded(name: RemoteName): boolean;
  /** The release that `load` has loaded. */
  loadedVersion(name: RemoteName): string | undefined;
  /**
   * Looks at the registry again and loads the release that it names by now, if that is another one.
   *
   * @returns whether `load` has another release to give. A release that cannot be had changes nothing.
   */
  renew(name: RemoteName): Promise<boolean>;
}

interface RemoteLoaderOptions {
  /** As the page has brought it. */
  readonly registry: Registry;
  /** Reads the registry anew: a release may have gone since the page was opened. */
  readonly fetchRegistry: () => Promise<Registry>;
  readonly loadContainer: (
    name: RemoteName,
    release: Release,
    suffix: string,
  ) => Promise<RemoteModule>;
  readonly chooseVersion: (releases: RemoteReleases, lost?: string) => string;
  /** Is told of a release that could not be loaded, twice. */
  readonly onLost: (name: RemoteName, version: string) => void;
  /** Makes each address of a further try a new one, past any cached failure. */
  readonly createCacheBuster: () => string;
}

/** Loads remotes through the registry, so that one that cannot be loaded does not affect the others. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  let { registry } = options;
  const loaded = new Map<RemoteName, string>();
  const underWay = new Map<RemoteName, Promise<RemoteModule>>();
  const firstTries = new Map<RemoteName, Promise<RemoteModule>>();

  const chosen = (name: RemoteName, lost?: string) => options.chooseVersion(registry[name], lost);
  const newAddress = () => `?retry=${options.createCacheBuster()}`;

  /** A registry that cannot be read leaves the one that is known. */
  const readRegistry = async () => {
    registry = await options.fetchRegistry().catch(() => registry);
  };

  async function loadVersion(name: RemoteName, version: string, suffix: string) {
    const release = registry[name].versions[version];
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
      // Any error counts: a failure of the second attempt is reported and thrown.
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
    module.catch(() => underWay.delete(name));
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
        // What made us look was reported, and the release that is shown stays.
        () => false,
      );
    },
  };
}

/** Two generations of the agreement do not go together (contract/remote). */
function refuseOtherContract(name: RemoteName, found: number): void {
  if (found === remoteContract) return;
  throw new Error(`${name} keeps contract ${found}; this shell keeps ${remoteContract}.`);
}
