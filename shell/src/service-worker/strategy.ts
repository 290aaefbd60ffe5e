import { readLocalPath } from 'contract/languages';
import { findOwnedPath } from 'contract/site-paths';

/**
 * How a request is answered: `page`, `asset` and `content` from the cache, else the network; `fresh-page` from the
 * network, else the cache; `picture` from the cache while a newer one is fetched; `document` from the network. If all
 * fails, `page`, `fresh-page` and `document` show the offline page.
 */
export type Strategy = 'page' | 'fresh-page' | 'document' | 'asset' | 'content' | 'picture';

/** Testimonies must be visible as soon as they are published. */
const freshPage = '/forms/testimonies';

/** Files that are the same for all visitors. The console's are left out: they are many, and staff are few. */
const assets = /^\/assets\/(shell|public-site|member-area)\//;
/** Content of pages: a version never changes. The file that names the current version does not match. */
const content = /^\/content\/[0-9a-f]+\//;
const pictures = /^\/(art|fonts)\/|^\/[^/]+\.(png|svg|webmanifest)$/;

/** Returns undefined to leave a request to the browser: requests to the api, writes, the console. */
export function strategyFor(
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origin: string,
): Strategy | undefined {
  const { origin: target, pathname, search } = new URL(url);
  const isPlainRead = method === 'GET' && !headers.has('authorization') && !headers.has('range');
  if (!isPlainRead || target !== origin) return undefined;
  if (mode === 'navigate') return pageStrategy(pathname, search);
  if (assets.test(pathname)) return 'asset';
  if (content.test(pathname)) return 'content';
  return pictures.test(readLocalPath(pathname).path) ? 'picture' : undefined;
}

/** Members' pages are not cached, although they hold no personal data until the browser loads it. */
function pageStrategy(pathname: string, search: string): Strategy | undefined {
  const { path } = readLocalPath(pageKey(pathname));
  const owner = findOwnedPath(path)?.owner;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isNoPage = /^\/api(\/|$)/.test(pathname) || name.slice(0, -1).includes('.');
  if (isNoPage || owner === 'admin-console') return undefined;
  if (owner !== 'public-site') return 'document';
  return search || path === freshPage ? 'fresh-page' : 'page';
}

/** Normalizes a page's path to its cache key, because its address may have a final slash. */
export const pageKey = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');
