import { localPath } from 'contract/language';
import { readLocalPath } from 'contract/languages';
import { findOwnedPath, isEntryPage, isIndexed } from 'contract/site-paths';
import type { OwnedPath } from 'contract/site-paths';

/**
 * Marks metadata that is outside of React: the server writes it into the document, and the next page replaces it. React
 * could not hydrate it, because much of it is for readers that never run a script.
 */
export const metadataAttribute = 'data-fact';

/** Writes the canonical address for search engines and sharing, or tells robots not to index the page. */
export function writeCanonicalLink(pathname: string, origin: string): string {
  const page = findOwnedPath(pathname);
  return page && (isIndexed(page) || isEntryPage(page))
    ? `<link rel="canonical" href="${origin}${localPath(canonicalPath(page, pathname))}" ${metadataAttribute}>`
    : `<meta name="robots" content="noindex" ${metadataAttribute}>`;
}

/** The canonical path of a page, as in requirements 2.1: its address may have a final slash. */
const canonicalPath = (page: OwnedPath, pathname: string): string =>
  isEntryPage(page) ? readLocalPath(pathname).path.replace(/\/$/, '') : page.path;

/** Replaces the previous page's metadata after a client-side navigation. */
export function replaceMetadata(pathname: string): void {
  for (const fact of document.querySelectorAll(`[${metadataAttribute}]`)) fact.remove();
  const origin = document.documentElement.dataset['origin'] ?? '';
  document.head.insertAdjacentHTML('beforeend', writeCanonicalLink(pathname, origin));
}
