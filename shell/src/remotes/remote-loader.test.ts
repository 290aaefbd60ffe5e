import { remoteContract } from 'contract/remote';
import type { Registry } from 'contract/registry';
import type { RemoteName } from 'contract/site-paths';
import { createRemoteLoader } from './remote-loader';
import type { RemoteModule } from './remote-module';

const remote: RemoteModule = { contract: remoteContract, routes: [] };

function registryOf(version: string): Registry {
  const releases = {
    stable: version,
    versions: {
      [version]: { entry: `/${version}/entry.js`, styles: [], contract: remoteContract },
    },
  };
  return { 'public-site': releases, 'member-area': releases, 'admin-console': releases };
}

/** A network on which only the listed addresses answer. */
function createFixture(answers: Record<string, RemoteModule>) {
  const registered: string[] = [];
  const fetchRegistry = jest.fn(async () => registryOf('v2'));
  const loader = createRemoteLoader({
    registry: registryOf('v1'),
    fetchRegistry,
    createCacheBuster: () => '7',
    federation: {
      register: (_name: RemoteName, entry: string) => registered.push(entry),
      load: async () => {
        const answer = answers[registered.at(-1) ?? ''];
        if (!answer) throw new Error('It did not arrive.');
        return answer;
      },
    },
  });
  return { loader, registered, fetchRegistry };
}

it('loads the stable release once, however often it is asked', async () => {
  const { loader, registered, fetchRegistry } = createFixture({ '/v1/entry.js': remote });
  await expect(
    Promise.all([loader.load('public-site'), loader.load('public-site')]),
  ).resolves.toEqual([remote, remote]);
  expect(registered).toEqual(['/v1/entry.js']);
  expect(fetchRegistry).not.toHaveBeenCalled();
  expect(loader.isLoaded('public-site')).toBe(true);
  expect(loader.isLoaded('member-area')).toBe(false);
});

it('reads the registry anew when a release has gone, and goes past any cached failure', async () => {
  const { loader, registered } = createFixture({ '/v2/entry.js?retry=7': remote });
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(registered).toEqual(['/v1/entry.js', '/v2/entry.js?retry=7']);
});

it('rejects after the second try, and tries anew when asked again', async () => {
  const answers: Record<string, RemoteModule> = {};
  const { loader } = createFixture(answers);
  await expect(loader.load('public-site')).rejects.toThrow('It did not arrive.');
  expect(loader.isLoaded('public-site')).toBe(false);
  answers['/v1/entry.js'] = remote;
  await expect(loader.load('public-site')).resolves.toBe(remote);
});

it('refuses a remote that keeps another contract', async () => {
  const stranger = { contract: remoteContract + 1, routes: [] };
  const { loader } = createFixture({ '/v1/entry.js': stranger, '/v2/entry.js?retry=7': stranger });
  await expect(loader.load('public-site')).rejects.toThrow(/keeps contract 2; this shell keeps 1/);
});
