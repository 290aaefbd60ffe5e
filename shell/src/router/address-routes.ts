import type { ComponentType } from 'react';
import type { AddressPages, PageAtAddress } from 'contract/address-pages';
import { prefix } from 'contract/language';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../not-found/not-found';

/** The handle of a route to an address at which there is no page. */
const missingPage = 'missing';

/** The handle of one whose page is at another path. */
interface MovedPage {
  readonly movedTo: string;
}

const pagesOf = ({ handle }: RouteObject): AddressPages<ComponentType> | undefined =>
  typeof handle === 'object' && handle && 'pageAt' in handle
    ? (handle as AddressPages<ComponentType>)
    : undefined;

/** The address's place in routes that have another page at each. */
function findPages(routes: readonly RouteObject[], pathname: string) {
  const found = matchRoutes(
    routes.filter((route) => pagesOf(route)),
    pathname,
    prefix,
  )?.[0];
  const pages = found && pagesOf(found.route);
  return pages && { ...found, pages };
}

/**
 * A remote's routes as they are at an address: a route that has another page at each is one to this address alone,
 * which loads its page as all others do.
 */
export function routesAtAddress(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const found = findPages(routes, pathname);
  const others = routes.filter((route) => !pagesOf(route));
  if (!found) return others;
  const { pages, params, route } = found;
  const path = pathname.slice(prefix.length);
  const lazy = () => pages.pageAt(params).then(toRoute);
  return [...others, { id: `${route.id} ${path}`, path, lazy }];
}

/** Whether a remote has something to say of an address at which there may be a page. */
export const hasPagesAt = (routes: readonly RouteObject[], pathname: string): boolean =>
  findPages(routes, pathname) !== undefined;

/** Whether a page is worth fetching ahead: all are, but those of which nothing says that they exist. */
export function isWorthPrefetching(routes: readonly RouteObject[], pathname: string): boolean {
  const found = findPages(routes, pathname);
  return !found || found.pages.isKnown(found.params);
}

function toRoute(page: PageAtAddress<ComponentType>): Pick<RouteObject, 'Component' | 'handle'> {
  if ('isMissing' in page) return { Component: NotFound, handle: missingPage };
  if ('movedTo' in page) return { Component: NotFound, handle: { movedTo: page.movedTo } };
  return page;
}

export const isMissingPage = ({ handle }: RouteObject): boolean => handle === missingPage;

/** The path, as in requirements 2.1, at which a route's page is; undefined: at its own. */
export const movedTo = ({ handle }: RouteObject): string | undefined =>
  typeof handle === 'object' && handle && 'movedTo' in handle
    ? (handle as MovedPage).movedTo
    : undefined;
