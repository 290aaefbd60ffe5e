import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fewPagesOf, inBothLanguages, makeBuild } from '../../testing/fake-build';
import { heavyCounts, heavySnapshot } from '../../testing/heavy-snapshot';
import { readSnapshot } from 'contract/content-snapshot';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { bundlePublisher } from './publisher/bundle-publisher';
import { runWithInput } from '../../testing/run-with-input';
import { publishBuilds, publishContent } from './release';
import { runReleaseCommand } from './release-command';
import { SiteFolder } from '../site/site-folder';

jest.setTimeout(900_000);

/** A snapshot with all texts, and one without the pages of posts, which makes repeated releases ten times faster. */
const [whole, short] = [true, false].map(heavySnapshot) as [string, string];
let folder: string;
let site: SiteFolder;
let said: string[];
const options = (of = site) => ({ site: of, say: (message: string) => void said.push(message) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heavy-site-'));
  site = new SiteFolder(join(folder, 'site'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A home page that reports how many entries of each kind it gets, and prints more of them than the real one. */
const codes: Partial<Record<BrowserPackage, string>> = {
  shell: `exports.renderPage = async ({ path, remotes }) =>
      ({ found: true, html: path === '/' ? JSON.stringify(remotes['public-site'].given()) : path });
    exports.renderFrame = async () => 'frame';`,
  'public-site': `let given = {};
    exports.routes = [{ id: 'home', path: '/' }];
    exports.pageContent = { home: { file: 'home', kinds: { programs: 100 } } };
    exports.starterContent = Object.fromEntries(${JSON.stringify(Object.keys(heavyCounts))}.map((kind) => [kind, []]));
    exports.provideContent = (content) => { given = content; };
    exports.given = () => ({
      counts: Object.fromEntries(Object.entries(given).map(([kind, { length }]) => [kind, length])),
      programs: given.programs,
      posts: given.posts?.map(({ title, excerpt }) => ({ title, excerpt })),
    });`,
};

function build(name: BrowserPackage, version: string): string {
  const pages = fewPagesOf(name);
  const made = makeBuild(join(folder, 'builds', version, name), { name, version, pages });
  return inBothLanguages(made, codes[name] ?? `exports.version = '${version}';`);
}

const layOut = (of = site) =>
  publishBuilds(
    options(of),
    browserPackages.map((name) => build(name, 'v1')),
    'https://church.example.org',
  );

const shown = (of = site) =>
  JSON.parse(readFileSync(join(of.path, 'current/pages/index.html'), 'utf8')) as {
    counts: object;
  };

function expectEverything(text: string, of = site): void {
  expect(of.readShownSnapshot()).toBe(text);
  expect(shown(of).counts).toMatchObject(heavyCounts);
}

it('is what a snapshot may hold, each entry whole', () => {
  const snapshot = readSnapshot(whole);
  for (const [kind, count] of Object.entries(heavyCounts))
    expect(snapshot).toHaveProperty(`${kind}.length`, count);
});

it('keeps no church of many words from its next release, trial or way back', async () => {
  await layOut();
  await publishContent(options(), async () => short);
  expectEverything(short);

  const command = (...words: string[]) => runReleaseCommand(words, options());
  const release = (name: BrowserPackage, version: string) => {
    build(name, version);
    return ['--from', join(folder, 'builds', version)];
  };
  await command('publish', 'shell', ...release('shell', 'v2'));
  await command('canary', 'public-site', '10', ...release('public-site', 'v2'));
  await command('promote', 'public-site');
  expect(site.readState()?.packages['public-site'].stable).toBe('v2');
  expectEverything(short);
  await command('rollback', 'public-site');
  expectEverything(short);
  expect(said.join()).not.toContain('is not shown');
});

it('goes along into the site of another archive, and is there already when the server starts', async () => {
  const cache = join(__dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const program = join(mkdtempSync(join(cache, 'publisher-')), 'publish-content.js');
  await bundlePublisher(program);
  const next = new SiteFolder(join(folder, 'next/site'));
  await layOut(next);
  // upgrade.mjs passes the snapshot to the next release like this, and so does the server to its own.
  expect(await runWithInput(program, [next.path], whole)).toMatchObject({ code: 0 });
  expectEverything(whole, next);
  const { printed } = await runWithInput(program, [next.path], whole);
  expect(printed).toContain('The site shows it already.');
  rmSync(dirname(program), { recursive: true });
});
