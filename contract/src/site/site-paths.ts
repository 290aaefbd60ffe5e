import { entryPagePath, isSlug } from './entry-page';
import { formPages, toNotSentPage, toSentPage } from './form-pages';
import type { FormPage } from './form-pages';
import { readLocalPath } from './languages';

/** The micro-frontends that own pages. */
export const remoteNames = ['public-site', 'member-area', 'admin-console'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The pages without a form and their owners. */
const otherPaths = {
  '/': 'public-site',
  '/giving/payment': 'public-site',
  '/join-us/login': 'member-area',
  '/join-us/admin-login': 'admin-console',
  '/join-us/create-profile': 'member-area',
  '/downloads/gallery': 'public-site',
  '/downloads/mp3': 'public-site',
  '/more/blog': 'public-site',
  '/more/departments': 'public-site',
  '/more/awakening': 'public-site',
  '/more/praise': 'public-site',
  '/more/visit': 'public-site',
  '/admin/dashboard': 'admin-console',
  '/profile/:id': 'member-area',
  '/forgot-password': 'member-area',
  '/reset-password/:token': 'member-area',
  '/confirm-email/:token': 'member-area',
  '/login': 'member-area',
  '/my-data': 'member-area',
  '/privacy': 'public-site',
  '/imprint': 'public-site',
} as const satisfies Record<`/${string}`, RemoteName>;

const formOwners = Object.fromEntries(
  Object.values(formPages).map((page) => [page, 'public-site']),
) as Record<FormPage, 'public-site'>;

/** Every path of the site (requirements 2.1) with its owner. Any other path is a 404. */
export const sitePaths: Readonly<Record<FormPage | keyof typeof otherPaths, RemoteName>> = {
  ...otherPaths,
  ...formOwners,
};

export type SitePath = keyof typeof sitePaths;

/** A path of the site; `:name` stands for one segment. */
export interface OwnedPath {
  readonly path: string;
  readonly owner: RemoteName;
}

/** `sitePaths`, the pages that follow a form without JavaScript, and those of entries. */
export const ownedPaths: readonly OwnedPath[] = [
  ...Object.entries(sitePaths).map(([path, owner]) => ({ path, owner })),
  ...Object.values(formPages).flatMap((page) =>
    [toSentPage(page), toNotSentPage(page)].map((path) => ({
      path,
      owner: 'public-site' as const,
    })),
  ),
  { path: entryPagePath, owner: 'public-site' },
];

/**
 * Whether the path stands for the pages of entries: they are the same for all visitors, but which exist depends on the
 * content.
 */
export const isEntryPage = ({ path }: OwnedPath): boolean => path === entryPagePath;

/** Ignores a final slash; the home page becomes ''. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

const byPath = new Map(ownedPaths.map((owned) => [withoutSlash(owned.path), owned]));
const withParameters = ownedPaths
  .filter(({ path }) => path.includes(':'))
  .map((owned) => ({ owned, pattern: owned.path.split('/') }));

const isParameter = (name: string, text: string) => (name === ':slug' ? isSlug(text) : text !== '');

/** The entry of `ownedPaths` for a URL path in any language; undefined is a 404. Ignores a final slash. */
export function findOwnedPath(pathname: string): OwnedPath | undefined {
  const path = withoutSlash(readLocalPath(pathname).path);
  const segments = path.split('/');
  const fits = (part: string, place: number) =>
    part.startsWith(':') ? isParameter(part, segments[place] ?? '') : part === segments[place];
  return (
    byPath.get(path) ??
    withParameters.find(({ pattern }) => pattern.length === segments.length && pattern.every(fits))
      ?.owned
  );
}

/** Whether a page always exists and is the same for all visitors, so that it can be prerendered. */
export const isPrerendered = ({ path, owner }: OwnedPath): boolean =>
  owner !== 'admin-console' && !path.includes(':');

/**
 * Whether search engines may index a page: one of `sitePaths` that is the same for all visitors. Left out are `/login`,
 * which shows the same as `/join-us/login`, and pages that are only reached from the login or with a receipt.
 */
export const isIndexed = (page: OwnedPath): boolean =>
  page.path in sitePaths &&
  isPrerendered(page) &&
  page.path !== '/login' &&
  page.path !== '/forgot-password' &&
  page.path !== '/my-data';
