import { localPath } from 'contract/language';
import { findOwnedPath } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { lostPage, recoverableRoute } from '../remotes/recoverable-route';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { RemoteModule } from '../remotes/remote-module';
import {
  hasPagesAt,
  isMissingPage,
  isWorthPrefetching,
  movedTo,
  routesAtAddress,
} from './address-routes';
import { findRoutes } from './find-routes';
import type { RemotePages } from './routes';

export interface SitePages {
  /** The routes of the remotes that are here. */
  routes(): RemotePages;
  /**
   * Fetches what the page at a path needs: the remote that owns it, and the page. Undefined if all of it is
   * here. Never rejects: an address whose remote is missing falls through to `UnknownPath`, which says so.
   * Resolves to the address to be shown in its place, where the page has another one now.
   */
  prepare(pathname: string): Promise<string | undefined> | undefined;
  /**
   * The same before the page is requested. A failure is neither logged nor reported, and does not count against the
   * release: `prepare` tries anew. Never rejects.
   */
  prefetch(pathname: string): Promise<void>;
  /** Whether a remote is here and the page at a path, or what it shows, could not be had. */
  isLost(pathname: string): boolean;
  /** Whether it is known that there is no page at a path, though its remote could have one there. */
  isMissing(pathname: string): boolean;
  /** Says so of a path. */
  setMissing(pathname: string): void;
  /** Puts the release of a remote that the loader has by now in the place of the one before, when its page is here. */
  replace(name: RemoteName, pathname: string): Promise<void>;
}

export function createSitePages(
  loader: Pick<RemoteLoader, 'load' | 'prefetch'>,
  log: (error: unknown) => void,
): SitePages {
  const routes: Partial<Record<RemoteName, RouteObject[]>> = {};
  /** As the remotes offer them. */
  const offered: RemotePages = {};

  /** By path: what is being prefetched. */
  const underWay = new Map<string, Promise<void>>();
  /** Where the server has said so. */
  const missing = new Set<string>();

  const isHere = (owner: RemoteName, pathname: string) => {
    const known = routes[owner];
    if (!known || isAskedFirst(owner, pathname)) return false;
    return findUnloaded(known, pathname).length === 0;
  };

  /** Whether it has not been asked yet what is at an address. */
  const isAskedFirst = (owner: RemoteName, pathname: string) =>
    hasPagesAt(offered[owner] ?? [], pathname) &&
    findRoutes(routes[owner] ?? [], pathname).length === 0;

  /** Routes that came first stay: some of their pages may be here, or shown. */
  const addRoutes = (name: RemoteName, remote: RemoteModule, pathname: string) => {
    offered[name] ??= remote.routes;
    const known = (routes[name] ??= recoverableRoutes(name, offered[name], pathname));
    if (isAskedFirst(name, pathname))
      known.push(...recoverableRoutes(name, offered[name], pathname).slice(-1));
    return known;
  };

  async function fetchPage(owner: RemoteName, pathname: string) {
    try {
      // It is nearer to its end than what starts now, and what it fails at is tried anew.
      await underWay.get(pathname);
      const known = addRoutes(owner, await loader.load(owner), pathname);
      await Promise.all(findUnloaded(known, pathname).map(loadPage));
    } catch (error) {
      log(error);
    }
  }

  async function prefetchPage(owner: RemoteName, pathname: string) {
    try {
      const remote = await loader.prefetch(owner);
      if (!isWorthPrefetching(remote.routes, pathname)) return;
      // The remote's own routes reject when a chunk is lost. Ours would answer, and so be left, with a panel.
      const own = routesAtAddress(remote.routes, pathname);
      await Promise.all(findUnloaded(own, pathname).map(fetchLazily));
      await Promise.all(findUnloaded(addRoutes(owner, remote, pathname), pathname).map(loadPage));
    } catch {
      // A visit tries anew, and reports its failure.
    } finally {
      underWay.delete(pathname);
    }
  }

  const routesOf = (pathname: string) => findRoutes(Object.values(routes).flat(), pathname);

  async function prepareOwned(owner: RemoteName, pathname: string) {
    if (!isHere(owner, pathname)) await fetchPage(owner, pathname);
    const path = routesOf(pathname)
      .map(movedTo)
      .find((one) => one !== undefined);
    const address = path && localPath(path);
    if (!address || address === pathname) return undefined;
    if (!isHere(owner, address)) await fetchPage(owner, address);
    return address;
  }

  return {
    routes: () => routes,
    prepare(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner || missing.has(pathname)) return undefined;
      const isReady = isHere(owner, pathname) && !routesOf(pathname).some(movedTo);
      return isReady ? undefined : prepareOwned(owner, pathname);
    },
    async prefetch(pathname) {
      const owner = findOwnedPath(pathname)?.owner;
      if (!owner || isHere(owner, pathname)) return;
      const prefetching = underWay.get(pathname) ?? prefetchPage(owner, pathname);
      underWay.set(pathname, prefetching);
      await prefetching;
    },
    isLost: (pathname) => routesOf(pathname).some(({ handle }) => handle === lostPage),
    isMissing: (pathname) => missing.has(pathname) || routesOf(pathname).some(isMissingPage),
    setMissing: (pathname) => void missing.add(pathname),
    async replace(name, pathname) {
      const remote = await loader.load(name);
      const fresh = recoverableRoutes(name, remote.routes, pathname);
      await Promise.all(findUnloaded(fresh, pathname).map(loadPage));
      offered[name] = remote.routes;
      routes[name] = fresh;
    },
  };
}

const recoverableRoutes = (
  name: RemoteName,
  routes: readonly RouteObject[],
  pathname: string,
): RouteObject[] => routesAtAddress(routes, pathname).map((route) => recoverableRoute(name, route));

/** The routes that a path leads through and whose components are still to be fetched. */
export const findUnloaded = (routes: readonly RouteObject[], pathname: string): RouteObject[] =>
  findRoutes(routes, pathname).filter(({ lazy }) => lazy !== undefined);

const fetchLazily = async ({ lazy }: RouteObject) =>
  typeof lazy === 'function' ? lazy() : undefined;

/** Puts a route's component where its `lazy` was. */
export async function loadPage(route: RouteObject): Promise<void> {
  Object.assign(route, await fetchLazily(route), { lazy: undefined });
}
