import { join } from 'node:path';
import { movedSlugs } from 'contract/articles';
import { currentContentPath } from 'contract/content-files';
import type { LocalEntry } from 'contract/content-entry';
import type { LeftOut } from 'contract/content-snapshot';
import { entryPath } from 'contract/entry-page';
import { firstLanguage, languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { blogNotFoundPage, notFoundPage } from 'contract/not-found-page';
import { redirectsFile } from 'contract/redirects';
import type { Redirects } from 'contract/redirects';
import type { PinnedFile, Registry } from 'contract/registry';
import { isPrerendered, remoteNames } from 'contract/site-paths';
import type { OwnedPath, RemoteName } from 'contract/site-paths';
import { submissions } from 'contract/submissions';
import { testimonyTemplateFile } from 'contract/testimony';
import type { TestimonyTemplate } from 'contract/testimony';
import { webManifestPath } from 'contract/web-manifest';
import { inLanguage, speaks } from './build-record.ts';
import type { BuildRecord } from './build-record.ts';
import { CompressedForms } from './compressed-forms.ts';
import {
  articleSlugs,
  describeChurch,
  describeContent,
  identityIn,
  prepareContent,
} from './content/prepare-content.ts';
import type { ContentBuild, DescribedContent, PreparedContent } from './content/prepare-content.ts';
import type { LinkedStyles } from './inline-parts.ts';
import { isRendered } from './packages.ts';
import type { BrowserPackage } from './packages.ts';
import { PageSet } from './page-set.ts';
import { writeRobots, writeSitemap } from './search-files.ts';
import { notePhase } from './release/note-phase.ts';
import { writeServiceWorker } from './release/service-worker-file.ts';
import { inlinedRegistry, pinnedFile, registryOf } from './release/site-state.ts';
import type { SiteState } from './release/site-state.ts';
import type { SiteFolder } from './release/site-folder.ts';
import { snapshotFile, starterFile } from './release/snapshots.ts';
import { loadServerBuild } from './server-build.ts';
import { createStylePicker } from './used-styles.ts';
import { watchImports } from './watch-imports.ts';

/**
 * The shell's server build, as the assembly uses it. Its source is shell/src/server.tsx. An older shell may be
 * live under newer tooling: what it is given only ever grows, or its contract is raised.
 */
interface ShellRenderer {
  renderPage(
    options: PageParts & { path: string; remotes: object },
  ): Promise<{ html: string; found: boolean }>;
  renderFrame(options: PageParts): Promise<string>;
  /** Absent in a shell from before pages had addresses that change. */
  readonly writeMovedPage?: (path: string, origin: string) => string;
  /** Absent in a shell whose pages all name the English one, which lies with the pictures. */
  readonly writeWebManifest?: (identity: LocalEntry<'identity'> | undefined) => string;
}

/** What a remote's server build may offer beside its pages. */
interface RemoteBuild extends ContentBuild {
  readonly makeTestimonyTemplate?: () => TestimonyTemplate;
}

interface PageParts {
  readonly origin: string;
  readonly registry: Registry;
  readonly script: PinnedFile;
  readonly styles: readonly PinnedFile[];
  /** Asked when the page is rendered: what that took, the browser's script will need as well. */
  readonly preloads: () => readonly PinnedFile[];
  /** Which content the pages show, and the address of this page's part. */
  readonly content?: DescribedContent;
}

/**
 * Writes the registry, and every page that is the same for all visitors as HTML, as a site's state wants them.
 * Pages show the stable releases; a visitor on trial gets the canary's pages in the browser.
 *
 * @returns the number of pages that were rendered, and what of the content they do not show.
 */
export async function assemblePages(
  site: SiteFolder,
  state: SiteState,
  folder: string,
): Promise<{ readonly pages: number; readonly leftOut: readonly LeftOut[] }> {
  const shell = site.recordOf('shell', state.packages.shell.stable);
  const languages = languageCodes.filter((code) => speaks(shell, code));
  const sheets = readSheets(site, state);
  const builds = languages.map((language) => openBuilds(site, state, language, sheets));
  const content = prepareContent(site, state, builds);
  notePhase('read');
  const forms = new CompressedForms(content?.version, site.readLiveSet());
  const set = new PageSet(folder, forms);
  try {
    const pages = await fill(set, site, state, { builds, content });
    notePhase('rendered');
    return { pages, leftOut: content?.leftOut ?? [] };
  } finally {
    await set.finish();
    notePhase('compressed');
  }
}

interface Prepared {
  readonly builds: readonly Builds[];
  readonly content: PreparedContent | undefined;
}

async function fill(
  set: PageSet,
  site: SiteFolder,
  state: SiteState,
  { builds, content }: Prepared,
): Promise<number> {
  let count = 0;
  for (const build of builds) count += await fillLanguage(set, build, state.origin, content);
  if (content) {
    await site.addContent(content.version, content.files);
    set.writeBeside(`files${currentContentPath}`, JSON.stringify({ version: content.version }));
    set.writeBeside(snapshotFile, content.text);
    set.writeBeside(starterFile, content.starter);
  } else if (state.content !== undefined) {
    // Releases from before content show none of it: nobody need try again until another is live.
    set.writeBeside(snapshotFile, site.readSnapshot(state.content));
  }
  set.writeInlineParts();
  set.writeBeside('files/robots.txt', writeRobots(state.origin));
  const [first] = builds;
  const articles = first ? articleSlugs(first, first.shell.pages, content).map(entryPath) : [];
  const moved =
    content && articles.length > 0 ? movedSlugs(content.snapshot) : new Map<string, string>();
  const languages = builds.map(({ language }) => language);
  if (moved.size > 0) set.writeBeside(redirectsFile, JSON.stringify(redirectsOf(moved, languages)));
  set.writeBeside('files/sitemap.xml', writeSitemap(state.origin, articles));
  const worker = state.serviceWorker
    ? undefined
    : site.readServiceWorker(state.packages.shell.stable);
  const church = content && describeChurch(content);
  set.writeBeside('service-worker.js', writeServiceWorker(worker, set.version, church));
  return count;
}

/** Writes what visitors find in one language: English at the root, the others each in a folder. */
async function fillLanguage(
  set: PageSet,
  builds: Builds,
  origin: string,
  content: PreparedContent | undefined,
): Promise<number> {
  const { language, shell, renderer, remotes, stylesOf, registry } = builds;
  const partsFor = (path?: string, owner?: RemoteName, asked?: ReadonlySet<string>) => ({
    ...makePageParts(builds, origin, owner, asked),
    ...(content && { content: describeContent(builds, content, path) }),
  });
  const inFolder = (file: string) => pathIn(language, `/${file}`).slice(1);
  const template = remotes['public-site']?.makeTestimonyTemplate?.();
  const slugs = articleSlugs(builds, shell.pages, content);
  const pages: readonly OwnedPath[] = [
    ...shell.pages.filter(isPrerendered),
    ...slugs.map((slug) => ({ path: entryPath(slug), owner: 'public-site' as const })),
  ];
  for (const { path, owner } of pages) {
    const page = await watchImports((asked) =>
      renderer.renderPage({ ...partsFor(path, owner, asked), path, remotes }),
    );
    if (!page.found) throw new Error(`${owner} owns ${path} and offers no page for it.`);
    const isFilled = path === submissions.testimony.page && template;
    const filledIn = isFilled ? Object.values(template).join('') : '';
    const file = join(pathIn(language, path), 'index.html').slice(1);
    set.writeStyled(file, page.html, stylesOf('shell', owner), filledIn);
  }
  for (const file of [notFoundPage, blogNotFoundPage]) {
    const missing = await renderer.renderPage({ ...partsFor(), path: `/${file}`, remotes });
    set.writeStyled(inFolder(file), missing.html, stylesOf('shell'));
  }
  for (const [former, slug] of content ? movedSlugs(content.snapshot) : []) {
    const html = renderer.writeMovedPage?.(entryPath(slug), origin);
    if (html)
      set.writeSmall(join(pathIn(language, entryPath(former)), 'index.html').slice(1), html);
  }
  set.writeFrame(inFolder('app.html'), await renderer.renderFrame(partsFor()));
  set.writeBeside(inFolder('registry.json'), JSON.stringify(registry));
  if (template) set.writeBeside(inFolder(testimonyTemplateFile), JSON.stringify(template));
  const manifest = renderer.writeWebManifest?.(content && identityIn(content, builds.ownLanguage));
  if (manifest) set.writeBeside(`files${pathIn(language, webManifestPath)}`, manifest);
  return pages.length;
}

/** In all languages, by the slugs of before. */
const redirectsOf = (
  moved: Iterable<readonly [string, string]>,
  languages: readonly Language[],
): Redirects =>
  Object.fromEntries(
    [...moved].flatMap(([former, slug]) =>
      languages.map((code) => [pathIn(code, entryPath(former)), pathIn(code, entryPath(slug))]),
    ),
  );

type Builds = ReturnType<typeof openBuilds>;

/** The stable builds in one language, as far as pages are made of them. */
function openBuilds(site: SiteFolder, state: SiteState, language: Language, sheets: Sheets) {
  const recordOf = (name: BrowserPackage, version = state.packages[name].stable) =>
    inLanguage(site.recordOf(name, version), language);
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it types what is answered
  const load = <Exports>(name: BrowserPackage) =>
    loadServerBuild<Exports>(name, site.serverBuild(recordOf(name), language));
  const rendered = remoteNames.filter(isRendered);
  return {
    shell: recordOf('shell'),
    language,
    /** Of the public site's pages: a release that does not speak the language shows English ones. */
    ownLanguage: speaks(
      site.recordOf('public-site', state.packages['public-site'].stable),
      language,
    )
      ? language
      : firstLanguage,
    recordOf,
    registry: registryOf(state, recordOf),
    renderer: load<ShellRenderer>('shell'),
    remotes: Object.fromEntries(rendered.map((name) => [name, load<RemoteBuild>(name)])),
    stylesOf: (...owners: BrowserPackage[]) => owners.flatMap((name) => sheets.get(name) ?? []),
  };
}

type Sheets = ReadonlyMap<BrowserPackage, readonly LinkedStyles[]>;

/** The stylesheets of the stable builds: one for all languages. */
const readSheets = (site: SiteFolder, { packages }: SiteState): Sheets =>
  new Map(
    (['shell', ...remoteNames.filter(isRendered)] as const).map((name) => [
      name,
      linkedStyles(site, site.recordOf(name, packages[name].stable)),
    ]),
  );

function makePageParts(
  { shell, recordOf, registry }: Builds,
  origin: string,
  owner?: RemoteName,
  asked: ReadonlySet<string> = new Set(),
): PageParts {
  const styles = (build: BuildRecord) => build.styles.map((file) => pinnedFile(build, file));
  const remote = owner && recordOf(owner);
  const preloads = (): PinnedFile[] => {
    // During a trial some visitors get another release, and would fetch this one in vain.
    if (!remote || registry[owner].canary) return [];
    const needed = [`${owner}/src/remote`, ...asked].flatMap((name) => remote.chunks?.[name] ?? []);
    const scripts = [remote.entry, ...new Set(needed)];
    return [...scripts.map((file) => pinnedFile(remote, file)), ...styles(remote)];
  };
  return {
    origin,
    registry: inlinedRegistry(registry),
    script: pinnedFile(shell, shell.entry),
    styles: [...styles(shell), ...(remote ? styles(remote) : [])],
    preloads,
  };
}

/**
 * A release's stylesheets for inlining into pages. The shell's is inlined whole, since it is not loaded again; of a
 * remote's, a page inlines the rules it uses, and the rest is loaded with the remote.
 */
function linkedStyles(site: SiteFolder, record: BuildRecord): LinkedStyles[] {
  const { name } = record;
  return record.styles.map((file) => {
    const text = site.readClientFile(record, file);
    const pick = name === 'shell' ? () => text : createStylePicker(text);
    return { owner: name, href: pinnedFile(record, file).href, pick };
  });
}
