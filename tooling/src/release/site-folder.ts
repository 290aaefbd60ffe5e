import { closeSync, cpSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildRecord, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import type { Language } from 'contract/languages';
import { inBuild } from '../locales/locale-file.ts';
import { integrityOf } from '../federation/integrity.ts';
import { nginxPolicyFile, writeNginxPolicy } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { haveSamePages } from './site-state.ts';
import type { SiteState } from './site-state.ts';

/** The live set of pages, and the one before it for requests that are still being answered from it. */
const keptSets = 2;

/** Where a build of the shell has it. */
const serviceWorker = 'service-worker/service-worker.js';

/**
 * A site on disk, as any web server can serve it (docs/deploy.md):
 *
 *     assets/<package>/<version>/    what browsers load, never changed
 *     releases/<package>/<version>/  what renders pages, and the build's record; never served
 *     files/                         pictures, fonts, downloads, under fixed names
 *     sets/<n>/                      pages/, registry.json, service-worker.js and state.json: all that changes with a release
 *     nginx-policy.conf              the header that lets in the script of the pages
 *     current -> sets/<n>            the one link whose replacement is the release
 */
export class SiteFolder {
  constructor(readonly path: string) {}

  /** Undefined where no site has been laid out yet. */
  readState(): SiteState | undefined {
    return readStateIn(join(this.path, 'current'));
  }

  /** The folder of a set that is still here and shows what a state wants shown. */
  findSetLike(state: SiteState): string | undefined {
    const sets = join(this.path, 'sets');
    return readdirSync(sets)
      .map((number) => join(sets, number))
      .find((set) => {
        const shown = readStateIn(set);
        return shown && haveSamePages(shown, state);
      });
  }

  readonly recordOf = (name: BrowserPackage, version: string): BuildRecord =>
    readBuildRecord(this.#releaseFolder(name, version));

  /** The build for Node of a release, in a language that the release speaks. */
  serverBuild(record: BuildRecord, language: Language): string {
    const folder = speaks(record, language) ? inBuild(language) : '';
    return join(this.#releaseFolder(record.name, record.version), 'server', folder, 'index.cjs');
  }

  /**
   * What browsers load of a release, as text.
   * @throws Error when it is not what was built.
   */
  readClientFile({ name, version, integrity }: BuildRecord, file: string): string {
    const content = readFileSync(join(this.path, 'assets', name, version, file));
    if (integrityOf(content) === integrity[file]) return content.toString();
    throw new Error(`${file} of ${name} ${version} is not what was built.`);
  }

  /** The script of a shell's service worker; undefined for a release from before there was one. */
  readServiceWorker(version: string): string | undefined {
    const file = join(this.#releaseFolder('shell', version), serviceWorker);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Adds a build's files under a name that is never used for anything else. They are not live yet. */
  addRelease(buildFolder: string): void {
    const { name, version } = readBuildRecord(buildFolder);
    addFolder(join(buildFolder, 'client'), join(this.path, 'assets', name, version));
    const release = this.#releaseFolder(name, version);
    if (existsSync(release)) return;
    const draft = draftOf(release);
    for (const part of ['server', 'service-worker', 'build.json']) {
      const from = join(buildFolder, part);
      if (existsSync(from)) cpSync(from, join(draft, part), { recursive: true });
    }
    renameSync(draft, release);
  }

  /**
   * Writes the policy that nginx sends, for the pages that are live and those that come.
   * @param set the folder of the latter
   * @returns whether it is another one, which nginx has to be told
   */
  layNginxPolicy(set: string): boolean {
    const target = join(this.path, nginxPolicyFile);
    const policy = writeNginxPolicy([join(this.path, 'current'), set]);
    if (existsSync(target) && readFileSync(target, 'utf8') === policy) return false;
    writeDurably(`${target}.next`, policy);
    renameSync(`${target}.next`, target);
    return true;
  }

  /** Replaces a file with a fixed name atomically, so that no request reads half of it. */
  replaceFile(file: string, content: string | Buffer): void {
    const target = join(this.path, 'files', file);
    mkdirSync(dirname(target), { recursive: true });
    writeDurably(`${target}.next`, content);
    renameSync(`${target}.next`, target);
  }

  /**
   * Makes a new set of pages the live one, pages and registry at one instant.
   * @param fill writes the set's pages into its folder; when it throws, everything is as it was
   */
  async switchTo(state: SiteState, fill: (folder: string) => Promise<void>): Promise<void> {
    const sets = join(this.path, 'sets');
    mkdirSync(sets, { recursive: true });
    const numbers = readdirSync(sets).map(Number);
    const next = Math.max(0, ...numbers) + 1;
    const folder = join(sets, String(next));
    try {
      await fill(folder);
      writeDurably(join(folder, 'state.json'), JSON.stringify(state, null, 2));
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    const link = join(this.path, 'current.next');
    rmSync(link, { force: true });
    symlinkSync(join('sets', String(next)), link);
    renameSync(link, join(this.path, 'current'));
    syncFolder(this.path);
    for (const old of numbers.filter((number) => number <= next - keptSets)) {
      rmSync(join(sets, String(old)), { recursive: true });
    }
    this.#removeForgotten(state);
  }

  #removeForgotten({ packages }: SiteState): void {
    for (const kind of ['assets', 'releases']) {
      for (const name of browserPackages) {
        const versions = join(this.path, kind, name);
        for (const version of readdirSync(versions)) {
          if (packages[name].kept.includes(version)) continue;
          rmSync(join(versions, version), { recursive: true });
        }
      }
    }
  }

  #releaseFolder(name: BrowserPackage, version: string): string {
    return join(this.path, 'releases', name, version);
  }
}

function readStateIn(set: string): SiteState | undefined {
  const file = join(set, 'state.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteState) : undefined;
}

/** Copies a folder whole or not at all. The maps stay with the build. */
function addFolder(from: string, to: string): void {
  if (existsSync(to)) return;
  const draft = draftOf(to);
  cpSync(from, draft, { recursive: true, filter: (file) => !file.endsWith('.map') });
  renameSync(draft, to);
}

/** What an interrupted release has left goes first. */
function draftOf(folder: string): string {
  const draft = `${folder}.next`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  return draft;
}

function writeDurably(file: string, content: string | Buffer): void {
  const descriptor = openSync(file, 'w');
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
