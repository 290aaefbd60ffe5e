import type { Language } from 'contract/languages';
import { inlinePreviewPolicy } from 'contract/inline-parts';
import { describeContent, prepareContent } from './prepare-content.ts';
import { findInlineParts, inlineStyles } from './inline-parts.ts';
import type { SiteFolder } from '../site/site-folder.ts';
import { makePageParts, openStableBuilds, renderedPages } from '../stable-builds.ts';

interface PreviewedPage {
  /** As in requirements 2.1. */
  readonly path: string;
  readonly language: Language;
}

/**
 * Renders one page as the stable releases show a snapshot, to be looked at only: it changes nothing of the site, and
 * waits for no process that does (decision 54).
 * @throws Error that says why there is no such page
 */
export async function renderPreview(
  site: SiteFolder,
  { path, language }: PreviewedPage,
  snapshot: string,
): Promise<string> {
  const state = site.readState();
  if (!state) throw new Error(`There is no site in ${site.path} yet.`);
  const builds = openStableBuilds(site, state);
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

/** What every page begins with. */
const charset = '<meta charset="utf-8">';

/**
 * A page that looks as it is and does nothing. Its links ask for a window, which a frame or a page in a sandbox is not
 * given, so they stay links for users of a screen reader.
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
