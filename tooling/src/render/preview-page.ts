import type { Language } from 'contract/languages';
import { inlinePreviewPolicy } from 'contract/inline-parts';
import { describeContent, prepareContent } from './prepare-content.ts';
import { findInlineParts, inlineStyles } from './inline-parts.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { makePageParts, loadStableBuilds, renderedPages } from '../stable-builds.ts';

interface PreviewedPage {
  /** Path as in requirements 2.1. */
  readonly path: string;
  readonly language: Language;
}

/**
 * Renders one page of a snapshot with the stable releases as a preview: it changes nothing on the site, and waits for
 * no lock (decision 54).
 * @throws Error that says why there is no such page
 */
export async function renderPreview(
  site: SiteFolder,
  { path, language }: PreviewedPage,
  snapshot: string,
): Promise<string> {
  const state = site.readState();
  if (!state) throw new Error(`There is no site in ${site.path} yet.`);
  const builds = loadStableBuilds(site, state);
  const content = prepareContent(site, state, builds, snapshot);
  const build = builds.find((one) => one.language === language);
  if (!build || !content) throw new Error(`This release shows no content in ${language}.`);
  const page = renderedPages(build, content).find((one) => one.path === path);
  if (!page) throw new Error(`This release has no page ${path}.`);
  const { renderer, remotes, stylesOf } = build;
  const { html, found } = await renderer.renderPage({
    ...makePageParts(build, state.origin, page.owner),
    content: describeContent(build, content, path),
    path,
    remotes,
  });
  if (!found) throw new Error(`${page.owner} owns ${path} and offers no page for it.`);
  return makeInert(inlineStyles(html, stylesOf('shell', page.owner), ''));
}

/** The beginning of every page's head. */
const charset = '<meta charset="utf-8">';

/**
 * Makes a page inert. Its links target a new window, which a sandboxed frame may not open, so they remain links for
 * screen readers.
 */
function makeInert(html: string): string {
  const bare = html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload|manifest)"[^>]*>/g, '');
  const policy = inlinePreviewPolicy(findInlineParts(bare));
  if (!bare.includes(charset)) throw new Error('The page has no place for its policy.');
  return bare.replace(
    charset,
    (first) => `${first}
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex, nofollow">
<base target="_blank">`,
  );
}
