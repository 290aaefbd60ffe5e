import { prefix } from 'contract/language';
import { findOwnedPath } from 'contract/site-paths';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { recoverableRoute } from '../remotes/recoverable-route';
import type { RemoteLoader } from '../remotes/remote-loader';
import { isWorthPrefetching, routesAtAddress } from './address-routes';
import type { RemoteRoutes } from './routes';

export interface RemoteRouteFinder {
  /**
   * Finds the routes of the remote that owns an address, for React Router to match. Never rejects: an address whose
   * remote is missing falls through to `UnknownPath`.
   */
  discover(pathname: string): Promise<RemoteRoutes>;
  /** Like `discover`, but also loads the page, so that React can render it at once. */
  loadPage(pathname: string): Promise<RemoteRoutes>;
  /**
   * Prefetches a page. A failure is neither logged nor reported, and does not count against the release: a visit tries
   * again. Never rejects.
   */
  prefetch(pathname: string): Promise<void>;
}

export function createRemoteRoutes(
  loader: Pick<RemoteLoader, 'load' | 'prefetch'>,
  log: (error: unknown) => void,
): RemoteRouteFinder {
  /** Running prefetches by route id. A navigation joins them, because they finish earlier than a new request would. */
  const underWay = new Map<string, Promise<unknown>>();

  async function discover(pathname: string): Promise<RemoteRoutes> {
    const owner = findOwnedPath(pathname)?.owner;
    if (!owner) return {};
    try {
      const { routes } = await loader.load(owner);
      const afterPrefetch = async ({ id = '' }: RouteObject) => void (await underWay.get(id));
      return {
        [owner]: routesAtAddress(routes, pathname).map((route) =>
          recoverableRoute(owner, route, afterPrefetch),
        ),
      };
    } catch (error) {
      log(error);
      return {};
    }
  }

  async function prefetchRoute(route: RouteObject) {
    const { id = '' } = route;
    const fetching = fetchLazily(route);
    underWay.set(
      id,
      fetching.catch(() => undefined).finally(() => underWay.delete(id)),
    );
    await fetching;
  }

  return {
    discover,
    async loadPage(pathname) {
      const found = await discover(pathname);
      const routes = Object.values(found).flatMap((known) => routesOn(known, pathname));
      await Promise.all(routes.map(loadRoute));
      return found;
    },
    async prefetch(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner) return;
      try {
        const { routes } = await loader.prefetch(owner);
        if (!isWorthPrefetching(routes, pathname)) return;
        // The remote's own routes reject when a chunk is lost. The shell's wrapped routes would resolve to a panel,
        // which would then stay.
        const own = routesOn(routesAtAddress(routes, pathname), pathname);
        await Promise.all(own.map(prefetchRoute));
      } catch {
        // A visit tries again and reports its failure.
      }
    },
  };
}

/** Lists the routes that match an address, outermost first. */
const routesOn = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  matchRoutes([...routes], pathname, prefix)?.map(({ route }) => route) ?? [];

const fetchLazily = async ({ lazy }: RouteObject) =>
  typeof lazy === 'function' ? lazy() : undefined;

/** Replaces a route's `lazy` with its loaded page. */
async function loadRoute(route: RouteObject): Promise<void> {
  Object.assign(route, await fetchLazily(route), { lazy: undefined });
}
