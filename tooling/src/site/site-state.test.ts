import type { PackageReleases, SiteState } from 'contract/site-state';
import type { BuildRecord } from '../build-record';
import { inlinedRegistry, promoteCanary, publishVersion, getRegistry } from './site-state';
import { rollBack, startCanary } from './site-state';

const publishAll = (...versions: string[]): PackageReleases => {
  const [first = '', ...others] = versions;
  return others.reduce<PackageReleases>(publishVersion, publishVersion(undefined, first));
};

it('makes a release the stable one and remembers the one before', () => {
  expect(publishAll('v1', 'v2')).toEqual({ stable: 'v2', former: ['v1'], kept: ['v1', 'v2'] });
});

it('changes nothing when what is stable is published again', () => {
  expect(publishVersion(publishAll('v1', 'v2'), 'v2')).toEqual(publishAll('v1', 'v2'));
});

it('keeps five beside the live one', () => {
  const { kept, former } = publishAll('v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7');
  expect(kept).toEqual(['v2', 'v3', 'v4', 'v5', 'v6', 'v7']);
  expect(former).toEqual(['v2', 'v3', 'v4', 'v5', 'v6']);
});

it('never forgets what a browser may be told to load, however old', () => {
  let releases = rollBack(publishAll('v1', 'v2', 'v3', 'v4', 'v5'), 'v1');
  for (const version of ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']) {
    releases = startCanary(releases, version, 10);
  }
  expect(releases).toMatchObject({ stable: 'v1', canary: { version: 'w7', percent: 10 } });
  expect(releases.kept).toEqual(['v1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']);
});

it('tries a release with a share of the visitors, then gives it to everybody', () => {
  const trial = startCanary(publishAll('v1'), 'v2', 10);
  expect(trial).toMatchObject({ stable: 'v1', canary: { version: 'v2', percent: 10 } });
  expect(promoteCanary(trial)).toEqual({ stable: 'v2', former: ['v1'], kept: ['v1', 'v2'] });
});

it('ends a trial with a share of none, and keeps the files for pages that are open', () => {
  const ended = startCanary(startCanary(publishAll('v1'), 'v2', 10), 'v2', 0);
  expect(ended).toEqual({ stable: 'v1', former: [], kept: ['v1', 'v2'] });
});

it.each([-1, 101, NaN])('refuses a share of %p', (percent) => {
  expect(() => startCanary(publishAll('v1'), 'v2', percent)).toThrow('from 0 to 100');
});

it('refuses a trial of what everybody has, and a promotion of nothing', () => {
  expect(() => startCanary(publishAll('v1'), 'v1', 10)).toThrow('nothing to try');
  expect(() => promoteCanary(publishAll('v1'))).toThrow('no canary');
});

it('goes back to the release before; the one that is left does not become a former release', () => {
  const back = rollBack(startCanary(publishAll('v1', 'v2', 'v3'), 'v4', 10));
  expect(back).toMatchObject({ stable: 'v2', former: ['v1'] });
  expect(back.canary).toBeUndefined();
  expect(rollBack(back)).toMatchObject({ stable: 'v1', former: [] });
});

it('goes back, or forth again, to any release that is kept', () => {
  const releases = publishAll('v1', 'v2', 'v3');
  expect(rollBack(releases, 'v1')).toMatchObject({ stable: 'v1', former: [] });
  expect(rollBack(rollBack(releases), 'v3')).toMatchObject({ stable: 'v3', former: ['v1'] });
  expect(() => rollBack(releases, 'v0')).toThrow('v0 is not kept any more. There are: v1, v2, v3.');
  expect(() => rollBack(publishAll('v1'))).toThrow('no earlier release');
});

const record = (name: BuildRecord['name'], version: string): BuildRecord => ({
  name,
  version,
  contract: 1,
  pages: [],
  entry: 'remoteEntry.js',
  styles: ['styles.css'],
  integrity: { 'remoteEntry.js': 'sha384-e', 'styles.css': 'sha384-s' },
});

it('tells browsers of what they may choose from, with digests, and of nothing older', () => {
  const releases = startCanary(publishAll('v1', 'v2', 'v3'), 'v4', 10);
  const state: SiteState = {
    origin: 'https://church.example.org',
    packages: {
      shell: publishAll('s1'),
      'public-site': releases,
      'member-area': publishAll('m1'),
      'admin-console': publishAll('a1'),
    },
  };
  const registry = getRegistry(state, record);
  expect(Object.keys(registry)).toEqual(['public-site', 'member-area', 'admin-console']);
  expect(registry['public-site']).toMatchObject({
    stable: 'v3',
    canary: { version: 'v4', percent: 10 },
    lastGood: 'v2',
  });
  expect(Object.keys(registry['public-site'].versions)).toEqual(['v3', 'v4', 'v2']);
  expect(registry['member-area']).toEqual({
    stable: 'm1',
    versions: {
      m1: {
        entry: { href: '/assets/member-area/m1/remoteEntry.js', integrity: 'sha384-e' },
        styles: [{ href: '/assets/member-area/m1/styles.css', integrity: 'sha384-s' }],
        contract: 1,
      },
    },
  });
});

it('spares a page the release before, but for its name', () => {
  const releases = startCanary(publishAll('v1', 'v2', 'v3'), 'v4', 10);
  const others = { 'member-area': publishAll('m1'), 'admin-console': publishAll('a1') };
  const packages = { shell: publishAll('s1'), 'public-site': releases, ...others };
  const registry = getRegistry({ origin: 'https://church.example.org', packages }, record);
  const page = inlinedRegistry(registry);
  const { versions } = registry['public-site'];
  expect(page).toEqual({
    ...registry,
    'public-site': {
      ...registry['public-site'],
      versions: { v3: versions['v3'], v4: versions['v4'] },
    },
  });
});

it('has no release without digests', () => {
  const state = { packages: { 'public-site': publishAll('v1') } } as unknown as SiteState;
  const bare = (name: BuildRecord['name'], version: string) => ({
    ...record(name, version),
    integrity: {},
  });
  expect(() => getRegistry(state, bare)).toThrow('no digest of remoteEntry.js');
});
