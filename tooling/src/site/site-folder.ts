import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildRecord, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import { currentContentPath } from 'contract/content-files';
import type { Language } from 'contract/languages';
import { inBuild } from '../locales/locale-file.ts';
import { isIntact } from '../federation/integrity.ts';
import { nginxPolicyFile, writeNginxPolicy } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { everythingIn, flushAll, layFile, replaceFile } from './durable-files.ts';
import { ContentFiles } from './content-files.ts';
import { notePhase } from './note-phase.ts';
import { PageSets } from './page-sets.ts';
import type { SiteState } from './site-state.ts';
import { Snapshots, snapshotFile } from './snapshots.ts';

/** Where a build of the shell has it. */
const serviceWorker = 'service-worker/service-worker.js';

/** In a set, where its pages show content. */
const currentContent = `files${currentContentPath}`;

const readVersion = (text: string) => (JSON.parse(text) as { readonly version: string }).version;

/**
 * A site on disk, as any web server can serve it (docs/deploy.md):
 *
 *     assets/<package>/<version>/    what browsers load, never changed
 *     releases/<package>/<version>/  what renders pages, and the build's record; never served
 *     content/<version>/             what pages show, never changed
 *     snapshots/<digest>.json        what staff have published, for the sets that show it; never served
 *     files/                         pictures, fonts, downloads, under fixed names
 *     sets/<n>/                      pages/, registry.json, service-worker.js, state.json, and files/ for what is served under
 *                                    its own name, as the sitemap: all that changes with a release
 *     nginx-policy.conf              the header that lets in the script of the pages
 *     current -> sets/<n>            the one link whose replacement is the release
 */
export class SiteFolder {
  readonly #sets: PageSets;
  readonly #snapshots: Snapshots;
  readonly #content: ContentFiles;
  /** That have not been flushed to the disk, and the folders that they are in. */
  readonly #addedFiles: string[] = [];

  constructor(readonly path: string) {
    this.#sets = new PageSets(path);
    this.#snapshots = new Snapshots(join(path, 'snapshots'));
    this.#content = new ContentFiles(join(path, 'content'));
  }

  /** Undefined where no site has been laid out yet. */
  readState(): SiteState | undefined {
    return this.#sets.readState();
  }

  /** The folder of a set that is kept and shows what a state wants shown. */
  findSetLike(state: SiteState): string | undefined {
    return this.#sets.findLike(state);
  }

  readonly recordOf = (name: BrowserPackage, version: string): BuildRecord =>
    readBuildRecord(this.#releaseFolder(name, version));

  /**
   * What staff have published, as a state names it.
   * @throws Error when it is not there as it was published.
   */
  readSnapshot(digest: string): string {
    return this.#snapshots.read(digest);
  }

  /** The snapshot that visitors see; undefined of pages from before there were any. */
  readShownSnapshot(): string | undefined {
    const file = join(this.path, 'current', snapshotFile);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /** Adds what staff have published, flushed to the disk. It is not live yet. @returns its digest */
  addSnapshot(text: string): string {
    return this.#snapshots.add(text);
  }

  /** Removes what neither the live set shows nor the one before it. */
  removeOtherSnapshots(): void {
    this.#snapshots.removeOthers(this.#sets.keptStates().map(({ content }) => content));
  }

  /** Adds what pages show, in files that are never changed. It is not live yet. */
  addContent(version: string, files: ReadonlyMap<string, string>): Promise<void> {
    return this.#content.add(version, files);
  }

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
    const content = readFileSync(join(this.#assetFolder(name, version), file));
    if (isIntact(content, integrity[file])) return content.toString();
    throw new Error(`${file} of ${name} ${version} is not what was built.`);
  }

  /** The script of a shell's service worker; undefined for a release from before there was one. */
  readServiceWorker(version: string): string | undefined {
    const file = join(this.#releaseFolder('shell', version), serviceWorker);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /**
   * Adds builds under names that are never used for anything else. They are not live yet. What an interrupted release has
   * left goes first, so that half a build is never taken for the whole.
   */
  addReleases(buildFolders: readonly string[]): void {
    this.#removeForgotten(this.readState());
    for (const folder of buildFolders) this.#addRelease(folder);
  }

  /** The maps stay with the build. */
  #addRelease(buildFolder: string): void {
    const { name, version } = readBuildRecord(buildFolder);
    const add = (from: string, to: string) => {
      const isKept = (file: string) => !file.endsWith('.map');
      if (existsSync(from) && !existsSync(to))
        cpSync(from, to, { recursive: true, filter: isKept });
    };
    add(join(buildFolder, 'client'), this.#assetFolder(name, version));
    for (const part of ['server', 'service-worker', 'build.json']) {
      add(join(buildFolder, part), join(this.#releaseFolder(name, version), part));
    }
  }

  /**
   * Writes the policy that nginx sends, for the pages that are live and those that come.
   * @param set the folder of the latter
   * @returns whether it is another one than before, which nginx has to be told
   */
  layNginxPolicy(set: string): boolean {
    const target = join(this.path, nginxPolicyFile);
    const policy = writeNginxPolicy([join(this.path, 'current'), set]);
    const former = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    if (former === policy) return false;
    replaceFile(target, policy);
    return former !== undefined;
  }

  /** Replaces a file with a fixed name, or adds it, atomically, so that no request reads half of it. */
  replaceFile(file: string, content: string | Buffer): void {
    const path = join(this.path, 'files', file);
    if (existsSync(path)) return replaceFile(path, content);
    // No page that is live shows it, so it is flushed with those that will.
    layFile(path, content);
    this.#addedFiles.push(path, dirname(path));
  }

  /**
   * Makes a new set of pages the live one, pages and registry at one instant. It may be interrupted anywhere, also by a
   * power cut: the site is as it was or as it will be, and the next switch removes what is left over.
   * @param fill writes the set's pages into its folder; when it throws, everything is as it was
   */
  async switchTo(state: SiteState, fill: (folder: string) => Promise<void>): Promise<void> {
    const set = await this.#sets.add(state, fill);
    flushAll(this.path, () => this.#changedBy(state, set));
    this.#sets.show(set);
    notePhase('switched');
    this.#sets.removeOthers();
    this.removeOtherSnapshots();
    this.#content.removeOthers(this.#sets.readInKept(currentContent).map(readVersion));
    this.#removeForgotten(state);
  }

  /** What a switch may have written. The last of the releases that are kept is the one that was added last. */
  #changedBy({ packages }: SiteState, set: string): string[] {
    const added = browserPackages.flatMap((name) =>
      packages[name].kept
        .slice(-1)
        .flatMap((version) => [
          this.#assetFolder(name, version),
          this.#releaseFolder(name, version),
        ]),
    );
    const parents = new Set(
      [set, ...added].flatMap((one) => [dirname(one), dirname(dirname(one))]),
    );
    const current = join(set, currentContent);
    const content = existsSync(current)
      ? [join(this.path, 'content', readVersion(readFileSync(current, 'utf8')))]
      : [];
    return [
      ...[set, ...added, ...content].flatMap(everythingIn),
      ...parents,
      ...new Set(this.#addedFiles),
    ];
  }

  /** @param state undefined where no release is kept yet */
  #removeForgotten(state: SiteState | undefined): void {
    for (const name of browserPackages) {
      const kept = state?.packages[name].kept ?? [];
      for (const kind of ['assets', 'releases']) {
        const versions = join(this.path, kind, name);
        mkdirSync(versions, { recursive: true });
        for (const version of readdirSync(versions).filter((one) => !kept.includes(one))) {
          rmSync(join(versions, version), { recursive: true });
        }
      }
    }
  }

  #assetFolder(name: string, version: string): string {
    return join(this.path, 'assets', name, version);
  }

  #releaseFolder(name: BrowserPackage, version: string): string {
    return join(this.path, 'releases', name, version);
  }
}
