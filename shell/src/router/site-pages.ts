import { findOwnedPath } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { lostPage, recoverableRoute } from '../remotes/recoverable-route';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { RemoteModule } from '../remotes/remote-module';
import { findRoutes } from './find-routes';
import type { RemotePages } from './routes';

export interface SitePages {
  /** The routes of the remotes that are here. */
  routes(): RemotePages;
  /**
   * Fetches what the page at a path needs: the remote that owns it, and the page. Undefined if all of it is
   * here. Never rejects: an address whose remote is missing falls through to `UnknownPath`, which says so.
   */
  prepare(pathname: string): Promise<void> | undefined;
  /**
   * The same before the page is requested. A failure is neither logged nor reported, and does not count against the
   * release: `prepare` tries anew. Never rejects.
   */
  prefetch(pathname: string): Promise<void>;
  /** Whether a remote is here and the page at a path, or what it shows, could not be had. */
  isLost(pathname: string): boolean;
  /** Puts the release of a remote that the loader has by now in the place of the one before, when its page is here. */
  replace(name: RemoteName, pathname: string): Promise<void>;
}

export function createSitePages(
  loader: Pick<RemoteLoader, 'load' | 'prefetch'>,
  log: (error: unknown) => void,
): SitePages {
  const routes: RemotePages = {};

  /** By path: what is being prefetched. */
  const underWay = new Map<string, Promise<void>>();

  const isHere = (owner: RemoteName, pathname: string) => {
    const known = routes[owner];
    return known !== undefined && findUnloaded(known, pathname).length === 0;
  };

  /** Routes that came first stay: some of their pages may be here, or shown. */
  const addRoutes = (name: RemoteName, remote: RemoteModule) =>
    (routes[name] ??= recoverableRoutes(name, remote));

  async function fetchPage(owner: RemoteName, pathname: string) {
    try {
      // It is nearer to its end than what starts now, and what it fails at is tried anew.
      await underWay.get(pathname);
      const known = addRoutes(owner, await loader.load(owner));
      await Promise.all(findUnloaded(known, pathname).map(loadPage));
    } catch (error) {
      log(error);
    }
  }

  async function prefetchPage(owner: RemoteName, pathname: string) {
    try {
      const remote = await loader.prefetch(owner);
      // The remote's own routes reject when a chunk is lost. Ours would answer, and so be left, with a panel.
      await Promise.all(findUnloaded(remote.routes, pathname).map(fetchLazily));
      await Promise.all(findUnloaded(addRoutes(owner, remote), pathname).map(loadPage));
    } catch {
      // A visit tries anew, and reports its failure.
    } finally {
      underWay.delete(pathname);
    }
  }

  return {
    routes: () => routes,
    prepare(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner || isHere(owner, pathname)) return undefined;
      return fetchPage(owner, pathname);
    },
    async prefetch(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner || isHere(owner, pathname)) return;
      const prefetching = underWay.get(pathname) ?? prefetchPage(owner, pathname);
      underWay.set(pathname, prefetching);
      await prefetching;
    },
    isLost: (pathname) =>
      findRoutes(Object.values(routes).flat(), pathname).some(({ handle }) => handle === lostPage),
    async replace(name, pathname) {
      const fresh = recoverableRoutes(name, await loader.load(name));
      await Promise.all(findUnloaded(fresh, pathname).map(loadPage));
      routes[name] = fresh;
    },
  };
}

const recoverableRoutes = (name: RemoteName, { routes }: RemoteModule): RouteObject[] =>
  routes.map((route) => recoverableRoute(name, route));

/** The routes that a path leads through and whose components are still to be fetched. */
export const findUnloaded = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  findRoutes(routes, pathname).filter(({ lazy }) => lazy !== undefined);

const fetchLazily = async ({ lazy }: RouteObject) =>
  typeof lazy === 'function' ? lazy() : undefined;

/** Puts a route's component where its `lazy` was. */
export async function loadPage(route: RouteObject): Promise<void> {
  Object.assign(route, await fetchLazily(route), { lazy: undefined });
}
