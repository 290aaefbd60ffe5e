import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { snapshotRequestLine } from 'contract/publishing';
import { fewPagesOf, inBothLanguages, makeBuild } from '../../../testing/fake-build';
import { runWithInput } from '../../../testing/run-with-input';
import { snapshotOf } from '../../../testing/snapshots';
import { browserPackages } from '../../packages';
import type { BrowserPackage } from '../../packages';
import { publishBuilds } from '../release';
import { SiteFolder } from '../../site/site-folder';
import { bundlePublisher } from './bundle-publisher';

jest.setTimeout(180_000);

const cache = join(__dirname, '../../../node_modules/.cache');
let programs: string;
let program: string;
let folder: string;
let site: SiteFolder;
const children: ChildProcessWithoutNullStreams[] = [];
const inSite = (file: string) => join(site.path, file);
const build = (name: BrowserPackage, version: string) =>
  makeBuild(join(folder, 'builds', version, name), { name, version, pages: fewPagesOf(name) });
const options = () => ({ site, say: () => undefined });

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  programs = mkdtempSync(join(cache, 'publisher-'));
  program = join(programs, 'publish-content.js');
  await bundlePublisher(program);
});
afterAll(() => rmSync(programs, { recursive: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publisher-'));
  site = new SiteFolder(join(folder, 'site'));
  const builds = browserPackages.map((name) => build(name, 'v1'));
  await publishBuilds(options(), builds, 'https://church.example.org');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the publisher as the api does. */
function start(...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'] },
  });
  child.stdin.on('error', () => undefined);
  children.push(child);
  return child;
}

async function untilAsked(child: ChildProcessWithoutNullStreams): Promise<void> {
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes(snapshotRequestLine)) return;
  }
  throw new Error('It ended and did not ask.');
}

const run = (snapshot: string) => runWithInput(program, [site.path], snapshot);

it('publishes what it reads, for web servers under any account to read', async () => {
  const umask = process.umask(0o077);
  const { code, printed, complained } = await run(snapshotOf('one'));
  process.umask(umask);
  expect([code, complained]).toEqual([0, '']);
  expect(printed).toContain(`${snapshotRequestLine}\n`);
  expect(site.readShownSnapshot()).toBe(snapshotOf('one'));
  for (const file of ['current/pages/index.html', 'current/pages', 'nginx-policy.conf']) {
    expect(statSync(inSite(file)).mode & 0o444).toBe(0o444);
  }
});

it('says why not, in one line', async () => {
  writeFileSync(
    inSite('releases/shell/v1/server/index.cjs'),
    `exports.renderPage = async () => { throw new Error('Broken.\\nIn two lines.'); };`,
  );
  expect(await run(snapshotOf('one'))).toMatchObject({ code: 1, complained: 'Broken.\n' });
  expect(await run('{')).toMatchObject({ code: 1, complained: expect.stringMatching(/^.+\n$/) });
  expect(site.readShownSnapshot()).toBeUndefined();
});

/** Files of the live set, but for the mark that a kill may take away. */
const filesInSet = () =>
  readdirSync(inSite('current'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== 'complete')
    .sort();

/** The live set is complete, and shows what its state names. */
function expectWholeSite(files: readonly string[]): void {
  const set = filesInSet();
  expect(set).toEqual(files);
  const state = site.readState();
  expect(site.readSnapshot(state?.content ?? '')).toBe(site.readShownSnapshot());
  const { stable } = state?.packages['public-site'] ?? {};
  for (const page of set.filter((file) => file.endsWith('index.html'))) {
    expect(readFileSync(inSite(join('current', page)), 'utf8')).toMatch(
      new RegExp(` ${stable} ${stable}$`),
    );
  }
}

it('leaves a whole site when it is killed at any moment, and what comes next needs no person', async () => {
  const begun = performance.now();
  await run(snapshotOf('first'));
  const took = performance.now() - begun;
  const files = filesInSet();
  const first = randomInt(1000) / 1000;
  for (let round = 0; round < 12; round += 1) {
    const child = start(site.path);
    const closed = once(child, 'close');
    await untilAsked(child);
    child.stdin.end(snapshotOf(`killed${round}`));
    // The delays are spread evenly over the whole duration.
    const delay = ((first + round * 0.618) % 1) * took;
    const kill = setTimeout(() => child.kill('SIGKILL'), delay);
    await closed;
    clearTimeout(kill);
    expectWholeSite(files);
    const next = snapshotOf(`next${round}`);
    // Publications alternate with releases that carry on the current content.
    if (round % 2 === 0) expect((await run(next)).code).toBe(0);
    else await publishBuilds(options(), [build('public-site', `v${round + 2}`)]);
    expectWholeSite(files);
    if (round % 2 === 0) expect(site.readShownSnapshot()).toBe(next);
    // The live one, the one before it, and the one that a rollback shows.
    expect(readdirSync(inSite('sets')).length).toBeLessThanOrEqual(3);
    expect(readdirSync(inSite('snapshots')).length).toBeLessThanOrEqual(2);
  }
});

const release = (...words: string[]) => runWithInput(program, [site.path, 'release', ...words], '');

it('is the release command, with words for a person and a code for the server', async () => {
  build('public-site', 'v2');
  const from = join(folder, 'builds/v2');
  const started = await release('canary', 'public-site', '10', '--from', from, '--by', 'staff:7');
  expect(started).toMatchObject({ code: 0, complained: '' });
  expect(started.printed).toContain('canary v2 for 10 % (staff:7)');
  const late = await release('promote', 'public-site', '--seen', 'none');
  expect(late).toMatchObject({ code: 2, complained: expect.stringContaining('meanwhile') });
  const unbuilt = await release('publish', 'public-site');
  expect(unbuilt).toMatchObject({ code: 1, complained: expect.stringContaining('--from') });
});

it('is the release command of the archive', async () => {
  const archive = join(programs, 'archive');
  const sources = join(__dirname, '../../..');
  for (const [from, to] of [
    [join(sources, 'archive/release.mjs'), 'release.mjs'],
    [join(sources, 'node-runtime.mjs'), 'node-runtime.mjs'],
    [program, 'tooling/dist/publish-content.js'],
  ] as const)
    cpSync(from, join(archive, to));
  cpSync(site.path, join(archive, 'site'), { recursive: true, verbatimSymlinks: true });
  const command = join(archive, 'release.mjs');
  const shown = await runWithInput(command, ['status'], '');
  expect(shown).toMatchObject({ code: 0, complained: '' });
  expect(shown.printed).toMatch(/^Live at https:\/\/church\.example\.org:\nshell +v1\n/);
  build('public-site', 'v2');
  const from = join(folder, 'builds/v2');
  const previewed = await runWithInput(command, ['preview', 'public-site', '--from', from], '');
  expect(previewed.printed).toContain('preview v2');
});

it('ends a preparation for a release, which finds a whole site', async () => {
  await publishBuilds(options(), [build('public-site', 'v2')]);
  await publishBuilds(options(), [build('member-area', 'v2')]);
  // A preparation that would go on for a minute.
  const slow = `exports.renderPage = () => new Promise((end) => setTimeout(end, 60_000));`;
  writeFileSync(inSite('releases/shell/v1/server/index.cjs'), slow);
  const preparing = start(site.path, 'prepare');
  const closed = once(preparing, 'close');
  const isUnderWay = () => existsSync(inSite('.release'));
  while (!isUnderWay()) await new Promise(setImmediate);
  expect(await release('rollback', 'member-area')).toMatchObject({ code: 0 });
  expect((await closed)[0]).toBe(3);
  expect(readdirSync(inSite('sets')).sort()).toEqual(['2', '3']);
});

it('shows no half of a preparation that is killed at any moment', async () => {
  await publishBuilds(options(), [build('public-site', 'v2')]);
  await publishBuilds(options(), [build('member-area', 'v2')]);
  await run(snapshotOf('first'));
  const begun = performance.now();
  await runWithInput(program, [site.path, 'prepare'], '');
  const took = performance.now() - begun;
  const files = filesInSet();
  const first = randomInt(1000) / 1000;
  for (let round = 0; round < 8; round += 1) {
    await run(snapshotOf(`round${round}`));
    const preparing = start(site.path, 'prepare');
    const closed = once(preparing, 'close');
    const delay = ((first + round * 0.618) % 1) * took;
    const kill = setTimeout(() => preparing.kill('SIGKILL'), delay);
    await closed;
    clearTimeout(kill);
    expect(await release('rollback', 'public-site')).toMatchObject({ code: 0 });
    expectWholeSite(files);
    await publishBuilds(options(), [join(folder, 'builds/v2/public-site')]);
  }
});

/** Prints a page as the api requests it. */
async function preview(...words: string[]) {
  const child = start(site.path, 'preview', ...words);
  child.stdin.end(snapshotOf('drafted'));
  const closed = once(child, 'close');
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: Number((await closed)[0]), printed, complained };
}

it('prints one page as another snapshot has it, and changes nothing', async () => {
  const shows = `exports.version = 'v2'; exports.provideContent = () => undefined;`;
  const renders = `exports.renderFrame = async () => 'frame'; exports.renderPage =
    async ({ path, remotes, registry }) => ({ found: true, html: '<meta charset="utf-8">' +
      [path, remotes['public-site'].version, registry['public-site'].stable].join(' ') });`;
  await publishBuilds(options(), [
    inBothLanguages(build('shell', 'v2'), renders),
    inBothLanguages(build('public-site', 'v2'), shows),
  ]);
  const files = readdirSync(site.path, { recursive: true, encoding: 'utf8' }).sort();
  expect(await preview('en', '/')).toEqual({
    code: 0,
    printed: expect.stringMatching(/^<meta charset="utf-8">[^]*\/ v2 v2$/),
    complained: '',
  });
  expect(await preview('en', '/nowhere')).toEqual({
    code: 1,
    printed: '',
    complained: 'This release has no page /nowhere.\n',
  });
  expect(await preview('xx', '/')).toMatchObject({ code: 1, printed: '' });
  expect(readdirSync(site.path, { recursive: true, encoding: 'utf8' }).sort()).toEqual(files);
});
