import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fewPagesOf, makeBuild } from '../../testing/fake-build';
import { snapshotOf } from '../../testing/snapshots';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { publishBuilds, publishContent, showStarter, switchServiceWorker } from './release';
import { runReleaseCommand } from './release-command';
import { SiteFolder } from '../site/site-folder';

let folder: string;
let site: SiteFolder;
let said: string[];
const say = (words: string) => void said.push(words);
const options = () => ({ site, say });
const inSite = (file: string) => join(site.path, file);
const read = (file: string) => readFileSync(inSite(file), 'utf8');
const build = (name: BrowserPackage, version: string) =>
  makeBuild(join(folder, 'builds', version, name), { name, version, pages: fewPagesOf(name) });
const publish = (snapshot: string) => publishContent(options(), async () => snapshot);
const release = (...words: string[]) => runReleaseCommand(words, options());

const [one, two, three] = ['one', 'two', 'three'].map(snapshotOf) as [string, string, string];

/** All files of the site with their content. */
const everything = () =>
  readdirSync(site.path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => (/\.(html|json|js|xml)$/.test(file) ? `${file}: ${read(file)}` : file));

beforeEach(async () => {
  said = [];
  folder = mkdtempSync(join(tmpdir(), 'publish-content-'));
  site = new SiteFolder(join(folder, 'site'));
  const builds = browserPackages.map((name) => build(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const expectShown = (snapshot: string) => {
  expect(site.readShownSnapshot()).toBe(snapshot);
  expect(site.readSnapshot(site.readState()?.content ?? '')).toBe(snapshot);
};

it('shows a snapshot in pages that are made anew, and names it in the state', async () => {
  const { content, ...before } = site.readState() ?? {};
  expect(content).toBeUndefined();
  await publish(one);
  expectShown(one);
  expect(site.readState()).toEqual({ ...before, content: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

it('changes nothing where it is shown already', async () => {
  await publish(one);
  const before = everything();
  await publish(one);
  expect(everything()).toEqual(before);
  expect(said.at(-1)).toBe('The site shows it already.');
});

it('makes the pages anew where the state names it and they do not show it', async () => {
  await publish(one);
  // Simulates a site that was written by tooling from before there was content.
  rmSync(inSite('current/snapshot.json'));
  await publish(one);
  expectShown(one);
});

it.each([
  ['publish', () => publishBuilds(options(), [build('public-site', 'v3')])],
  [
    'canary, promote',
    async () => {
      build('public-site', 'v3');
      await release('canary', 'public-site', '10', '--from', join(folder, 'builds/v3'));
      expectShown(two);
      await release('promote', 'public-site');
    },
  ],
  ['rollback', () => release('rollback', 'public-site')],
  ['service-worker off', () => switchServiceWorker(options(), 'off')],
])('goes on showing what is published after %s', async (_name, change) => {
  await publish(one);
  await publishBuilds(options(), [build('public-site', 'v2')]);
  await publish(two);
  await change();
  expectShown(two);
});

it('takes the pages of then for a rollback only if they show what is published now', async () => {
  await publish(one);
  await publishBuilds(options(), [build('public-site', 'v2')]);
  await release('rollback', 'public-site');
  expect(said).toContain('Its pages were ready.');
  await publish(two);
  said = [];
  await release('rollback', 'public-site', 'v2');
  expect(said).not.toContain('Its pages were ready.');
  expectShown(two);
});

it('shows again what the site came with', async () => {
  await publish(one);
  await publish(two);
  await showStarter(options());
  expect(site.readState()?.content).toBeUndefined();
});

it('keeps the snapshots of the sets that are kept, and no other', async () => {
  for (const snapshot of [one, two, three]) await publish(snapshot);
  writeFileSync(inSite('snapshots/left.json.next'), 'half');
  const kept = site.readState()?.content;
  await publishBuilds(options(), [build('public-site', 'v2')]);
  expect(readdirSync(inSite('snapshots'))).toEqual([`${kept}.json`]);
  expectShown(three);
});

it('is told from a snapshot that is not as it was published', async () => {
  await publish(one);
  const { content = '' } = site.readState() ?? {};
  writeFileSync(inSite(`snapshots/${content}.json`), two);
  expect(() => site.readSnapshot(content)).toThrow('is not what was published');
});

const breakRenderer = () =>
  writeFileSync(
    inSite('releases/shell/v1/server/index.cjs'),
    `exports.renderPage = async () => { throw new Error('Broken.'); };`,
  );

/** Simulates a full disk when the sitemap is written. */
function fillDisk() {
  const { writeFileSync: write } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
    if (String(file).endsWith('sitemap.xml')) {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }
    write(file, ...rest);
  });
}

it.each([
  ['a renderer fails', breakRenderer, two, 'Broken.'],
  ['the disk is full', fillDisk, two, 'ENOSPC'],
  ['it is given no snapshot', () => undefined, 'null', ''],
  ['it is given a part of one', () => undefined, two.slice(0, 40), ''],
])('leaves everything as it was when %s', async (_name, spoil, snapshot, words) => {
  await publish(one);
  spoil();
  const before = everything();
  await expect(publish(snapshot)).rejects.toThrow(words);
  expect(everything()).toEqual(before);
});

it('refuses in words where no site has been laid out', async () => {
  const nowhere = { site: new SiteFolder(join(folder, 'nowhere')), say };
  const asked = jest.fn();
  await expect(publishContent(nowhere, asked)).rejects.toThrow('npm run build');
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the snapshot when nobody else changes the site: of two, the later one stays', async () => {
  let latest = one;
  let give: (() => void) | undefined;
  const first = publishContent(options(), async () => {
    const taken = latest;
    await new Promise<void>((resolve) => (give = resolve));
    return taken;
  });
  while (!give) await new Promise(setImmediate);
  const asked = jest.fn(async () => latest);
  const second = publishContent(options(), asked);
  latest = two;
  expect(asked).not.toHaveBeenCalled();
  give();
  await Promise.all([first, second]);
  expectShown(two);
});

it('waits for a release that is under way, and both hold', async () => {
  await Promise.all([publishBuilds(options(), [build('public-site', 'v2')]), publish(one)]);
  expectShown(one);
  expect(site.readState()?.packages['public-site'].stable).toBe('v2');
  expect(existsSync(inSite('.release'))).toBe(false);
});
