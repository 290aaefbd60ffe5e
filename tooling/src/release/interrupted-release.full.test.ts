import programs from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fewPagesOf, makeBuild } from '../../testing/fake-build';
import { snapshotOf } from '../../testing/snapshots';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { runReleaseCommand } from './release-command';
import { changeReleases, publishBuilds, switchServiceWorker } from './release';
import { SiteFolder } from '../site/site-folder';
import { startCanary } from '../site/site-state';

let folder: string;
let site: SiteFolder;
const options = () => ({ site, say: () => undefined });
const build = (name: BrowserPackage, version: string) =>
  makeBuild(join(folder, 'builds', version, name), { name, version, pages: fewPagesOf(name) });
const publish = (version: string) =>
  publishBuilds(options(), [build('public-site', version)], 'https://church.example.org');
const inSite = (file: string) => join(site.path, file);
const sets = () => readdirSync(inSite('sets')).sort();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  site = new SiteFolder(join(folder, 'site'));
  const builds = browserPackages.map((name) => build(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Leaves a page set of a release that was killed before it was on the disk. */
function leaveSet(name: string): void {
  cpSync(inSite('sets/1'), inSite(`sets/${name}`), { recursive: true });
  rmSync(inSite(`sets/${name}/complete`));
}

it('keeps the set that had just been live, however many killed releases lie between', async () => {
  leaveSet('2');
  leaveSet('3');
  await publish('v2');
  expect(sets()).toEqual(['1', '4']);
  await publish('v3');
  expect(sets()).toEqual(['4', '5']);
});

it('goes back to pages that were live, and to none of a killed release', async () => {
  await publish('v2');
  leaveSet('3');
  writeFileSync(inSite('sets/3/pages/index.html'), 'never live');
  await runReleaseCommand(['rollback', 'public-site'], options());
  expect(readFileSync(inSite('current/pages/index.html'), 'utf8')).toContain('v1 v1');
  expect(sets()).toEqual(['1', '2']);
});

it('publishes a version whole of whose removal a kill has left half', async () => {
  for (const version of ['v2', 'v3', 'v4', 'v5', 'v6']) await publish(version);
  const remove = fs.rmSync;
  const interrupted = jest.spyOn(fs, 'rmSync').mockImplementation((path, removal) => {
    if (!String(path).includes('assets/public-site/v1') || !existsSync(path))
      return remove(path, removal);
    remove(join(String(path), 'remoteEntry.js'));
    throw new Error('Killed.');
  });
  await expect(publish('v7')).rejects.toThrow('Killed.');
  interrupted.mockRestore();
  await publish('v1');
  expect(readdirSync(inSite('assets/public-site/v1'))).toEqual(['remoteEntry.js']);
});

it.each([
  ['publish', () => publish('v2')],
  [
    'canary',
    () => {
      const change = {
        did: 'canary',
        name: 'public-site',
        build: build('public-site', 'v2'),
      } as const;
      return changeReleases(options(), change, (releases) => startCanary(releases, 'v2', 10));
    },
  ],
  ['service-worker off', () => switchServiceWorker(options(), 'off')],
  ['service-worker on', () => switchServiceWorker(options(), 'on')],
])('carries through %s whatever else the state names', async (_name, command) => {
  const content = site.addSnapshot(snapshotOf('one'));
  const state = { ...site.readState(), content };
  writeFileSync(inSite('current/state.json'), JSON.stringify(state));
  await command();
  expect(site.readState()).toMatchObject({ content });
});

const allIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

/**
 * Records what is flushed, and its state then.
 * @param hasSync whether the system's `sync` supports file systems
 */
function watchFlushes(hasSync: boolean): (path: string) => boolean {
  const flushed = new Set<string>();
  const version = (path: string) => `${statSync(path).ino} ${statSync(path).mtimeMs}`;
  const opened = new Map<number, string>();
  const { openSync, fsyncSync } = fs;
  jest.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    opened.set(descriptor, String(path));
    return descriptor;
  });
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    flushed.add(version(opened.get(descriptor) ?? ''));
  });
  jest.spyOn(programs, 'execFileSync').mockImplementation((...words) => {
    expect(words).toEqual(['sync', ['-f', site.path], { stdio: 'ignore' }]);
    if (!hasSync) throw new Error('illegal option -- f');
    for (const path of allIn(site.path).filter(existsSync)) flushed.add(version(path));
    return '';
  });
  return (path) => flushed.has(version(path));
}

it.each([
  ['the file system at once', true],
  ['each file, where the system has no such sync', false],
])(
  'flushes to the disk all that it shows before it shows it, and the link after: %s',
  async (_way, hasSync) => {
    const isOnDisk = watchFlushes(hasSync);
    const { renameSync, rmSync: remove } = fs;
    let unsafe: string[] | undefined;
    let isLinkSafe: boolean | undefined;
    jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (to === inSite('current')) {
        const added = ['sets/2', 'assets/public-site/v2', 'releases/public-site/v2'].map(inSite);
        const parents = ['sets', 'assets/public-site', 'releases/public-site'].map(inSite);
        unsafe = [...added, ...added.flatMap(allIn), ...parents].filter((path) => !isOnDisk(path));
      }
      renameSync(from, to);
    });
    jest.spyOn(fs, 'rmSync').mockImplementation((path, removal) => {
      // The first removal after the switch deletes what a power cut might need again.
      if (unsafe) isLinkSafe ??= isOnDisk(site.path);
      remove(path, removal);
    });
    await publish('v2');
    expect(unsafe).toEqual([]);
    expect(isLinkSafe).toBe(true);
  },
);
