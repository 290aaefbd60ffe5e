import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSeenChange } from 'contract/site-state';
import type { PreviewedBuild } from 'contract/site-state';
import { fewPagesOf, makeBuild } from '../../testing/fake-build';
import type { FakeBuild } from '../../testing/fake-build';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { SiteFolder } from '../site/site-folder';
import { ChangedMeanwhileError, publishBuilds } from './release';
import { runReleaseCommand } from './release-command';

let folder: string;
let site: SiteFolder;
let said: string[];
const options = () => ({ site, say: (words: string) => void said.push(words) });

const build = (name: BrowserPackage, version: string, other: Partial<FakeBuild> = {}) =>
  makeBuild(join(folder, 'builds', version, name), {
    name,
    version,
    pages: fewPagesOf(name),
    ...other,
  });
const release = (...words: string[]) => runReleaseCommand(words, options());
const releases = (name: BrowserPackage = 'public-site') => {
  const state = site.readState();
  if (!state) throw new Error('There is no site.');
  return state.packages[name];
};
const registry = () => readFileSync(join(site.path, 'current/registry.json'), 'utf8');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-command-'));
  site = new SiteFolder(join(folder, 'site'));
  said = [];
  const builds = browserPackages.map((name) => build(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('remembers what was done, by whom, and what it knows of each version', async () => {
  build('public-site', 'v2');
  await release('canary', 'public-site', '10', '--from', join(folder, 'builds/v2'));
  await release('canary', 'public-site', '0', '--by', 'rule');
  await release('canary', 'public-site', '5', '--version', 'v2', '--by', 'staff:7');
  await release('promote', 'public-site', '--by', 'staff:7');
  await release('rollback', 'public-site', 'v1', '--by', 'staff:8');
  const { changes = [], facts } = releases();
  expect(changes.map(({ did, version, percent }) => [did, version, percent])).toEqual([
    ['publish', 'v1', undefined],
    ['canary', 'v2', 10],
    ['stop-canary', 'v2', undefined],
    ['canary', 'v2', 5],
    ['promote', 'v2', undefined],
    ['rollback', 'v1', undefined],
  ]);
  expect(changes.map(({ by }) => by).slice(2)).toEqual(['rule', 'staff:7', 'staff:7', 'staff:8']);
  expect(changes[0]?.by).toMatch(/^operator:./);
  const times = changes.map(({ at }) => at);
  expect(new Set(times).size).toBe(6);
  expect(times.toSorted()).toEqual(times);
  expect(facts).toEqual({
    v1: { contract: 1, entryBytes: expect.any(Number) },
    v2: { contract: 1, entryBytes: expect.any(Number) },
  });
  await release('status');
  expect(said.at(-1)).toContain('rollback v1 (staff:8)');
});

it('refuses a change whose asker has not seen the last one', async () => {
  const seen = toSeenChange(releases());
  build('public-site', 'v2');
  await release('canary', 'public-site', '10', '--from', join(folder, 'builds/v2'), '--seen', seen);
  const state = site.readState();
  const late = release('canary', 'public-site', '0', '--seen', seen);
  await expect(late).rejects.toThrow(ChangedMeanwhileError);
  await expect(release('promote', 'public-site', '--seen', 'none')).rejects.toThrow('meanwhile');
  expect(site.readState()).toEqual(state);
});

it.each(['operator:root', 'staff:', 'staff:a b', ''])('takes no %p as a name', async (by) => {
  await expect(release('canary', 'public-site', '0', '--by', by)).rejects.toThrow('the server');
});

it('refuses a canary of a version that is not there, and builds nothing without sources', async () => {
  const unknown = release('canary', 'public-site', '10', '--version', '../v1');
  await expect(unknown).rejects.toThrow('There is no public-site ../v1 to try.');
  await expect(release('publish', 'public-site')).rejects.toThrow('--from');
});

const previewFile = (version: string, name = 'public-site') =>
  join(site.path, 'previews', name, `${version}.json`);
const previews = () => readdirSync(join(site.path, 'previews/public-site'));

it('previews a build beside the released ones, and visitors learn nothing of it', async () => {
  const before = registry();
  await release('preview', 'public-site', build('public-site', 'v2'), '--by', 'staff:7');
  expect(JSON.parse(readFileSync(previewFile('v2'), 'utf8'))).toEqual({
    version: 'v2',
    at: expect.stringMatching(/^20.*Z$/),
    by: 'staff:7',
    contract: 1,
    entryBytes: expect.any(Number),
    releases: {
      en: {
        entry: { href: '/assets/public-site/v2/remoteEntry.js', integrity: 'sha384-x' },
        styles: [],
        contract: 1,
      },
    },
  } satisfies PreviewedBuild);
  expect(existsSync(join(site.path, 'assets/public-site/v2/remoteEntry.js'))).toBe(true);
  expect(registry()).toBe(before);
  expect(said.at(-1)).toContain('preview v2');
});

it('keeps the files of a preview through releases, and removes them with it', async () => {
  await release('preview', 'public-site', build('public-site', 'v2'));
  await publishBuilds(options(), [build('public-site', 'v3')]);
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v1', 'v2', 'v3']);
  await release('preview', 'public-site', '--remove', 'v2');
  expect(previews()).toEqual([]);
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v1', 'v3']);
  await expect(release('preview', 'public-site', '--remove', '../v1')).rejects.toThrow(
    'has no preview ../v1. There are: none.',
  );
});

it('starts a canary from a preview, which is none from then on', async () => {
  await release('preview', 'public-site', build('public-site', 'v2'));
  await release('canary', 'public-site', '10', '--version', 'v2');
  expect(releases().canary).toEqual({ version: 'v2', percent: 10 });
  expect(releases().facts?.['v2']).toMatchObject({ contract: 1 });
  expect(previews()).toEqual([]);
});

it('previews at most five builds of a remote', async () => {
  for (let i = 2; i <= 6; i += 1) {
    await release('preview', 'public-site', build('public-site', `v${i}`));
  }
  // Once more is no other one.
  await release('preview', 'public-site', join(folder, 'builds/v6/public-site'));
  const sixth = release('preview', 'public-site', build('public-site', 'v7'));
  await expect(sixth).rejects.toThrow('has 5 previews already: v2, v3, v4, v5, v6.');
  expect(existsSync(join(site.path, 'assets/public-site/v7'))).toBe(false);
});

it('refuses to preview what no canary could be, and leaves nothing of it', async () => {
  const everything = () => readdirSync(site.path, { recursive: true, encoding: 'utf8' }).sort();
  const before = everything();
  const previewOf = (name: BrowserPackage, made: string) => release('preview', name, made);
  await expect(
    previewOf('public-site', build('public-site', 'v2', { contract: 2 })),
  ).rejects.toThrow('contract 2');
  await expect(previewOf('public-site', join(folder, 'builds/v1/public-site'))).rejects.toThrow(
    'nothing to try',
  );
  await expect(previewOf('member-area', build('public-site', 'v3'))).rejects.toThrow(
    'has a build of public-site',
  );
  await expect(previewOf('shell', build('shell', 'v2'))).rejects.toThrow('shell');
  await expect(previewOf('public-site', folder)).rejects.toThrow('no finished build');
  expect(everything()).toEqual(before);
});

it.each(['../v2', '../../../../v2', '-v2', 'V2', '', 'v'.repeat(41)])(
  'takes no build whose version is %p',
  async (version) => {
    const made = makeBuild(join(folder, 'made'), {
      name: 'public-site',
      version,
      pages: fewPagesOf('public-site'),
    });
    await expect(release('preview', 'public-site', made)).rejects.toThrow('no name of a version');
    expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v1']);
  },
);

it('takes no build with a link, which would show visitors another file of the machine', async () => {
  const made = build('public-site', 'v2');
  symlinkSync(join(folder, 'secret'), join(made, 'client/chunk.js'));
  await expect(release('preview', 'public-site', made)).rejects.toThrow('chunk.js is a link');
  expect(existsSync(join(site.path, 'assets/public-site/v2/chunk.js'))).toBe(false);
});

it('removes what an interrupted preview has left', async () => {
  await release('preview', 'public-site', build('public-site', 'v2'));
  rmSync(previewFile('v2'));
  writeFileSync(`${previewFile('v2')}.next`, '{');
  await release('preview', 'public-site', build('public-site', 'v3'));
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v1', 'v3']);
});

it('keeps what an upgrade of the archive has brought for pages that are open', async () => {
  const former = join(site.path, 'assets/public-site/v0');
  mkdirSync(former);
  writeFileSync(join(former, '.before-upgrade'), '');
  await publishBuilds(options(), [build('public-site', 'v2')]);
  expect(readdirSync(join(site.path, 'assets/public-site'))).toEqual(['v0', 'v1', 'v2']);
});
