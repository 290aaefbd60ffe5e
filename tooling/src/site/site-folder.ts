import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildRecord, speaks } from '../build-record.ts';
import type { BuildRecord } from '../build-record.ts';
import { currentContentPath } from 'contract/content-files';
import type { Language } from 'contract/languages';
import { getLanguageFolder } from '../locales/locale-file.ts';
import { isIntact } from '../federation/integrity.ts';
import { nginxPolicyFile, writeNginxPolicy } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { listFolderContents, flushAll, writeFileAtomically, replaceFile } from './durable-files.ts';
import { ContentFiles } from './content-files.ts';
import { notePhase } from './note-phase.ts';
import { PageSets } from './page-sets.ts';
import type { SiteState } from './site-state.ts';
import { Snapshots, snapshotFile } from './snapshots.ts';

/** Path in a build of the shell. */
const serviceWorker = 'service-worker/service-worker.js';

/** Path in a set whose pages show content. */
const currentContent = `files${currentContentPath}`;

const readVersion = (text: string) => (JSON.parse(text) as { readonly version: string }).version;

/**
 * Manages a site on disk, which any web server can serve (docs/deploy.md):
 *
 *     assets/<package>/<version>/    immutable files for browsers
 *     releases/<package>/<version>/  server builds and the build's record; never served
 *     content/<version>/             the pages' content for browsers, immutable
 *     snapshots/<digest>.json        published content, for the sets that show it; never served
 *     files/                         pictures, fonts, downloads; fixed names
 *     sets/<n>/                      pages/, registry.json, service-worker.js, state.json, and files/ of fixed names,
 *                                    such as the sitemap: everything that changes with a release
 *     nginx-policy.conf              the policy header that allows the pages' scripts
 *     current -> sets/<n>            the link whose replacement makes a release live
 */
export class SiteFolder {
  readonly #sets: PageSets;
  readonly #snapshots: Snapshots;
  readonly #content: ContentFiles;
  /** Added files, and their folders, that have not been flushed to the disk. */
  readonly #addedFiles: string[] = [];

  constructor(readonly path: string) {
    this.#sets = new PageSets(path);
    this.#snapshots = new Snapshots(join(path, 'snapshots'));
    this.#content = new ContentFiles(join(path, 'content'));
  }

  /** Undefined if no site has been created yet. */
  readState(): SiteState | undefined {
    return this.#sets.readState();
  }

  /** Finds the folder of a kept set whose pages match a state. */
  findSetLike(state: SiteState): string | undefined {
    return this.#sets.findLike(state);
  }

  readonly recordOf = (name: BrowserPackage, version: string): BuildRecord =>
    readBuildRecord(this.#releaseFolder(name, version));

  /**
   * Reads the published content of a state.
   * @throws Error when it is missing or altered
   */
  readSnapshot(digest: string): string {
    return this.#snapshots.read(digest);
  }

  /** The snapshot that visitors see; undefined for pages from before there were any. */
  readShownSnapshot(): string | undefined {
    const file = join(this.path, 'current', snapshotFile);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }

  /**
   * Adds published content, flushed to the disk. It is not live yet.
   * @returns its digest
   */
  addSnapshot(text: string): string {
    return this.#snapshots.add(text);
  }

  /** Removes snapshots that neither the live set nor the previous one shows. */
  removeOtherSnapshots(): void {
    this.#snapshots.removeOthers(this.#sets.keptStates().map(({ content }) => content));
  }

  /** Adds the pages' content files, which never change. They are not live yet. */
  addContent(version: string, files: ReadonlyMap<string, string>): Promise<void> {
    return this.#content.add(version, files);
  }

  /** The server build of a release, in a language that the release has. */
  serverBuild(record: BuildRecord, language: Language): string {
    const folder = speaks(record, language) ? getLanguageFolder(language) : '';
    return join(this.#releaseFolder(record.name, record.version), 'server', folder, 'index.cjs');
  }

  /**
   * Reads a release's browser file as text.
   * @throws Error when it differs from the build
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
   * Adds builds under names that are never reused. They are not live yet. Remains of an interrupted release are removed
   * first, so that a partial build never counts as complete.
   */
  addReleases(buildFolders: readonly string[]): void {
    this.#removeForgotten(this.readState());
    for (const folder of buildFolders) this.#addRelease(folder);
  }

  /** Source maps stay with the build. */
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
   * Writes nginx's policy for the live and the next pages.
   * @param set folder of the next pages
   * @returns whether the policy has changed, so that nginx must be reloaded
   */
  layNginxPolicy(set: string): boolean {
    const target = join(this.path, nginxPolicyFile);
    const policy = writeNginxPolicy([join(this.path, 'current'), set]);
    const former = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    if (former === policy) return false;
    replaceFile(target, policy);
    return former !== undefined;
  }

  /** Replaces or adds a file of a fixed name atomically, so that no request reads a partial one. */
  replaceFile(file: string, content: string | Buffer): void {
    const path = join(this.path, 'files', file);
    if (existsSync(path)) return replaceFile(path, content);
    // No live page shows the file, so it is flushed together with the new pages.
    writeFileAtomically(path, content);
    this.#addedFiles.push(path, dirname(path));
  }

  /**
   * Makes a new page set live, pages and registry atomically. It may be interrupted anywhere, even by a power cut: the
   * site is in its old or its new state, and the next switch removes the remains.
   * @param fill writes the set's pages into its folder; if it throws, nothing has changed
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

  /** Lists what a switch may have written. The last of the kept releases is the one added last. */
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
      ...[set, ...added, ...content].flatMap(listFolderContents),
      ...parents,
      ...new Set(this.#addedFiles),
    ];
  }

  /** @param state undefined if no release is kept yet */
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
