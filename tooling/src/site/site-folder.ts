import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildRecord } from '../build-record.ts';
import { currentContentPath } from 'contract/content-files';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { SiteState } from 'contract/site-state';
import { nginxPolicyFile, writeNginxPolicy } from '../nginx-policy.ts';
import { browserPackages } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { listFolderContents, flushAll, writeFileAtomically, replaceFile } from './durable-files.ts';
import { ContentFiles } from './content-files.ts';
import { notePhase } from './note-phase.ts';
import { PageSets } from './page-sets.ts';
import { PreviewedBuilds } from './previewed-builds.ts';
import { readFacts, ReleaseFiles } from './release-files.ts';
import { Snapshots, snapshotFile } from './snapshots.ts';

/** Path in a set whose pages show content. */
const currentContent = `files${currentContentPath}`;

const readVersion = (text: string) => (JSON.parse(text) as { readonly version: string }).version;

/**
 * Manages a site on disk, which any web server can serve (docs/deploy.md):
 *
 *     assets/<package>/<version>/    immutable files for browsers
 *     releases/<package>/<version>/  server builds and the build's record; never served
 *     previews/<package>/            builds among those that only staff load (PreviewedBuild)
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
  /** The builds of the releases and of the previews. */
  readonly releases: ReleaseFiles;
  readonly previews: PreviewedBuilds;
  /** Added files, and their folders, that have not been flushed to the disk. */
  readonly #addedFiles: string[] = [];

  constructor(readonly path: string) {
    this.#sets = new PageSets(path);
    this.#snapshots = new Snapshots(join(path, 'snapshots'));
    this.#content = new ContentFiles(join(path, 'content'));
    this.releases = new ReleaseFiles(path);
    this.previews = new PreviewedBuilds(join(path, 'previews'));
  }

  /** Undefined if no site has been created yet. */
  readState(): SiteState | undefined {
    return this.#sets.readState();
  }

  /** The steps back whose pages are not kept ready yet. */
  unpreparedSteps(): readonly SiteState[] {
    return this.#sets.unpreparedSteps();
  }

  /** Tells whether a version's files are there, as of a release or of a preview. */
  has(name: BrowserPackage, version: string): boolean {
    return this.#keptOf(this.readState(), name).includes(version);
  }

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

  /** Removes snapshots that no kept set shows. */
  removeOtherSnapshots(): void {
    this.#snapshots.removeOthers(this.#sets.keptStates().map(({ content }) => content));
  }

  /** Adds the pages' content files, which never change. They are not live yet. */
  addContent(version: string, files: ReadonlyMap<string, string>): Promise<void> {
    const [shown] = this.#shownContent();
    return this.#content.add(version, files, shown);
  }

  /**
   * Adds builds under names that are never reused. They are not live yet. Remains of an interrupted release are removed
   * first, so that a partial build never counts as complete.
   */
  addReleases(buildFolders: readonly string[]): void {
    this.#removeForgotten(this.readState());
    for (const folder of buildFolders) this.releases.add(folder);
  }

  /** Adds a build that only staff load, flushed to the disk. */
  addPreview(buildFolder: string, { by }: { readonly by: string }): void {
    const record = readBuildRecord(buildFolder);
    const { name, version } = record;
    if (name === 'shell') throw new Error('The shell is what loads previews.');
    this.previews.expectRoom(name, version);
    this.addReleases([buildFolder]);
    flushAll(this.path, () => this.#filesOf(name, version));
    const facts = readFacts(record, buildFolder);
    this.previews.add({ ...record, name }, { version, at: new Date().toISOString(), by, ...facts });
  }

  /** Removes a previewed build, with its files unless a release has the same. */
  removePreview(name: RemoteName, version: string): void {
    this.previews.remove(name, [version]);
    this.#removeForgotten(this.readState());
  }

  /**
   * Writes nginx's policy for the live pages, the next ones and those that are kept ready.
   * @param set folder of the next pages
   * @returns whether the policy has changed, so that nginx must be reloaded
   */
  layNginxPolicy(set: string): boolean {
    const target = join(this.path, nginxPolicyFile);
    const policy = writeNginxPolicy([...this.#sets.kept(), set]);
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
    const set = await this.#addSet(state, fill);
    this.#sets.show(set);
    notePhase('switched');
    this.#sets.markComplete(set);
    this.#tidy(state);
  }

  /**
   * Makes a state live whose pages are kept ready, as above.
   * @returns false, with nothing changed, if they are not
   */
  switchBackTo(state: SiteState): boolean {
    const isShown = this.#sets.showKept(state);
    if (isShown) this.#tidy(state);
    return isShown;
  }

  /**
   * Keeps the pages of a step back ready.
   * @param fill as above
   */
  async prepare(state: SiteState, fill: (folder: string) => Promise<void>): Promise<void> {
    this.#sets.markComplete(await this.#addSet(state, fill));
  }

  async #addSet(state: SiteState, fill: (folder: string) => Promise<void>): Promise<string> {
    const set = await this.#sets.add(state, fill);
    flushAll(this.path, () => this.#changedBy(state, set));
    return set;
  }

  /** Removes what neither the live state nor a step back needs. */
  #tidy(state: SiteState): void {
    for (const name of remoteNames) {
      const { stable, canary } = state.packages[name];
      this.previews.remove(name, [stable, canary?.version]);
    }
    this.#sets.removeOthers();
    this.removeOtherSnapshots();
    this.#content.removeOthers(this.#shownContent());
    this.#removeForgotten(state);
  }

  /** Versions of the content files that the kept sets show, that of the live one first. */
  #shownContent(): string[] {
    return this.#sets.readInKept(currentContent).map(readVersion);
  }

  /** Lists what a switch may have written. The last of the kept releases is the one added last. */
  #changedBy({ packages }: SiteState, set: string): string[] {
    const added = browserPackages.flatMap((name) =>
      packages[name].kept.slice(-1).flatMap((version) => this.#filesOf(name, version)),
    );
    const current = join(set, currentContent);
    const content = existsSync(current)
      ? listFolderContents(join(this.path, 'content', readVersion(readFileSync(current, 'utf8'))))
      : [];
    return [
      ...[...listFolderContents(set), ...parentsOf(set)],
      ...new Set([...added, ...content, ...this.#addedFiles]),
    ];
  }

  /** Lists the files of a version with their folders. */
  #filesOf(name: BrowserPackage, version: string): string[] {
    const folders = [this.releases.assets(name, version), this.releases.servers(name, version)];
    return folders.flatMap((folder) => [...listFolderContents(folder), ...parentsOf(folder)]);
  }

  #removeForgotten(state: SiteState | undefined): void {
    this.releases.removeOthers((name) => this.#keptOf(state, name));
  }

  /** @param state undefined if no release is kept yet */
  #keptOf(state: SiteState | undefined, name: BrowserPackage): readonly string[] {
    const previews = name === 'shell' ? [] : this.previews.list(name);
    return [...(state?.packages[name].kept ?? []), ...previews.map(({ version }) => version)];
  }
}

/** The folders around a release or a set, which name it. */
const parentsOf = (folder: string): string[] => [dirname(folder), dirname(dirname(folder))];
