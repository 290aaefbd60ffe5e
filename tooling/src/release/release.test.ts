import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'contract/registry';
import { makeBuild as makeFakeBuild } from '../../testing/fake-build';
import type { FakeBuild } from '../../testing/fake-build';
import { readBuildRecord, writeBuildRecord } from '../build-record';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { runReleaseCommand } from './release-command';
import { changePort, changeReleases, publishBuilds, switchServiceWorker } from './release';
import { selfRemovingWorker } from '../render/service-worker-file';
import { SiteFolder } from '../site/site-folder';
import { promoteCanary, rollBack, startCanary } from '../site/site-state';

let folder: string;
let site: SiteFolder;
const say = () => undefined;
const options = () => ({ site, say });

const makeBuild = (
  name: BrowserPackage,
  version: string,
  fault: Pick<FakeBuild, 'contract'> = {},
) => makeFakeBuild(join(folder, 'builds', name, version), { name, version, ...fault });

const read = (file: string) => readFileSync(join(site.path, file), 'utf8');
const home = () => read('current/pages/index.html');
const registry = () => JSON.parse(read('current/registry.json')) as Registry;

/** Lists everything in the folder, to verify that nothing changed. */
const everything = () =>
  readdirSync(site.path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => (/\.(html|json|js)$/.test(file) ? `${file}: ${read(file)}` : file));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  site = new SiteFolder(join(folder, 'site'));
  const builds = browserPackages.map((name) => makeBuild(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('publishes one remote: its pages and the registry change, the shell does not', async () => {
  expect(home()).toBe('/ /assets/shell/v1/main.v1.js v1 v1');
  const shell = readdirSync(join(site.path, 'assets/shell'));
  await publishBuilds(options(), [makeBuild('public-site', 'v2')]);
  expect(home()).toBe('/ /assets/shell/v1/main.v1.js v2 v2');
  expect(registry()['public-site']).toMatchObject({ stable: 'v2', lastGood: 'v1' });
  expect(registry()['member-area'].stable).toBe('v1');
  expect(readdirSync(join(site.path, 'assets/shell'))).toEqual(shell);
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v1', 'v2']);
  expect(readdirSync(join(site.path, 'assets/public-site/v2'))).toEqual(['remoteEntry.js']);
});

it('tells search engines with the pages, and no sooner, where they are', async () => {
  const sitemap = () => read('current/files/sitemap.xml');
  const said = [sitemap(), read('current/files/robots.txt')];
  expect(said.join()).toContain('Sitemap: https://church.example.org/sitemap.xml');
  const isRefused = publishBuilds(
    options(),
    [makeBuild('public-site', 'v2', { contract: 2 })],
    'https://b.example',
  );
  await expect(isRefused).rejects.toThrow('contract');
  expect(sitemap()).toBe(said[0]);
  await publishBuilds(options(), [makeBuild('public-site', 'v3')], 'https://b.example');
  expect(sitemap()).toContain('<loc>https://b.example/</loc>');
});

it('names another port of this machine in what is live, and renders nothing', async () => {
  await publishBuilds(options(), [makeBuild('public-site', 'v2')], 'http://127.0.0.1:3000');
  const [before, pages] = [read('current/files/sitemap.xml'), home()];
  rmSync(join(site.path, 'releases/shell/v1/server'), { recursive: true });
  await changePort(options(), 'http://127.0.0.1:3999');
  expect(read('current/files/sitemap.xml')).toBe(before.replaceAll(':3000', ':3999'));
  expect(home()).toBe(pages);
  expect(site.readState()?.origin).toBe('http://127.0.0.1:3999');
});

it('writes the policy for nginx anew with the script that stands in the pages, and says so once', async () => {
  const told: string[] = [];
  const shell = (version: string, script: string) => {
    const build = makeBuild('shell', version);
    const renderer = `exports.renderPage = async () => ({ found: true, html: '<head></head><script>${script}</script>' });
      exports.renderFrame = async () => 'frame';`;
    writeFileSync(join(build, 'server/index.cjs'), renderer);
    return build;
  };
  const release = (build: string) =>
    publishBuilds({ site, say: (line) => void told.push(line) }, [build]);
  const digests = () => read('nginx-policy.conf').match(/sha256-[^']+/g) ?? [];
  expect(digests()).toEqual([]);
  await release(shell('v2', 'one()'));
  const [one] = digests();
  await release(shell('v3', 'two()'));
  expect(digests()).toHaveLength(2);
  expect(digests()).toContain(one);
  await release(shell('v4', 'two()'));
  // The pages before last are kept until this one is live.
  await release(shell('v5', 'two()'));
  expect(digests()).toHaveLength(1);
  expect(told.filter((line) => line.includes('reload it'))).toHaveLength(3);
});

it('lays the web manifest of each language that a shell speaks beside its pages', async () => {
  const build = makeBuild('shell', 'v2');
  const record = readBuildRecord(build);
  const { entry } = record;
  writeBuildRecord(build, { ...record, translations: { de: { entry, chunks: {} } } });
  const renderer = readFileSync(join(build, 'server/index.cjs'), 'utf8');
  const shellIn = (language: string) =>
    `${renderer}; exports.writeWebManifest = () => 'manifest in ${language}';`;
  mkdirSync(join(build, 'server/de'));
  writeFileSync(join(build, 'server/index.cjs'), shellIn('en'));
  writeFileSync(join(build, 'server/de/index.cjs'), shellIn('de'));
  await publishBuilds(options(), [build]);
  expect(read('current/files/site.webmanifest')).toBe('manifest in en');
  expect(read('current/files/de/site.webmanifest')).toBe('manifest in de');
});

it('refuses a broken contract and leaves everything as it was', async () => {
  const build = makeBuild('public-site', 'v2', { contract: 2 });
  const before = everything();
  await expect(publishBuilds(options(), [build])).rejects.toThrow(
    'keeps contract 2; the live shell keeps 1',
  );
  expect(everything()).toEqual(before);
});

it('leaves everything as it was when a page cannot be rendered', async () => {
  const build = makeBuild('public-site', 'v2');
  writeFileSync(join(build, 'server/index.cjs'), 'throw new Error("No window.");');
  await expect(publishBuilds(options(), [build])).rejects.toThrow('No window.');
  expect(home()).toContain('v1 v1');
  expect(readdirSync(join(site.path, 'sets'))).toEqual(['1']);
});

it('tries a release, gives it to everybody, and goes back', async () => {
  const build = makeBuild('public-site', 'v2');
  const change = { did: 'canary', name: 'public-site', build } as const;
  await changeReleases(options(), change, (releases) => startCanary(releases, 'v2', 10));
  expect(registry()['public-site']).toMatchObject({
    stable: 'v1',
    canary: { version: 'v2', percent: 10 },
  });
  expect(home()).toContain('v1 v1');
  await changeReleases(options(), { did: 'promote', name: 'public-site' }, promoteCanary);
  expect(home()).toContain('v2 v2');
  await changeReleases(options(), { did: 'rollback', name: 'public-site' }, (one) => rollBack(one));
  expect(home()).toContain('v1 v1');
  expect(registry()['public-site'].lastGood).toBeUndefined();
});

const serviceWorker = () => read('current/service-worker.js');

it('gives browsers another service worker with every other content of the pages', async () => {
  const first = serviceWorker();
  expect(first).toMatch(/^self\.pagesVersion="[0-9a-f]{12}";\n\/\/ worker v1$/);
  await publishBuilds(options(), [makeBuild('public-site', 'v2')]);
  expect(serviceWorker()).toMatch(/worker v1$/);
  expect(serviceWorker()).not.toBe(first);
  await changeReleases(options(), { did: 'rollback', name: 'public-site' }, (one) => rollBack(one));
  expect(serviceWorker()).toBe(first);
});

it('takes the service worker away from every browser until it is switched on again', async () => {
  await switchServiceWorker(options(), 'off');
  expect(serviceWorker()).toBe(selfRemovingWorker);
  await publishBuilds(options(), [makeBuild('shell', 'v2')]);
  expect(serviceWorker()).toBe(selfRemovingWorker);
  await switchServiceWorker(options(), 'on');
  expect(serviceWorker()).toMatch(/worker v2$/);
});

it('takes it away as well where the live shell is from before there was one', async () => {
  const build = makeBuild('shell', 'v2');
  rmSync(join(build, 'service-worker'), { recursive: true });
  await publishBuilds(options(), [build]);
  expect(serviceWorker()).toBe(selfRemovingWorker);
});

it('keeps two sets of pages, and five releases before the live one', async () => {
  for (let i = 2; i <= 8; i += 1) {
    await publishBuilds(options(), [makeBuild('public-site', `v${i}`)]);
  }
  expect(readdirSync(join(site.path, 'sets')).sort()).toEqual(['7', '8']);
  const kept = ['v3', 'v4', 'v5', 'v6', 'v7', 'v8'];
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(kept);
  expect(readdirSync(join(site.path, 'releases/public-site'))).toEqual(kept);
});

/** Changes what a remote's server build renders, to mark pages that are rendered again. */
const sayInPages = (version: string, words: string) =>
  writeFileSync(
    join(site.path, 'releases/public-site', version, 'server/index.cjs'),
    `exports.version = '${words}'`,
  );

it('goes back to the pages of then, without rendering them', async () => {
  await publishBuilds(options(), [makeBuild('public-site', 'v2')]);
  const then = [home(), read('current/registry.json'), read('current/service-worker.js')];
  await publishBuilds(options(), [makeBuild('public-site', 'v3')]);
  sayInPages('v2', 'rendered-anew');
  await runReleaseCommand(['rollback', 'public-site'], options());
  expect([home(), read('current/registry.json'), read('current/service-worker.js')]).toEqual(then);
  // The pages that were left stay for requests that are under way.
  expect(readdirSync(join(site.path, 'sets')).sort()).toEqual(['2', '3']);
  expect(site.readState()?.packages['public-site']).toMatchObject({
    stable: 'v2',
    former: ['v1'],
    kept: ['v1', 'v2', 'v3'],
  });
});

it.each([
  [
    'another remote was published since',
    () => publishBuilds(options(), [makeBuild('member-area', 'v2')]),
  ],
  ['the service worker was switched off since', () => switchServiceWorker(options(), 'off')],
])('renders them when they are not what is wanted now: %s', async (_name, change) => {
  await publishBuilds(options(), [makeBuild('public-site', 'v2')]);
  await change();
  sayInPages('v1', 'rendered-anew');
  await runReleaseCommand(['rollback', 'public-site'], options());
  expect(home()).toContain('rendered-anew v1');
});

it('renders pages anew when what is stable is published again', async () => {
  sayInPages('v1', 'rendered-anew');
  await publishBuilds(options(), [join(folder, 'builds/public-site/v1')]);
  expect(home()).toContain('rendered-anew v1');
});

it('asks for every package where there is no site yet', async () => {
  site = new SiteFolder(join(folder, 'elsewhere'));
  await expect(publishBuilds(options(), [makeBuild('public-site', 'v3')])).rejects.toThrow(
    'no release of shell, member-area, admin-console yet',
  );
  expect(existsSync(join(site.path, 'current'))).toBe(false);
});
