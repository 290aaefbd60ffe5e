import { localPath } from 'contract/language';
import { readLocalPath } from 'contract/languages';
import { findOwnedPath, isEntryPage, isIndexed } from 'contract/site-paths';
import type { OwnedPath } from 'contract/site-paths';

/**
 * Marks what is said of the page beside React: the server writes it into the document, and the next page's takes
 * its place. React could not hydrate it, because much of it is for those who never run a script.
 */
export const metadataAttribute = 'data-fact';

/**
 * Tells search engines, and browsers that share a page, under which address it is known; or that it is none of theirs.
 */
export function writeCanonicalLink(pathname: string, origin: string): string {
  const page = findOwnedPath(pathname);
  return page && (isIndexed(page) || isEntryPage(page))
    ? `<link rel="canonical" href="${origin}${localPath(canonicalPath(page, pathname))}" ${metadataAttribute}>`
    : `<meta name="robots" content="noindex" ${metadataAttribute}>`;
}

/** The path, as in requirements 2.1, under which a page is known: its address may have a final slash. */
const canonicalPath = (page: OwnedPath, pathname: string): string =>
  isEntryPage(page) ? readLocalPath(pathname).path.replace(/\/$/, '') : page.path;

/** Lets the head speak of the page that a link has brought, and no longer of the one before. */
export function replaceMetadata(pathname: string): void {
  for (const fact of document.querySelectorAll(`[${metadataAttribute}]`)) fact.remove();
  const origin = document.documentElement.dataset['origin'] ?? '';
  document.head.insertAdjacentHTML('beforeend', writeCanonicalLink(pathname, origin));
}
