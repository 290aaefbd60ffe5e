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

/** Matches the address against the routes that have a different page at each address. */
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
 * Resolves a remote's routes for one address: a route with a different page at each address becomes a static route with
 * its own lazy page.
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

/** Tells whether a page is worth prefetching: every page that is known to exist. */
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

/** The route of an address that, according to the server, has no page. */
export const missingRoute = (pathname: string): RouteObject => ({
  id: `${missingPage} ${pathname}`,
  path: pathname.slice(prefix.length),
  ...missing,
});
