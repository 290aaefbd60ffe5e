import { findOwnedPath } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { recoverableRoute } from '../remotes/recoverable-route';
import type { RemoteLoader } from '../remotes/remote-loader';

export interface SitePages {
  /** The routes of the remotes that are here. */
  routes(): Partial<Record<RemoteName, readonly RouteObject[]>>;
  /**
   * Fetches what the page at a path needs: the remote that owns it, and the page. Undefined if all of it is
   * here. Never rejects: an address whose remote is missing falls through to `UnknownPath`, which says so.
   */
  prepare(pathname: string): Promise<void> | undefined;
  /** Puts the release of a remote that the loader has by now in the place of the one before, when its page is here. */
  replace(name: RemoteName, pathname: string): Promise<void>;
}

export function createSitePages(
  loader: Pick<RemoteLoader, 'load'>,
  log: (error: unknown) => void,
): SitePages {
  const routes: Partial<Record<RemoteName, readonly RouteObject[]>> = {};

  async function fetchPage(owner: RemoteName, pathname: string) {
    try {
      routes[owner] ??= await fetchRoutes(owner);
      await Promise.all(findUnloaded(routes[owner], pathname).map(loadPage));
    } catch (error) {
      log(error);
    }
  }

  const fetchRoutes = async (name: RemoteName) =>
    (await loader.load(name)).routes.map((route) => recoverableRoute(name, route));

  return {
    routes: () => routes,
    prepare(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner) return undefined;
      const known = routes[owner];
      if (known && findUnloaded(known, pathname).length === 0) return undefined;
      return fetchPage(owner, pathname);
    },
    async replace(name, pathname) {
      const fresh = await fetchRoutes(name);
      await Promise.all(findUnloaded(fresh, pathname).map(loadPage));
      routes[name] = fresh;
    },
  };
}

/** The routes that a path leads through and whose components are still to be fetched. */
export const findUnloaded = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  (matchRoutes([...routes], pathname) ?? [])
    .map(({ route }) => route)
    .filter(({ lazy }) => lazy !== undefined);

/** Puts a route's component where its `lazy` was. */
export async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
