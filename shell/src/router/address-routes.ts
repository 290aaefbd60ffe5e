import type { ComponentType } from 'react';
import type { AddressPages, PageAtAddress } from 'contract/address-pages';
import { prefix } from 'contract/language';
import { matchRoutes, redirect } from 'react-router-dom';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { missingPage } from '../not-found/missing-page';
import { NotFound } from '../not-found/not-found';

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
 * A remote's routes as they are at an address: a route that has another page at each is one to this address alone, which
 * loads its page as all others do.
 */
export function routesAtAddress(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const found = findPages(routes, pathname);
  const others = routes.filter((route) => !pagesOf(route));
  if (!found) return others;
  const { pages, params, route } = found;
  const path = pathname.slice(prefix.length);
  const lazy: LazyRouteFunction<RouteObject> = () => pages.pageAt(params).then(toRoute);
  return [...others, { id: `${route.id} ${path}`, path, lazy }];
}

/** Whether a page is worth fetching ahead: all are, but those of which nothing says that they exist. */
export function isWorthPrefetching(routes: readonly RouteObject[], pathname: string): boolean {
  const found = findPages(routes, pathname);
  return !found || found.pages.isKnown(found.params);
}

function toRoute(page: PageAtAddress<ComponentType>) {
  if ('isMissing' in page) return missing;
  if ('movedTo' in page) {
    const loader = ({ request }: { readonly request: Request }) =>
      redirect(page.movedTo + new URL(request.url).search);
    return { Component: NotFound, loader };
  }
  return page;
}

const missing = { Component: NotFound, handle: missingPage };

/** The route of an address of which the server has said that there is no page. */
export const missingRoute = (pathname: string): RouteObject => ({
  id: `${missingPage} ${pathname}`,
  path: pathname.slice(prefix.length),
  ...missing,
});
