import { remoteContract } from 'contract/remote';
import type { Registry, Release } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import type { RemoteModule } from './remote-module';

/** The part of the federation runtime that loading needs. A release registered again replaces the earlier one. */
export interface Federation {
  register(name: RemoteName, entry: string): void;
  load(name: RemoteName): Promise<RemoteModule>;
}

export interface RemoteLoader {
  /** The remote's module, loaded once. Rejects when two tries have failed; the next call tries anew. */
  load(name: RemoteName): Promise<RemoteModule>;
  isLoaded(name: RemoteName): boolean;
}

interface RemoteLoaderOptions {
  readonly registry: Registry;
  readonly federation: Federation;
  /** Reads the registry anew: a release may have gone since the page was opened. */
  readonly fetchRegistry: () => Promise<Registry>;
  /** Makes each address of a second try a new one, past any cached failure. */
  readonly createCacheBuster: () => string;
}

/** Loads remotes through the registry, so that one that cannot be had concerns nobody else. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const loaded = new Set<RemoteName>();
  const underWay = new Map<RemoteName, Promise<RemoteModule>>();

  async function load(name: RemoteName): Promise<RemoteModule> {
    const remote = await loadRelease(stableRelease(options.registry, name), '').catch(async () => {
      const registry = await options.fetchRegistry();
      return loadRelease(stableRelease(registry, name), `?retry=${options.createCacheBuster()}`);
    });
    loaded.add(name);
    return remote;

    async function loadRelease(release: Release, suffix: string) {
      options.federation.register(name, release.entry + suffix);
      const module = await options.federation.load(name);
      if (module.contract !== remoteContract) throw new RemoteContractError(name, module.contract);
      return module;
    }
  }

  return {
    isLoaded: (name) => loaded.has(name),
    load(name) {
      const current = underWay.get(name) ?? load(name);
      underWay.set(name, current);
      current.catch(() => underWay.delete(name));
      return current;
    },
  };
}

/** A remote that was built for another generation of the agreement. */
class RemoteContractError extends Error {
  constructor(name: RemoteName, found: number) {
    super(`${name} keeps contract ${found}; this shell keeps ${remoteContract}.`);
    this.name = 'RemoteContractError';
  }
}

function stableRelease(registry: Registry, name: RemoteName): Release {
  const { stable, versions } = registry[name];
  const release = versions[stable];
  if (!release) throw new Error(`The registry names ${name} ${stable} and does not describe it.`);
  return release;
}
