import { realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentFolder, currentContentPath } from 'contract/content-files';
import { toPrefix, readLocalPath } from 'contract/languages';
import { blogNotFoundPage, isInBlog, notFoundPage } from 'contract/not-found-page';
import { registryPath } from 'contract/registry';
import { serviceWorkerPath } from 'contract/service-worker';
import { findOwnedPath, isEntryPage } from 'contract/site-paths';
import { errorCode } from '../../storage/error-code';

/** A file of the assembled site and the headers of its response. */
export interface SiteFile {
  /** The path below the site's folder. */
  readonly path: string;
  readonly status: 200 | 404;
  readonly cacheControl: string;
}

/** Browsers revalidate their copy each time. */
const revalidate = 'no-cache';
/** The name contains a hash of the content. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Finds the file for a decoded path; undefined if not even the 404 page exists. The folder is read each time: while a
 * part of the site is missing or being replaced, the rest is served. A release replaces the link `current`
 * (tooling/src/site/site-folder.ts); it is resolved once, so that a file and its compressed form come from one release.
 */
export async function findSiteFile(
  siteDir: string,
  pathname: string,
): Promise<SiteFile | undefined> {
  const link = join(siteDir, 'current');
  const current = relative(await realpath(siteDir), await realpath(link).catch(() => link));
  for (const candidate of candidatesFor(current, pathname)) {
    if (await isFile(join(siteDir, candidate.path))) return candidate;
  }
  return undefined;
}

function candidatesFor(current: string, pathname: string): SiteFile[] {
  const { language, path } = readLocalPath(pathname);
  const pages = `${current}/pages${toPrefix(language)}`;
  const missing = (isInBlog(pathname) ? [blogNotFoundPage, notFoundPage] : [notFoundPage]).map(
    (file): SiteFile => ({
      path: `${pages}/${file}`,
      status: 404,
      cacheControl: 'no-store',
    }),
  );
  if (outside.test(pathname)) return missing;
  if (pathname.startsWith('/assets/')) {
    return [{ path: pathname.slice(1), status: 200, cacheControl: forever }];
  }
  if (pathname.startsWith(contentFolder) && pathname !== currentContentPath) {
    return [{ path: pathname.slice(1), status: 200, cacheControl: forever }];
  }
  const serve = (file: string): SiteFile => ({ path: file, status: 200, cacheControl: revalidate });
  if (path === registryPath || pathname === serviceWorkerPath) {
    return [serve(current + pathname)];
  }
  return [
    serve(`${current}/files${pathname}`),
    serve(`files${pathname}`),
    serve(`${current}/pages${pathname.replace(/\/$/, '')}/index.html`),
    // A page that depends on the user, or whose prerendered file is missing, is rendered in the browser.
    ...(isMadeInBrowser(pathname) ? [serve(`${pages}/app.html`)] : []),
    ...missing,
  ];
}

/** The page of an entry is always prerendered, so a missing file is a 404. */
function isMadeInBrowser(pathname: string): boolean {
  const page = findOwnedPath(pathname);
  return page !== undefined && !isEntryPage(page);
}

/** Paths that leave the folder, name a hidden file or are invalid: a NUL would end a path for the file system. */
const outside = /[\u0000\\]|\/\.|\/\//;

/** System errors of a path that does not exist. Any other error, such as too many open files, is no 404. */
const noSuchFile: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (noSuchFile.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}
