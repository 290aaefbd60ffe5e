import { join } from 'node:path';
import { movedSlugs } from 'contract/articles';
import { currentContentPath } from 'contract/content-files';
import type { OmittedValue } from 'contract/content-snapshot';
import { entryPath } from 'contract/entry-page';
import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { blogNotFoundPage, notFoundPage } from 'contract/not-found-page';
import { redirectsFile } from 'contract/redirects';
import type { Redirects } from 'contract/redirects';
import type { RemoteName } from 'contract/site-paths';
import { submissions } from 'contract/submissions';
import { testimonyTemplateFile } from 'contract/testimony';
import { webManifestPath } from 'contract/web-manifest';
import type { SiteState } from 'contract/site-state';
import {
  articleSlugs,
  describeChurch,
  describeContent,
  getFeeds,
  getLocalIdentity,
  prepareContent,
} from './prepare-content.ts';
import type { PreparedContent } from './prepare-content.ts';
import { PageSet } from './page-set.ts';
import { writeRobots, writeSitemap } from './search-files.ts';
import { notePhase } from '../site/note-phase.ts';
import { writeServiceWorker } from './service-worker-file.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { snapshotFile, starterFile } from '../site/snapshots.ts';
import { makePageParts, loadStableBuilds, renderedPages } from '../stable-builds.ts';
import type { LanguageBuilds } from '../stable-builds.ts';
import { watchImports } from '../webpack/watch-imports.ts';

/**
 * Writes the registry, and every page that is the same for all visitors, for a site's state. Pages show the stable
 * releases; visitors of a trial get the canary's pages in the browser.
 * @returns the number of rendered pages, and the content that they do not show
 */
export async function assemblePages(
  site: SiteFolder,
  state: SiteState,
  folder: string,
): Promise<{ readonly pages: number; readonly leftOut: readonly OmittedValue[] }> {
  const builds = loadStableBuilds(site, state);
  const content = prepareContent(site, state, builds);
  notePhase('read');
  const set = new PageSet(folder);
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
  readonly builds: readonly LanguageBuilds[];
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
    set.writeForServer(snapshotFile, content.text);
    set.writeForServer(starterFile, content.starter);
  } else if (state.content !== undefined) {
    // Releases from before content show none of it; no process need try again until another one is live.
    set.writeForServer(snapshotFile, site.readSnapshot(state.content));
  }
  set.writeInlineParts();
  set.writeBeside('files/robots.txt', writeRobots(state.origin));
  const [first] = builds;
  const articles = first ? articleSlugs(first, first.shell.pages, content).map(entryPath) : [];
  const moved =
    content && articles.length > 0 ? movedSlugs(content.snapshot) : new Map<string, string>();
  const languages = builds.map(({ language }) => language);
  if (moved.size > 0)
    set.writeForServer(redirectsFile, JSON.stringify(redirectsOf(moved, languages)));
  set.writeBeside('files/sitemap.xml', writeSitemap(state.origin, articles));
  const worker = state.serviceWorker
    ? undefined
    : site.releases.readServiceWorker(state.packages.shell.stable);
  const church = content && describeChurch(content);
  set.writeBeside('service-worker.js', writeServiceWorker(worker, set.version, church));
  return count;
}

/** Writes the files of one language: English at the root, each other language in a folder. */
async function fillLanguage(
  set: PageSet,
  builds: LanguageBuilds,
  origin: string,
  content: PreparedContent | undefined,
): Promise<number> {
  const { language, renderer, remotes, stylesOf, registry } = builds;
  const partsFor = (path?: string, owner?: RemoteName, asked?: ReadonlySet<string>) => ({
    ...makePageParts(builds, origin, owner, asked),
    ...(content && { content: describeContent(builds, content, path) }),
  });
  const inFolder = (file: string) => pathIn(language, `/${file}`).slice(1);
  const template = remotes['public-site']?.makeTestimonyTemplate?.();
  const pages = renderedPages(builds, content);
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
  if (template) set.writeForServer(inFolder(testimonyTemplateFile), JSON.stringify(template));
  const manifest = renderer.writeWebManifest?.(
    content && getLocalIdentity(content, builds.ownLanguage),
  );
  if (manifest) set.writeBeside(`files${pathIn(language, webManifestPath)}`, manifest);
  for (const [path, feed] of content ? getFeeds(builds, content, origin) : [])
    set.writeOneOfMany(`files${pathIn(language, path)}`, feed);
  return pages.length;
}

/** Redirects from former slugs, in all languages. */
const redirectsOf = (
  moved: Iterable<readonly [string, string]>,
  languages: readonly Language[],
): Redirects =>
  Object.fromEntries(
    [...moved].flatMap(([former, slug]) =>
      languages.map((code) => [pathIn(code, entryPath(former)), pathIn(code, entryPath(slug))]),
    ),
  );
