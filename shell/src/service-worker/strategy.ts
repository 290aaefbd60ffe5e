import { readLocalPath } from 'contract/languages';
import { findOwnedPath } from 'contract/site-paths';

/**
 * How a request is answered: `page`, `asset` and `content` from what is kept, else from the network; `fresh-page` from the
 * network, else from what is kept; `picture` from what is kept while a newer one is looked for; `document` from
 * the network, and all three kinds of page, when nothing is left, with the one that says so.
 */
export type Strategy = 'page' | 'fresh-page' | 'document' | 'asset' | 'content' | 'picture';

/** What people wrote about is there as soon as it is published. */
const freshPage = '/forms/testimonies';

/** Files that are the same for all visitors. The console's are left out: they are many, and its staff few. */
const assets = /^\/assets\/(shell|public-site|member-area)\//;
/** What pages show; a version never changes, and the file that names the present one is none. */
const content = /^\/content\/[0-9a-f]+\//;
const pictures = /^\/(art|fonts)\/|^\/[^/]+\.(png|svg|webmanifest)$/;

/** Undefined leaves a request to the browser, as if there were no worker: calls of the api, writes, the console. */
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

/** Members' pages hold no personal data and are not kept all the same: the browser fills it in. */
function pageStrategy(pathname: string, search: string): Strategy | undefined {
  const { path } = readLocalPath(pageKey(pathname));
  const owner = findOwnedPath(path)?.owner;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isNoPage = /^\/api(\/|$)/.test(pathname) || name.slice(0, -1).includes('.');
  if (isNoPage || owner === 'admin-console') return undefined;
  if (owner !== 'public-site') return 'document';
  return search || path === freshPage ? 'fresh-page' : 'page';
}

/** The path under which a page is kept: its address has many forms. */
export const pageKey = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');
