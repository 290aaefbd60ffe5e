import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { UnknownPath } from '../not-found/unknown-path';
import { RemoteErrorBoundary } from '../remotes/remote-error-boundary';

/** The routes of remotes. */
export type RemotePages = Partial<Record<RemoteName, readonly RouteObject[]>>;

/**
 * The shell's routes: one boundary a remote, around the pages that have been fetched, and a page for everything
 * else.
 */
export function createRoutes(pages: RemotePages = {}): RouteObject[] {
  const boundaries = remoteNames.map((name) => ({
    id: name,
    element: (
      <RemoteErrorBoundary name={name}>
        <Outlet />
      </RemoteErrorBoundary>
    ),
    children: [...(pages[name] ?? [])],
  }));
  return siteRoutes([...boundaries, { id: unknownRouteId, path: '*', Component: UnknownPath }]);
}

/** The id of the route that an address falls to when no page claims it. */
export const unknownRouteId = 'unknown';

/** Header and footer around the routes in between. */
export const siteRoutes = (children: RouteObject[]): RouteObject[] => [
  { id: 'site', Component: Layout, children },
];
