import { existsSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fewPagesOf, makeBuild } from '../../testing/fake-build';
import { snapshotOf } from '../../testing/snapshots';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { SiteFolder } from '../site/site-folder';
import { prepareStepsBack } from './prepare-steps-back';
import { publishBuilds, publishContent } from './release';
import { runReleaseCommand } from './release-command';

let folder: string;
let site: SiteFolder;
let said: string[];
const options = () => ({ site, say: (words: string) => void said.push(words) });

const build = (name: BrowserPackage, version: string) =>
  makeBuild(join(folder, 'builds', version, name), { name, version, pages: fewPagesOf(name) });
const publish = (name: BrowserPackage, version: string) =>
  publishBuilds(options(), [build(name, version)]);
const release = (...words: string[]) => runReleaseCommand(words, options());
const prepare = () =>
  prepareStepsBack(options(), () => {
    throw new Error('Nobody waits.');
  });

const read = (file: string) => readFileSync(join(site.path, file), 'utf8');
const home = () => read('current/pages/index.html');
const sets = () => readdirSync(join(site.path, 'sets')).sort();

/** Makes a version's server build fail, to prove that its pages are not rendered. */
const breakServer = (name: BrowserPackage, version: string) =>
  writeFileSync(join(site.path, 'releases', name, version, 'server/index.cjs'), 'throw "Broken";');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'steps-back-'));
  site = new SiteFolder(join(folder, 'site'));
  said = [];
  const builds = browserPackages.map((name) => build(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives no set the name of one that was removed, which a server may still know', async () => {
  for (const version of ['v2', 'v3']) await publish('public-site', version);
  await publish('member-area', 'v2');
  await prepare();
  const used = sets();
  await release('rollback', 'member-area');
  const left = sets();
  expect(left).not.toContain(used.at(-1));
  await prepare();
  const added = sets().filter((set) => !left.includes(set));
  expect(added).toHaveLength(1);
  expect(used).not.toContain(added[0]);
});

it('prepares what each step back shows, so that none renders, and changes nothing that is live', async () => {
  await publish('public-site', 'v2');
  await publish('member-area', 'v2');
  await release('canary', 'public-site', '10', '--version', 'v1');
  const live = readlinkSync(join(site.path, 'current'));
  await prepare();
  expect(readlinkSync(join(site.path, 'current'))).toBe(live);
  expect(site.unpreparedSteps()).toEqual([]);
  for (const name of browserPackages) breakServer(name, 'v1');
  said = [];
  await release('canary', 'public-site', '0');
  expect(said).toContain('Its pages were ready.');
  expect(home()).toContain('v2 v2');
});

it.each(['public-site', 'member-area'] as const)(
  'goes back with %s at once, whatever was released last',
  async (name) => {
    await publish('public-site', 'v2');
    await publish('member-area', 'v2');
    await prepare();
    breakServer('shell', 'v1');
    await release('rollback', name);
    expect(site.readState()?.packages).toMatchObject({
      'public-site': { stable: name === 'public-site' ? 'v1' : 'v2' },
      'member-area': { stable: name === 'member-area' ? 'v1' : 'v2' },
    });
    expect(home()).toContain(name === 'public-site' ? 'v1 v1' : 'v2 v2');
  },
);

it('prepares nothing twice', async () => {
  await publish('public-site', 'v2');
  await publish('member-area', 'v2');
  await prepare();
  const prepared = sets();
  breakServer('shell', 'v1');
  await prepare();
  expect(sets()).toEqual(prepared);
});

it('keeps no pages of another content ready, and prepares those with the new one', async () => {
  await publish('public-site', 'v2');
  await publish('member-area', 'v2');
  await prepare();
  expect(sets()).toHaveLength(3);
  await publishContent(options(), async () => snapshotOf('two'));
  expect(sets()).toHaveLength(2);
  await prepare();
  await release('rollback', 'public-site');
  expect(said).toContain('Its pages were ready.');
  expect(site.readShownSnapshot()).toBe(snapshotOf('two'));
});

it('shows none that a kill has left unfinished', async () => {
  await publish('public-site', 'v2');
  await publish('member-area', 'v2');
  await prepare();
  const [unfinished = ''] = sets().filter((set) => !['2', '3'].includes(set));
  rmSync(join(site.path, 'sets', unfinished, 'complete'));
  said = [];
  await release('rollback', 'public-site');
  expect(said).not.toContain('Its pages were ready.');
  expect(existsSync(join(site.path, 'sets', unfinished, 'complete'))).toBe(false);
});

it('has the policy of nginx allow the scripts of pages that are ready', async () => {
  const shell = (version: string) => {
    const made = build('shell', version);
    const html = `<head></head><script>${version}()</script>`;
    const renderer = `exports.renderPage = async () => ({ found: true, html: '${html}' });
      exports.renderFrame = async () => 'frame';`;
    writeFileSync(join(made, 'server/index.cjs'), renderer);
    return made;
  };
  const digests = () => read('nginx-policy.conf').match(/sha256-[^']+/g);
  for (const version of ['v2', 'v3']) await publishBuilds(options(), [shell(version)]);
  await publish('member-area', 'v2');
  await publish('member-area', 'v3');
  said = [];
  await prepare();
  expect(digests()).toHaveLength(2);
  expect(said.join()).toContain('reload it');
  const allowed = digests();
  await release('rollback', 'shell');
  expect(digests()).toEqual(allowed);
});

it('says which step back cannot be prepared, and prepares the others', async () => {
  await publish('public-site', 'v2');
  await publish('member-area', 'v2');
  await publish('admin-console', 'v2');
  breakServer('public-site', 'v1');
  said = [];
  await prepare();
  expect(said.join()).toContain('A step back cannot be prepared: Broken');
  expect(site.unpreparedSteps()).toHaveLength(1);
});

it('replaces nothing but the state where visitors see no change', async () => {
  build('public-site', 'v2');
  const from = ['--from', join(folder, 'builds/v2')];
  await release('canary', 'public-site', '10', ...from);
  const before = sets();
  await release('canary', 'public-site', '10');
  expect(sets()).toEqual(before);
  expect(site.readState()?.packages['public-site'].changes).toHaveLength(3);
});
