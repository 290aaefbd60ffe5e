import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout';
import { UnknownPath } from '../not-found/unknown-path';
import { RemoteErrorBoundary } from '../remotes/remote-error-boundary';

export type RemoteRoutes = Partial<Record<RemoteName, readonly RouteObject[]>>;

/**
 * Creates the shell's routes: one boundary per remote around its known routes, and a page for everything else. The
 * outermost route has no path, or React Router would not ask which remote owns `/` (docs/architecture.md).
 */
export function createRoutes(known: RemoteRoutes = {}): RouteObject[] {
  const boundaries = remoteNames.map((name) => ({
    id: name,
    ErrorBoundary: () => <RemoteErrorBoundary name={name} />,
    children: [...(known[name] ?? [])],
  }));
  return wrapInSiteRoute([
    ...boundaries,
    { id: unknownRouteId, path: '*', Component: UnknownPath },
  ]);
}

/** Id of the route that matches when no page claims the address. */
export const unknownRouteId = 'unknown';

export const wrapInSiteRoute = (children: RouteObject[]): RouteObject[] => [
  { id: 'site', Component: Layout, children },
];
