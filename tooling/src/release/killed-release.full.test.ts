import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { readlinkSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Registry } from 'contract/registry';
import { fewPagesOf, makeBuild } from '../../testing/fake-build';
import { browserPackages } from '../packages';
import type { BrowserPackage } from '../packages';
import { publishBuilds } from './release';
import { runReleaseCommand } from './release-command';
import { SiteFolder } from '../site/site-folder';

jest.setTimeout(180_000);

const rounds = 12;
const origin = 'https://church.example.org';
let folder: string;
let site: SiteFolder;
const inSite = (file: string) => join(site.path, file);
const read = (file: string) => readFileSync(inSite(file), 'utf8');
const say = () => undefined;
const children: ChildProcess[] = [];

const pagesAt = (name: BrowserPackage, version: string) => ({
  name,
  version,
  pages: fewPagesOf(name),
});

/** Creates a build with so many files that a kill leaves some missing. */
function layBuild(version: string): string {
  const parent = join(folder, 'builds', version);
  const build = makeBuild(join(parent, 'public-site'), pagesAt('public-site', version));
  for (let i = 0; i < 40; i += 1) writeFileSync(join(build, `client/${i}.js`), version);
  return parent;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-release-'));
  site = new SiteFolder(join(folder, 'site'));
  const builds = browserPackages
    .filter((name) => name !== 'public-site')
    .map((name) => makeBuild(join(folder, 'builds', name), pagesAt(name, 'v1')));
  await publishBuilds({ site, say }, [join(layBuild('v1'), 'public-site'), ...builds], origin);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a process that can release at once when told to. */
async function startReleaser(): Promise<ChildProcess> {
  const args = ['--import', 'tsx', join(__dirname, '../../testing/release-on-word.ts'), site.path];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** Runs a command and kills it `delay` milliseconds after it has acquired the lock, unless it has ended by then. */
async function runUntilKilled(child: ChildProcess, words: readonly string[], delay: number) {
  const ended = once(child, 'exit');
  const watcher = watch(site.path);
  const hasBegun = once(watcher, 'change');
  child.stdin?.write(JSON.stringify(words));
  await hasBegun;
  watcher.close();
  const kill = setTimeout(() => child.kill('SIGKILL'), delay);
  await ended;
  clearTimeout(kill);
}

/** Files of the live set, but for the mark that a kill may take away. */
const filesInSet = () =>
  readdirSync(inSite('current'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== 'complete')
    .sort();

/** The live set has all files, and its pages, registry and state match. */
function expectWholeSite(files: readonly string[]): void {
  const set = filesInSet();
  expect(set).toEqual(files);
  const { stable, canary, kept } = site.readState()?.packages['public-site'] ?? { kept: [] };
  const registry = JSON.parse(read('current/registry.json')) as Registry;
  expect(registry['public-site']).toMatchObject({ stable, ...(canary && { canary }) });
  for (const page of set.filter((file) => file.endsWith('index.html'))) {
    expect(read(join('current', page))).toMatch(new RegExp(` ${stable} ${stable}$`));
  }
  expect(read('current/files/sitemap.xml')).toMatch(/<\/urlset>\n$/);
  for (const version of kept) {
    expect(readdirSync(inSite(`assets/public-site/${version}`))).toHaveLength(41);
    expect(existsSync(inSite(`releases/public-site/${version}/server/index.cjs`))).toBe(true);
  }
}

const commandsOf = (round: number, from: string) => [
  ['publish', 'public-site', '--from', from],
  ['canary', 'public-site', String(1 + round), '--from', from],
  ['rollback', 'public-site'],
];

it('leaves a whole site when it is killed at any moment, and the next release needs no person', async () => {
  const first = randomInt(1000) / 1000;
  const files = filesInSet();
  const release = (...words: string[]) => runReleaseCommand(words, { site, say });
  let next = startReleaser();
  for (let round = 0; round < rounds; round += 1) {
    const child = await next;
    next = startReleaser();
    // A release to roll back to, made after the kill of the previous round.
    const begun = performance.now();
    await release('publish', 'public-site', '--from', layBuild(`a${round}`));
    const took = performance.now() - begun;
    expectWholeSite(files);
    const live = readlinkSync(inSite('current'));
    const words = commandsOf(round, layBuild(`b${round}`))[round % 3] ?? [];
    // The delays are spread evenly over the whole duration.
    const delay = ((first + round * 0.618) % 1) * took;
    await runUntilKilled(child, words, delay);
    try {
      expectWholeSite(files);
      // The release is still live, or can be rolled back to.
      expect(existsSync(inSite(join(live, 'state.json')))).toBe(true);
      const shown = readlinkSync(inSite('current'));
      await release(...words);
      expectWholeSite(files);
      expect(readdirSync(inSite('sets'))).toContain(basename(shown));
      // The live one, the one before it, and those that a stopped canary and a rollback show.
      expect(readdirSync(inSite('sets')).length).toBeLessThanOrEqual(4);
    } catch (error) {
      throw new Error(`Killed in ${words[0]} after ${delay} ms.`, { cause: error });
    }
  }
  await next;
});
