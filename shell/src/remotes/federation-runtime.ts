import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteName } from 'contract/site-paths';
import type { Federation } from './remote-loader';
import type { RemoteModule } from './remote-module';

/** Milliseconds after which a script that has not arrived counts as lost. The runtime's own 20 s is too long to stare at. */
const scriptTimeout = 10_000;

/** The one runtime plugin of the product (FEDERATION fact 23). */
const patience: ModuleFederationRuntimePlugin = {
  name: 'patience',
  createScript: () => ({ timeout: scriptTimeout }),
};

/** The federation runtime as the remote loader uses it. */
export function createFederation(): Federation {
  registerPlugins([patience]);
  return {
    register(name, entry) {
      // A package name is no JavaScript identifier, and the container is a global.
      const global = name.replaceAll('-', '_');
      registerRemotes(
        [{ name: global, alias: name, entry, entryGlobalName: global, type: 'global' }],
        {
          force: true,
        },
      );
    },
    async load(name: RemoteName) {
      const remote = await loadRemote<RemoteModule>(`${name}/remote`);
      if (!remote) throw new Error(`${name} exposes no ./remote.`);
      return remote;
    },
  };
}
