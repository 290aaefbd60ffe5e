import { remoteContract } from 'contract/remote';
import type { Registry, Release, RemoteReleases } from 'contract/registry';
import { createRemoteLoader } from './remote-loader';
import type { RemoteModule } from './remote-module';

const remote: RemoteModule = { contract: remoteContract, routes: [] };

const releaseOf = (version: string, contract = remoteContract): Release => ({
  entry: { href: `/${version}/entry.js`, integrity: 'sha384-x' },
  styles: [],
  contract,
});

function registryOf(stable: string, lastGood?: string, contract?: number): Registry {
  const releases: RemoteReleases = {
    stable,
    ...(lastGood && { lastGood }),
    versions: {
      [stable]: releaseOf(stable, contract),
      ...(lastGood && { [lastGood]: releaseOf(lastGood) }),
    },
  };
  return { 'public-site': releases, 'member-area': releases, 'admin-console': releases };
}

const choose = ({ stable, lastGood }: RemoteReleases, lost?: string) =>
  stable === lost && lastGood ? lastGood : stable;

/** Fakes a network on which only the listed addresses respond. */
function createFixture(answers: Record<string, RemoteModule>, inlined = registryOf('v1')) {
  const asked: string[] = [];
  const fetchRegistry = jest.fn(async () => registryOf('v2'));
  const onLost = jest.fn();
  const onLoaded = jest.fn();
  const findPreview = jest.fn((): RemoteReleases | undefined => undefined);
  const loader = createRemoteLoader({
    registry: inlined,
    fetchRegistry,
    createCacheBuster: () => '7',
    chooseVersion: jest.fn(choose),
    findPreview,
    onLoaded,
    onLost,
    loadContainer: async (_name, { entry }, suffix) => {
      asked.push(entry.href + suffix);
      const answer = answers[entry.href + suffix];
      if (!answer) throw new Error('It did not arrive.');
      return answer;
    },
  });
  return { loader, asked, fetchRegistry, findPreview, onLoaded, onLost };
}

it('loads the release that is chosen once, however often it is asked', async () => {
  const { loader, asked, fetchRegistry } = createFixture({ '/v1/entry.js': remote });
  await expect(
    Promise.all([loader.load('public-site'), loader.load('public-site')]),
  ).resolves.toEqual([remote, remote]);
  expect(asked).toEqual(['/v1/entry.js']);
  expect(fetchRegistry).not.toHaveBeenCalled();
  expect(loader.isLoaded('public-site')).toBe(true);
  expect(loader.loadedVersion('public-site')).toBe('v1');
  expect(loader.isLoaded('member-area')).toBe(false);
});

it('reads the registry anew when a release has gone, and goes past any cached failure', async () => {
  const { loader, asked, onLost } = createFixture({ '/v2/entry.js?retry=7': remote });
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(asked).toEqual(['/v1/entry.js', '/v2/entry.js?retry=7']);
  expect(onLost).not.toHaveBeenCalled();
});

it('tries the release that it knows a second time when the registry cannot be read', async () => {
  const { loader, fetchRegistry } = createFixture({ '/v1/entry.js?retry=7': remote });
  fetchRegistry.mockRejectedValue(new SyntaxError('A proxy answered with a page.'));
  await expect(loader.load('public-site')).resolves.toBe(remote);
});

it('takes the last good release when the present one cannot be had, and says so', async () => {
  const { loader, fetchRegistry, onLost } = createFixture({ '/v1/entry.js?retry=7': remote });
  fetchRegistry.mockResolvedValue(registryOf('v2', 'v1'));
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(loader.loadedVersion('public-site')).toBe('v1');
  expect(onLost.mock.calls).toEqual([['public-site', 'v2']]);
});

it('reads the registry for a last good release that its page only names', async () => {
  const known = registryOf('v2', 'v1');
  const { v2 } = known['public-site'].versions;
  const releases = { ...known['public-site'], stable: 'v1', versions: { v2: v2 as Release } };
  const { loader, asked, fetchRegistry, onLost } = createFixture(
    { '/v1/entry.js?retry=7': remote },
    { ...known, 'public-site': releases },
  );
  fetchRegistry.mockResolvedValue(registryOf('v1'));
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(asked).toEqual(['/v1/entry.js?retry=7']);
  expect(onLost).not.toHaveBeenCalled();
});

it('prefetches a remote in a first try, which a later load reuses', async () => {
  const { loader, asked } = createFixture({ '/v1/entry.js': remote });
  const ahead = loader.prefetch('public-site');
  await expect(loader.load('public-site')).resolves.toBe(remote);
  await expect(ahead).resolves.toBe(remote);
  await expect(loader.prefetch('public-site')).resolves.toBe(remote);
  expect(asked).toEqual(['/v1/entry.js']);
});

it('does not report a failed prefetch, and goes on with the second try on load', async () => {
  const { loader, asked, fetchRegistry, onLost } = createFixture({
    '/v2/entry.js?retry=7': remote,
  });
  await expect(loader.prefetch('public-site')).rejects.toThrow('It did not arrive.');
  await expect(loader.prefetch('public-site')).rejects.toThrow('It did not arrive.');
  expect(fetchRegistry).not.toHaveBeenCalled();
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(asked).toEqual(['/v1/entry.js', '/v2/entry.js?retry=7']);
  expect(onLost).not.toHaveBeenCalled();
});

it('rejects when no release is left, and tries anew when asked again', async () => {
  const answers: Record<string, RemoteModule> = {};
  const { loader } = createFixture(answers);
  await expect(loader.load('public-site')).rejects.toThrow('It did not arrive.');
  expect(loader.isLoaded('public-site')).toBe(false);
  answers['/v2/entry.js'] = remote;
  await expect(loader.load('public-site')).resolves.toBe(remote);
});

const strange = remoteContract + 1;
const otherContract = `keeps contract ${strange}; this shell keeps ${remoteContract}`;

it('loads nothing of a release that keeps another contract', async () => {
  const { loader, asked, fetchRegistry } = createFixture({}, registryOf('v1', undefined, strange));
  fetchRegistry.mockResolvedValue(registryOf('v1', undefined, strange));
  await expect(loader.load('public-site')).rejects.toThrow(otherContract);
  expect(asked).toEqual([]);
});

it('refuses a remote that says another contract than its release', async () => {
  const stranger = { contract: strange, routes: [] };
  const { loader } = createFixture({ '/v1/entry.js': stranger, '/v2/entry.js?retry=7': stranger });
  await expect(loader.load('public-site')).rejects.toThrow(otherContract);
});

it('renews a remote when the registry names another release by now', async () => {
  const newer = { ...remote };
  const { loader } = createFixture({ '/v1/entry.js': remote, '/v2/entry.js?retry=7': newer });
  await loader.load('public-site');
  await expect(loader.renew('public-site')).resolves.toBe(true);
  await expect(loader.load('public-site')).resolves.toBe(newer);
  await expect(loader.renew('public-site')).resolves.toBe(false);
});

it('stays with what it has when the other release cannot be had', async () => {
  const { loader } = createFixture({ '/v1/entry.js': remote });
  await loader.load('public-site');
  await expect(loader.renew('public-site')).resolves.toBe(false);
  await expect(loader.load('public-site')).resolves.toBe(remote);
  expect(loader.loadedVersion('public-site')).toBe('v1');
});

it('tells which version each load provides, and nothing of a prefetch', async () => {
  const { loader, onLoaded } = createFixture({
    '/v1/entry.js': remote,
    '/v2/entry.js?retry=7': remote,
  });
  await loader.prefetch('public-site');
  expect(onLoaded).not.toHaveBeenCalled();
  await loader.load('public-site');
  await loader.load('public-site');
  await loader.renew('public-site');
  expect(onLoaded.mock.calls).toEqual([
    ['public-site', 'v1'],
    ['public-site', 'v2'],
  ]);
});

it('loads a preview in place of what the registry says, and falls back to nothing else', async () => {
  const { loader, asked, findPreview, onLost } = createFixture({ '/v1/entry.js': remote });
  findPreview.mockReturnValue({ stable: 'p9', versions: { p9: releaseOf('p9') } });
  await expect(loader.load('public-site')).rejects.toThrow('It did not arrive.');
  expect(asked).toEqual(['/p9/entry.js', '/p9/entry.js?retry=7']);
  expect(onLost.mock.calls).toEqual([['public-site', 'p9']]);
});
