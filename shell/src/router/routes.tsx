import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { UnknownPath } from '../not-found/unknown-path';
import { RemoteErrorBoundary } from '../remotes/remote-error-boundary';

/** The routes of remotes. */
export type RemoteRoutes = Partial<Record<RemoteName, readonly RouteObject[]>>;

/**
 * The shell's routes: one boundary a remote, around those of its routes that are known, and a page for everything
 * else. The outermost has no path, or React Router would not ask whose page `/` is (docs/architecture.md).
 */
export function createRoutes(known: RemoteRoutes = {}): RouteObject[] {
  const boundaries = remoteNames.map((name) => ({
    id: name,
    ErrorBoundary: () => <RemoteErrorBoundary name={name} />,
    children: [...(known[name] ?? [])],
  }));
  return siteRoutes([...boundaries, { id: unknownRouteId, path: '*', Component: UnknownPath }]);
}

/** The id of the route that an address falls to when no page claims it. */
export const unknownRouteId = 'unknown';

/** Header and footer around the routes in between. */
export const siteRoutes = (children: RouteObject[]): RouteObject[] => [
  { id: 'site', Component: Layout, children },
];
